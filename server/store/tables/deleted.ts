import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { chunksOf, inChunks, inPages, isFound } from '../queries.ts'
import type { DeletedEntity, Schema } from '../schema.ts'
import { userKey } from '../user-key.ts'
import type { ChangeAuthor } from './changes.ts'
import { earlierReportsIn } from './earlier-reports.ts'
import { eraseOfStudents } from './erase-students.ts'
import { familyCodesIn } from './family-codes.ts'
import { guardiansIn } from './guardians.ts'
import { noticeFilesIn } from './notice-files.ts'
import { removeLogins, restoreRows } from './restore-rows.ts'
import { usersIn } from './users.ts'
import { yearsIn } from './years.ts'

type Row<T extends keyof Schema> = Selectable<Schema[T]>
export type DeletedRow = Row<'deletedRecords'>

/**
 * A row of the list of deleted records. The name of a report is that of the student, the name of a plain user is the
 * user id.
 */
export type ShownDeleted = { name: string; grade?: string; rollNumber?: string; userId?: string }

/** A line of that list, with the user id of who deleted it, as long as there is that user. */
export type ListedDeletedRow = Pick<DeletedRow, 'seq' | 'id' | 'entity' | 'shown' | 'deletedAt'> & {
  deletedByUserId: string | null
}

/** In the order in which they are restored: a row comes after those that it belongs to. */
const TABLES = ['users', 'guardians', 'students', 'teachers', 'notices', 'reports', 'changes'] as const
/** The rows that a deleted record consisted of. */
export type DeletedRows = { [T in (typeof TABLES)[number]]?: Row<T>[] }

/** A record of a kind, as it was before it was deleted. */
export type Removed<E extends DeletedEntity> = Row<`${E}s`>
type Removers = {
  [E in DeletedEntity]: (ids: readonly string[], author: ChangeAuthor) => Promise<Removed<E>[]>
}

/** What a deleted record consists of besides its row. */
type Parts = {
  shown: ShownDeleted
  /** Of a report. */
  student?: string
  login?: Row<'users'>
  report?: Row<'reports'>
  guardians?: Row<'guardians'>[]
}

/** Why a record cannot be restored now, as the code of a message, which says how to remove it. */
export type Obstacle = 'userIdOfOther' | 'studentDeleted' | 'studentHasLeft' | 'otherReport'

/** How many records one transaction is to erase at most: of their photos every byte is overwritten. */
export const mostErased = 20
/** The same of the bytes of their files; those of one notice may have as many. */
export const mostErasedBytes = 50 * 1024 * 1024

/** Lines of the list that are read at once. */
const PAGE = 500

/** A student has one report in a year. */
const yearly = ({ studentId, year }: { studentId: string; year: number }) => `${studentId} ${year}`

/** Whose photos belong to a deleted record: of a student also the report. */
export const photoOwners = ({ id, data }: Pick<DeletedRow, 'id' | 'data'>): string[] => {
  const { reports = [] } = JSON.parse(data) as DeletedRows
  return [...new Set([id, ...reports.map((report) => report.id)])]
}

/**
 * Records that were deleted and can still be restored. They are in a separate table, so that no other query finds them.
 * Their photos and files stay where they are, since copying the bytes of a class holds up all other writes for seconds: a photo
 * is only ever looked up for a record that was found before. The second factor of a login is not stored: it is a secret
 * that may never be needed again. Functions that write are to be called in a transaction.
 */
