/** The migrations of the release after this one, see `nextRelease`: what is new is added, with a value for programs that do not know it. */
import { sql } from 'kysely'
import type { DialectSql } from '../../../server/store/engine.ts'
import { migrations as ofThisRelease, type Step } from '../../../server/store/migrations.ts'

export * from '../../../server/store/migrations.ts'

export const FIRST_OF_NEXT = '900-mood-expand'

export const migrations = (dialectSql: DialectSql): Record<string, Step> => ({
  ...ofThisRelease(dialectSql),
  [FIRST_OF_NEXT]: async (db) => {
    const text = sql.raw<string>(dialectSql.text)
    await db.schema
      .alterTable('notices')
      .addColumn('mood', text, (column) => column.notNull().defaultTo('calm'))
      .execute()
    await db.schema
      .createTable('moods')
      .addColumn('name', text, (column) => column.primaryKey())
      .execute()
  },
})
