import { messages } from '#contract'
import { ApiError } from './api-error.ts'
import { call, granted, listed } from './request.ts'

/**
 * How many students, users, teachers, reports and notices there are, and what the server tells its admin. Only the
 * exact message counts as an answer.
 */
export async function getLengths(signal?: AbortSignal) {
  const answer = await call('adminAll', { signal })
  if (answer.message !== messages.allLengths) throw new ApiError(answer.message)
  return { ...answer.length, hints: answer.hints }
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
