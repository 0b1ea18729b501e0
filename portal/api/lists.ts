/** The lists that more than one page loads. */
import type { Language } from '#contract'
import * as endpoints from '#contract/endpoints'
import { assertList, request, requestSuccess } from './request.ts'

/** Newest first. @param lang the language of their texts; by default the first one of the school */
export const getNotices = async (signal?: AbortSignal, lang?: Language) =>
  assertList((await requestSuccess(endpoints.getNotice, { signal, query: { lang } })).notice)

/** All students for staff, oldest first; an empty list for anybody else. */
export const getStudents = async (signal?: AbortSignal) =>
  assertList((await requestSuccess(endpoints.getAllStudent, { signal })).students)

/** For a class without students the API sends a failure with an empty list, as for a search without results. */
export const getStudentsOfClass = async (grade: string, signal?: AbortSignal) =>
  assertList((await request(endpoints.classFilter, { params: { grade }, signal })).students)

export const getTeachers = async (signal?: AbortSignal) =>
  assertList((await requestSuccess(endpoints.allTeacher, { signal })).teachers)
