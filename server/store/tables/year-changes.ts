import type { Kysely } from 'kysely'
import { newId } from '../ids.ts'
import { chunksOf } from '../queries.ts'
import type { Schema } from '../schema.ts'
import type { ChangeAuthor } from './changes.ts'

/** The results of a change of the year. */
export type YearChangeSummary = {
  /** Of the preview that was promoted, so that a repeated call does nothing; '' if only a year was begun. */
  token: string
  promoted: boolean
  moved: number
  left: number
  stayed: number
  /** Students who are in another class or have another roll number. */
  changed: number
  filed: number
  /** The names of the year that it ended and of the one that it began. */
  ended: string | null
  begun: string | null
  /** `number` of the school year after it. */
  year: number
}

/** A promotion, the beginning of a year, or both in one step. */
export type YearChange = YearChangeSummary & { id: string; at: string; byUserId: string | null }

/** A student whom it changed, with the values that were replaced, or who left the school. */
export type YearChangeRow = {
  id: string
  action: 'change' | 'leave'
  target: string
  targetLogin: string
  before: Record<string, string>
  /** The version of the record that it made. */
  version: number
}

/**
 * Changes of the year, which are acts as imports are: both change many people in one step and can be undone, so they share
 * the code that stores the old values, renames classes in them and removes them. To be called in a transaction.
 */
export const yearChangesIn = (db: Kysely<Schema>) => ({
  async add(
    { at, by, summary }: ChangeAuthor & { summary: YearChangeSummary },
    rows: readonly Omit<YearChangeRow, 'id'>[],
  ): Promise<void> {
    const id = newId()
    await db
      .insertInto('acts')
      .values({
        id,
        kind: 'promotion',
        fileName: '',
        state: 'done',
        createdAt: at,
        createdBy: by,
        finishedAt: at,
        counts: JSON.stringify(summary),
        taskDone: 0,
        taskAll: 0,
        taskSeenAt: 0,
        revision: 0,
      })
      .execute()
    const values = rows.map(({ action, target, targetLogin, before, version }, row) => ({
      act: id,
      row,
      id: newId(),
      action,
      before: JSON.stringify(before),
      target,
      targetLogin,
      // The row is deleted with the login of a person who stays in the school; a person who left has no login now.
      user: action === 'leave' ? null : targetLogin,
      version,
    }))
    for (const chunk of chunksOf(values)) await db.insertInto('actRows').values(chunk).execute()
  },

  /** The last one that is not undone. */
  async last(): Promise<YearChange | undefined> {
    const row = await db
      .selectFrom('acts')
      .leftJoin('users', 'users.id', 'acts.createdBy')
      .select(['acts.id', 'acts.createdAt as at', 'counts', 'users.userId as byUserId'])
      .where('kind', '=', 'promotion')
      .where('state', '=', 'done')
      .orderBy('acts.seq', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!row) return undefined
    const { counts, ...change } = row
    return { ...change, ...(JSON.parse(counts) as YearChangeSummary) }
  },

  async rows(id: string): Promise<YearChangeRow[]> {
    const rows = await db
      .selectFrom('actRows')
      .select(['id', 'action', 'target', 'targetLogin', 'before', 'version'])
      .where('act', '=', id)
      .orderBy('row')
      .execute()
    return rows.map(({ before, ...row }) => ({ ...row, before: JSON.parse(before) }) as YearChangeRow)
  },
})
