import { LANGUAGE_TAGS } from '../messages/languages.ts'
import { textsOf, urlsOfAreas } from './areas.mjs'
import { out, packageJson } from './settings.mjs'

const { firstVisit, staff, style: styleBudget } = packageJson.budgets

/**
 * Prints what a browser fetches in each language for its first visit to Home, and for the pages of staff besides, as bytes
 * of brotli, and returns what is over its budget (package.json). A budget is an alarm: when more is needed, raise it and
 * say why.
 * @param urls those of the texts
 * @param style the bytes of the style of every page
 * @param say prints a line
 */
export function reportSizes(outputs, urls, style, sizes, say) {
  const { first, later } = urlsOfAreas(outputs)
  const sum = (urls) => urls.reduce((total, url) => total + sizes.get(`${out}/portal${url}`), 0)
  const partsIn = (language) => [
    ['first visit', sum([...first, urls[`${language}/main`]]), firstVisit],
    ['staff besides', sum([...later.staff, ...textsOf('staff', language, urls)]), staff],
    ['failures', sum([urls[`${language}/failures`]])],
  ]
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
  const all = LANGUAGE_TAGS.flatMap((language) => {
    const parts = partsIn(language)
    say(`${language}: ${parts.map(([name, bytes]) => `${name} ${kilobytes(bytes)}`).join(', ')}`)
    return parts.map(([name, ...part]) => [`${name}, ${language}`, ...part])
  })
  say(`style: ${kilobytes(style)}`)
  return [...all, ['style', style, styleBudget]]
    .filter(([, bytes, most]) => bytes > most)
    .map(([name, bytes, most]) => `${name}, is ${bytes - most} bytes over its budget of ${most} (brotli).`)
}
