import { basename, relative } from 'node:path'
import { out } from './settings.mjs'

/** Functions that read esbuild's description of its output files, `metafile.outputs`. */

/** The URL of a built file. */
export const urlOf = (file) => `/${relative(`${out}/portal`, file)}`

/** The hashed file that an entry became. */
export const fileOf = (outputs, entryPoint) =>
  Object.keys(outputs).find((file) => outputs[file].entryPoint === entryPoint)

/** The name of a chunk: `lists` of the entry `chunk:lists`, `vitals` of `portal/state/vitals.ts`. */
export const chunkName = (entryPoint) => basename(entryPoint.replace(/^chunk:/, '')).replace(/\.tsx?$/, '')

/** A file and everything that it imports statically: what the browser fetches to run it. */
export function closure(outputs, file, seen = new Set()) {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const { path, kind } of outputs[file].imports) {
    if (kind === 'import-statement' && outputs[path]) closure(outputs, path, seen)
  }
  return seen
}

/**
 * The entries that a browser comes to only through one of these gates, and the gates.
 * @param main the entry that everybody has
 * @returns {Set<string>} of entry points
 */
export function entriesBehind(outputs, main, gates) {
  const laterOf = (file) =>
    [...closure(outputs, file)].flatMap((part) =>
      outputs[part].imports
        .filter(({ path, kind }) => kind === 'dynamic-import' && outputs[path])
        .map(({ path }) => path),
    )
  const before = new Set()
  const walk = (file) => {
    if (before.has(file) || gates.includes(outputs[file].entryPoint)) return
    before.add(file)
    laterOf(file).forEach(walk)
  }
  walk(fileOf(outputs, main))
  const scripts = Object.keys(outputs).filter((file) => file.endsWith('.js') && outputs[file].entryPoint)
  return new Set(scripts.filter((file) => !before.has(file)).map((file) => outputs[file].entryPoint))
}
