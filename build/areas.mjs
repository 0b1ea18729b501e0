import { relative } from 'node:path'
import { AREAS, LATER_AREAS, STYLES } from '../portal/areas.ts'
import { out } from './settings.mjs'

/** Which files the areas of the portal became, read from esbuild's description of its outputs. */

/** The URLs of the texts of an area. */
export const textsOf = (area, language, urls) => AREAS[area].texts.map((file) => urls[`${language}/${file}`])

/** The URL of a built file. */
export const urlOf = (file) => `/${relative(`${out}/portal`, file)}`

/** The hashed file that an entry became. */
export function fileOf(outputs, entryPoint) {
  const file = Object.keys(outputs).find((one) => outputs[one].entryPoint === entryPoint)
  if (!file) throw new Error(`${entryPoint} of portal/areas.ts has become no file: portal/pages.tsx has to import it.`)
  return file
}

/**
 * @returns the URLs that a browser fetches at once, the main script first; those of each later area besides; and that of
 *   the style of the pages behind a guard
 */
export function urlsOfAreas(outputs) {
  const first = withImports(outputs, fileOf(outputs, AREAS.main.script))
  const later = LATER_AREAS.map((area) => [
    area,
    withImports(outputs, fileOf(outputs, AREAS[area].script)).filter((url) => !first.includes(url)),
  ])
  return { first, later: Object.fromEntries(later), guardedStyle: urlOf(fileOf(outputs, STYLES.guarded)) }
}

/** The URLs of a file and of all that it imports: what the browser fetches to run it. */
function withImports(outputs, file) {
  const files = new Set([file])
  for (const one of files) {
    for (const { path, kind } of outputs[one].imports) {
      if (kind === 'import-statement' && outputs[path]) files.add(path)
    }
  }
  return [...files].map(urlOf)
}
