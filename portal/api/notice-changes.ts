import * as endpoints from '#contract/endpoints'
import { request } from './request.ts'
import { type OnProgress, upload } from './upload.ts'

/** Fields: title, description, catagory, date ('' for unlimited), photo. */
export const addNotice = (form: FormData, onProgress?: OnProgress) => upload(endpoints.addNotice, { form, onProgress })

export const updateNotice = (id: string, form: FormData, onProgress?: OnProgress) =>
  upload(endpoints.updateNotice, { params: { id }, form, onProgress })

export const deleteNotice = (id: string) => request(endpoints.deleteNotice, { params: { id } })
