import { type Access, type AccessLevel, type EndpointName, ROLE, type Role } from '#contract'
import { HttpError } from '../errors.ts'
import type { Session } from './sessions.ts'

/** An access level with which the call goes on; see `AccessLevel`. */
export type GrantedLevel = Exclude<AccessLevel, number>

/**
 * What members of the staff may call while the school requires a second factor and they have none yet: their own
 * account. For everything else they have the access of a plain user.
 */
const WITHOUT_SECOND_FACTOR: ReadonlySet<EndpointName> = new Set(['beginSecondFactor', 'confirmSecondFactor'])

/**
 * The access level of this caller for an endpoint with this row of the contract's table.
 * @throws HttpError 401 without a live session, 403 with the wrong role or where a second factor is missing
 */
export function authorize(access: Access, name: EndpointName, session: Session | undefined): GrantedLevel {
  const accessLevel = access[session ? (session.user.role satisfies Role) : 'visitor']
  if (accessLevel === 401) throw new HttpError(401, 'Please log in first.')
  if (accessLevel === 403) throw new HttpError(403, 'Your login does not allow this.')
  if (!session?.lacksSecondFactor || WITHOUT_SECOND_FACTOR.has(name)) return accessLevel
  const lesser = access[ROLE.user]
  if (typeof lesser === 'number') {
    throw new HttpError(403, 'Your school requires a second factor: set it up on the page Account first.')
  }
  return lesser
}

/**
 * Where only the caller's own record is granted, refuses every other id. Asked before the id is
 * looked up, so that the response does not reveal whether it exists.
 * @throws HttpError 403
 */
export function requireOwnId(accessLevel: GrantedLevel, session: Session | undefined, id: unknown): void {
  if (accessLevel === 'own' && !(typeof id === 'string' && session?.ownIds.includes(id))) {
    throw new HttpError(403, 'Your login does not allow this for anybody else.')
  }
}
