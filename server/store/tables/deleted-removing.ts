/** Records are deleted: they are moved to the deletions with all that belongs to them. A student stays in its table. */
import type { Kysely, Selectable } from 'kysely'
import { inChunks, pick } from '../queries.ts'
import type { DeletedEntity, Schema } from '../schema.ts'
import type { ChangeAuthor } from './changes.ts'
import type { DeletedRows, Removed, ShownDeleted } from './deleted.ts'
import { familyCodesIn } from './family-codes.ts'
import { removeLogins } from './restore-rows.ts'
import { markDeleted } from './student-states.ts'

type Db = Kysely<Schema>
type Row<T extends keyof Schema> = Selectable<Schema[T]>

/** What a deleted record consists of besides its row. */
type Parts = {
  shown: ShownDeleted
  /** Of a report. */
  student?: string
  login?: Row<'users'>
  guardians?: Row<'guardians'>[]
  /** Of a student, the `id` of the report. */
  report?: string
}

/** Reads what belongs to records of a kind, and returns the function that finds the parts of one. */
type PartsOf<E extends DeletedEntity> = (db: Db, records: Removed<E>[]) => Promise<(record: Removed<E>) => Parts>

/**
 * Removes records of a kind by their ids, in a transaction; unknown ones are passed over.
 * @returns the removed rows
 */
export const remove = <E extends DeletedEntity>(
  db: Db,
  entity: E,
  ids: readonly string[],
  author: ChangeAuthor,
): Promise<Removed<E>[]> => inChunks((part: string[]) => removePart(db, entity, part, author))(ids)

async function removePart<E extends DeletedEntity>(
  db: Db,
  entity: E,
  ids: string[],
  { at, by }: ChangeAuthor,
): Promise<Removed<E>[]> {
  const table = `${entity}s` as const
  // The tables have these columns in common: the queries are written for one of them.
  const found = db
    .selectFrom(table as 'users')
    .selectAll()
    .where('id', 'in', ids)
  const records = (await found.execute()) as unknown as (Removed<E> & { id: string })[]
  if (records.length === 0) return []
  const of = await partsOf[entity](db, records)
  const bundles = records.map((record) => ({ record, ...of(record) }))
  const ownersOf = ({ record, report }: (typeof bundles)[number]) => (report ? [record.id, report] : [record.id])
  const owners = bundles.flatMap(ownersOf)
  const changes = await db.selectFrom('changes').selectAll().where('record', 'in', owners).execute()
  // A student and the login stay where they are, in another state.
  const isMoved = entity !== 'student'
  const rows = bundles.map((bundle) => {
    const { record, shown, student = null, login, guardians } = bundle
    const sealed = { sealedPassword: null, sealedAnswer: null }
    const data: DeletedRows = {
      ...(isMoved && { [table]: [record] }),
      ...(guardians && { guardians }),
      // JSON has no bytes, so sealed values have separate columns.
      ...(isMoved && login && { users: [{ ...login, ...sealed }] }),
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
      ...(isMoved && login ? pick(login, ['sealedPassword', 'sealedAnswer']) : sealed),
    }
  })
  await db.insertInto('deletions').values(rows).execute()
  await db.deleteFrom('changes').where('record', 'in', owners).execute()
  if (isMoved) {
    await removeLogins(
      db,
      rows.flatMap(({ login }) => login ?? []),
    )
    // Who had a login is gone with it.
    await db
      .deleteFrom(table as 'users')
      .where('id', 'in', ids)
      .execute()
  } else {
    await markDeleted(
      db,
      records.map(({ id }) => id),
    )
  }
  return records
}

async function loginsOf(db: Db, records: { login: string }[]) {
  const ids = records.map(({ login }) => login)
  const users = await db.selectFrom('users').selectAll().where('id', 'in', ids).execute()
  return new Map(users.map((user) => [user.id, user]))
}

const partsOf: { [E in DeletedEntity]: PartsOf<E> } = {
  async student(db, students) {
    const logins = await loginsOf(db, students)
    const ids = students.map(({ id }) => id)
    const reports = await db.selectFrom('reports').select(['id', 'studentId']).where('studentId', 'in', ids).execute()
    const reportOf = new Map(reports.map(({ id, studentId }) => [studentId, id]))
    return ({ id, login: loginId, name, grade, rollNumber }) => {
      const login = logins.get(loginId)
      return { shown: { name, grade, rollNumber, userId: login?.userId }, login, report: reportOf.get(id) }
    }
  },

  /** With login. */
  async teacher(db, teachers) {
    const logins = await loginsOf(db, teachers)
    return ({ name, login: loginId }) => {
      const login = logins.get(loginId)
      return { shown: { name, userId: login?.userId }, login }
    }
  },

  notice: async () => (notice) => ({ shown: { name: notice.title } }),

  /** By its own id. */
  async report(db, reports) {
    const ids = reports.map(({ studentId }) => studentId)
    const shown = db.selectFrom('students').select(['id', 'name', 'grade', 'rollNumber']).where('id', 'in', ids)
    const shownOf = new Map((await shown.execute()).map(({ id, ...shown }) => [id, shown]))
    return ({ studentId }) => ({ student: studentId, shown: shownOf.get(studentId) ?? { name: '' } })
  },

  /** A login that belongs to no student and no teacher, with the links to children. */
  async user(db, users) {
    const ids = users.map(({ id }) => id)
    const links = await db.selectFrom('guardians').selectAll().where('user', 'in', ids).execute()
    const linksOf = Map.groupBy(links, ({ user }) => user)
    // A code that was printed for this person would link another login of the same person.
    for (const student of new Set(links.map((link) => link.student))) await familyCodesIn(db).endOpenOf(student)
    return (login) => ({ shown: { name: login.userId }, login, guardians: linksOf.get(login.id) ?? [] })
  },
}
