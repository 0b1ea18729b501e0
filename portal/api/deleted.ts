import * as endpoints from '#contract/endpoints'
import { assertList, assertSuccess, request } from './request.ts'

/** The records that were deleted and can still be restored, newest first. */
export const getDeleted = async (signal?: AbortSignal) =>
  assertList(assertSuccess(await request(endpoints.allDeleted, { signal })).data)

/** Brings deleted records back: all of them, or none and why. */
export const restoreDeleted = (ids: string[]) => request(endpoints.restoreDeleted, { json: { ids } })

/** Erases deleted records for good. */
export const eraseDeleted = (ids: string[]) => request(endpoints.eraseDeleted, { json: { ids } })
