import type { SelectQueryBuilder } from 'kysely'
import type { Schema } from './schema.ts'

/** How many rows a query finds. */
export async function countOf<Table extends keyof Schema>(
  query: SelectQueryBuilder<Schema, Table, object>,
): Promise<number> {
  return (await query.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n
}

/**
 * Reads rows in pages, so that no list is read or held as a whole.
 * @param size rows of a page
 * @param read reads the page after the row with this `seq`; undefined: the first page
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

/** Ids in one query: the number of its parameters is limited. */
const IDS_PER_QUERY = 500
/** Rows of one statement: each has a parameter for each column. */
const ROWS_PER_STATEMENT = 100

/** Makes a function that calls `work` for any number of ids, in parts. */
export function inChunks<Rest extends unknown[], T>(work: (ids: string[], ...rest: Rest) => Promise<T[]>) {
  return async (ids: readonly string[], ...rest: Rest): Promise<T[]> => {
    const all: T[] = []
    for (const chunk of chunksOf(ids, IDS_PER_QUERY)) all.push(...(await work(chunk, ...rest)))
    return all
  }
}

/** Some columns of a row. */
export const pick = <Row extends object, Key extends keyof Row>(row: Row, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<Row, Key>

/** Splits a list into parts, by default for one statement each. */
export const chunksOf = <T>(list: readonly T[], size = ROWS_PER_STATEMENT): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))
