import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { ImportKind } from '#contract/imports'
import { chunksOf, countOf, inChunks } from '../queries.ts'
import type { Schema } from '../schema.ts'

export type ImportRecord = Omit<Selectable<Schema['imports']>, 'kind'> & { kind: ImportKind; byUserId: string | null }
export type ImportChange = Partial<Insertable<Schema['imports']>>
/** The columns that say in which state an import is. */
export type StateColumns = Pick<
  ImportRecord,
  'state' | 'finishedAt' | 'task' | 'taskToken' | 'taskDone' | 'taskAll' | 'taskSeenAt'
>
export type DraftRow = Omit<Selectable<Schema['importRows']>, 'action'> & { action: RowAction }
/** The password of a row: its hash, and the password sealed for its login. */
export type MadeLogin = { row: string; passwordHash: string; sealedPassword: Uint8Array }
export type RowAction = Exclude<Schema['importRows']['action'], 'leave'>

/** A student or teacher as an import compares it, by the names of the fields. */
export type Person = Record<string, unknown> & {
  id: string
  login: string
  userId: string
  name: string
  version: number
  photoVersion: string | null
}

export const PEOPLE = { student: 'students', teacher: 'teachers' } as const

/** The owner of the photo that a changed record had before; it comes back when the import is undone. */
const ownerOfReplaced = (row: string) => `${row}/before`
/** The same in a query of rows. */
export const replacedPhoto = sql<string>`"importRows"."id" || '/before'`.as('owner')

/** The condition that no record of a table has this value of a row. */
const isNowhere = <T extends keyof Schema>(table: T, column: keyof Schema[T] & string, value: 'id' | 'user') =>
  sql<boolean>`not exists (select 1 from ${sql.table(table)}
    where ${sql.ref(`${table}.${column}`)} = ${sql.ref(`importRows.${value}`)})`

