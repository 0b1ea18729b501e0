import type { Kysely, Selectable } from 'kysely'
import type { Schema } from '../schema.ts'
import type { ChangeAuthor } from './changes.ts'

/** A school year; `begunAt` is undefined before the first report of a new school. */
export type YearRow = Omit<Selectable<Schema['schoolYears']>, 'begunAt'> & { begunAt: string | undefined }

const FIRST: YearRow = { number: 0, startsIn: null, name: null, begunAt: undefined, begunBy: null }

/** School years. Functions that write are to be called in a transaction. */
export const yearsIn = (db: Kysely<Schema>) => {
  const present = async (): Promise<YearRow> =>
    (await db.selectFrom('schoolYears').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()) ?? FIRST

  /** From now on the first year does not depend on the clock any more. @returns the number of the present year */
  const recordFirst = async (at: string): Promise<number> => {
    const { number, begunAt } = await present()
    if (begunAt === undefined)
      await db
        .insertInto('schoolYears')
        .values({ ...FIRST, begunAt: at })
        .execute()
    return number
  }

  return {
    present,
    recordFirst,

    /** Those that have ended, the newest first. */
    ended: () =>
      db
        .selectFrom('schoolYears')
        .select(['name', 'begunAt'])
        .where('name', 'is not', null)
        .$narrowType<{ name: string }>()
        .orderBy('number', 'desc')
        .execute(),

    /** @param name what the year that ends is called from now on */
    async begin({ name, startsIn, at, by }: ChangeAuthor & { name: string; startsIn: number }) {
      const number = await recordFirst(at)
      await db.updateTable('schoolYears').set({ name }).where('number', '=', number).execute()
      const next = { number: number + 1, startsIn, name: null, begunAt: at, begunBy: by }
      await db.insertInto('schoolYears').values(next).execute()
    },

    /** Reverses `begin`. */
    async goBack(): Promise<void> {
      const { number } = await present()
      await db.deleteFrom('schoolYears').where('number', '=', number).execute()
      await db
        .updateTable('schoolYears')
        .set({ name: null })
        .where('number', '=', number - 1)
        .execute()
    },
  }
}
