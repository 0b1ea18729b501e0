import { messages } from '#contract'
import { ApiError } from './api-error.ts'
import { call, granted, listed } from './request.ts'

/** How many students, users, teachers, reports and notices there are, and what to mend in the settings. Only the exact message counts as an answer. */
export async function getLengths(signal?: AbortSignal) {
  const answer = await call('adminAll', { signal })
  if (answer.message !== messages.allLengths) throw new ApiError(answer.message)
  return answer
}

export const getUsers = async (signal?: AbortSignal) => listed(granted(await call('allUser', { signal })).data)

/** Who did what, newest first; the first page is 1. */
export async function getAudit(page: number, signal?: AbortSignal) {
  const answer = granted(await call('audit', { query: { page }, signal }))
  listed(answer.data)
  return answer
}

/** Signs a user out everywhere. */
export const endSessions = (id: string) => call('endSessions', { params: { id } })

/** A new password for a user who has forgotten the own one; ends the user's sessions. */
export const issuePassword = async (id: string) => granted(await call('issuePassword', { params: { id } })).login

/** For a user who lost the phone: the password is enough again. */
export const resetSecondFactor = (id: string) => call('resetSecondFactor', { params: { id } })

/** Whether teachers and admins need a second factor. */
export const requireSecondFactor = (required: boolean) => call('requireSecondFactor', { json: { required } })

/** Plain users only. */
export const deleteUser = (id: string) => call('deleteUser', { params: { id } })
