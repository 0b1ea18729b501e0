/** The rows of deleted records leave their tables, and come back. */
import type { Insertable, Kysely } from 'kysely'
import { chunksOf } from '../queries.ts'
import type { Schema } from '../schema.ts'
import { forgetReplacedPhotos } from './act-rows.ts'

/** The tables of rows that are restored, by what a deletion calls them. */
const TABLES = {
  users: 'allUsers',
  guardians: 'guardians',
  students: 'allStudents',
  teachers: 'teachers',
  notices: 'notices',
  reports: 'reports',
  changes: 'changes',
} as const
type Table = (typeof TABLES)[keyof typeof TABLES]

/** Removes logins with their sessions, their second factor and the teacher. */
export async function removeLogins(db: Kysely<Schema>, logins: readonly string[]): Promise<void> {
  if (logins.length === 0) return
  await forgetReplacedPhotos(db, logins)
  await db.deleteFrom('allUsers').where('id', 'in', logins).execute()
}

/**
 * Rows in their order. The next number of a table is always above those that are there: a row whose number is below the
 * highest one can have it again, and with it its place in the lists. Any other row comes last, as it was before, or
 * because another row has its number now.
 */
async function numbered(db: Kysely<Schema>, table: Exclude<Table, 'changes'>, rows: { seq: number }[]) {
  // The tables have this column in common: the query is written for one of them.
  const all = db.selectFrom(table as 'allUsers')
  const { last } = await all.select((select) => select.fn.max('seq').as('last')).executeTakeFirstOrThrow()
  const taken = new Set<number>()
  for (const part of chunksOf(rows)) {
    const numbers = part.map(({ seq }) => seq)
    for (const { seq } of await all.select('seq').where('seq', 'in', numbers).execute()) taken.add(seq)
  }
  return rows
    .toSorted((one, other) => one.seq - other.seq)
    .map((row) => {
      const { seq, ...rest } = row
      return seq < (last ?? 0) && !taken.has(seq) ? row : rest
    })
}

/** Puts rows back, with as few statements as there can be: other writes wait for all of them. */
export async function restoreRows(db: Kysely<Schema>, kind: keyof typeof TABLES, rows: object[]): Promise<void> {
  const table = TABLES[kind]
  const placed: object[] = table === 'changes' ? rows : await numbered(db, table, rows as { seq: number }[])
  // A column that a row does not have, since a step has added it after the deletion, gets its default.
  const alike = Map.groupBy(placed, (row) => Object.keys(row).sort().join())
  for (const part of [...alike.values()].flatMap((group) => chunksOf(group))) {
    await db
      .insertInto(table as 'allUsers')
      .values(part as Insertable<Schema['allUsers']>[])
      .execute()
  }
}
