import { mostSelected } from '#contract'
import * as endpoints from '#contract/endpoints'
import type { RequestBody } from '#contract/operations'
import { strings } from '../strings/selection.ts'
import { ApiError } from './api-error.ts'
import { assertSuccess, request } from './request.ts'

const deletions = {
  students: endpoints.deleteStudents,
  teachers: endpoints.deleteTeachers,
  notices: endpoints.deleteNotices,
  users: endpoints.deleteUsers,
}
/** A list whose records can be selected. */
export type SelectableList = keyof typeof deletions
export type NewClass = RequestBody<'moveStudents', 'json'>['grade']

/** Deletes records. Of up to `mostSelected` records it is all or, if one is gone, none. */
export const deleteSelected = async (list: SelectableList, ids: readonly string[]) => {
  await inParts(ids, async (part) => assertSuccess(await request(deletions[list], { json: { ids: part } })).deleted)
  return { success: true, message: '' }
}

/** Moves students to another class, in the same way; 'left' deletes them. @returns how many were in another class */
export const moveStudents = (ids: readonly string[], grade: NewClass) =>
  inParts(
    ids,
    async (part) => assertSuccess(await request(endpoints.moveStudents, { json: { ids: part, grade } })).moved,
  )

/** @throws ApiError which says how many were done before */
async function inParts(ids: readonly string[], send: (part: string[]) => Promise<number>): Promise<number> {
  let done = 0
  for (let from = 0; from < ids.length; from += mostSelected) {
    try {
      done += await send(ids.slice(from, from + mostSelected))
    } catch (error) {
      if (from === 0 || !(error instanceof ApiError)) throw error
      const { status, message } = error
      throw new ApiError(`${strings.doneBefore({ done: from, all: ids.length })} ${message}`, { status, cause: error })
    }
  }
  return done
}

/** What a promotion of the whole school would do now. */
export const getPromotion = async (signal?: AbortSignal) =>
  assertSuccess(await request(endpoints.promotion, { signal }))

/** Promotes the school of that preview. Sent again it does nothing, and gives the same numbers. */
export const promote = (token: string, stay: string[]) => request(endpoints.promote, { json: { token, stay } })
