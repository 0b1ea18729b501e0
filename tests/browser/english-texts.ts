import { defaultMessages } from '@my-school/ui-kit'
import { de } from '@my-school/ui-kit/messages/de'
import { ur } from '@my-school/ui-kit/messages/ur'

/** In place of every value in a text. */
const VALUE = '\u0001'
const anyValues = new Proxy({}, { get: () => VALUE })

/**
 * Makes the function that finds texts of the portal which are English in a page of another language: texts of the English
 * catalogs, with any values in them, that the catalogs of that language do not have.
 */
export async function englishFinder(language: string): Promise<(texts: readonly string[]) => string[]> {
  const own = new Set(await textsOf(language))
  const english = [...new Set(await textsOf('en'))].filter((text) => !own.has(text))
  // What is beside a value may be an element of its own.
  const parts = new Set(english.flatMap((text) => text.split(VALUE).map((part) => part.trim())).filter(isPhrase))
  const patterns = english
    .filter((text) => /[a-z]{2}/i.test(text))
    .map((text) => new RegExp(`^${text.split(VALUE).map(escaped).join('.+')}$`, 's'))
  return (texts) => texts.filter((text) => parts.has(text) || patterns.some((pattern) => pattern.test(text)))
}

const isPhrase = (text: string) => /[a-z]+ [a-z]+/i.test(text)
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Of each part, since the bundle of the tests has what these patterns say. */
const parts: ((language: string) => Promise<Record<string, unknown>>)[] = [
  (language) => import(`../../messages/${language}/parts/main.ts`),
  (language) => import(`../../messages/${language}/parts/public.ts`),
  (language) => import(`../../messages/${language}/parts/staff.ts`),
  (language) => import(`../../messages/${language}/parts/server.ts`),
  (language) => import(`../../messages/${language}/failures/index.ts`),
]

/** Every text of a language; not those that it has from English. */
async function textsOf(language: string): Promise<string[]> {
  const catalogs = await Promise.all(
    parts.map(async (load) => {
      const [own, english] = await Promise.all([load(language), load('en')])
      const isOwn = ([name, text]: [string, unknown]) => language === 'en' || text !== english[name]
      return Object.entries(own).filter(isOwn)
    }),
  )
  const kit = { en: defaultMessages, ur, de }[language]
  return [...textsWithin([Object.fromEntries(catalogs.flat()), kit])]
}

function* textsWithin(catalog: unknown): Generator<string> {
  if (typeof catalog === 'string') yield catalog
  if (typeof catalog === 'function') yield* textsWithin(calledWithAny(catalog as (values: object) => unknown))
  if (typeof catalog === 'object' && catalog !== null)
    for (const inner of Object.values(catalog)) yield* textsWithin(inner)
}

/** The text of a function; undefined if it takes other values than texts. */
function calledWithAny(make: (values: object) => unknown): unknown {
  try {
    return make(anyValues)
  } catch {
    return undefined
  }
}
