import * as endpoints from '#contract/endpoints'
import { texts } from '#messages'
import { ApiError } from './api-error.ts'
import { inParts } from './in-parts.ts'
import { assertSuccess, request } from './request.ts'

const deletions = {
  students: endpoints.deleteStudents,
  teachers: endpoints.deleteTeachers,
  notices: endpoints.deleteNotices,
  users: endpoints.deleteUsers,
}
/** A list whose records can be selected. */
export type SelectableList = keyof typeof deletions

/** Deletes records. Of up to `mostSelected` records it is all or, if one is gone, none. */
export const deleteSelected = async (list: SelectableList, ids: readonly string[]) => {
  await sumOf(ids, async (json) => {
    const { deleted, act } = assertSuccess(await request(deletions[list], { json }))
    return { done: deleted, act }
  })
  return { success: true, message: '' }
}

/** Moves students to another class, in the same way; 'left' deletes them. @returns how many were in another class */
export const moveStudents = (ids: readonly string[], grade: string) =>
  sumOf(ids, async (part) => {
    const { moved, act } = assertSuccess(await request(endpoints.moveStudents, { json: { ...part, grade } }))
    return { done: moved, act }
  })

type Send = Parameters<typeof inParts<{ done: number; act?: string }>>[1]

/** @throws ApiError which says how many were done before */
async function sumOf(ids: readonly string[], send: Send): Promise<number> {
  let [sent, sum] = [0, 0]
  const sendNext: Send = async (part) => {
    const response = await send(part)
    sent += part.ids.length
    return response
  }
  try {
    for await (const { done } of inParts(ids, sendNext)) sum += done
  } catch (error) {
    if (sent === 0 || !(error instanceof ApiError)) throw error
    const { status, message: reason } = error
    throw new ApiError(texts().selection.doneBefore({ done: sent, all: ids.length, reason }), { status, cause: error })
  }
  return sum
}
