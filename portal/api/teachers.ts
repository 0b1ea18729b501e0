import { call, granted, listed } from './request.ts'
import { type OnProgress, upload } from './upload.ts'

export const getTeachers = async (signal?: AbortSignal) =>
  listed(granted(await call('allTeacher', { signal })).teachers)

/** With user id, password and recovery answer. */
export const getTeacher = async (id: string, signal?: AbortSignal) =>
  granted(await call('singleTeacher', { params: { id }, signal })).data

/**
 * name, phone, gender, address, idCard, photo, qualifications, salary, subject, bankDetail, experience, password,
 * answer, userId.
 */
export const addTeacher = (form: FormData, onProgress?: OnProgress) => upload('addTeacher', { form, onProgress })

export const updateTeacher = (id: string, form: FormData, onProgress?: OnProgress) =>
  upload('updateTeacher', { params: { id }, form, onProgress })

export const deleteTeacher = (id: string) => call('deleteTeacher', { params: { id } })
