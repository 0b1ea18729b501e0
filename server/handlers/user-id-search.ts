import { ROLE } from '#contract'
import type { School } from '../school/current.ts'
import { endingsOf } from '../security/logins.ts'
import type { Session } from '../security/sessions.ts'

/**
 * For a search in user ids: the endings of the school, which the search leaves out because every user id has one of them.
 * Nothing for a caller who sees no user ids: then they are not searched.
 */
export function userIdSearch(session: Session | undefined, { settings }: School): { userIdEndings?: string[] } {
  if (session?.user.role !== ROLE.admin) return {}
  return { userIdEndings: endingsOf(settings.userIds) }
}
