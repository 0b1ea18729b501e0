/** The pages that a school writes itself: those that it must have, and others. All are at one path, so that none is at that of a page of the portal. */
import { UNSEEN } from '../characters.ts'
import { fold } from '../fold.ts'
import { LEGAL_PAGES, type LegalPage } from './choices.ts'
import { schoolLimits } from './limits.ts'

/** What a text of a page that a school must have can name in braces, such as `{cookies}`: the page has the facts in its place. */
export const LEGAL_VALUES = [
  'school',
  'contact',
  'head',
  'data',
  'readers',
  'places',
  'retention',
  'cookies',
  'storage',
  'conformance',
] as const
export type LegalValue = (typeof LEGAL_VALUES)[number]

/** A gap of the sample that the school fills in. */
const GAP = '___'

/** Whether a text can be shown: something is written, and no gap is left. */
export const hasGaps = (text: string): boolean => text.includes(GAP)

/** The first name in braces that is no value; undefined: there is none. */
export const unknownLegalValue = (text: string): string | undefined =>
  [...text.matchAll(/\{([^{}\n]*)\}/g)]
    .map(([, name = '']) => name)
    .find((name) => !LEGAL_VALUES.some((known) => known === name))

/** A text with the facts in place of their names. A list of facts becomes blocks of its own, wherever its name is. */
export const withLegalValues = (text: string, values: Record<LegalValue, string>): string =>
  text
    .replace(/\{([^{}\n]*)\}/g, (whole, name: LegalValue) => {
      if (!Object.hasOwn(values, name)) return whole
      return values[name].includes('\n') ? `\n\n${values[name]}\n\n` : values[name]
    })
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/**
 * The address of a page as it is kept, from what was typed or from its title: letters and digits of any script in small
 * letters, and single hyphens. '': it has no letter and no digit.
 */
export const slugOf = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    // bounded: a title or an address of at most some hundred characters
    .replace(/^[-\p{M}]+|-+$/gu, '')

/** Two addresses with the same key look alike, or are the same on another keyboard. */
export const slugKey = (slug: string): string => fold(slugOf(slug))

/** The page whose address this is, however it is typed. */
export const ownPageAt = <Page extends { slug: string }>(pages: readonly Page[], slug: string): Page | undefined =>
  pages.find((page) => slugKey(page.slug) === slugKey(slug))

const isLegal = (slug: string) => LEGAL_PAGES.some((page) => page === slugKey(slug))

/** The first address that another page has: of a page before it, or of one that a school must have. */
export function takenSlug(pages: readonly { slug: string }[]): { at: number; slug: string } | undefined {
  const keys = pages.map(({ slug }) => slugKey(slug))
  const at = keys.findIndex((key, index) => key && (keys.indexOf(key) < index || isLegal(key)))
  return at < 0 ? undefined : { at, slug: pages[at]?.slug ?? '' }
}

/** The pages, of which one without an address gets that of its title. */
export function withSlugs<Page extends { slug: string; title: string }>(pages: readonly Page[]): Page[] {
  const taken = new Set<string>(pages.map(({ slug }) => slugKey(slug)))
  return pages.map((page) => {
    if (page.slug) return page
    const wanted =
      slugOf(page.title)
        .slice(0, schoolLimits.slug - 3)
        .replace(/-$/, '') || 'page'
    let slug = wanted
    for (let number = 2; taken.has(slugKey(slug)) || isLegal(slug); number++) slug = `${wanted}-${number}`
    taken.add(slugKey(slug))
    return { ...page, slug }
  })
}

/** The pages that a school must have and has confirmed: only these does anybody see. */
export const confirmedLegalPages = ({ confirmed }: { confirmed: Record<LegalPage, boolean> }): LegalPage[] =>
  LEGAL_PAGES.filter((page) => confirmed[page])
