import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Role } from '#contract'
import { compiled } from '../compiled.ts'
import type { Schema } from '../schema.ts'
import { SECOND_FACTOR_POLICY } from './meta.ts'

export type SessionRow = {
  tokenHash: string
  createdAt: number
  seenAt: number
  isRemembered: number
  userId: string
  login: string
  name: string
  role: Role
  /** When the person chose the password; null: the school gave it. */
  passwordChangedAt: string | null
  studentId: string | null
  teacherId: string | null
  /** The teacher's classes, as a list of the contract. */
  classes: string | null
  /** The language that the person has chosen. */
  language: string | null
  /** Since when the login has a second factor. */
  secondFactorSince: string | null
  /** See `SECOND_FACTOR_POLICY`; null: it was never set. */
  secondFactorPolicy: Uint8Array | null
}

export type ListedSession = Selectable<Schema['sessions']>

export const sessionsIn = (db: Kysely<Schema>) => ({
  async add(session: Insertable<Schema['sessions']>): Promise<void> {
    await db.insertInto('sessions').values(session).execute()
  },

  /** The session, with the login and the record of the person. */
  find: compiled(db, (tokenHash: string) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user')
      .leftJoin('students', 'students.login', 'users.id')
      .leftJoin('teachers', 'teachers.login', 'users.id')
      .leftJoin('secondFactors', 'secondFactors.user', 'users.id')
      .leftJoin('meta as policy', (join) => join.on((on) => on('policy.name', '=', on.val(SECOND_FACTOR_POLICY))))
      .select('policy.value as secondFactorPolicy')
      .select(['sessions.tokenHash', 'sessions.createdAt', 'sessions.seenAt', 'sessions.isRemembered'])
      .select([
        'users.id as login',
        'users.userId',
        'users.name',
        'users.role',
        'users.language',
        'users.passwordChangedAt',
      ])
      .select(['students.id as studentId', 'teachers.id as teacherId', 'teachers.classes'])
      .select('secondFactors.confirmedAt as secondFactorSince')
      .where('sessions.tokenHash', '=', tokenHash),
  ),

  async touch(tokenHash: string, seenAt: number): Promise<void> {
    await db.updateTable('sessions').set({ seenAt }).where('tokenHash', '=', tokenHash).execute()
  },

  async renew(tokenHash: string, newTokenHash: string): Promise<void> {
    await db.updateTable('sessions').set({ tokenHash: newTokenHash }).where('tokenHash', '=', tokenHash).execute()
  },

  async end(tokenHash: string): Promise<void> {
    await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute()
  },

  /** Ends a user's sessions, but not the one of `kept`; how many there were. */
  async endAllOf(user: string, exceptId = ''): Promise<number> {
    const { numDeletedRows } = await db
      .deleteFrom('sessions')
      .where('user', '=', user)
      .where('tokenHash', '!=', exceptId)
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  },

  /** A user's sessions, last used first. */
  allOf: (user: string): Promise<ListedSession[]> =>
    db.selectFrom('sessions').selectAll().where('user', '=', user).orderBy('seenAt', 'desc').execute(),

  /** Deletes expired sessions, and those that began while the clock was ahead. */
  async sweep(ended: { seenBefore: number; createdBefore: number; createdAfter: number }): Promise<void> {
    await db
      .deleteFrom('sessions')
      .where((where) =>
        where.or([
          where('seenAt', '<', ended.seenBefore),
          where('createdAt', '<', ended.createdBefore),
          where('createdAt', '>', ended.createdAfter),
        ]),
      )
      .execute()
  },
})
