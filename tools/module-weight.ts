/** What a browser fetches to run a built module: the module and all that it imports, not what it loads later. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The files, the first being the module itself. */
export function filesOf(module: string, found = new Set<string>()): Set<string> {
  found.add(module)
  const imports = readFileSync(module, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g)
  for (const [, path = ''] of imports) {
    const file = join(dirname(module), path)
    if (!found.has(file)) filesOf(file, found)
  }
  return found
}

/** Their sizes together, gzip. */
export const weightOf = (...modules: string[]): number =>
  [...new Set(modules.flatMap((module) => [...filesOf(module)]))].reduce(
    (sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length,
    0,
  )
