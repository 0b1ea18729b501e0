import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

type OfDatabase = Record<string, (db: Kysely<Schema>, ...values: never[]) => unknown>
type Bound<Functions> = {
  [Name in keyof Functions]: Functions[Name] extends (db: Kysely<Schema>, ...values: infer Values) => infer Result
    ? (...values: Values) => Result
    : never
}

/** The functions of a part of the store for one database, or one transaction, which each of them takes first. */
export const bound = <Functions extends OfDatabase>(db: Kysely<Schema>, functions: Functions): Bound<Functions> =>
  Object.fromEntries(
    Object.entries(functions).map(([name, run]) => [name, run.bind(undefined, db)]),
  ) as Bound<Functions>
