import * as endpoints from '#contract/endpoints'
import { request } from './request.ts'
import { type Sending, upload } from './upload.ts'

/** Fields: title, description, catagory, date ('' for unlimited), photo. */
export const addNotice = (form: FormData, sending: Sending = {}) => upload(endpoints.addNotice, { form, ...sending })

export const updateNotice = (id: string, form: FormData, sending: Sending = {}) =>
  upload(endpoints.updateNotice, { params: { id }, form, ...sending })

export const deleteNotice = (id: string) => request(endpoints.deleteNotice, { params: { id } })
