import * as endpoints from '#contract/endpoints'
import type { RequestBody } from '#contract/operations'
import { assertSuccess, request } from './request.ts'

/** The school year, its last change, and what a promotion of the whole school would do now. */
export const getPromotion = async (signal?: AbortSignal) =>
  assertSuccess(await request(endpoints.promotion, { signal }))

/** Promotes the school of that preview. Sent again it does nothing, and gives the same numbers. */
export const promote = (json: RequestBody<'promote', 'json'>) => request(endpoints.promote, { json })

/** Begins the next school year without a promotion. @param ends the name of the present one */
export const beginYear = (ends: string) => request(endpoints.beginYear, { json: { ends } })

/** Takes back the last promotion or beginning of a year. */
export const undoYearChange = (id: string) => request(endpoints.undoYearChange, { params: { id } })
