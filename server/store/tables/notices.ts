import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { UNLIMITED } from '#contract'
import { countOf, inPages } from '../queries.ts'
import type { Schema } from '../schema.ts'

type Table = Schema['notices']
/** Few: each may be 20 kB long. */
const PAGE = 200

export type NoticeRow = Omit<Selectable<Table>, 'seq'>

type Days = Pick<NoticeRow, 'date' | 'appearsOn'>
/** Whether its last day is over on `day` (YYYY-MM-DD). */
export const isExpiredOn = ({ date }: Pick<Days, 'date'>, day: string): boolean => date !== UNLIMITED && date < day
/** Whether its first day has not come yet. */
export const isPlannedOn = ({ appearsOn }: Pick<Days, 'appearsOn'>, day: string): boolean => appearsOn > day
/** Whether its audience is shown a notice on `day`; `shownOn` asks the database the same. */
export const isShownOn = (days: Days, day: string): boolean => !isExpiredOn(days, day) && !isPlannedOn(days, day)

export const noticesIn = (db: Kysely<Schema>) => {
  const all = () => db.selectFrom('notices').selectAll()
  const newestFirst = (rows: ReturnType<typeof all>): Promise<NoticeRow[]> => rows.orderBy('seq', 'desc').execute()
  const notOverOn = (day: string) =>
    all().where((where) => where.or([where('date', '=', UNLIMITED), where('date', '>=', day)]))
  const shownOn = (day: string) => notOverOn(day).where('appearsOn', '<=', day)

  return {
    async add(notice: Insertable<Table>): Promise<void> {
      await db.insertInto('notices').values(notice).execute()
    },

    find: (id: string): Promise<NoticeRow | undefined> => all().where('id', '=', id).executeTakeFirst(),

    /** Newest first, as the next ones. */
    all: (): Promise<NoticeRow[]> => newestFirst(all()),

    /** Those that their audiences are shown on `day` (YYYY-MM-DD). */
    shownOn: (day: string): Promise<NoticeRow[]> => newestFirst(shownOn(day)),

    /** Those for classes that their audience is shown on `day`. */
    forClasses: (day: string): Promise<NoticeRow[]> => newestFirst(shownOn(day).where('audience', '=', 'classes')),

    /** @param day only those that their audiences are shown on it; undefined: all */
    pages: (day?: string): AsyncGenerator<NoticeRow[]> =>
      inPages(day === undefined ? all() : shownOn(day), { size: PAGE, newestFirst: true }),

    async update(id: string, change: Updateable<Table>): Promise<void> {
      if (Object.keys(change).length === 0) return
      await db.updateTable('notices').set(change).where('id', '=', id).execute()
    },

    /** Those that are kept on top, but for those that are over on `day`. */
    onTop: (day: string): Promise<NoticeRow[]> => newestFirst(notOverOn(day).where('onTop', '=', 'yes')),

    count: () => countOf(db.selectFrom('notices')),
  }
}
