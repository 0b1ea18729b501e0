import { call, granted, listed } from './request.ts'
import { type OnProgress, upload } from './upload.ts'

/** Newest first. */
export const getNotices = async (signal?: AbortSignal) => listed(granted(await call('getNotice', { signal })).notice)

export const getNotice = async (id: string, signal?: AbortSignal) =>
  granted(await call('getSingleNotice', { params: { id }, signal })).data

/** title, description, catagory, date ('' for unlimited), photo. */
export const addNotice = (form: FormData, onProgress?: OnProgress) => upload('addNotice', { form, onProgress })

export const updateNotice = (id: string, form: FormData, onProgress?: OnProgress) =>
  upload('updateNotice', { params: { id }, form, onProgress })

export const deleteNotice = (id: string) => call('deleteNotice', { params: { id } })
