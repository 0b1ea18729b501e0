import type { Access, AccessLevel, EndpointName, Role } from '#contract'
import { messageRef } from '#contract/failures'
import { HttpError } from '../errors.ts'
import type { Session } from './sessions.ts'

/** An access level that allows the call; see `AccessLevel`. */
export type GrantedLevel = Exclude<AccessLevel, number>

/**
 * Endpoints for members of the staff who have no second factor, or no own password, although the school requires one: to
 * set it up, and to change their password. All others they may call only as a visitor may.
 */
const WITHOUT_SECOND_FACTOR: ReadonlySet<EndpointName> = new Set([
  'account',
  'changePassword',
  'beginSecondFactor',
  'confirmSecondFactor',
])

/**
 * Decides the access level of this caller.
 * @param access the endpoint's row of the contract's table
 * @throws HttpError 401 without a live session, 403 with the wrong role or where a second factor or an own password is missing
 */
export function authorize(access: Access, name: EndpointName, session: Session | undefined): GrantedLevel {
  const accessLevel = access[session ? (session.user.role satisfies Role) : 'visitor']
  if (accessLevel === 401) throw new HttpError(401, messageRef('notLoggedIn'))
  if (accessLevel === 403) throw new HttpError(403, messageRef('notAllowed'))
  if (!session?.lacks || WITHOUT_SECOND_FACTOR.has(name)) return accessLevel
  if (needsSecondFactor(access, name)) {
    if (session.lacks === 'ownPassword') {
      throw new HttpError(403, messageRef('ownPasswordMissing'), { details: { ownPasswordMissing: true } })
    }
    throw new HttpError(403, messageRef('secondFactorMissing'), { details: { secondFactorMissing: true } })
  }
  return access.visitor as GrantedLevel
}

/** Whether staff without a second factor are refused, where the school requires one: they may do what a visitor may. */
export function needsSecondFactor({ visitor }: Access, name: EndpointName): boolean {
  // An empty list would look as if the school had no students.
  return (typeof visitor === 'number' || visitor === 'empty') && !WITHOUT_SECOND_FACTOR.has(name)
}

/**
 * Refuses every id but the caller's own ids where the access level is 'own'. To be called before the record is looked
 * up, so that the response does not reveal whether it exists.
 * @throws HttpError 403
 */
export function requireOwnId(accessLevel: GrantedLevel, session: Session | undefined, id: unknown): void {
  if (accessLevel === 'own' && !(typeof id === 'string' && session?.ownIds.includes(id))) {
    throw new HttpError(403, messageRef('notAllowedForOthers'))
  }
}
