import * as endpoints from '#contract/endpoints'
import { assertList, assertSuccess, request } from './request.ts'
import { type Sending, upload } from './upload.ts'

export const getTeachers = async (signal?: AbortSignal) =>
  assertList(assertSuccess(await request(endpoints.allTeacher, { signal })).teachers)

/** With user id, password and recovery answer. */
export const getTeacher = async (id: string, signal?: AbortSignal) =>
  assertSuccess(await request(endpoints.singleTeacher, { params: { id }, signal })).data

/**
 * Fields: name, phone, gender, address, idCard, photo, qualifications, salary, subject, bankDetail, experience,
 * password, answer, userId; classes, which may be absent.
 */
export const addTeacher = (form: FormData, sending: Sending = {}) => upload(endpoints.addTeacher, { form, ...sending })

export const updateTeacher = (id: string, form: FormData, sending: Sending = {}) =>
  upload(endpoints.updateTeacher, { params: { id }, form, ...sending })

export const deleteTeacher = (id: string) => request(endpoints.deleteTeacher, { params: { id } })
