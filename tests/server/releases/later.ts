/** The migrations of the release after the next one, see `nextRelease`: what nobody reads any more is taken away. */
import { type Kysely, sql } from 'kysely'
import type { DialectSql } from '../../../server/store/engine.ts'
import type { Step } from '../../../server/store/migrations.ts'
import type { Schema } from '../../../server/store/schema.ts'
import type { DeletedRows } from '../../../server/store/tables/deleted.ts'
import { migrations as ofNextRelease } from './next.ts'

export * from './next.ts'

export const migrations = (dialectSql: DialectSql): Record<string, Step> => ({
  ...ofNextRelease(dialectSql),
  '901-no-moods': async (db) => {
    await db.schema.alterTable('notices').dropColumn('mood').execute()
    await sql`drop table moods`.execute(db)
    await dropFromDeletedNotices(db as Kysely<Schema>, 'mood')
  },
})

/** What is deleted comes back with a restoration, into the table as it is then. */
async function dropFromDeletedNotices(db: Kysely<Schema>, column: string): Promise<void> {
  const records = await db.selectFrom('deletions').select(['id', 'data']).where('entity', '=', 'notice').execute()
  for (const { id, data } of records) {
    const { notices = [], ...others }: DeletedRows = JSON.parse(data)
    const withoutColumn = notices.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => name !== column)),
    )
    const changed = JSON.stringify({ ...others, notices: withoutColumn })
    await db.updateTable('deletions').set({ data: changed }).where('id', '=', id).execute()
  }
}
