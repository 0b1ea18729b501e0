import { relative } from 'node:path'
import { out } from './settings.mjs'

/** Which files the areas of the portal became, read from esbuild's description of its outputs. */

/** The script and style that every visitor gets at once. */
export const MAIN = 'portal/main.ts'
/** The styles of every page. */
export const STYLES = 'portal/styles.css'
/** The styles of the pages on which people work. */
export const STAFF_STYLES = 'portal/styles-staff.css'

/** The areas that are fetched later, by their names in the page table. */
const LATER = {
  'public-pages': 'portal/pages/public-pages.tsx',
  'staff-pages': 'portal/pages/staff-pages.tsx',
  'staff-styles': STAFF_STYLES,
}

/** The texts that an area has besides those of the main script. */
const TEXTS = { 'public-pages': ['public'], 'staff-pages': ['public', 'staff'] }

/** The URLs of the texts of an area. */
export const textsOf = (area, language, urls) => (TEXTS[area] ?? []).map((part) => urls[`${language}/${part}`])

/** The URL of a built file. */
export const urlOf = (file) => `/${relative(`${out}/portal`, file)}`

/** The hashed file that an entry became. */
export const fileOf = (outputs, entryPoint) =>
  Object.keys(outputs).find((file) => outputs[file].entryPoint === entryPoint)

/** The URLs that a browser fetches at once, the main script first, and those of each area besides. */
export function urlsOfAreas(outputs) {
  const first = withImports(outputs, fileOf(outputs, MAIN))
  const later = Object.entries(LATER).map(([name, entry]) => [
    name,
    withImports(outputs, fileOf(outputs, entry)).filter((url) => !first.includes(url)),
  ])
  return { first, later: Object.fromEntries(later) }
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
