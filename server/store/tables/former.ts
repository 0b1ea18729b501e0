import type { Kysely, Selectable } from 'kysely'
import { studentFields } from '#contract/operations'
import type { DialectSql } from '../engine.ts'
import { byEitherId, chunksOf, countOf, inChunks, pick } from '../queries.ts'
import type { Schema } from '../schema.ts'
import { type ChangeAuthor, changesIn, changesOf } from './changes.ts'
import { deletedIn, mostErased } from './deleted.ts'
import { countOfStudent, earlierReportsIn } from './earlier-reports.ts'
import { eraseOfStudents } from './erase-students.ts'
import { removeLogins, restoreRows } from './restore-rows.ts'
import { pagesOf, type StudentSearch, searchConditions, withNormalized } from './student-search.ts'
import type { User } from './users.ts'
import { yearsIn } from './years.ts'

type Table = Schema['formerStudents']
type Row = Selectable<Table>

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

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1)

/** The row of the login as it was. */
function userOf({ userRow, userId, userKey, sealedPassword, sealedAnswer }: Row): User {
  const others: Omit<User, 'userId' | 'userKey' | 'sealedPassword' | 'sealedAnswer'> = JSON.parse(userRow)
  return { ...others, userId, userKey, sealedPassword, sealedAnswer }
}

