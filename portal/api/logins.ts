import { mostSelected } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { HandedOutLogin, PortalAddress, RequestBody } from '#contract/operations'
import { assertList, assertSuccess, request } from './request.ts'

/** Logins by the id of the student or teacher, and the address at which they are typed in. */
export type Logins = { byPerson: ReadonlyMap<string, HandedOutLogin>; portal: PortalAddress }

/**
 * The issued logins of these students and teachers, in as many calls as it needs. Each is a line of the audit.
 * @param ids at least one
 */
export async function getLogins(
  ids: readonly string[],
  use: RequestBody<'logins', 'json'>['use'],
  signal?: AbortSignal,
): Promise<Logins> {
  const byPerson = new Map<string, HandedOutLogin>()
  let portal = { url: '', qr: '' }
  for (let from = 0; from < ids.length; from += mostSelected) {
    const json = { ids: ids.slice(from, from + mostSelected), use, portal: location.origin }
    const response = assertSuccess(await request(endpoints.logins, { json, signal }))
    for (const login of assertList(response.logins)) byPerson.set(login._id, login)
    portal = response.portal
  }
  return { byPerson, portal }
}
