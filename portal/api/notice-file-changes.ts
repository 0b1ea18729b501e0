import * as endpoints from '#contract/endpoints'
import type { RequestBody } from '#contract/operations'
import { requestSuccess } from './request.ts'
import { type OnProgress, uploadFile } from './upload.ts'

/** Adds a file to a notice, after those that it has. */
export const addNoticeFile = (notice: string, file: File, onProgress: OnProgress) =>
  uploadFile(endpoints.addNoticeFile, { params: { id: notice }, query: { name: file.name }, file, onProgress })

export const changeNoticeFile = (id: string, json: RequestBody<'changeNoticeFile', 'json'>) =>
  requestSuccess(endpoints.changeNoticeFile, { params: { id }, json })

export const deleteNoticeFile = (id: string) => requestSuccess(endpoints.deleteNoticeFile, { params: { id } })
