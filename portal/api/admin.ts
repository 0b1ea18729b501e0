import { messages } from '#contract'
import type { AuditAction } from '#contract/audit-actions'
import * as endpoints from '#contract/endpoints'
import type { RequestBody } from '#contract/operations'
import { ApiError } from './api-error.ts'
import { inParts } from './in-parts.ts'
import { assertList, assertSuccess, request } from './request.ts'

/**
 * Counts students, users, teachers, reports and notices, with hints about wrong settings.
 * @throws ApiError for any other message than the one of the specification
 */
export async function getLengths(signal?: AbortSignal) {
  const response = await request(endpoints.adminAll, { signal })
  if (response.message !== messages.allLengths) throw new ApiError(response.message)
  return response
}

/** How many students, reports and notices there are, by class, condition and month; and the time zone of the school. */
export const getStatistics = async (signal?: AbortSignal) =>
  assertSuccess(await request(endpoints.statistics, { signal }))

export const getUsers = async (signal?: AbortSignal) =>
  assertList(assertSuccess(await request(endpoints.allUser, { signal })).data)

/** The filters of the audit trail; '' in a field: everything. Days are YYYY-MM-DD. */
export type AuditQuery = { who: string; action: AuditAction | ''; from: string; to: string; record: string }

/** The audit trail, newest first; the first page is 1. */
export async function getAudit(page: number, filter: Partial<AuditQuery>, signal?: AbortSignal) {
  const active = Object.fromEntries(Object.entries(filter).filter(([, value]) => value))
  const response = assertSuccess(await request(endpoints.audit, { query: { page, ...active }, signal }))
  assertList(response.data)
  return response
}

/** The staff, whose acts can be chosen. */
export const getAuditPeople = async (signal?: AbortSignal) =>
  assertList(assertSuccess(await request(endpoints.auditPeople, { signal })).people)

/** The records of one entry of it, which is an act on several. */
export async function getAuditRecords(id: string, page: number, signal?: AbortSignal) {
  const response = assertSuccess(await request(endpoints.auditRecords, { params: { id }, query: { page }, signal }))
  assertList(response.data)
  return response
}

/** Signs a user out everywhere. */
export const endSessions = (id: string) => request(endpoints.endSessions, { params: { id } })

/**
 * Sets a new password for somebody who forgot it, and ends the sessions.
 * @param id the `_id` of a student, a teacher or a login
 */
export const issuePassword = async (id: string) =>
  assertSuccess(await request(endpoints.issuePassword, { params: { id } })).login

/** How many passwords are hashed before the server responds: some seconds. */
const ISSUED_AT_ONCE = 100

/** The same for a selection, in parts, each of which is issued as a whole. Yields the new logins of each part. */
export async function* issuePasswords(ids: readonly string[]) {
  const send = async (json: RequestBody<'issuePasswords', 'json'>) =>
    assertSuccess(await request(endpoints.issuePasswords, { json }))
  for await (const { logins } of inParts(ids, send, ISSUED_AT_ONCE)) yield logins
}

/** For a user who lost the phone: from now on the password is enough to log in. */
export const resetSecondFactor = (id: string, json: RequestBody<'resetSecondFactor', 'json'>) =>
  request(endpoints.resetSecondFactor, { params: { id }, json })

/** Whether teachers and admins need a second factor. */
export const requireSecondFactor = (json: RequestBody<'requireSecondFactor', 'json'>) =>
  request(endpoints.requireSecondFactor, { json })

/** Confirms that the clock of the server is right. @param now the time that the admin was shown */
export const confirmClock = (now: string) => request(endpoints.confirmClock, { json: { now } })

/** Only for plain users. */
export const deleteUser = (id: string) => request(endpoints.deleteUser, { params: { id } })