/** Students who have left the school. Functions that write are to be called in a transaction. */
export const formerIn = (db: Kysely<Schema>, { contains, isOneOf }: Pick<DialectSql, 'contains' | 'isOneOf'>) => {
  const rows = () => db.selectFrom('formerStudents').select(COLUMNS)
  const counted = () => rows().select(countOfStudent('formerStudents.id').as('reports'))

  /** The newest leavers first, those of one day by name. */
  const matching = async (search: Partial<FormerSearch>): Promise<number[]> => {
    const { grade, year } = search
    let found = db.selectFrom('formerStudents').select(['seq', 'leftOn', 'foldedName'])
    if (grade) found = found.where('grade', '=', grade)
    if (year) found = found.where('leftYear', '=', year)
    for (const condition of searchConditions(search, contains, (key) => contains('userKey', key))) {
      found = found.where(condition)
    }
    // Not sorted by the database: for that, SQLite reads whole rows.
    const leavers = (await found.execute()).sort(
      (one, other) =>
        compare(other.leftOn, one.leftOn) || compare(one.foldedName, other.foldedName) || one.seq - other.seq,
    )
    return leavers.map(({ seq }) => seq)
  }

  const leave = inChunks(
    async (ids: string[], leaving: Leaving, firstYearOf: (createdAt: string) => string): Promise<string[]> => {
      const students = await db.selectFrom('students').selectAll().where('id', 'in', ids).orderBy('seq').execute()
      if (students.length === 0) return []
      await earlierReportsIn(db).file(ids)
      const loginIds = students.map(({ login }) => login)
      const users = await db.selectFrom('users').selectAll().where('id', 'in', loginIds).execute()
      const logins = new Map(users.map((user) => [user.id, user]))
      const formers = students.flatMap(({ seq, ...student }) => {
        const login = logins.get(student.login)
        if (!login) return []
        const { userId, userKey, sealedPassword, sealedAnswer, ...others } = login
        return {
          ...student,
          ...leaving,
          studentSeq: seq,
          firstYear: firstYearOf(student.createdAt),
          userId,
          userKey,
          userRow: JSON.stringify(others),
          sealedPassword,
          sealedAnswer,
        }
      })
      for (const part of chunksOf(formers)) await db.insertInto('formerStudents').values(part).execute()
      await removeLogins(db, loginIds)
      return students.map(({ id }) => id)
    },
  )

  const findAll = inChunks(
    (ids: string[]): Promise<Row[]> =>
      db.selectFrom('formerStudents').selectAll().where('id', 'in', ids).orderBy('seq').execute(),
  )

  const erase = inChunks(async (ids: string[], register: { at: string } | undefined): Promise<string[]> => {
    const erased = await db
      .deleteFrom('formerStudents')
      .where('id', 'in', ids)
      .returning(['id', 'name', 'fatherName', 'firstYear', 'leftYear', 'leftOn'])
      .execute()
    if (erased.length === 0) return []
    if (register) {
      const entries = erased.map(({ id: _, ...entry }) => ({ ...entry, erasedAt: register.at }))
      for (const part of chunksOf(entries)) await db.insertInto('registerEntries').values(part).execute()
    }
    const students = erased.map(({ id }) => id)
    // A report that was deleted before the student left.
    await deletedIn(db).erase(students)
    await eraseOfStudents(db, students)
    return students
  })

  return {
    /**
     * Moves students here with their logins, and their reports of the present year to the earlier ones. Unknown ids are
     * passed over.
     * @param firstYearOf the school year of the time at which a record was added
     * @returns the ids of those who have left now
     */
    leave,

    find: (id: string): Promise<CountedFormerRow | undefined> => counted().where('id', '=', id).executeTakeFirst(),

    /** By the student's id or by that of the login that there was. */
    findByEither: (id: string): Promise<FormerRow | undefined> => rows().where(byEitherId(id)).executeTakeFirst(),

    /** The login that there was, by its own id or that of the student. */
    async loginOf(id: string): Promise<User | undefined> {
      const found = await db.selectFrom('formerStudents').selectAll().where(byEitherId(id)).executeTakeFirst()
      return found && userOf(found)
    },

    /** Those of these ids that are here. */
    known: inChunks((ids: string[]) => db.selectFrom('formerStudents').select('id').where('id', 'in', ids).execute()),

    /** The rows of these ids that are here, whole. */
    findAll,

    /** Those that fit the search, the newest leavers first. */
    async *pages(search: Partial<FormerSearch>): AsyncGenerator<ListedFormerRow[]> {
      const listed = db.selectFrom('formerStudents').select(['seq', ...LISTED])
      yield* pagesOf(await matching(search), (seqs) => listed.where(isOneOf('seq', seqs)).execute())
    },

    /** The same ones, with all that a file has. */
    async *wholePages(search: Partial<FormerSearch>): AsyncGenerator<CountedFormerRow[]> {
      const whole = counted().select('seq')
      yield* pagesOf(await matching(search), (seqs) => whole.where(isOneOf('seq', seqs)).execute())
    },

    /** The years in which somebody left, and the last classes. */
    async filters(): Promise<{ years: string[]; grades: string[]; all: number }> {
      const all = db.selectFrom('formerStudents')
      const years = await all.select('leftYear').distinct().execute()
      const grades = await all.select('grade').distinct().execute()
      return {
        years: years.map(({ leftYear }) => leftYear),
        grades: grades.map(({ grade }) => grade),
        all: await countOf(all),
      }
    },

    /** Who has which class, roll number and user id had when leaving: an import compares them. */
    people: (): Promise<FormerPerson[]> =>
      db.selectFrom('formerStudents').select(['name', 'grade', 'rollNumber', 'userKey']).execute(),

    async update(id: string, change: Partial<Leaving & Pick<Row, 'firstYear' | 'version'>>): Promise<void> {
      await db.updateTable('formerStudents').set(change).where('id', '=', id).execute()
    },

    /**
     * Puts students back with login and reports as they were, and with their places in the lists.
     * @param into the class that they come into, and who says so; absent: the class that they were in
     */
    async bringBack(records: readonly Row[], into?: ChangeAuthor & { grade: string }): Promise<void> {
      const users = records.map(userOf)
      const isMoved = ({ grade }: Row) => into !== undefined && grade !== into.grade
      const students = records.map((record) => ({
        ...withNormalized(pick(record, studentFields)),
        ...pick(record, ['id', 'login', 'createdAt', 'photoVersion', 'version']),
        seq: record.studentSeq,
        ...(into && isMoved(record) && { grade: into.grade, version: record.version + 1 }),
      }))
      await restoreRows(db, 'users', users)
      await restoreRows(db, 'students', students)
      if (into) {
        const changes = records
          .filter(isMoved)
          .flatMap(({ id, version }) => changesOf(id, ['grade'], { version: version + 1, at: into.at, by: into.by }))
        await changesIn(db).putAll(changes)
      }
      await inChunks(async (ids: string[]) => {
        await db.deleteFrom('formerStudents').where('id', 'in', ids).execute()
        // Who leaves again later has not left with the promotion: it cannot be undone then.
        await db.deleteFrom('actRows').where('target', 'in', ids).where('action', '=', 'leave').execute()
        return []
      })(records.map(({ id }) => id))
      await earlierReportsIn(db).takeBack((await yearsIn(db).present()).number)
    },

    /**
     * Erases records for good with their photos and reports. At most `mostErased` in one transaction.
     * @param register when they are erased (ISO), if the register keeps their names
     * @returns the ids of those that were here
     */
    erase,

    /** Erases at most `mostErased` of those that are due. @returns their ids */
    async eraseDue({ leftOn, recordedBefore }: FormerDue, register: { at: string } | undefined): Promise<string[]> {
      const old = await db
        .selectFrom('formerStudents')
        .select('id')
        .where('leftOn', '<=', leftOn)
        .where('leftAt', '<', recordedBefore)
        .orderBy('leftOn')
        .limit(mostErased)
        .execute()
      return erase(
        old.map(({ id }) => id),
        register,
      )
    },

    /** When those have left who left up to this day. */
    leftUntil: (day: string): Promise<Pick<Row, 'leftOn' | 'leftAt'>[]> =>
      db.selectFrom('formerStudents').select(['leftOn', 'leftAt']).where('leftOn', '<=', day).execute(),

    /** The names of those whose records are erased, the newest first. */
    register: (): Promise<RegisterRow[]> =>
      db.selectFrom('registerEntries').selectAll().orderBy('seq', 'desc').execute(),
  }
}
