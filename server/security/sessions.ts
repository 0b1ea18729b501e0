import { hash, randomBytes } from 'node:crypto'
import type { SessionUser } from '#contract/operations'
import { classesOf } from '#contract/school/class-list'
import { CLOCK_SLACK_MS, type Clock } from '../clock.ts'
import { partsOf } from '../http/user-agent.ts'
import type { Store, Tables } from '../store/index.ts'
import type { SessionRow } from '../store/tables/sessions.ts'
import type { User } from '../store/tables/users.ts'
import { hasIssuedPassword } from './logins.ts'
import { isStaff } from './roles.ts'

const TOKEN_BYTES = 32
/** In base64url. */
const TOKEN_LENGTH = Math.ceil((TOKEN_BYTES * 4) / 3)

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** A session that is not used for this long has ended. */
export const IDLE_MS = 12 * HOUR
/** A session ends after this time even if it is used. */
export const LIFETIME_MS = 7 * 24 * HOUR

export type Session = {
  tokenHash: string
  createdAt: number
  /** The browser stores the cookie until the session ends. */
  isRemembered: boolean
  user: SessionUser
  /** Ids that mean this user: of the login, and of the student or teacher. */
  ownIds: string[]
  /** The language that the person has chosen; null: none. */
  language: string | null
  /**
   * What this login still lacks in a school that requires a second factor of its staff: an own password comes before it.
   * See `authorize`.
   */
  lacks: 'ownPassword' | 'secondFactor' | undefined
}

/** What the cookie of a session holds, and for how many seconds; undefined: until the browser is closed. */
export type SessionCookie = { token: string; maxAge: number | undefined }

const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url')

/** Sessions by the token in the cookie. The store has only the hash of the token. */
export function createSessions(store: Store, clock: Clock) {
  const writing = new Set<string>()
  /**
   * Writes without delaying the request, once at a time for each session. An error is ignored: reading must work on a
   * full disk.
   */
  const inBackground = (tokenHash: string, write: () => Promise<void>) => {
    if (writing.has(tokenHash)) return
    writing.add(tokenHash)
    write()
      .catch(() => {})
      .finally(() => writing.delete(tokenHash))
  }

  return {
    /**
     * Starts a session, in the transaction that adds the login to the audit.
     * @param device browser and system in words, by which a person recognizes the session
     */
    async start(tables: Tables, user: string, device: string, isRemembered: boolean): Promise<SessionCookie> {
      const token = newToken()
      const now = clock()
      await tables.sessions.sweep({
        seenBefore: now - IDLE_MS,
        createdBefore: now - LIFETIME_MS,
        createdAfter: now + CLOCK_SLACK_MS,
      })
      const tokenHash = hashOf(token)
      await tables.sessions.add({
        tokenHash,
        user,
        createdAt: now,
        seenAt: now,
        device,
        isRemembered: Number(isRemembered),
      })
      return { token, maxAge: isRemembered ? LIFETIME_MS / 1000 : undefined }
    },

    /** Gives a session another token, in the transaction that changes the password: a copy of the old one is useless. */
    async renew(tables: Tables, { tokenHash, createdAt, isRemembered }: Session): Promise<SessionCookie> {
      const token = newToken()
      await tables.sessions.renew(tokenHash, hashOf(token))
      const leftMs = createdAt + LIFETIME_MS - clock()
      return { token, maxAge: isRemembered ? Math.ceil(leftMs / 1000) : undefined }
    },

    /** A user's live sessions, last used first; the times in ISO. */
    async listOf(user: string) {
      const now = clock()
      const rows = await store.sessions.allOf(user)
      return rows
        .filter((row) => isLive(row, now))
        .map(({ tokenHash, device, createdAt, seenAt }) => ({
          id: publicId(tokenHash),
          tokenHash,
          device,
          ...partsOf(device),
          createdAt: new Date(createdAt).toISOString(),
          seenAt: new Date(seenAt).toISOString(),
        }))
    },

    /** The live session of this token. */
    async find(token: string): Promise<Session | undefined> {
      if (token.length !== TOKEN_LENGTH) return undefined
      const row = await store.sessions.find(hashOf(token))
      if (!row) return undefined
      const { tokenHash, seenAt } = row
      const now = clock()
      if (!isLive(row, now)) {
        // Deleted before the response, so that it stays ended when the clock is set back; see `inBackground` for the error.
        await store.sessions.end(tokenHash).catch(() => {})
        return undefined
      }
      // Once a minute is exact enough, and saves a write on nearly every call. A time in the future is corrected.
      if (Math.abs(now - seenAt) > MINUTE) inBackground(tokenHash, () => store.sessions.touch(tokenHash, now))
      return sessionFrom(row)
    },
  }
}

function sessionFrom(row: SessionRow): Session {
  const { tokenHash, createdAt, login, studentId, teacherId, classes, language } = row
  const isRequired = row.secondFactorPolicy?.[0] === 1
  return {
    tokenHash,
    createdAt,
    isRemembered: row.isRemembered === 1,
    user: sessionUser({ ...row, id: login }, { studentId, classes }),
    ownIds: [login, studentId, teacherId].filter((id) => id !== null),
    language,
    lacks: isRequired ? lackOf(row) : undefined,
  }
}

/** What a login lacks in a school that requires a second factor of its staff. */
export const lackOf = (row: Pick<SessionRow, 'role' | 'passwordChangedAt' | 'secondFactorSince'>) => {
  if (!isStaff(row.role)) return undefined
  if (hasIssuedPassword(row)) return 'ownPassword'
  return row.secondFactorSince === null ? 'secondFactor' : undefined
}

/** The signed-in user, as the portal gets it. */
export const sessionUser = (
  user: Pick<User, 'id' | 'userId' | 'name' | 'role' | 'passwordChangedAt'>,
  { studentId, classes }: { studentId?: string | null | undefined; classes?: string | null | undefined },
): SessionUser => ({
  _id: user.id,
  userId: user.userId,
  name: user.name,
  role: user.role,
  ...(studentId && { studentUserId: studentId }),
  ...(classes && { classes: classesOf(classes) }),
  ...(hasIssuedPassword(user) && { passwordIssued: true as const }),
})

const hashOf = (token: string) => hash('sha256', token, 'base64url')

/** Without the last condition, a session with a start in the future would live too long. */
const isLive = ({ seenAt, createdAt }: Pick<SessionRow, 'seenAt' | 'createdAt'>, now: number) =>
  now - seenAt <= IDLE_MS && now - createdAt <= LIFETIME_MS && createdAt - now <= CLOCK_SLACK_MS

/** The id of a session for its owner; it does not reveal the token. */
const publicId = (tokenHash: string) => hash('sha256', `id of ${tokenHash}`, 'hex').slice(0, 32)
