import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** The last change of each field of each record that was ever updated. */
export const changesIn = (db: Kysely<Schema>) => ({
  /**
   * Records that these fields of a record were changed.
   * @param change `version` of the record from then on; `by` is the `id` of a login
   */
  async put(record: string, fields: string[], change: { version: number; at: string; by: string | null }) {
    await db.deleteFrom('changes').where('record', '=', record).where('field', 'in', fields).execute()
    await db
      .insertInto('changes')
      .values(fields.map((field) => ({ record, field, ...change })))
      .execute()
  },

  /** The fields that were changed after `version`, with the person; null in its place where the login is deleted. */
  since: (record: string, version: number) =>
    db
      .selectFrom('changes')
      .leftJoin('users', 'users.id', 'changes.by')
      .select(['changes.field', 'changes.at', 'users.name', 'users.userId', 'users.role'])
      .where('changes.record', '=', record)
      .where('changes.version', '>', version)
      .execute(),
})
