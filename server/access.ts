import type { Access, Grant, Role } from '#contract'
import { Refusal } from './refusal.ts'
import type { Session } from './sessions.ts'

/** A grant that lets the call go on; see `Grant`. */
export type Granted = Exclude<Grant, number>

/**
 * The lock: what this caller gets from a call with this row of the contract's table.
 * @throws Refusal 401 without a live session, 403 with the wrong role
 */
export function granted(access: Access, session: Session | undefined): Granted {
  const grant = access[session ? (session.user.role satisfies Role) : 'visitor']
  if (grant === 401) throw new Refusal(401, 'Please log in first.')
  if (grant === 403) throw new Refusal(403, 'Your login does not allow this.')
  return grant
}

/**
 * Where only the caller's own record is granted, refuses every other id. Asked before the id is
 * looked up, so that the answer does not tell whether it exists.
 * @throws Refusal 403
 */
export function refuseOthers(grant: Granted, session: Session | undefined, id: unknown): void {
  if (grant === 'own' && !(typeof id === 'string' && session?.ownIds.includes(id))) {
    throw new Refusal(403, 'Your login does not allow this for anybody else.')
  }
}
