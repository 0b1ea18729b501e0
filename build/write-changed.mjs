import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes lines into a file, in a folder that is made if need be. A file that is as it should be keeps its time, which
 * watchers look at.
 */
export function writeChanged(file, lines) {
  const text = `${lines.join('\n')}\n`
  mkdirSync(dirname(file), { recursive: true })
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
