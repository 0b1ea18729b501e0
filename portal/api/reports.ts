import * as endpoints from '#contract/endpoints'
import { request } from './request.ts'
import { type Sending, upload } from './upload.ts'

/** Every `id` here is a student's `_id` or the `_id` of the student's login. */

/** Without a report yet: a success without `data`. */
export const getReport = (id: string, signal?: AbortSignal) => request(endpoints.getReport, { params: { id }, signal })

/** Note: it succeeds if there is NO report yet. */
export const checkReport = (id: string, signal?: AbortSignal) =>
  request(endpoints.checkReport, { params: { id }, signal })

/** Fields: studentId, condition, message, complain, notification, photo. */
export const addReport = (form: FormData, sending: Sending = {}) => upload(endpoints.addReport, { form, ...sending })

/** Fields: message, photo, condition, complain, notification. Without a photo the old one stays. */
export const updateReport = (id: string, form: FormData, sending: Sending = {}) =>
  upload(endpoints.updateReport, { params: { id }, form, ...sending })

export const deleteReport = (id: string) => request(endpoints.deleteReport, { params: { id } })
