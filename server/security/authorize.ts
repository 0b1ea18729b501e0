import type { Access, AccessLevel, EndpointName, Role, SchoolSettings } from '#contract'
import { messageRef } from '#contract/failures'
import { HttpError } from '../errors.ts'
import type { Store } from '../store/index.ts'
import type { Session } from './sessions.ts'

/** An access level that allows the call; see `AccessLevel`. */
export type GrantedLevel = Exclude<AccessLevel, number>

/**
 * Endpoints for members of the staff who have no second factor, or no own password, although the school requires one: to
 * set it up, and to change their password. All others they may call only as a visitor may.
 */
const ALLOWED_WHILE_LACKING: ReadonlySet<EndpointName> = new Set([
  'account',
  'changePassword',
  'beginSecondFactor',
  'confirmSecondFactor',
])

/**
 * Decides the access level of this caller.
 * @param access the endpoint's row of the contract's table
 * @throws HttpError 401 without a live session, 403 with the wrong role or where a second factor or an own password is
 *   missing
 */
export function authorize(access: Access, name: EndpointName, session: Session | undefined): GrantedLevel {
  const accessLevel = access[session ? (session.user.role satisfies Role) : 'visitor']
  if (accessLevel === 401) throw new HttpError(401, messageRef('notLoggedIn'))
  if (accessLevel === 403) throw new HttpError(403, messageRef('notAllowed'))
  if (!session?.lacks || ALLOWED_WHILE_LACKING.has(name)) return accessLevel
  if (!isRefusedWhileLacking(access, name)) return access.visitor as GrantedLevel
  const missing = session.lacks === 'ownPassword' ? 'ownPasswordMissing' : 'secondFactorMissing'
  throw new HttpError(403, messageRef(missing), { details: { [missing]: true } })
}

/** Whether staff who lack what the school requires are refused: they may do what a visitor may. */
export function isRefusedWhileLacking({ visitor }: Access, name: EndpointName): boolean {
  // An empty list would look as if the school had no students.
  return (typeof visitor === 'number' || visitor === 'empty') && !ALLOWED_WHILE_LACKING.has(name)
}

/** What says who is whose child, and whether families may read. */
export type FamilyAccess = {
  store: Pick<Store, 'guardians'>
  school: () => Promise<{ settings: Pick<SchoolSettings, 'families'> }>
}

/**
 * Refuses every id but the caller's own ids where the access level is 'own', and those of the caller's children where it is
 * 'ownChild'. To be called before the record is looked up, so that the response does not reveal whether it exists.
 * @throws HttpError 403
 */
export async function requireOwnId(
  accessLevel: GrantedLevel,
  session: Session | undefined,
  id: unknown,
  families: FamilyAccess,
): Promise<void> {
  if (accessLevel !== 'own' && accessLevel !== 'ownChild') return
  if (accessLevel === 'ownChild') await requireFamiliesOpen(families)
  if (session && typeof id === 'string') {
    if (accessLevel === 'own' && session.ownIds.includes(id)) return
    if (accessLevel === 'ownChild' && (await families.store.guardians.isChild(session.user._id, id))) return
  }
  throw new HttpError(403, messageRef('notAllowedForOthers'))
}

/** @throws HttpError 403 while the school does not let families read */
export async function requireFamiliesOpen({ school }: Pick<FamilyAccess, 'school'>): Promise<void> {
  if (!(await school()).settings.families.open) throw new HttpError(403, messageRef('familiesClosed'))
}
