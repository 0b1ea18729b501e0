import * as endpoints from '#contract/endpoints'
import { assertList, assertSuccess, request } from './request.ts'

/** Newest first. */
export const getNotices = async (signal?: AbortSignal) =>
  assertList(assertSuccess(await request(endpoints.getNotice, { signal })).notice)

export const getNotice = async (id: string, signal?: AbortSignal) =>
  assertSuccess(await request(endpoints.getSingleNotice, { params: { id }, signal })).data
