/** The lists that more than one page loads. */
import * as endpoints from '#contract/endpoints'
import { assertList, request, requestSuccess } from './request.ts'

/** Newest first. */
export const getNotices = async (signal?: AbortSignal) =>
  assertList((await requestSuccess(endpoints.getNotice, { signal })).notice)

/** All students for staff, oldest first; an empty list for anybody else. */
export const getStudents = async (signal?: AbortSignal) =>
  assertList((await requestSuccess(endpoints.getAllStudent, { signal })).students)

/** For a class without students the API sends a failure with an empty list, as for a search without results. */
export const getStudentsOfClass = async (grade: string, signal?: AbortSignal) =>
  assertList((await request(endpoints.classFilter, { params: { grade }, signal })).students)

export const getTeachers = async (signal?: AbortSignal) =>
  assertList((await requestSuccess(endpoints.allTeacher, { signal })).teachers)
