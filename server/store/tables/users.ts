import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { type Language, ROLE, type Role } from '#contract'
import { chunksOf, countOf, inChunks, inPages, isFound } from '../queries.ts'
import type { Schema } from '../schema.ts'
import { userKey } from '../user-key.ts'

const STAFF = [ROLE.teacher, ROLE.admin]

/** Fewer than of other records, since the sealed texts of each are opened. */
const PAGE = 500

export type User = Selectable<Schema['users']>

/** Logins: who may sign in, with which role. */
export const usersIn = (db: Kysely<Schema>) => {
  /** Those of these user keys that a login has, or a student who has left the school: nobody else can get them. */
  const takenKeys = inChunks(async (keys: string[]) => {
    const rows = await db.selectFrom('allUsers').select('userKey').where('userKey', 'in', keys).execute()
    return rows.map(({ userKey }) => userKey)
  })

  return {
    takenKeys,

    /**
     * False if one of the user ids is taken, in any letter case, also by a student who has left the school; then the caller
     * has to roll the transaction back.
     */
    async add(...users: Omit<Insertable<Schema['users']>, 'userKey'>[]): Promise<boolean> {
      for (const chunk of chunksOf(users)) {
        const rows = chunk.map((user) => ({ ...user, userKey: userKey(user.userId) }))
        const keys = new Set(rows.map((row) => row.userKey))
        if (keys.size < rows.length || (await takenKeys([...keys])).length > 0) return false
        await db.insertInto('allUsers').values(rows).execute()
      }
      return true
    },

    find: (id: string): Promise<User | undefined> =>
      db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst(),

    ofIds: inChunks(
      (ids: string[]): Promise<User[]> => db.selectFrom('users').selectAll().where('id', 'in', ids).execute(),
    ),

    /**
     * The logins of these ids, each of which may be the id of the login, the student or the teacher. Unknown ids are left
     * out. `requestedId` is the id by which the login was found.
     */
    async findByAny(ids: readonly string[]): Promise<Array<User & { requestedId: string; grade: string | null }>> {
      const found = await db
        .selectFrom('users')
        .leftJoin('students', 'students.login', 'users.id')
        .leftJoin('teachers', 'teachers.login', 'users.id')
        .selectAll('users')
        .select(['students.grade', 'students.id as student', 'teachers.id as teacher'])
        .where((where) =>
          where.or([where('users.id', 'in', ids), where('students.id', 'in', ids), where('teachers.id', 'in', ids)]),
        )
        .execute()
      const byId = new Map(found.flatMap((row) => [row.id, row.student, row.teacher].map((id) => [id, row] as const)))
      return ids.flatMap((requestedId) => {
        const row = byId.get(requestedId)
        return row ? { ...row, requestedId } : []
      })
    },

    /** In any letter case and with any dash or apostrophe. */
    findByUserId: (userId: string): Promise<User | undefined> =>
      db.selectFrom('users').selectAll().where('userKey', '=', userKey(userId)).executeTakeFirst(),

    /** Whether a login, or a student who has left the school, has this user id. */
    isTaken: async (userId: string): Promise<boolean> => (await takenKeys([userKey(userId)])).length > 0,

    /** The user ids that have letters beyond ASCII, also those of students who have left. */
    async inOtherLetters(): Promise<string[]> {
      const isOther = sql<boolean>`octet_length("userId") > length("userId")`
      const rows = await db
        .selectFrom('users')
        .select('userId')
        .where(isOther)
        .unionAll(db.selectFrom('formerStudents').select('userId').where(isOther))
        .execute()
      return rows.map(({ userId }) => userId)
    },

    /** Students and teachers whose names have letters beyond ASCII, oldest first. */
    namesInOtherLetters: (): Promise<Pick<User, 'name' | 'userId'>[]> =>
      db
        .selectFrom('users')
        .select(['name', 'userId'])
        .where('role', 'in', [ROLE.student, ROLE.teacher])
        .where(sql<boolean>`octet_length("name") > length("name")`)
        .orderBy('seq')
        .execute(),

    /** The user ids of these logins, by their `id`. */
    async userIdsOf(ids: readonly string[]): Promise<Map<string, string>> {
      const rows = await db.selectFrom('users').select(['id', 'userId']).where('id', 'in', ids).execute()
      return new Map(rows.map(({ id, userId }) => [id, userId]))
    },

    /** Teachers and admins. */
    staff: (): Promise<Pick<User, 'id' | 'name' | 'userId'>[]> =>
      db.selectFrom('users').select(['id', 'name', 'userId']).where('role', 'in', STAFF).execute(),

    /** All, oldest first. */
    pages: (): AsyncGenerator<User[]> => inPages(db.selectFrom('users').selectAll(), { size: PAGE }),

    has: (role: Role): Promise<boolean> => isFound(db.selectFrom('users').select('id').where('role', '=', role)),

    /**
     * Sets a password that the school issues.
     * @param sealedPassword what an admin may be shown of it; null: nothing
     */
    async issuePassword(id: string, passwordHash: string, sealedPassword: Uint8Array | null): Promise<void> {
      const issued = { passwordHash, sealedPassword, passwordChangedAt: null }
      await db.updateTable('allUsers').set(issued).where('id', '=', id).execute()
    },

    /** Sets a password that the owner has chosen. Only its hash is stored; the issued password is removed. */
    async changePassword(id: string, passwordHash: string, passwordChangedAt: string): Promise<void> {
      const chosen = { passwordHash, sealedPassword: null, passwordChangedAt }
      await db.updateTable('allUsers').set(chosen).where('id', '=', id).execute()
    },

    /** Sets the language that the owner has chosen. */
    async chooseLanguage(id: string, language: Language): Promise<void> {
      await db.updateTable('allUsers').set({ language }).where('id', '=', id).execute()
    },

    /** For a school without its key: these texts cannot be decrypted any more. */
    async forgetSealed(): Promise<void> {
      await db.updateTable('allUsers').set({ sealedPassword: null, sealedAnswer: null }).execute()
      await db.updateTable('deletions').set({ sealedPassword: null, sealedAnswer: null }).execute()
      // A second factor that cannot be verified would lock its owner out.
      await db.deleteFrom('recoveryCodes').execute()
      await db.deleteFrom('secondFactors').execute()
      await db.deleteFrom('familyCodes').execute()
    },

    /** To be called when the name of the student or teacher changes. */
    async rename(id: string, name: string): Promise<void> {
      await db.updateTable('allUsers').set({ name }).where('id', '=', id).execute()
    },

    /** Removes a login for good, with its sessions and its student or teacher (with the report). Photos stay. */
    async remove(id: string): Promise<void> {
      await db.deleteFrom('allUsers').where('id', '=', id).execute()
    },

    count: () => countOf(db.selectFrom('users')),
  }
}
