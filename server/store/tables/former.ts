/** Students who have left the school: which there are, and what is known of one. */
import type { Kysely, Selectable } from 'kysely'
import { studentFields } from '#contract/operations'
import type { DialectSql } from '../engine.ts'
import { byEitherId, countOf, inChunks } from '../queries.ts'
import type { Schema } from '../schema.ts'
import { countOfStudent } from './earlier-reports.ts'
import { pagesOf, type StudentSearch, searchConditions } from './student-search.ts'
import type { User } from './users.ts'

type Db = Kysely<Schema>
type Row = Selectable<Schema['formerStudents']>

/** What is recorded of a leaving. */
export type Leaving = Pick<Row, 'leftOn' | 'leftYear' | 'reason' | 'note' | 'leftAt' | 'leftBy'>

/** Without the normalized copies and the secrets of the login. */
const COLUMNS = [
  ...studentFields,
  ...(['id', 'login', 'userId', 'createdAt', 'photoVersion', 'version'] as const),
  ...(['leftOn', 'leftYear', 'firstYear', 'reason', 'note', 'leftAt', 'leftBy'] as const),
] as const

export type FormerRow = Pick<Row, (typeof COLUMNS)[number]>
/** With how many reports there are. */
export type CountedFormerRow = FormerRow & { reports: number }

/** What the list shows, and what the day of erasing is reckoned from. */
const LISTED = [
  ...(['id', 'name', 'fatherName', 'grade', 'rollNumber'] as const),
  ...(['leftOn', 'leftYear', 'reason', 'leftAt'] as const),
] as const
export type ListedFormerRow = Pick<Row, (typeof LISTED)[number]>

export type FormerPerson = Pick<Row, 'name' | 'grade' | 'rollNumber' | 'userKey'>
export type RegisterRow = Selectable<Schema['registerEntries']>
export type FormerSearch = Pick<StudentSearch, 'text' | 'grade' | 'userIdEndings'> & { year: string }

/** Who left up to this day (YYYY-MM-DD), as recorded before this time (ISO). */
export type FormerDue = { leftOn: string; recordedBefore: string }

export const formerIn = (db: Db, { contains, isOneOf }: Pick<DialectSql, 'contains' | 'isOneOf'>) => {
  const all = () => db.selectFrom('formerStudents')
  const counted = () => all().select(COLUMNS).select(countOfStudent('formerStudents.id', 'staff').as('reports'))

  /** Their numbers, the newest leavers first, those of one day by name. */
  const matching = async (search: Partial<FormerSearch>): Promise<number[]> => {
    const { grade, year } = search
    let found = all().select(['seq', 'leftOn', 'foldedName'])
    if (grade) found = found.where('grade', '=', grade)
    if (year) found = found.where('leftYear', '=', year)
    for (const condition of searchConditions(search, contains)) {
      found = found.where(condition)
    }
    // Not sorted by the database: for that, SQLite reads whole rows.
    const leavers = (await found.execute()).sort(
      (one, other) =>
        compare(other.leftOn, one.leftOn) || compare(one.foldedName, other.foldedName) || one.seq - other.seq,
    )
    return leavers.map(({ seq }) => seq)
  }

  return {
    find: (id: string): Promise<CountedFormerRow | undefined> => counted().where('id', '=', id).executeTakeFirst(),

    /** By the student's id or by that of the login. */
    findByEither: (id: string): Promise<FormerRow | undefined> =>
      all().select(COLUMNS).where(byEitherId(id)).executeTakeFirst(),

    /** The closed login, by its own id or that of the student. */
    loginOf: (id: string): Promise<User | undefined> =>
      db
        .selectFrom('allUsers')
        .selectAll()
        .where('id', 'in', all().select('login').where(byEitherId(id)))
        .executeTakeFirst(),

    /** Those of these ids that have left. */
    known: inChunks((ids: string[]) => all().select('id').where('id', 'in', ids).execute()),

    /** Those that fit the search, the newest leavers first. */
    async *pages(search: Partial<FormerSearch>): AsyncGenerator<ListedFormerRow[]> {
      const listed = all().select(['seq', ...LISTED])
      yield* pagesOf(await matching(search), (seqs) => listed.where(isOneOf('seq', seqs)).execute())
    },

    /** The same ones, with all that a file has. */
    async *wholePages(search: Partial<FormerSearch>): AsyncGenerator<CountedFormerRow[]> {
      const whole = counted().select('seq')
      yield* pagesOf(await matching(search), (seqs) => whole.where(isOneOf('seq', seqs)).execute())
    },

    /** The years in which somebody left, and the last classes. */
    async filters(): Promise<{ years: string[]; grades: string[]; all: number }> {
      const years = await all().select('leftYear').distinct().execute()
      const grades = await all().select('grade').distinct().execute()
      return {
        years: years.map(({ leftYear }) => leftYear),
        grades: grades.map(({ grade }) => grade),
        all: await countOf(all()),
      }
    },

    /** Who has which class, roll number and user id had when leaving: an import compares them. */
    people: (): Promise<FormerPerson[]> => all().select(['name', 'grade', 'rollNumber', 'userKey']).execute(),

    /** When those have left who left up to this day. */
    leftUntil: (day: string): Promise<Pick<Row, 'leftOn' | 'leftAt'>[]> =>
      all().select(['leftOn', 'leftAt']).where('leftOn', '<=', day).execute(),

    async update(id: string, change: Partial<Leaving & Pick<Row, 'firstYear' | 'version'>>): Promise<void> {
      await db.updateTable('allStudents').set(change).where('id', '=', id).execute()
    },

    /** The names of those whose records are erased, the newest first. */
    register: (): Promise<RegisterRow[]> =>
      db.selectFrom('registerEntries').selectAll().orderBy('seq', 'desc').execute(),
  }
}

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1)
