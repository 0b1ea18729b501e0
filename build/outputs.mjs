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
