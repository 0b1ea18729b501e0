import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** How many rows a table has. */
export async function countOf(
  db: Kysely<Schema>,
  table: 'users' | 'students' | 'teachers' | 'notices' | 'reports' | 'audit',
): Promise<number> {
  const { n } = await db
    .selectFrom(table)
    .select((select) => select.fn.countAll<number | string>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}
