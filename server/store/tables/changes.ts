import type { Kysely, Selectable } from 'kysely'
import { chunksOf, inChunks } from '../queries.ts'
import type { Schema } from '../schema.ts'

type Row = Selectable<Schema['changes']>

/** Who changes records, and when (ISO). `by` is the `id` of a login. */
export type ChangeAuthor = Pick<Row, 'at' | 'by'>

/** Rows for `putAll`: a change of these fields of one record. */
export const changesOf = (
  record: string,
  fields: readonly string[],
  change: Pick<Row, 'version' | 'at' | 'by'>,
): Row[] => fields.map((field) => ({ record, field, ...change }))

/** The last change of each field of each record that was ever updated. */
export const changesIn = (db: Kysely<Schema>) => ({
  /**
   * Records that fields of records were changed.
   * @param rows with the version of the record after the change; `by` is the `id` of a login
   */
  async putAll(rows: readonly Row[]): Promise<void> {
    for (const chunk of chunksOf(rows)) {
      await db
        .insertInto('changes')
        .values(chunk)
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

  /** When each of the records was last changed; one that never was is not there. */
  lastOf: inChunks((records: string[]) =>
    db
      .selectFrom('changes')
      .select(({ fn }) => ['record', fn.max('at').as('at')])
      .where('record', 'in', records)
      .groupBy('record')
      .execute(),
  ),

  /** When a field of each of these records was last changed; one of which it never was is not there. */
  lastOfField: inChunks((records: string[], field: string) =>
    db
      .selectFrom('changes')
      .select(['record', 'at'])
      .where('record', 'in', records)
      .where('field', '=', field)
      .execute(),
  ),

  /** The fields that were changed after `version`, with the person; its columns are null if the login is deleted. */
  since: (record: string, version: number) =>
    db
      .selectFrom('changes')
      .leftJoin('users', 'users.id', 'changes.by')
      .select(['changes.field', 'changes.at', 'users.name', 'users.userId', 'users.role'])
      .where('changes.record', '=', record)
      .where('changes.version', '>', version)
      .execute(),
})
