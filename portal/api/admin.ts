import { messages } from '#contract'
import * as endpoints from '#contract/endpoints'
import { ApiError } from './api-error.ts'
import { assertList, assertSuccess, request } from './request.ts'

/** How many students, users, teachers, reports and notices there are, and what to mend in the settings. Only the exact message counts as an answer. */
export async function getLengths(signal?: AbortSignal) {
  const answer = await request(endpoints.adminAll, { signal })
  if (answer.message !== messages.allLengths) throw new ApiError(answer.message)
  return answer
}

export const getUsers = async (signal?: AbortSignal) =>
  assertList(assertSuccess(await request(endpoints.allUser, { signal })).data)

/** Who did what, newest first; the first page is 1. */
export async function getAudit(page: number, signal?: AbortSignal) {
  const answer = assertSuccess(await request(endpoints.audit, { query: { page }, signal }))
  assertList(answer.data)
  return answer
}

/** Signs a user out everywhere. */
export const endSessions = (id: string) => request(endpoints.endSessions, { params: { id } })

/** A new password for a user who has forgotten the own one; ends the user's sessions. */
export const issuePassword = async (id: string) =>
  assertSuccess(await request(endpoints.issuePassword, { params: { id } })).login

/** For a user who lost the phone: the password is enough again. */
export const resetSecondFactor = (id: string) => request(endpoints.resetSecondFactor, { params: { id } })

/** Whether teachers and admins need a second factor. */
export const requireSecondFactor = (required: boolean) => request(endpoints.requireSecondFactor, { json: { required } })

/** Plain users only. */
export const deleteUser = (id: string) => request(endpoints.deleteUser, { params: { id } })