/** Imports, from the draft to the undoing. Functions that write several rows are to be called in a transaction. */
export const importsIn = (db: Kysely<Schema>) => {
  const all = () =>
    db
      .selectFrom('imports')
      .leftJoin('users', 'users.id', 'imports.createdBy')
      .selectAll('imports')
      .select('users.userId as byUserId')
      // Changes of the year are in this table too, see year-changes.ts.
      .where('kind', 'in', ['student', 'teacher'])
      .$narrowType<{ kind: ImportKind }>()

  /** Drafts, and those that are being written, or were when their server died. */
  const drafts = (): Promise<ImportRecord[]> => all().where('state', 'in', ['draft', 'running']).execute()

  /** @param action only those with this one */
  const rowsOf = (id: string, action?: RowAction) => {
    const rows = db.selectFrom('importRows').selectAll().where('import', '=', id).$narrowType<{ action: RowAction }>()
    return (action ? rows.where('action', '=', action) : rows).orderBy('row')
  }
  const idsOf = (id: string) => db.selectFrom('importRows').select('id').where('import', '=', id)

  /** Rows that are in the school and have replaced a student's class or a teacher's classes. */
  const replacing = (field: 'grade' | 'classes') =>
    db.selectFrom('importRows').where('cells', 'is', null).where('before', 'like', `%"${field}":%`)

  const setBefore = inChunks((ids: string[], before: string) =>
    db.updateTable('importRows').set({ before }).where('id', 'in', ids).returning('id').execute(),
  )

  const addRows = async (rows: Insertable<Schema['importRows']>[]): Promise<void> => {
    for (const chunk of chunksOf(rows)) await db.insertInto('importRows').values(chunk).execute()
  }

  return {
    async add(record: Insertable<Schema['imports']>): Promise<void> {
      await db.insertInto('imports').values(record).execute()
    },

    addRows,

    find: (id: string): Promise<ImportRecord | undefined> => all().where('imports.id', '=', id).executeTakeFirst(),

    /** The newest, newest first. */
    newest: (most: number): Promise<ImportRecord[]> => all().orderBy('imports.seq', 'desc').limit(most).execute(),

    /** Those that are being written. */
    running: (): Promise<ImportRecord[]> => all().where('state', '=', 'running').execute(),

    drafts,

    /** Those of them that were made before that time (ISO). */
    draftsBefore: async (before: string): Promise<ImportRecord[]> =>
      (await drafts()).filter(({ createdAt }) => createdAt < before),

    async update(id: string, change: ImportChange): Promise<void> {
      await db.updateTable('imports').set(change).where('id', '=', id).execute()
    },

    /** Renews the task of a server. Nothing is written if the task belongs to another server now. */
    async renewTask(id: string, token: string, taskSeenAt: number): Promise<void> {
      await db.updateTable('imports').set({ taskSeenAt }).where('id', '=', id).where('taskToken', '=', token).execute()
    },

    /** How many bytes the drafts of each login have in the database, with refused rows that are kept, without photos. */
    async draftBytes(): Promise<{ createdBy: string | null; bytes: number }[]> {
      const drafts = await db
        .selectFrom('imports')
        .select(({ selectFrom }) => {
          const rows = selectFrom('importRows')
            .select(sql`coalesce(sum(length(cells)), 0)`.as('bytes'))
            .whereRef('importRows.import', '=', 'imports.id')
          return ['createdBy', sql<number | string>`sum(coalesce(length("sealedDraft"), 0) + ${rows})`.as('bytes')]
        })
        .where('sealedDraft', 'is not', null)
        .groupBy('createdBy')
        .execute()
      return drafts.map(({ createdBy, bytes }) => ({ createdBy, bytes: Number(bytes) }))
    },

    /** At most `most` rows after this row number, of any action or of one. */
    rowsAfter: (id: string, rowNumber: number, most: number, action?: RowAction): Promise<DraftRow[]> =>
      rowsOf(id, action).where('row', '>', rowNumber).limit(most).execute(),

    /** The rows of these lines. */
    rowsAt: (id: string, lines: readonly number[]): Promise<DraftRow[]> =>
      rowsOf(id).where('row', 'in', lines).execute(),

    /** A page of the rows, of any action or of one. */
    pageOf: (id: string, action: RowAction | undefined, size: number, skip: number): Promise<DraftRow[]> =>
      rowsOf(id, action)
        // Refused rows first: they have to be corrected.
        .clearOrderBy()
        .orderBy(sql`case "action" when 'refused' then 0 else 1 end`)
        .orderBy('row')
        .limit(size)
        .offset(skip)
        .execute(),

    async row(id: string, row: number): Promise<DraftRow | undefined> {
      return rowsOf(id).where('row', '=', row).executeTakeFirst()
    },

    /** How many people of an import have a photo of it, and how many that it adds or changes have none. */
    async photoCounts(id: string): Promise<{ matched: number; without: number }> {
      const { all, matched } = await db
        .selectFrom('importRows')
        .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('photoVersion').as('matched')])
        .where('import', '=', id)
        .where('action', 'in', ['add', 'change'])
        .executeTakeFirstOrThrow()
      return { matched, without: all - matched }
    },

    countRows: (id: string, action: RowAction | undefined): Promise<number> =>
      countOf(rowsOf(id, action).clearSelect().clearOrderBy()),

    /** Replaces the rows with these lines. */
    async replaceRows(id: string, rows: DraftRow[]): Promise<void> {
      for (const chunk of chunksOf(rows)) {
        const lines = chunk.map(({ row }) => row)
        await db.deleteFrom('importRows').where('import', '=', id).where('row', 'in', lines).execute()
      }
      await addRows(rows)
    },

    /** The passwords of rows that are to be added. */
    async saveLogins(logins: MadeLogin[]): Promise<void> {
      for (const { row, ...login } of logins) {
        await db.updateTable('importRows').set(login).where('id', '=', row).execute()
      }
    },

    /** Everybody of one kind, with the user id. */
    async people(kind: ImportKind): Promise<Person[]> {
      const table = PEOPLE[kind]
      const rows = await db
        .selectFrom(table as 'students')
        .innerJoin('users', 'users.id', 'login')
        .selectAll(table as 'students')
        .select('users.userId')
        .orderBy(sql.ref(`${table}.seq`))
        .execute()
      return rows as unknown as Person[]
    },

    /** Every user id that is taken, also by students who have left, as `userKey` writes it. */
    async userKeys(): Promise<Set<string>> {
      const former = db.selectFrom('formerStudents').select('userKey')
      const rows = await db.selectFrom('users').select('userKey').unionAll(former).execute()
      return new Set(rows.map(({ userKey }) => userKey))
    },

    /** A number that changes when people of this kind are added, changed, deleted or restored, and with former students. */
    async dataVersion(kind: ImportKind): Promise<number> {
      const { version } = await db
        .selectFrom('dataVersions')
        .select(({ fn }) => fn.sum<number | string>('version').as('version'))
        .where('name', 'in', [PEOPLE[kind], 'formerStudents'])
        .executeTakeFirstOrThrow()
      return Number(version)
    },

    /** The photo of a draft's row becomes that of the record which the row changes. */
    async takePhoto(row: string, record: string): Promise<void> {
      const photo = db.updateTable('photos').where('kind', '=', 'photo')
      await photo
        .set({ owner: ownerOfReplaced(row) })
        .where('owner', '=', record)
        .execute()
      await photo.set({ owner: record }).where('owner', '=', row).execute()
    },

    /** Reverses `takePhoto`. */
    async giveBackPhoto(row: string, record: string): Promise<void> {
      await db.deleteFrom('photos').where('kind', '=', 'photo').where('owner', '=', record).execute()
      await db.updateTable('photos').set({ owner: record }).where('owner', '=', ownerOfReplaced(row)).execute()
    },

    /**
     * Once the records have all of it: removes what the file said, and rows that wrote nothing. Refused rows stay for their
     * file, without their photos.
     */
    async dropDraftData(id: string): Promise<void> {
      await db
        .deleteFrom('photos')
        .where('owner', 'in', idsOf(id).where('action', 'in', ['same', 'omit', 'refused']))
        .execute()
      await db.deleteFrom('importRows').where('import', '=', id).where('action', 'in', ['same', 'omit']).execute()
      await db
        .updateTable('importRows')
        .set({ photoVersion: null, passwordHash: null, sealedPassword: null })
        .where('import', '=', id)
        .where('action', '=', 'refused')
        .execute()
      const plain = { cells: null, sealedPassword: null }
      await db
        .updateTable('importRows')
        .set(({ ref }) => ({ ...plain, user: ref('login'), version: 1 }))
        .where('import', '=', id)
        .where('action', '=', 'add')
        .execute()
      await db
        .updateTable('importRows')
        .set(({ ref }) => ({ ...plain, user: ref('targetLogin') }))
        .where('import', '=', id)
        .where('action', '=', 'change')
        .execute()
    },

    /** How many records of an import were not changed, deleted or worked on since. */
    async untouched(id: string, kind: ImportKind): Promise<number> {
      const table = PEOPLE[kind] as 'students'
      const untouched = db
        .selectFrom('importRows')
        .innerJoin(table, (join) =>
          join.on(() => sql<boolean>`${sql.ref(`${table}.id`)} = coalesce("importRows"."target", "importRows"."id")`),
        )
        .innerJoin('users', 'users.id', 'importRows.user')
        .where('importRows.import', '=', id)
        .whereRef(`${table}.version`, '=', 'importRows.version')
        .where(({ or, and, eb }) =>
          or([
            eb('importRows.action', '=', 'change'),
            and([
              eb('users.passwordHash', '=', sql.ref<string>('importRows.passwordHash')),
              isNowhere('reports', 'studentId', 'id'),
              isNowhere('earlierReports', 'studentId', 'id'),
              isNowhere('deletedRecords', 'student', 'id'),
              isNowhere('secondFactors', 'user', 'user'),
            ]),
          ]),
        )
      return countOf(untouched)
    },

    /** Removes the refused rows of imports that were finished before that time (ISO), or of all. */
    async forgetRefused(before?: string): Promise<void> {
      const done = db
        .selectFrom('imports')
        .select('id')
        .where('state', 'in', ['done', 'undone'])
        .where('sealedDraft', 'is not', null)
      const old = await (before === undefined ? done : done.where('finishedAt', '<', before)).execute()
      for (const { id } of old) {
        await db.deleteFrom('importRows').where('import', '=', id).where('action', '=', 'refused').execute()
        await this.update(id, { sealedDraft: null })
      }
    },

    /**
     * Removes the data for undoing imports that were finished before that time (ISO), and photos that are not needed.
     */
    async forgetUndo(before: string): Promise<void> {
      const old = db
        .selectFrom('imports')
        .select('id')
        .where('state', 'in', ['done', 'undone'])
        .where('finishedAt', '<', before)
      await db.deleteFrom('importRows').where('import', 'in', old).execute()
      await db
        .deleteFrom('photos')
        .where('owner', 'like', '%/before')
        .where('owner', 'not in', db.selectFrom('importRows').select(replacedPhoto))
        .execute()
    },

    /** The classes in which imports that can be undone found students whom they have moved. */
    async formerClasses(id: string): Promise<string[]> {
      const rows = await replacing('grade').select('before').distinct().where('import', '=', id).execute()
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

    /** Removes an import that is not in the school, with its rows and photos. */
    async remove(id: string): Promise<void> {
      await db.deleteFrom('photos').where('owner', 'in', idsOf(id)).execute()
      await db.deleteFrom('imports').where('id', '=', id).execute()
    },

    /** For a school without its key: drafts and refused rows cannot be decrypted any more. */
    async removeDrafts(): Promise<void> {
      for (const { id } of await drafts()) await this.remove(id)
      await this.forgetRefused()
    },

    async removeRows(id: string): Promise<void> {
      await db.deleteFrom('importRows').where('import', '=', id).execute()
    },
  }
}
