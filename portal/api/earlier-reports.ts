import * as endpoints from '#contract/endpoints'
import type { EarlierReport } from '#contract/operations'
import { assertSuccess, request, urlOf } from './request.ts'

/** The reports of a student from the school years before, the newest first, and whose they are. */
export const getEarlierReports = async (id: string, signal?: AbortSignal) =>
  assertSuccess(await request(endpoints.earlierReports, { params: { id }, signal }))

/** The photo of one; undefined if there is none. @param id of the student */
export const earlierPhotoUrl = (id: string, { _id: report, photoVersion }: EarlierReport): string | undefined =>
  photoVersion === null
    ? undefined
    : urlOf(endpoints.earlierReportPhoto, { params: { id, report }, query: { v: photoVersion } })
