/** Students and teachers as an import compares them. */
import { type Kysely, sql } from 'kysely'
import { columns, type ImportKind } from '#contract/imports'
import type { Schema } from '../schema.ts'

/** A student or teacher, by the names of the fields. */
export type Person = Record<string, unknown> & {
  id: string
  login: string
  userId: string
  name: string
  version: number
  photoVersion: string | null
}

export const PEOPLE = { student: 'students', teacher: 'teachers' } as const

/** Columns that are no fields of the record. */
const ELSEWHERE = ['answer', 'userId', 'password', 'photo']

export const peopleIn = (db: Kysely<Schema>) => ({
  /** Everybody of one kind, with the user id. */
  async all(kind: ImportKind): Promise<Person[]> {
    const table = PEOPLE[kind]
    const fields = columns[kind].map(({ field }) => field).filter((field) => !ELSEWHERE.includes(field))
    const rows = await db
      .selectFrom(table as 'students')
      .innerJoin('users', 'users.id', 'login')
      .select(['id', 'login', 'version', 'photoVersion', ...fields].map((name) => sql.ref(`${table}.${name}`).as(name)))
      .select('users.userId')
      .orderBy(sql.ref(`${table}.seq`))
      .execute()
    return rows as unknown as Person[]
  },

  /** Every user id that is taken, also by students who have left, as `userKey` writes it. */
  async userKeys(): Promise<string[]> {
    const rows = await db.selectFrom('allUsers').select('userKey').execute()
    return rows.map(({ userKey }) => userKey)
  },

  /** A number that changes when people of this kind are added, changed, deleted or restored, and with former students. */
  async version(kind: ImportKind): Promise<number> {
    const { version } = await db
      .selectFrom('dataVersions')
      .select(({ fn }) => fn.sum<number | string>('version').as('version'))
      .where('name', 'in', [PEOPLE[kind], 'formerStudents'])
      .executeTakeFirstOrThrow()
    return Number(version)
  },
})
