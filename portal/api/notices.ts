import * as endpoints from '#contract/endpoints'
import { assertList, assertSuccess, request } from './request.ts'
import { type OnProgress, upload } from './upload.ts'

/** Newest first. */
export const getNotices = async (signal?: AbortSignal) =>
  assertList(assertSuccess(await request(endpoints.getNotice, { signal })).notice)

export const getNotice = async (id: string, signal?: AbortSignal) =>
  assertSuccess(await request(endpoints.getSingleNotice, { params: { id }, signal })).data

/** Fields: title, description, catagory, date ('' for unlimited), photo. */
export const addNotice = (form: FormData, onProgress?: OnProgress) => upload(endpoints.addNotice, { form, onProgress })

export const updateNotice = (id: string, form: FormData, onProgress?: OnProgress) =>
  upload(endpoints.updateNotice, { params: { id }, form, onProgress })

export const deleteNotice = (id: string) => request(endpoints.deleteNotice, { params: { id } })
