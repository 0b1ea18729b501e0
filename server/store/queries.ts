import { type RawBuilder, type SelectQueryBuilder, type Simplify, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** How many rows a query finds. */
export async function countOf<Table extends keyof Schema>(
  query: SelectQueryBuilder<Schema, Table, object>,
): Promise<number> {
  return (await query.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n
}

/** Whether a query finds a row. */
export const isFound = async <DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
): Promise<boolean> => (await query.limit(1).executeTakeFirst()) !== undefined

/** The order of rows that are read in pages, by the column of their `seq`. */
type PageOrder = { size: number; by?: string; newestFirst?: boolean }

/** Reads the rows of a query in pages of this size, so that no list is read or held as a whole. */
export async function* inPages<DB, Table extends keyof DB, Row extends { seq: number }>(
  query: SelectQueryBuilder<DB, Table, Row>,
  { size, by = 'seq', newestFirst = false }: PageOrder,
): AsyncGenerator<Simplify<Row>[]> {
  const seq = sql.ref<number>(by)
  const first = query.orderBy(seq, newestFirst ? 'desc' : 'asc').limit(size)
  for (let next = first; ; ) {
    const page = await next.execute()
    if (page.length > 0) yield page
    const last = page.at(-1)?.seq
    if (page.length < size || last === undefined) return
    next = first.where(newestFirst ? sql<boolean>`${seq} < ${last}` : sql<boolean>`${seq} > ${last}`)
  }
}

/** Finds the row of a person by its own id or by that of its login. */
export const byEitherId = (id: string): RawBuilder<boolean> => sql`("id" = ${id} or "login" = ${id})`

/**
 * For an update of rows that have one of these values in a column: the new value of each. In one statement, since two
 * rows may exchange their values.
 */
export const valueOfEach = <T>(column: string, values: Iterable<readonly [was: string | number, now: T]>) =>
  sql<T>`case ${sql.ref(column)} ${sql.join(
    Array.from(values, ([was, now]) => sql`when ${was} then ${now}`),
    sql` `,
  )} end`

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
