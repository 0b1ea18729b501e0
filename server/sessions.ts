import { createHash, randomBytes } from 'node:crypto'
import type { Role } from '#contract'
import type { SessionUser } from '#contract/calls'
import type { Clock } from './clock.ts'
import type { Store, Tables } from './store/index.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** A session that is not used for this long has ended. */
export const IDLE_MS = 12 * HOUR
/** No session lasts longer, however much it is used. */
export const LIFETIME_MS = 7 * 24 * HOUR

export type Session = {
  tokenHash: string
  user: SessionUser
  /** Ids that mean this user: of the login, and of the student or teacher. */
  ownIds: string[]
}

/** Who is signed in, by the token in their cookie. The store keeps only the token's hash. */
export const sessionsOf = (store: Store, clock: Clock) => ({
  /** A new session's token, within the transaction that notes the login. */
  async start(tables: Tables, user: string): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const now = clock()
    await tables.sessions.sweep(now - IDLE_MS, now - LIFETIME_MS)
    await tables.sessions.add({ tokenHash: hashOf(token), user, createdAt: now, seenAt: now })
    return token
  },

  /** The live session of this token. */
  async find(token: string): Promise<Session | undefined> {
    const row = await store.sessions.find(hashOf(token))
    if (!row) return undefined
    const now = clock()
    if (now - row.seenAt > IDLE_MS || now - row.createdAt > LIFETIME_MS) {
      await store.sessions.end(row.tokenHash)
      return undefined
    }
    // Once a minute is exact enough, and spares a write on nearly every call.
    if (now - row.seenAt > MINUTE) await store.sessions.see(row.tokenHash, now)
    return {
      tokenHash: row.tokenHash,
      user: sessionUser(row.login, row.userId, row.name, row.role, row.studentId),
      ownIds: [row.login, row.studentId, row.teacherId].filter((id) => id !== null),
    }
  },
})

export type Sessions = ReturnType<typeof sessionsOf>

/** A user as the portal sees itself signed in. */
export const sessionUser = (
  id: string,
  userId: string,
  name: string,
  role: Role,
  studentId: string | null | undefined,
): SessionUser => ({ _id: id, userId, name, role, ...(studentId && { studentUserId: studentId }) })

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
