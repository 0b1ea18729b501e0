import { inShort, type NoticeInShort } from '../../notice-in-short.ts'
import type { Loader, PageUrl } from '../../page-types.ts'

/** How many notices a page of the board holds. */
const PER_PAGE = 30

/** Stands for every day without notices, in the page that the server renders once for all of them. */
const EMPTY_DAY = '0001-01-01'

export type BoardQuery = {
  /** The chosen day (YYYY-MM-DD), or ''. */
  day: string
  /** From 1. */
  page: number
}

export type BoardPage = { notices: NoticeInShort[]; page: number; pages: number }

/** What the query of a URL asks for; anything invalid counts as not given. */
export function readBoardQuery(query: URLSearchParams): BoardQuery {
  const day = query.get('date') ?? ''
  return {
    day: /^\d{4}-\d\d-\d\d$/.test(day) ? day : '',
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
  }
}

/** The reverse: '', or a query that begins with '?'. */
export function writeBoardQuery({ day, page }: BoardQuery): string {
  const query = new URLSearchParams({ ...(day && { date: day }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `?${query}` : ''
}

/** One page of all notices, or of those of one day. A page after the last is the last. */
export function boardLoader({ query }: Pick<PageUrl, 'query'>): Loader<BoardPage> {
  const { day, page } = readBoardQuery(query)
  return {
    key: `notices/board/${day}/${page}`,
    load: async (source) => {
      const all = await source.notices()
      const ofDay = day ? all.filter(({ created_at }) => created_at.startsWith(day)) : all
      const pages = Math.max(1, Math.ceil(ofDay.length / PER_PAGE))
      const shown = Math.min(page, pages)
      return { notices: ofDay.slice((shown - 1) * PER_PAGE, shown * PER_PAGE).map(inShort), page: shown, pages }
    },
    canonical: (shown) => {
      const isEmptyDay = day !== '' && shown.notices.length === 0
      return {
        search: writeBoardQuery({ day: isEmptyDay ? EMPTY_DAY : day, page: shown.page }),
        replace: isEmptyDay ? [[EMPTY_DAY, day]] : [],
      }
    },
  }
}
