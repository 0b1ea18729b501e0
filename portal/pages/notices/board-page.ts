import { searchedText } from '#contract/notices/find'
import type { Notice } from '#contract/operations'
import { hasWords } from '#contract/search'
import type { Loader, PageUrl } from '../../routing/page-types.ts'
import { boardOrder } from './board-order.ts'
import { type BoardQuery, readBoardQuery, writeBoardQuery } from './board-query.ts'
import { inShort, type NoticeInShort, publishedOf } from './notice-in-short.ts'

/** How many notices a page of the board holds. */
const PER_PAGE = 30

/** How many categories and months can be chosen: those with the most notices, and the newest. */
const MOST_CATEGORIES = 20
const MOST_MONTHS = 12

/** The day in the page that the server renders once for all days without notices. */
const EMPTY_DAY = '0001-01-01'

/** A value by which the board can be filtered, and how many notices have it. */
export type Facet = { value: string; count: number; name?: Name }
/** What the page calls it, where that is another text; `inFirst`: it is not in the language of the page. */
type Name = { text: string; inFirst?: boolean }

export type BoardPage = {
  notices: NoticeInShort[]
  page: number
  pageCount: number
  /** How many notices the filters leave. */
  found: number
  categories: Facet[]
  months: Facet[]
  hasEvents: boolean
}

/** One page of all notices, or of those that the query asks for. A page after the last is the last. */
export function boardLoader({ query }: Pick<PageUrl, 'query'>): Loader<BoardPage> {
  const asked = readBoardQuery(query)
  const { page: _, ...filters } = asked
  return {
    key: `notices/board/${asked.day}/${asked.page}${writeBoardQuery({ ...asked, day: '', page: 1 })}`,
    load: async (source) => {
      const all = boardOrder(await source.notices())
      const found = all.filter(matching(filters))
      const pageCount = Math.max(1, Math.ceil(found.length / PER_PAGE))
      const page = Math.min(asked.page, pageCount)
      return {
        notices: found.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(inShort),
        page,
        pageCount,
        found: found.length,
        categories: facets(all.map(categoryOf), categoryNames(all))
          .toSorted((one, other) => other.count - one.count)
          .slice(0, MOST_CATEGORIES),
        months: facets(all.map((notice) => publishedOf(notice).slice(0, 7)))
          .toSorted((one, other) => (one.value < other.value ? 1 : -1))
          .slice(0, MOST_MONTHS),
        hasEvents: all.some(({ event }) => event !== undefined),
      }
    },
    canonical: ({ notices, page }) => {
      const isEmptyDay = asked.day !== '' && notices.length === 0
      return {
        search: writeBoardQuery({ ...asked, day: isEmptyDay ? EMPTY_DAY : asked.day, page }),
        replace: isEmptyDay ? [[EMPTY_DAY, asked.day]] : [],
      }
    },
  }
}

function matching({ day, month, category, words }: Omit<BoardQuery, 'page'>) {
  const has = hasWords(words, true)
  return (notice: Notice) =>
    publishedOf(notice).startsWith(day || month) &&
    publishedOf(notice).startsWith(month) &&
    (category === '' || categoryOf(notice) === category) &&
    has(searchedText(notice))
}

/** The category in the first language of the school: the same in every language of the page. */
const categoryOf = ({ catagory, catagoryInFirst = catagory }: Notice) => catagoryInFirst

/** The names of the categories whose value is not in the language of the page. */
function categoryNames(notices: readonly Notice[]): Map<string, Name> {
  const names = new Map<string, Name>()
  for (const { catagory, catagoryInFirst, inFirst } of notices) {
    if (catagoryInFirst) names.set(catagoryInFirst, { text: catagory })
    else if (inFirst?.includes('catagory') && !names.has(catagory))
      names.set(catagory, { text: catagory, inFirst: true })
  }
  return names
}

function facets(values: readonly string[], names?: ReadonlyMap<string, Name>): Facet[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => {
    const name = names?.get(value)
    return { value, count, ...(name && { name }) }
  })
}