export const deletedIn = (db: Kysely<Schema>) => {
  const loginsOf = async (records: { login: string }[]) => {
    const ids = records.map(({ login }) => login)
    const users = await db.selectFrom('users').selectAll().where('id', 'in', ids).execute()
    return new Map(users.map((user) => [user.id, user]))
  }

  /**
   * Makes the function that moves records of a kind here, with their changes.
   * @param partsOf reads what belongs to these records, and returns the function that finds the parts of one
   */
  const remover = <E extends DeletedEntity, R extends Removed<E> & { id: string }>(
    entity: E,
    partsOf: (records: R[]) => Promise<(record: R) => Parts>,
  ) =>
    inChunks(async (ids: string[], { at, by }: ChangeAuthor): Promise<R[]> => {
      const table = `${entity}s` as const
      // The tables have these columns in common: the queries are written for one of them.
      const found = db
        .selectFrom(table as 'users')
        .selectAll()
        .where('id', 'in', ids)
      const records = (await found.execute()) as unknown as R[]
      if (records.length === 0) return []
      const of = await partsOf(records)
      const bundles = records.map((record) => ({ record, ...of(record) }))
      const ownersOf = ({ record, report }: (typeof bundles)[number]) => (report ? [record.id, report.id] : [record.id])
      const owners = bundles.flatMap(ownersOf)
      const changes = await db.selectFrom('changes').selectAll().where('record', 'in', owners).execute()
      const rows = bundles.map((bundle) => {
        const { record, shown, student = null, login, report, guardians } = bundle
        const data: DeletedRows = {
          [table]: [record],
          ...(guardians && { guardians }),
          // JSON has no bytes, so sealed values have separate columns.
          ...(login && { users: [{ ...login, sealedPassword: null, sealedAnswer: null }] }),
          ...(report && { reports: [report] }),
          changes: changes.filter(({ record }) => ownersOf(bundle).includes(record)),
        }
        return {
          id: record.id,
          entity,
          student,
          deletedAt: at,
          deletedBy: by,
          shown: JSON.stringify(shown),
          data: JSON.stringify(data),
          login: login?.id ?? null,
          sealedPassword: login?.sealedPassword,
          sealedAnswer: login?.sealedAnswer,
        }
      })
      await db.insertInto('deletedRecords').values(rows).execute()
      await db.deleteFrom('changes').where('record', 'in', owners).execute()
      await removeLogins(
        db,
        bundles.flatMap(({ login }) => login?.id ?? []),
      )
      // Who had a login is gone with it.
      await db
        .deleteFrom(table as 'users')
        .where('id', 'in', ids)
        .execute()
      return records
    })

  const removers: Removers = {
    /** With login and report. */
    student: remover('student', async (students) => {
      const logins = await loginsOf(students)
      const ids = students.map(({ id }) => id)
      const reports = await db.selectFrom('reports').selectAll().where('studentId', 'in', ids).execute()
      const reportOf = new Map(reports.map((report) => [report.studentId, report]))
      return ({ id, login: loginId, name, grade, rollNumber }) => {
        const login = logins.get(loginId)
        return { shown: { name, grade, rollNumber, userId: login?.userId }, login, report: reportOf.get(id) }
      }
    }),

    /** With login. */
    teacher: remover('teacher', async (teachers) => {
      const logins = await loginsOf(teachers)
      return ({ name, login: loginId }) => {
        const login = logins.get(loginId)
        return { shown: { name, userId: login?.userId }, login }
      }
    }),

    notice: remover('notice', async () => (notice) => ({ shown: { name: notice.title } })),

    /** By its own id. */
    report: remover('report', async (reports) => {
      const ids = reports.map(({ studentId }) => studentId)
      const shown = db.selectFrom('students').select(['id', 'name', 'grade', 'rollNumber']).where('id', 'in', ids)
      const shownOf = new Map((await shown.execute()).map(({ id, ...shown }) => [id, shown]))
      return ({ studentId }) => ({ student: studentId, shown: shownOf.get(studentId) ?? { name: '' } })
    }),

    /** A login that belongs to no student and no teacher, with the links to children. */
    user: remover('user', async (users) => {
      const ids = users.map(({ id }) => id)
      const links = await db.selectFrom('guardians').selectAll().where('user', 'in', ids).execute()
      const linksOf = Map.groupBy(links, ({ user }) => user)
      // A code that was printed for this person would link another login of the same person.
      for (const student of new Set(links.map((link) => link.student))) await familyCodesIn(db).endOpenOf(student)
      return (login) => ({ shown: { name: login.userId }, login, guardians: linksOf.get(login.id) ?? [] })
    }),
  }

  /** Which of these ids of students a column has. */
  const present = async (table: 'students' | 'formerStudents' | 'reports', column: string, ids: string[]) => {
    const found = await inChunks((part: string[]) =>
      db
        .selectFrom(table as 'students')
        .select(sql.ref<string>(column).as('id'))
        .where(sql.ref(column), 'in', part)
        .execute(),
    )(ids)
    return new Set(found.map(({ id }) => id))
  }

  /** For which years students have reports, as `yearly` says it. */
  const reportedIn = async (presentYear: number, studentIds: string[]): Promise<Set<string>> => {
    const now = await present('reports', 'studentId', studentIds)
    const before = await inChunks((part: string[]) =>
      db.selectFrom('earlierReports').select(['studentId', 'year']).where('studentId', 'in', part).execute(),
    )(studentIds)
    return new Set([...[...now].map((studentId) => yearly({ studentId, year: presentYear })), ...before.map(yearly)])
  }

  const erase = inChunks(async (ids: string[]): Promise<Pick<DeletedRow, 'id' | 'entity'>[]> => {
    const erased = await db
      .deleteFrom('deletedRecords')
      // A report that was deleted before its student can never be restored after this.
      .where((where) => where.or([where('id', 'in', ids), where('student', 'in', ids)]))
      .returning(['id', 'entity', 'data'])
      .execute()
    if (erased.length > 0) {
      await db.deleteFrom('photos').where('owner', 'in', erased.flatMap(photoOwners)).execute()
      await eraseOfStudents(
        db,
        erased.flatMap(({ id, entity }) => (entity === 'student' ? id : [])),
      )
      await noticeFilesIn(db).removeAllOf(erased.flatMap(({ id, entity }) => (entity === 'notice' ? id : [])))
    }
    return erased.map(({ id, entity }) => ({ id, entity }))
  })

  /** The first of these records: those that one transaction is to erase. */
  const nextToErase = (ids: readonly string[]): Promise<readonly string[]> =>
    noticeFilesIn(db).firstWithin(mostErasedBytes, ids.slice(0, mostErased))

  return {
    /** Removes records of a kind by their ids; unknown ones are passed over. @returns the removed rows */
    remove: <E extends DeletedEntity>(entity: E, ids: readonly string[], author: ChangeAuthor): Promise<Removed<E>[]> =>
      removers[entity](ids, author),

    /** Those of these ids that are here, in the order in which they were deleted. */
    findAll: inChunks(
      (ids: string[]): Promise<DeletedRow[]> =>
        db.selectFrom('deletedRecords').selectAll().where('id', 'in', ids).orderBy('seq').execute(),
    ),

    /** All, newest first. */
    pages: (): AsyncGenerator<ListedDeletedRow[]> =>
      inPages(
        db
          .selectFrom('deletedRecords')
          .leftJoin('users', 'users.id', 'deletedRecords.deletedBy')
          .select(['deletedRecords.seq', 'deletedRecords.id', 'entity', 'shown', 'deletedAt'])
          .select('users.userId as deletedByUserId'),
        { size: PAGE, by: 'deletedRecords.seq', newestFirst: true },
      ),

    /** Why some of these records cannot be restored now, also because of each other. */
    async obstacles(records: readonly DeletedRow[]): Promise<Map<string, Obstacle>> {
      const bundles = records.map(({ id, data }) => ({ id, rows: JSON.parse(data) as DeletedRows }))
      const all = <T extends 'users' | 'reports'>(table: T) =>
        bundles.flatMap(({ rows }) => (rows[table] ?? []) as Row<T>[])
      const keys = all('users').map(({ userKey }) => userKey)
      const studentIds = all('reports').map(({ studentId }) => studentId)
      const taken = new Set(await usersIn(db).takenKeys(keys))
      const students = await present('students', 'id', studentIds)
      const former = await present('formerStudents', 'id', studentIds)
      const { number: presentYear } = await yearsIn(db).present()
      const reported = await reportedIn(presentYear, studentIds)
      const obstacles = new Map<string, Obstacle>()
      const isReport = ({ rows }: { rows: DeletedRows }) => rows.reports !== undefined && rows.students === undefined
      // A report comes after its student.
      for (const bundle of [...bundles.filter((one) => !isReport(one)), ...bundles.filter(isReport)]) {
        const { id, rows } = bundle
        const [login] = rows.users ?? []
        const [report] = rows.reports ?? []
        if (login && taken.has(login.userKey)) obstacles.set(id, 'userIdOfOther')
        else if (report && former.has(report.studentId)) obstacles.set(id, 'studentHasLeft')
        else if (report && isReport(bundle) && !students.has(report.studentId)) obstacles.set(id, 'studentDeleted')
        else if (report && reported.has(yearly(report))) obstacles.set(id, 'otherReport')
        else {
          if (login) taken.add(login.userKey)
          for (const student of rows.students ?? []) students.add(student.id)
          if (report) reported.add(yearly(report))
        }
      }
      return obstacles
    },

    /** Puts records back as they were, with the same ids. To be asked before: `obstacles`. */
    async restore(records: readonly DeletedRow[]): Promise<void> {
      const { number: presentYear } = await yearsIn(db).present()
      const earlier: Insertable<Schema['earlierReports']>[] = []
      const bundles = records.map(({ shown, data, sealedPassword, sealedAnswer }) => {
        const { users = [], students = [], reports = [], ...rows } = JSON.parse(data) as DeletedRows
        const { grade = '' } = JSON.parse(shown) as ShownDeleted
        for (const { seq: _, ...report } of reports) {
          if (report.year < presentYear) earlier.push({ ...report, grade })
        }
        return {
          ...rows,
          students,
          reports: reports.filter(({ year }) => year >= presentYear),
          users: users.map((user) => ({ ...user, sealedPassword, sealedAnswer })),
        }
      })
      for (const table of TABLES)
        await restoreRows(
          db,
          table,
          bundles.flatMap((bundle): object[] => bundle[table] ?? []),
        )
      // A report of a year that has ended since is where the others of that year are.
      for (const part of chunksOf(earlier)) await db.insertInto('earlierReports').values(part).execute()
      // A child may have been erased while its guardian was deleted.
      if (bundles.some(({ guardians = [] }) => guardians.length > 0)) await guardiansIn(db).removeOfErased()
      // The beginning of a year was undone while the student was deleted.
      if (bundles.some(({ students }) => students.length > 0)) await earlierReportsIn(db).takeBack(presentYear)
      await inChunks((ids: string[]) => db.deleteFrom('deletedRecords').where('id', 'in', ids).execute())(
        records.map(({ id }) => id),
      )
    },

    /**
     * Erases records for good with their photos and files, and with a student the reports that were deleted before.
     * @returns which there were
     */
    erase,

    nextToErase,

    /** Whether a plain user is here who has this user id, in any spelling, and can come back. */
    hasUserId: (userId: string): Promise<boolean> => {
      // As JSON.stringify writes it; within a text the quotes would have a backslash.
      const written = `"userKey":${JSON.stringify(userKey(userId))}`.replace(/[!%_]/g, '!$&')
      const isUser = db.selectFrom('deletedRecords').select('id').where('entity', '=', 'user')
      return isFound(isUser.where(sql<boolean>`"data" like ${`%${written}%`} escape '!'`))
    },

    /** Whether a report of this school year is here, with or without its student. */
    hasReportOf: (year: number): Promise<boolean> =>
      // As JSON.stringify writes it; within a text the quotes would have a backslash.
      isFound(db.selectFrom('deletedRecords').select('id').where('data', 'like', `%"year":${year},%`)),

    /**
     * Erases the oldest records that were deleted before that time (ISO), as many as one transaction is to.
     * @returns which
     */
    async eraseBefore(before: string): Promise<Pick<DeletedRow, 'id' | 'entity'>[]> {
      const old = await db
        .selectFrom('deletedRecords')
        .select('id')
        .where('deletedAt', '<', before)
        .orderBy('seq')
        .limit(mostErased)
        .execute()
      return erase(await nextToErase(old.map(({ id }) => id)))
    },
  }
}
