import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { ImportKind } from '#contract/imports'
import type { Schema } from '../schema.ts'
import { replacedPhoto } from './act-rows.ts'

type Row = Selectable<Schema['acts']>
/** What is sealed of an import and may have megabytes: it is read only where it is needed. */
type SealedPart = 'sealedDraft' | 'sealedPhotos'
export type ImportRecord = Omit<Row, 'kind' | SealedPart> & {
  kind: ImportKind
  byUserId: string | null
  hasDraft: boolean
}
export type ImportChange = Partial<Insertable<Schema['acts']>>
/** The columns that say in which state an import is. */
export type StateColumns = Pick<ImportRecord, 'state' | 'finishedAt' | 'task' | 'taskDone' | 'taskAll' | 'taskSeenAt'>

/** The owner of a photo of a draft: the row of the file. */
export const draftPhotoOwner = (id: string, row: number): string => `${id}/${row}`

/** Imports, from the draft to the undoing. Functions that write several rows are to be called in a transaction. */
export const actsIn = (db: Kysely<Schema>) => {
  const listed = async (which: (query: ReturnType<typeof imports>) => ReturnType<typeof imports>) => {
    const rows = await which(imports()).execute()
    return rows.map(({ hasDraft, ...row }): ImportRecord => ({ ...row, hasDraft: Boolean(hasDraft) }))
  }
  const imports = () =>
    db
      .selectFrom('acts')
      .leftJoin('users', 'users.id', 'acts.createdBy')
      .select('users.userId as byUserId')
      // A change of the year is here too, see year-changes.ts.
      .where('kind', 'in', ['student', 'teacher'])
      .select([
        ...(['acts.seq', 'acts.id', 'kind', 'fileName', 'state', 'acts.createdAt', 'createdBy', 'finishedAt'] as const),
        ...(['counts', 'sealedProblem', 'revision', 'classes', 'task', 'taskDone', 'taskAll', 'taskSeenAt'] as const),
      ])
      .select(sql<number | boolean>`"sealedDraft" is not null`.as('hasDraft'))
      .$narrowType<{ kind: ImportKind }>()

  /** Drafts, and those that are being written, or were when their server died. */
  const drafts = (): Promise<ImportRecord[]> => listed((all) => all.where('state', 'in', ['draft', 'running']))

  const done = () => db.selectFrom('acts').select('id').where('state', 'in', ['done', 'undone'])

  return {
    async add(record: Insertable<Schema['acts']>): Promise<void> {
      await db.insertInto('acts').values(record).execute()
    },

    find: async (id: string): Promise<ImportRecord | undefined> =>
      (await listed((all) => all.where('acts.id', '=', id)))[0],

    async sealed(id: string, part: SealedPart): Promise<Uint8Array | null> {
      const row = await db.selectFrom('acts').select(`${part} as bytes`).where('id', '=', id).executeTakeFirst()
      return row?.bytes ?? null
    },

    /** The newest, newest first. */
    newest: (most: number): Promise<ImportRecord[]> => listed((all) => all.orderBy('acts.seq', 'desc').limit(most)),

    /** Those that are being written. */
    running: (): Promise<ImportRecord[]> => listed((all) => all.where('state', '=', 'running')),

    drafts,

    /** Those of them that were made before that time (ISO). */
    draftsBefore: async (before: string): Promise<ImportRecord[]> =>
      (await drafts()).filter(({ createdAt }) => createdAt < before),

    async update(id: string, change: ImportChange): Promise<void> {
      await db.updateTable('acts').set(change).where('id', '=', id).execute()
    },

    /** Says that the server of a task still works. Nothing is written if the import is not as the task began it. */
    async renewTask(id: string, task: 'photos' | 'logins', revision: number | undefined, taskSeenAt: number) {
      const own = db.updateTable('acts').set({ taskSeenAt }).where('id', '=', id).where('task', '=', task)
      await (revision === undefined ? own : own.where('revision', '=', revision)).execute()
    },

    /** How many bytes the drafts of each login have in the database, with refused rows that are kept, without photos. */
    async draftBytes(): Promise<{ createdBy: string | null; bytes: number }[]> {
      const drafts = await db
        .selectFrom('acts')
        .select(['createdBy', sql<number | string>`sum(length("sealedDraft"))`.as('bytes')])
        .where('sealedDraft', 'is not', null)
        .groupBy('createdBy')
        .execute()
      return drafts.map(({ createdBy, bytes }) => ({ createdBy, bytes: Number(bytes) }))
    },

    /** Removes the refused rows of imports that were finished before that time (ISO), or of all. */
    async forgetRefused(before?: string): Promise<void> {
      const old = before === undefined ? done() : done().where('finishedAt', '<', before)
      await db.updateTable('acts').set({ sealedDraft: null }).where('id', 'in', old).execute()
    },

    /** Removes the data for undoing acts that were finished before that time (ISO), and photos that are not needed. */
    async forgetUndo(before: string): Promise<void> {
      await db
        .deleteFrom('actRows')
        .where('act', 'in', done().where('finishedAt', '<', before))
        .execute()
      await db
        .deleteFrom('photos')
        .where('owner', 'like', '%/replaced')
        .where('owner', 'not in', db.selectFrom('actRows').select(replacedPhoto))
        .execute()
    },

    /** Removes the photos of a draft that nobody has taken. */
    async removePhotos(id: string): Promise<void> {
      const owner = draftPhotoOwner(id, 0).slice(0, -1)
      await db
        .deleteFrom('photos')
        .where(sql`substr("owner", 1, ${sql.lit(owner.length)})`, '=', owner)
        .execute()
    },

    /** Removes an import that is not in the school, with its photos. */
    async remove(id: string): Promise<void> {
      await this.removePhotos(id)
      await db.deleteFrom('acts').where('id', '=', id).execute()
    },

    /** For a school without its key: drafts and refused rows cannot be decrypted any more. */
    async removeDrafts(): Promise<void> {
      for (const { id } of await drafts()) await this.remove(id)
      await this.forgetRefused()
    },

    /** Drafts that a server of the version before has made beside this one, which does not read them. */
    async removeOlder(before: string): Promise<void> {
      await db.deleteFrom('imports').where('createdAt', '<', before).execute()
    },
  }
}
