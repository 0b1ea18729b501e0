import type { SelectQueryBuilder } from 'kysely'
import type { Schema } from './schema.ts'

/** How many rows a query finds. */
export async function countOf<Table extends keyof Schema>(
  query: SelectQueryBuilder<Schema, Table, object>,
): Promise<number> {
  const { n } = await query.select((select) => select.fn.countAll<number | string>().as('n')).executeTakeFirstOrThrow()
  return Number(n)
}

/**
 * Rows a page at a time, so that no list is read or held as a whole.
 * @param size rows of a page
 * @param read the page that follows the row with this `seq`; undefined: the first
 */
export async function* inPages<Row extends { seq: number }>(
  size: number,
  read: (last: number | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: number | undefined
  for (;;) {
    const page = await read(last)
    if (page.length > 0) yield page
    if (page.length < size) return
    last = page.at(-1)?.seq
  }
}

/** Ids in one query: it has only so many parameters. */
const IDS = 500
/** Rows of one statement: each brings a parameter for each column. */
const ROWS = 100

/** Makes `work` do the same for any number of ids. */
export function inChunks<Rest extends unknown[], T>(work: (ids: string[], ...rest: Rest) => Promise<T[]>) {
  return async (ids: readonly string[], ...rest: Rest): Promise<T[]> => {
    const all: T[] = []
    for (const chunk of chunksOf(ids, IDS)) all.push(...(await work(chunk, ...rest)))
    return all
  }
}

/** Rows as one statement takes them. */
export const chunksOf = <T>(list: readonly T[], size = ROWS): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))
