import type { Notice } from '#contract/calls'

/** The cuts of the notices that pages show. The server makes the same, so that a page brings along what it shows. */

/** Home's: the newest. */
export const newest = {
  key: 'notices/newest',
  of: (all: readonly Notice[]) => all.slice(0, 6).map(inShort),
}

/** How many notices a page of the board holds. */
const PER_PAGE = 30

export type BoardCut = {
  /** The day that was chosen (YYYY-MM-DD), or ''. */
  day: string
  /** From 1. */
  page: number
}

/** The board's: one page of them all, or of those of one day. */
export const board = {
  key: ({ day, page }: BoardCut) => `notices/board/${day}/${page}`,

  /** What an address asks for. */
  cut(query: URLSearchParams): BoardCut {
    const day = query.get('date') ?? ''
    return {
      day: /^\d{4}-\d\d-\d\d$/.test(day) ? day : '',
      page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
    }
  },

  /** The query of an address that asks for it. */
  query({ day, page }: BoardCut): string {
    const query = new URLSearchParams({ ...(day && { date: day }), ...(page > 1 && { page: String(page) }) })
    return query.size > 0 ? `?${query}` : ''
  },

  /** A page beyond the last is the last. */
  of(all: readonly Notice[], { day, page }: BoardCut) {
    const ofDay = day ? all.filter(({ created_at }) => created_at.startsWith(day)) : all
    const pages = Math.max(1, Math.ceil(ofDay.length / PER_PAGE))
    const shown = Math.min(page, pages)
    return { notices: ofDay.slice((shown - 1) * PER_PAGE, shown * PER_PAGE).map(inShort), page: shown, pages }
  },
}

/** One whole notice's; null under it: there is none. */
export const noticeKey = (id: string) => `notice/${id}`

/** More than a card shows of a description, in characters; the rest need not travel. */
const SHORT = 300

const inShort = ({ _id, title, description, created_at, photoVersion }: Notice) => ({
  _id,
  title,
  description: description.slice(0, SHORT),
  created_at,
  photoVersion,
})

export type NoticeInShort = ReturnType<typeof inShort>
