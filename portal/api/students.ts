import type { ClassNumber } from '#contract'
import type { Sent } from '#contract/calls'
import { call, granted, listed } from './request.ts'
import { type OnProgress, upload } from './upload.ts'

/** All students for staff, oldest first; an empty list for anybody else. */
export const getStudents = async (signal?: AbortSignal) =>
  listed(granted(await call('getAllStudent', { signal })).students)

/** A class without students is a refusal that brings an empty list; so is a search that finds nobody. */
export const getStudentsOfClass = async (grade: ClassNumber, signal?: AbortSignal) =>
  listed((await call('classFilter', { params: { grade }, signal })).students)

/** Each field is any part of the value; all empty finds everybody. */
export async function searchStudents(json: Sent<'searchStudent', 'json'>, signal?: AbortSignal) {
  const answer = await call('searchStudent', { json, signal })
  listed(answer.data)
  return answer
}

/** For admins: with user id, password and recovery answer. */
export const getStudentWithSecrets = async (id: string, signal?: AbortSignal) =>
  granted(await call('getSingleStudent', { params: { id }, signal })).user

/** For staff: everything but the login. */
export const getStudent = async (id: string, signal?: AbortSignal) =>
  granted(await call('studentForTeacher', { params: { id }, signal })).user

/** name, fatherName, rollNumber, age, grade, address, fee, photo, phone, userId, password, answer. */
export const addStudent = (form: FormData, onProgress?: OnProgress) => upload('addStudent', { form, onProgress })

export const updateStudent = (id: string, form: FormData, onProgress?: OnProgress) =>
  upload('updateStudent', { params: { id }, form, onProgress })

export const deleteStudent = (id: string) => call('deleteStudent', { params: { id } })
