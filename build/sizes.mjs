import { LANGUAGE_TAGS } from '../messages/languages.ts'
import { filesOfAreas, textsOf, urlOf } from './areas.mjs'
import { out, packageJson } from './settings.mjs'

/**
 * Prints what a browser fetches in each language for its first visit to Home, and for the pages of staff besides, as bytes
 * of brotli, and returns what is over its budget (package.json). A budget is an alarm: when more is needed, raise it and
 * say why.
 * @param urls those of the texts
 * @param style the bytes of the style of every page
 */
export function reportSizes(outputs, urls, style, sizes) {
  const { first, later } = filesOfAreas(outputs)
  const sizeOf = (url) => sizes.get(`${out}/portal${url}`)
  const sum = (urls) => urls.reduce((total, url) => total + sizeOf(url), 0)
  const parts = LANGUAGE_TAGS.flatMap((language) => [
    {
      name: `first visit, ${language}`,
      budget: 'firstVisit',
      bytes: sum([...first.map(urlOf), urls[`${language}/main`]]),
    },
    {
      name: `staff besides, ${language}`,
      budget: 'staff',
      bytes: sum([...later['staff-pages'].map(urlOf), ...textsOf('staff-pages', language, urls)]),
    },
    { name: `failures, ${language}`, bytes: sizeOf(urls[`${language}/failures`]) },
  ])
  const all = [...parts, { name: 'style', budget: 'style', bytes: style }].map((part) => ({
    ...part,
    most: packageJson.budgets[part.budget] ?? Number.POSITIVE_INFINITY,
  }))
  const kilobytes = ({ bytes }) => `${(bytes / 1000).toFixed(1)} kB`
  for (const language of LANGUAGE_TAGS) {
    const own = parts.filter(({ name }) => name.endsWith(`, ${language}`))
    console.log(`${language}: ${own.map((part) => `${part.name.split(',')[0]} ${kilobytes(part)}`).join(', ')}`)
  }
  console.log(`style: ${kilobytes({ bytes: style })}`)
  return all
    .filter(({ bytes, most }) => bytes > most)
    .map(({ name, bytes, most }) => `${name}, is ${bytes - most} bytes over its budget of ${most} (brotli).`)
}
