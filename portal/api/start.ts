/** The calls at each start. The other calls about students and reports are in the area of staff. */
import * as endpoints from '#contract/endpoints'
import { assertList, assertSuccess, request } from './request.ts'

/** All students for staff, oldest first; an empty list for anybody else. */
export const getStudents = async (signal?: AbortSignal) =>
  assertList(assertSuccess(await request(endpoints.getAllStudent, { signal })).students)

/**
 * Succeeds with the message 'report is available for this user' only if there is a report.
 * @param studentId a student's `_id` or the `_id` of the student's login
 */
export const isReportAvailable = (studentId: string) => request(endpoints.isReportAvailable, { json: { studentId } })
