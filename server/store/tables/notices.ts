import type { ExpressionBuilder, Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { UNLIMITED } from '#contract'
import { countOf, inChunks } from '../queries.ts'
import type { Schema } from '../schema.ts'

type Table = Schema['notices']
/** `daySavedAt`: when `appearsOn` was last changed, if ever. */
export type NoticeRow = Omit<Selectable<Table>, 'seq'> & { daySavedAt?: string | null }
/** What decides when a notice is published; see `publishedAt`. */
export type NoticeTimes = Pick<NoticeRow, 'id' | 'createdAt' | 'appearsOn' | 'daySavedAt'>

type Days = Pick<NoticeRow, 'date' | 'appearsOn'>
/** Whether its last day is over on `day` (YYYY-MM-DD). */
export const isExpiredOn = ({ date }: Pick<Days, 'date'>, day: string): boolean => date !== UNLIMITED && date < day
/** Whether its first day has not come yet. */
export const isPlannedOn = ({ appearsOn }: Pick<Days, 'appearsOn'>, day: string): boolean => appearsOn > day
/** Whether its audience is shown a notice on `day`; `times` asks the database the same. */
export const isShownOn = (days: Days, day: string): boolean => !isExpiredOn(days, day) && !isPlannedOn(days, day)

export const noticesIn = (db: Kysely<Schema>) => {
  const withTimes = () =>
    db
      .selectFrom('notices')
      .leftJoin('changes', (join) =>
        join.onRef('changes.record', '=', 'notices.id').on('changes.field', '=', 'appearsOn'),
      )
      .select(['notices.id', 'notices.createdAt', 'notices.appearsOn', 'changes.at as daySavedAt'])
  const all = () => withTimes().selectAll('notices')
  const newestFirst = (rows: ReturnType<typeof all>): Promise<NoticeRow[]> => rows.orderBy('seq', 'desc').execute()
  const isNotOverOn = (day: string) => (where: ExpressionBuilder<Schema, 'notices'>) =>
    where.or([where('date', '=', UNLIMITED), where('date', '>=', day)])
  const isShownOn = (day: string) => (where: ExpressionBuilder<Schema, 'notices'>) =>
    where.and([isNotOverOn(day)(where), where('appearsOn', '<=', day)])
  const ofIds = inChunks((ids: string[]): Promise<NoticeRow[]> => all().where('id', 'in', ids).execute())

  return {
    async add(notice: Insertable<Table>): Promise<void> {
      await db.insertInto('notices').values(notice).execute()
    },

    find: (id: string): Promise<NoticeRow | undefined> => all().where('id', '=', id).executeTakeFirst(),

    /** These, in this order. One that was deleted meanwhile is left out. */
    async ofIds(ids: readonly string[]): Promise<NoticeRow[]> {
      const found = new Map((await ofIds(ids)).map((row) => [row.id, row]))
      return ids.flatMap((id) => found.get(id) ?? [])
    },

    /** The one that was added last comes first, as in the next ones. */
    all: (): Promise<NoticeRow[]> => newestFirst(all()),

    /** Events for everybody: of notices that are shown on `day`, or that ended or take place on `since` or later. */
    events: (day: string, since: string): Promise<NoticeRow[]> =>
      newestFirst(
        all()
          .where('audience', '=', 'everybody')
          .where('eventDay', '!=', '')
          .where('appearsOn', '<=', day)
          .where((where) =>
            where.or([isNotOverOn(since)(where), where('eventDay', '>=', since), where('eventLastDay', '>=', since)]),
          ),
      ),

    /** Those for classes that their audience is shown on `day`. */
    forClasses: (day: string): Promise<NoticeRow[]> =>
      newestFirst(all().where(isShownOn(day)).where('audience', '=', 'classes')),

    /** @param day only those that their audiences are shown on it; undefined: all */
    times: (day?: string): Promise<NoticeTimes[]> =>
      (day === undefined ? withTimes() : withTimes().where(isShownOn(day))).orderBy('seq', 'desc').execute(),

    async update(id: string, change: Updateable<Table>): Promise<void> {
      if (Object.keys(change).length === 0) return
      await db.updateTable('notices').set(change).where('id', '=', id).execute()
    },

    /** Those that are kept on top, but for those that are over on `day`. */
    onTop: (day: string): Promise<NoticeRow[]> => newestFirst(all().where(isNotOverOn(day)).where('onTop', '=', 'yes')),

    count: () => countOf(db.selectFrom('notices')),
  }
}
