import type { Kysely, Selectable } from 'kysely'
import type { Schema } from './schema.ts'

type Row = Selectable<Schema['changes']>

/** Rows of one statement: a query has only so many parameters. */
const CHUNK = 500

/** For `putAll`: these fields of one record. */
export const changesOf = (
  record: string,
  fields: readonly string[],
  change: Pick<Row, 'version' | 'at' | 'by'>,
): Row[] => fields.map((field) => ({ record, field, ...change }))

/** The last change of each field of each record that was ever updated. */
export const changesIn = (db: Kysely<Schema>) => ({
  /**
   * Records that fields of records were changed.
   * @param rows of each its `version` from then on; `by` is the `id` of a login
   */
  async putAll(rows: readonly Row[]): Promise<void> {
    for (let from = 0; from < rows.length; from += CHUNK) {
      await db
        .insertInto('changes')
        .values(rows.slice(from, from + CHUNK))
        .onConflict((conflict) =>
          conflict.columns(['record', 'field']).doUpdateSet(({ ref }) => ({
            version: ref('excluded.version'),
            at: ref('excluded.at'),
            by: ref('excluded.by'),
          })),
        )
        .execute()
    }
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
