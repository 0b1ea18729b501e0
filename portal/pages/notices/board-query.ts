import { pageIn } from '../../hooks/use-url-query.ts'

export type BoardQuery = {
  /** The chosen day (YYYY-MM-DD), or ''. */
  day: string
  /** The chosen month (YYYY-MM), or ''. */
  month: string
  category: string
  /** What is searched for. */
  words: string
  /** From 1. */
  page: number
}

/** The longest text that is searched for; what follows is not read. */
const MOST_LETTERS = 100

/** Reads the query of a URL; an invalid value counts as missing. */
export function readBoardQuery(query: URLSearchParams): BoardQuery {
  const valid = (name: string, form: RegExp) => {
    const value = query.get(name) ?? ''
    return form.test(value) ? value : ''
  }
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, MOST_LETTERS)
  return {
    day: valid('date', /^\d{4}-\d\d-\d\d$/),
    month: valid('month', /^\d{4}-(0[1-9]|1[0-2])$/),
    category: text('category'),
    words: text('words'),
    page: pageIn(query),
  }
}

/** The reverse: '', or a query that begins with '?'. */
export function writeBoardQuery({ day, month, category, words, page }: BoardQuery): string {
  const values = { date: day, month, category, words, page: page > 1 ? String(page) : '' }
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))
  return query.size > 0 ? `?${query}` : ''
}
