import { type Expression, type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { ImportKind } from '#contract/imports'
import { chunksOf, countOf, inChunks } from '../queries.ts'
import type { Schema } from '../schema.ts'
import { PEOPLE } from './people.ts'

export type JournalRow = Selectable<Schema['actRows']>

/** The owner of the photo that a changed record had before; it comes back when the act is undone. */
const ownerOfReplaced = (row: string) => `${row}/replaced`
/** The same in a query of rows. */
export const replacedPhoto = sql<string>`"actRows"."id" || '/replaced'`.as('owner')

/** The photos that an act has replaced are not needed any more: the login of the record is closed or removed. */
export const forgetReplacedPhotos = (db: Kysely<Schema>, logins: readonly string[] | Expression<{ login: string }>) =>
  db
    .deleteFrom('photos')
    .where(
      'owner',
      'in',
      db
        .selectFrom('actRows')
        .select(replacedPhoto)
        .where('user', 'in', logins as string[]),
    )
    .execute()

/** The condition that no record of a table has this value of a row. */
const isNowhere = <T extends keyof Schema>(table: T, column: keyof Schema[T] & string, value: 'id' | 'user') =>
  sql<boolean>`not exists (select 1 from ${sql.table(table)}
    where ${sql.ref(`${table}.${column}`)} = ${sql.ref(`actRows.${value}`)})`

/** The journal of acts. Functions that write several rows are to be called in a transaction. */
export const actRowsIn = (db: Kysely<Schema>) => {
  const rowsOf = (act: string, action?: JournalRow['action']) => {
    const rows = db.selectFrom('actRows').selectAll().where('act', '=', act)
    return (action ? rows.where('action', '=', action) : rows).orderBy('row')
  }

  /** Rows that have replaced a student's class or a teacher's classes. */
  const replacing = (field: 'grade' | 'classes') => db.selectFrom('actRows').where('before', 'like', `%"${field}":%`)

  const setBefore = inChunks((ids: string[], before: string) =>
    db.updateTable('actRows').set({ before }).where('id', 'in', ids).returning('id').execute(),
  )

  return {
    async add(rows: Insertable<Schema['actRows']>[]): Promise<void> {
      for (const chunk of chunksOf(rows)) await db.insertInto('actRows').values(chunk).execute()
    },

    all: (act: string): Promise<JournalRow[]> => rowsOf(act).execute(),

    /** A page of the rows, of any action or of one. */
    pageOf: (
      act: string,
      action: JournalRow['action'] | undefined,
      size: number,
      skip: number,
    ): Promise<JournalRow[]> => rowsOf(act, action).limit(size).offset(skip).execute(),

    count: (act: string, action: JournalRow['action'] | undefined): Promise<number> =>
      countOf(rowsOf(act, action).clearSelect().clearOrderBy()),

    async remove(act: string): Promise<void> {
      await db.deleteFrom('actRows').where('act', '=', act).execute()
    },

    /** A photo of a draft becomes that of a record. */
    async takePhoto(from: string, record: string): Promise<void> {
      await db
        .updateTable('photos')
        .set({ owner: record })
        .where('kind', '=', 'photo')
        .where('owner', '=', from)
        .execute()
    },

    /** The photo that a record has is kept with the row that replaces it. */
    async keepPhoto(row: string, record: string): Promise<void> {
      await this.takePhoto(record, ownerOfReplaced(row))
    },

    /** Reverses both. */
    async giveBackPhoto(row: string, record: string): Promise<void> {
      await db.deleteFrom('photos').where('kind', '=', 'photo').where('owner', '=', record).execute()
      await this.takePhoto(ownerOfReplaced(row), record)
    },

    /** How many records of an act were not changed, deleted or worked on since. */
    async untouched(act: string, kind: ImportKind): Promise<number> {
      const table = PEOPLE[kind] as 'students'
      const untouched = db
        .selectFrom('actRows')
        .innerJoin(table, (join) =>
          join.on(() => sql<boolean>`${sql.ref(`${table}.id`)} = coalesce("actRows"."target", "actRows"."id")`),
        )
        .innerJoin('users', 'users.id', 'actRows.user')
        .where('actRows.act', '=', act)
        .whereRef(`${table}.version`, '=', 'actRows.version')
        .where(({ or, and, eb }) =>
          or([
            eb('actRows.action', '=', 'change'),
            and([
              eb('users.passwordHash', '=', sql.ref<string>('actRows.passwordHash')),
              isNowhere('reports', 'studentId', 'id'),
              isNowhere('earlierReports', 'studentId', 'id'),
              isNowhere('deletions', 'student', 'id'),
              isNowhere('secondFactors', 'user', 'user'),
            ]),
          ]),
        )
      return countOf(untouched)
    },

    /** The classes in which acts that can be undone found students whom they have moved. */
    async formerClasses(act: string): Promise<string[]> {
      const rows = await replacing('grade').select('before').distinct().where('act', '=', act).execute()
      return rows.map(({ before }) => (JSON.parse(before) as { grade: string }).grade)
    },

    /**
     * Gives those classes their new names.
     * @param listNow what a teacher's list of classes is now
     */
    async renameClasses(renamed: ReadonlyMap<string, string>, listNow: (list: string) => string): Promise<void> {
      const nameNow = (name: string) => renamed.get(name) ?? name
      for (const [field, now] of [['grade', nameNow] as const, ['classes', listNow] as const]) {
        // By the ids: where two classes exchange their names, one row has after it what another had before.
        const rows = await replacing(field).select(['id', 'before']).execute()
        for (const [before, same] of Map.groupBy(rows, ({ before }) => before)) {
          const ids = same.map(({ id }) => id)
          const values = JSON.parse(before) as Record<typeof field, string>
          const after = JSON.stringify({ ...values, [field]: now(values[field]) })
          if (after !== before) await setBefore(ids, after)
        }
      }
    },
  }
}
