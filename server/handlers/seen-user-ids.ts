import { ROLE } from '#contract'
import type { School } from '../school/current.ts'
import type { Session } from '../security/sessions.ts'

/**
 * What a search in user ids needs: the endings that all of them have, which tell nobody from another. Undefined for who
 * sees no user ids, and so finds nobody by one.
 */
export function seenUserIds(session: Session | undefined, { settings }: School): { userIdEndings?: string[] } {
  if (session?.user.role !== ROLE.admin) return {}
  const { suffix, former } = settings.userIds
  return { userIdEndings: [suffix, ...former] }
}
