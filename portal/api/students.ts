import * as endpoints from '#contract/endpoints'
import type { RequestBody } from '#contract/operations'
import { assertList, assertSuccess, request } from './request.ts'
import { type Sending, upload } from './upload.ts'

/** For a class without students the API sends a failure with an empty list, as for a search without results. */
export const getStudentsOfClass = async (grade: string, signal?: AbortSignal) =>
  assertList((await request(endpoints.classFilter, { params: { grade }, signal })).students)

/** Each field is compared with any part of the value. With all fields empty, everybody is found. */
export async function searchStudents(json: RequestBody<'searchStudent', 'json'>, signal?: AbortSignal) {
  const response = await request(endpoints.searchStudent, { json, signal })
  assertList(response.data)
  return response
}

/** As `searchStudents`, with a text that is looked for in all fields. */
export async function findStudents(json: RequestBody<'findStudents', 'json'>, signal?: AbortSignal) {
  const response = await request(endpoints.findStudents, { json, signal })
  assertList(response.data)
  return response
}

/** For admins: with user id, password and recovery answer. */
export const getStudentWithSecrets = async (id: string, signal?: AbortSignal) =>
  assertSuccess(await request(endpoints.getSingleStudent, { params: { id }, signal })).user

/** For staff: everything but the login. */
export const getStudent = async (id: string, signal?: AbortSignal) =>
  assertSuccess(await request(endpoints.studentForTeacher, { params: { id }, signal })).user

/** @param ifSame what happens if there is a student with the same name, class and roll number: a failure, or one more */
export const addStudent = (form: FormData, ifSame: 'ask' | 'add', sending: Sending = {}) =>
  upload(endpoints.addStudent, { query: { ifSame }, form, ...sending })

export const updateStudent = (id: string, form: FormData, sending: Sending = {}) =>
  upload(endpoints.updateStudent, { params: { id }, form, ...sending })

export const deleteStudent = (id: string) => request(endpoints.deleteStudent, { params: { id } })
