/** The lists that pages of everybody load. */
import type { Language } from '#contract'
import * as endpoints from '#contract/endpoints'
import { assertList, requestSuccess } from './request.ts'

/** As they were published, the newest first: see server/school/published.ts. @param lang the language of their texts; by default the first one of the school */
export const getNotices = async (signal?: AbortSignal, lang?: Language) =>
  assertList((await requestSuccess(endpoints.getNotice, { signal, query: { lang } })).notice)

/** All students for staff, oldest first; an empty list for anybody else. */
export const getStudents = async (signal?: AbortSignal) =>
  assertList((await requestSuccess(endpoints.getAllStudent, { signal })).students)
