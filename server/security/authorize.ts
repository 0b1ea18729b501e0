import type { Access, AccessLevel, EndpointName, Role } from '#contract'
import { HttpError } from '../errors.ts'
import type { Session } from './sessions.ts'

/** An access level with which the call goes on; see `AccessLevel`. */
export type GrantedLevel = Exclude<AccessLevel, number>

/**
 * What members of the staff may call while the school requires a second factor and they have none yet: what sets it up,
 * and a better password before. Besides, they may do what a visitor may.
 */
const WITHOUT_SECOND_FACTOR: ReadonlySet<EndpointName> = new Set([
  'account',
  'changePassword',
  'beginSecondFactor',
  'confirmSecondFactor',
])

/**
 * The access level of this caller for an endpoint with this row of the contract's table.
 * @throws HttpError 401 without a live session, 403 with the wrong role or where a second factor is missing
 */
export function authorize(access: Access, name: EndpointName, session: Session | undefined): GrantedLevel {
  const accessLevel = access[session ? (session.user.role satisfies Role) : 'visitor']
  if (accessLevel === 401) throw new HttpError(401, 'Please log in first.')
  if (accessLevel === 403) throw new HttpError(403, 'Your login does not allow this.')
  if (!session?.lacksSecondFactor || WITHOUT_SECOND_FACTOR.has(name)) return accessLevel
  const { visitor } = access
  // An empty list would look as if the school had no students.
  if (typeof visitor === 'number' || visitor === 'empty') {
    const message = 'Your school requires a second factor: set it up on the page Account first.'
    throw new HttpError(403, message, { details: { secondFactorMissing: true } })
  }
  return visitor
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
