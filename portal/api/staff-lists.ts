/** The lists that only staff load. */
import * as endpoints from '#contract/endpoints'
import { assertList, request, requestSuccess } from './request.ts'

/** For a class without students the API sends a failure with an empty list, as for a search without results. */
export const getStudentsOfClass = async (grade: string, signal?: AbortSignal) =>
  assertList((await request(endpoints.classFilter, { params: { grade }, signal })).students)

export const getTeachers = async (signal?: AbortSignal) =>
  assertList((await requestSuccess(endpoints.allTeacher, { signal })).teachers)
