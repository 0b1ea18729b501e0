import { type Access, type AccessLevel, type EndpointName, ROLE, type Role } from '#contract'
import { Refusal } from '../http/http-error.ts'
import type { Session } from './sessions.ts'

/** A grant that lets the call go on; see `AccessLevel`. */
export type Granted = Exclude<AccessLevel, number>

/**
 * What members of the staff may call while the school requires a second factor and they have none yet: their own
 * account. Everything else is granted to them as to a plain user.
 */
const WITHOUT_SECOND_FACTOR: ReadonlySet<EndpointName> = new Set(['beginSecondFactor', 'confirmSecondFactor'])

/** Whose work opens the records of others. */
export const isStaff = (role: Role): boolean => role === ROLE.teacher || role === ROLE.admin

/**
 * The lock: what this caller gets from a call with this row of the contract's table.
 * @throws Refusal 401 without a live session, 403 with the wrong role or where a second factor is missing
 */
export function granted(access: Access, name: EndpointName, session: Session | undefined): Granted {
  const grant = access[session ? (session.user.role satisfies Role) : 'visitor']
  if (grant === 401) throw new Refusal(401, 'Please log in first.')
  if (grant === 403) throw new Refusal(403, 'Your login does not allow this.')
  if (!session?.lacksSecondFactor || WITHOUT_SECOND_FACTOR.has(name)) return grant
  const lesser = access[ROLE.user]
  if (typeof lesser === 'number') {
    throw new Refusal(403, 'Your school requires a second factor: set it up on the page Account first.')
  }
  return lesser
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
