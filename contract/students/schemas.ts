import * as z from 'zod'
import { conflictFailure, failure, idParam, plainFailure, success } from '../responses.ts'
import type { Schema } from '../schema.ts'
import {
  grade,
  newStudent,
  student,
  studentChange,
  studentRecord,
  studentSearch,
  studentWithSecrets,
} from './student.ts'

export const getAllStudent = { success: success({ students: z.array(student) }) } satisfies Schema
export const classFilter = {
  params: z.object({ grade }),
  success: success({ students: z.array(student) }),
  failure: failure({ students: z.array(student).length(0) }),
} satisfies Schema
export const searchStudent = {
  json: studentSearch,
  success: success({ data: z.array(student) }),
  failure: failure({ data: z.array(student).length(0) }),
} satisfies Schema
export const studentForTeacher = { params: idParam, success: success({ user: studentRecord }) } satisfies Schema
export const getSingleStudent = { params: idParam, success: success({ user: studentWithSecrets }) } satisfies Schema
export const addStudent = {
  form: newStudent,
  files: { photo: 'optional' },
  success: success({ student: studentRecord }),
  failure: plainFailure,
} satisfies Schema
export const updateStudent = {
  params: idParam,
  form: studentChange,
  files: { photo: 'optional' },
  success: success({ student: studentRecord }),
  failure: conflictFailure,
} satisfies Schema
export const deleteStudent = { params: idParam, success: success({ student: studentRecord }) } satisfies Schema
