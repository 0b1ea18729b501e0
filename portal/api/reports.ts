import * as endpoints from '#contract/endpoints'
import { request } from './request.ts'
import { type OnProgress, upload } from './upload.ts'

/** Every `id` here is a student's `_id` or the `_id` of the student's login. */

/** Success and the message 'report is available for this user' exactly when there is one. */
export const isReportAvailable = (studentId: string) => request(endpoints.isReportAvailable, { json: { studentId } })

/** A success without `data` when there is no report yet. */
export const getReport = (id: string, signal?: AbortSignal) => request(endpoints.getReport, { params: { id }, signal })

/** Mind the direction: a success when there is NO report yet. */
export const checkReport = (id: string, signal?: AbortSignal) =>
  request(endpoints.checkReport, { params: { id }, signal })

/** studentId, condition, message, complain, notification, photo. */
export const addReport = (form: FormData, onProgress?: OnProgress) => upload(endpoints.addReport, { form, onProgress })

/** message, photo, condition, complain, notification; without a photo the old one stays. */
export const updateReport = (id: string, form: FormData, onProgress?: OnProgress) =>
  upload(endpoints.updateReport, { params: { id }, form, onProgress })

export const deleteReport = (id: string) => request(endpoints.deleteReport, { params: { id } })
