import type { Notice } from '#contract/operations'
import { inShort } from '../../notice-lists.ts'

/** How many notices a page of the board holds. */
const PER_PAGE = 30

export type BoardCut = {
  /** The day that was chosen (YYYY-MM-DD), or ''. */
  day: string
  /** From 1. */
  page: number
}

/** What the board shows of the notices: one page of them all, or of those of one day. */
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

export type NoticeInShort = ReturnType<typeof inShort>
