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
  /** Newest first. */
  const all = () => db.selectFrom('notices').selectAll().orderBy('seq', 'desc')
  const shownOn = (day: string) =>
    all()
      .where((where) => where.or([where('date', '=', UNLIMITED), where('date', '>=', day)]))
      .where('appearsOn', '<=', day)

  return {
    async add(notice: Insertable<Table>): Promise<void> {
      await db.insertInto('notices').values(notice).execute()
    },

    find: (id: string): Promise<NoticeRow | undefined> =>
      db.selectFrom('notices').selectAll().where('id', '=', id).executeTakeFirst(),

    all: (): Promise<NoticeRow[]> => all().execute(),

    /** Those that their audiences are shown on `day` (YYYY-MM-DD). */
    shownOn: (day: string): Promise<NoticeRow[]> => shownOn(day).execute(),

    /** Those for classes that their audience is shown on `day`. */
    forClasses: (day: string): Promise<NoticeRow[]> => shownOn(day).where('audience', '=', 'classes').execute(),

    /** @param day only those that their audiences are shown on it; undefined: all */
    pages(day?: string): AsyncGenerator<NoticeRow[]> {
      const page = (day === undefined ? all() : shownOn(day)).limit(PAGE)
      return inPages(PAGE, (last) => (last === undefined ? page : page.where('seq', '<', last)).execute())
    },

    async update(id: string, change: Updateable<Table>): Promise<void> {
      if (Object.keys(change).length === 0) return
      await db.updateTable('notices').set(change).where('id', '=', id).execute()
    },

    /** The titles of those that are kept on top, but for those that are over on `day`. */
    onTop: (day: string): Promise<Pick<NoticeRow, 'id' | 'title'>[]> =>
      db
        .selectFrom('notices')
        .select(['id', 'title'])
        .where('onTop', '=', 'yes')
        .where((where) => where.or([where('date', '=', UNLIMITED), where('date', '>=', day)]))
        .orderBy('seq', 'desc')
        .execute(),

    /**
     * Gives the notices for classes what their lists of classes are now. That is no change of a notice: neither `version`
     * nor `changes` says it.
     */
    async changeClasses(listNow: (list: string) => string): Promise<void> {
      const rows = await db.selectFrom('notices').select(['id', 'classes']).where('classes', '!=', '').execute()
      const changed = rows.filter(({ classes }) => listNow(classes) !== classes)
      for (const { id, classes } of changed) await this.update(id, { classes: listNow(classes) })
    },

    count: () => countOf(db.selectFrom('notices')),
  }
}
