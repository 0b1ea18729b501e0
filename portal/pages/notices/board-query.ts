export type BoardQuery = {
  /** The chosen day (YYYY-MM-DD), or ''. */
  day: string
  /** From 1. */
  page: number
}

/** Reads the query of a URL; an invalid value counts as missing. */
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
