import { messageRef } from '#contract/failures'
import { FailureResponse, HttpError } from '../errors.ts'
import { verifyPassword } from '../security/credentials.ts'
import type { Session } from '../security/sessions.ts'
import type { Services } from '../services.ts'
import type { Store, Tables } from '../store/index.ts'
import type { User } from '../store/tables/users.ts'
import type { FailureDetails, HandlerContext } from './handler.ts'

/**
 * The login of the caller.
 * @throws HttpError 401 if it was deleted a moment ago
 */
export async function ownUser({ users }: Pick<Tables, 'users'>, session: Session | undefined): Promise<User> {
  const user = session && (await users.find(session.user._id))
  if (!user) throw new HttpError(401, messageRef('notLoggedIn'))
  return user
}

/**
 * Does `work` in a transaction, unless the password was changed after it was verified: a reset at the same moment must
 * not be overwritten.
 * @returns undefined if the password was changed, or the login deleted
 */
export const unlessPasswordChanged = <T>(
  store: Store,
  { id, passwordHash }: Pick<User, 'id' | 'passwordHash'>,
  work: (tables: Tables) => Promise<T>,
): Promise<T | undefined> =>
  store.transaction(async (tables) =>
    (await tables.users.find(id))?.passwordHash === passwordHash ? work(tables) : undefined,
  )

type Caller = Pick<HandlerContext<'me'>, 'session' | 'auditEntry' | 'c'>

export const wrongPassword = () => new FailureResponse(messageRef('wrongPassword'))
export const wrongCode = () => new FailureResponse(messageRef('wrongCode'))
/** The same call is made again with a code. */
export const missingCode = () =>
  new FailureResponse(messageRef('codeRequired'), { codeRequired: true } satisfies FailureDetails<'login'>)

/**
 * Asks for the password, and for a code, again. Another person may use an open session, so calls that could take over a
 * login or make it less safe need this.
 */
export function confirmations({ store, throttle, secondFactor }: Services) {
  /**
   * The caller's login. A wrong password is a line of the audit.
   * @throws FailureResponse for a wrong password, HttpError 429 after too many
   */
  const byPassword = async ({ session, auditEntry, c }: Caller, password: string): Promise<User> => {
    const user = await ownUser(store, session)
    const isRight = () => verifyPassword(user.passwordHash, password, c.req.raw.signal)
    if (await throttle.confirm(user.id, 'password', isRight)) return user
    await store.audit.add(auditEntry('failed confirmation', 'user', user.id))
    throw wrongPassword()
  }

  /**
   * Does `work` in a transaction if the caller's password is right and, where the login has a second factor, the code.
   * @param prepare makes what `work` needs and is too slow for a transaction
   * @throws FailureResponse if something of it is wrong or missing, HttpError 429 after too many wrong ones
   */
  const byPasswordAndCode = async <T extends object, P = undefined>(
    caller: Caller,
    { password, code }: { password: string; code?: string | undefined },
    work: (tables: Tables, user: User, prepared: P) => Promise<T>,
    prepare = async () => undefined as P,
  ): Promise<T> => {
    const user = await byPassword(caller, password)
    const hasFactor = async (tables: Tables) => Boolean((await tables.secondFactors.find(user.id))?.confirmedAt)
    if (!(await hasFactor(store))) {
      const prepared = await prepare()
      const done = await unlessPasswordChanged(store, user, async (tables) => {
        if (await hasFactor(tables)) throw missingCode()
        return work(tables, user, prepared)
      })
      if (!done) throw wrongPassword()
      return done
    }
    // Before an attempt is counted: only a right code may reset the count of wrong ones.
    if (code === undefined) throw missingCode()
    const attempt = async () => {
      const accept = await secondFactor.read(store, user.id, code)
      const prepared = await prepare()
      return unlessPasswordChanged(store, user, async (tables) =>
        (await accept(tables)) ? work(tables, user, prepared) : undefined,
      )
    }
    const done = await throttle.confirm(user.id, 'code', attempt)
    if (!done) throw wrongCode()
    return done
  }

  return { byPassword, byPasswordAndCode }
}
