import { accountMessages } from '#contract'
import { HttpError } from '../errors.ts'
import { verifyPassword } from '../security/credentials.ts'
import type { Session } from '../security/sessions.ts'
import type { Services } from '../services.ts'
import type { Store } from '../store/index.ts'
import type { User } from '../store/tables/users.ts'
import type { HandlerContext } from './handler.ts'

/**
 * The login of the caller.
 * @throws HttpError 401 if it was deleted a moment ago
 */
export async function ownUser(store: Store, session: Session | undefined): Promise<User> {
  const user = session && (await store.users.find(session.user._id))
  if (!user) throw new HttpError(401, 'Please log in first.')
  return user
}

/** Another person may use an open session: a call that could take over the account requires the password again. */
export function passwordCheck({ store, throttle }: Services) {
  return {
    /**
     * Whether this is the person's password. A wrong one is a line of the audit.
     * @throws HttpError 429 after too many wrong ones
     */
    async isRight(
      user: User,
      password: string,
      { auditEntry, c }: Pick<HandlerContext<'me'>, 'auditEntry' | 'c'>,
    ): Promise<boolean> {
      const matches = await throttle.confirm(user.id, 'password', () =>
        verifyPassword(user.passwordHash, password, c.req.raw.signal),
      )
      if (!matches) await store.audit.add(auditEntry('failed confirmation', 'user', user.id))
      return matches
    },
  }
}

export const wrongPassword = { success: false, message: accountMessages.wrongPassword } as const
export const wrongCode = { success: false, message: accountMessages.wrongCode } as const
