import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { UNLIMITED } from '#contract'
import { countOf, inPages } from '../queries.ts'
import type { Schema } from '../schema.ts'

type Table = Schema['notices']
/** Few: each may be 20 kB long. */
const PAGE = 200

export type NoticeRow = Omit<Selectable<Table>, 'seq'>

/** Whether everybody is shown a notice on `day` (YYYY-MM-DD); `validOn` asks the database the same. */
export const isValidOn = ({ date }: Pick<NoticeRow, 'date'>, day: string): boolean => date === UNLIMITED || date >= day

export const noticesIn = (db: Kysely<Schema>) => {
  /** Newest first. */
  const all = () => db.selectFrom('notices').selectAll().orderBy('seq', 'desc')
  const validOn = (day: string) =>
    all().where((where) => where.or([where('date', '=', UNLIMITED), where('date', '>=', day)]))

  return {
    async add(notice: Insertable<Table>): Promise<void> {
      await db.insertInto('notices').values(notice).execute()
    },

    find: (id: string): Promise<NoticeRow | undefined> =>
      db.selectFrom('notices').selectAll().where('id', '=', id).executeTakeFirst(),

    all: (): Promise<NoticeRow[]> => all().execute(),

    /** Those that are shown to everybody on `day` (YYYY-MM-DD). */
    validOn: (day: string): Promise<NoticeRow[]> => validOn(day).execute(),

    /** @param day only those that are shown to everybody on it; undefined: all */
    pages(day?: string): AsyncGenerator<NoticeRow[]> {
      const page = (day === undefined ? all() : validOn(day)).limit(PAGE)
      return inPages(PAGE, (last) => (last === undefined ? page : page.where('seq', '<', last)).execute())
    },

    async update(id: string, change: Updateable<Table>): Promise<void> {
      if (Object.keys(change).length === 0) return
      await db.updateTable('notices').set(change).where('id', '=', id).execute()
    },

    count: () => countOf(db.selectFrom('notices')),
  }
}
