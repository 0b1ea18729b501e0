/** The lists that pages load, and many records one by one. */
import type { Language } from '#contract'
import * as endpoints from '#contract/endpoints'
import { ApiError, assertList, request, requestSuccess } from './request.ts'

/** As they were published, the newest first: see server/school/published.ts. @param lang the language of their texts; by default the first one of the school */
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

/**
 * How many requests run at the same time: enough for a class to load fast, and few enough for the other users of the
 * server.
 */
const CONCURRENT_REQUESTS = 4

/**
 * Loads one record after another, a few at a time.
 * @param load loads the record of an id
 * @param onProgress called with the number of those that are done
 * @returns them in the order of the ids, without those that no longer exist (404)
 */
export async function loadEach<T>(
  ids: readonly string[],
  load: (id: string) => Promise<T>,
  onProgress?: (done: number) => void,
): Promise<T[]> {
  const loaded = new Map<string, T>()
  const waiting = ids.values()
  let done = 0
  const work = async () => {
    for (const id of waiting) {
      try {
        loaded.set(id, await load(id))
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }
      done += 1
      onProgress?.(done)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, work))
  return ids.flatMap((id) => loaded.get(id) ?? [])
}
