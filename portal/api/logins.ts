import * as endpoints from '#contract/endpoints'
import type { HandedOutLogin, PortalAddress, PortalCode, RequestBody } from '#contract/operations'
import { inParts } from './in-parts.ts'
import { assertList, assertSuccess, request } from './request.ts'

/** Logins by the id of the student or teacher, and the address at which they are typed in. */
export type Logins = { byPerson: ReadonlyMap<string, HandedOutLogin>; portal: PortalCode }

/**
 * The issued logins of these students and teachers, in as many calls as it needs. All are one entry of the audit.
 * @param ids at least one
 */
export async function getLogins(
  ids: readonly string[],
  use: RequestBody<'logins', 'json'>['use'],
  signal?: AbortSignal,
): Promise<Logins> {
  const byPerson = new Map<string, HandedOutLogin>()
  let portal = { url: '', qr: '' }
  const send = async (part: Pick<RequestBody<'logins', 'json'>, 'ids' | 'act'>) =>
    assertSuccess(await request(endpoints.logins, { json: { ...part, use, portal: location.origin }, signal }))
  for await (const response of inParts(ids, send)) {
    for (const login of assertList(response.logins)) byPerson.set(login._id, login)
    portal = response.portal
  }
  return { byPerson, portal }
}

/** The address of the portal that slips name, and whether it opens everywhere. */
export const getPortalAddress = async (signal?: AbortSignal): Promise<PortalAddress> =>
  assertSuccess(await request(endpoints.portalAddress, { query: { portal: location.origin }, signal }))

/** A name in letters that everybody can type; '' if nothing comes of it. */
export const romanizeName = async (name: string, signal?: AbortSignal): Promise<string> =>
  assertSuccess(await request(endpoints.romanizeName, { json: { name }, signal })).name
