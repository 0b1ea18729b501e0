import { filesOfAreas } from './areas.mjs'
import { packageJson } from './settings.mjs'

/**
 * Prints what a browser fetches in a language for its first visit to Home, and for the pages of staff besides, as bytes of
 * brotli, and returns what is over its budget (package.json). A budget is an alarm: when more is needed, raise it and say
 * why.
 */
export function reportSizes(language, outputs, style, sizes) {
  const { first, later } = filesOfAreas(outputs)
  const sum = (files) => files.reduce((total, file) => total + sizes.get(file), 0)
  const parts = [
    { name: 'first visit', budget: 'firstVisit', bytes: sum(first), files: first.length },
    { name: 'staff besides', budget: 'staff', bytes: sum(later['staff-pages']), files: later['staff-pages'].length },
    { name: 'style', budget: 'style', bytes: style, files: 0 },
  ].map((part) => ({ ...part, most: packageJson.budgets[part.budget] }))
  console.log(
    `${language}: ${parts.map(({ name, bytes, most }) => `${name} ${kilobytes(bytes)} of ${kilobytes(most)} kB`).join(', ')}`,
  )
  return parts
    .filter(({ bytes, most }) => bytes > most)
    .map(
      ({ name, bytes, most }) => `${name}, ${language}, is ${bytes - most} bytes over its budget of ${most} (brotli).`,
    )
}

const kilobytes = (bytes) => (bytes / 1000).toFixed(1)
