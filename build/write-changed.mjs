import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Writes lines into a file. One that is as it should be keeps its time, which watchers look at. */
export function writeChanged(file, lines) {
  const text = `${lines.join('\n')}\n`
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
