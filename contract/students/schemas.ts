import * as z from 'zod'
import { failure, idParam, outcome, success, update } from '../responses.ts'
import type { Schema } from '../schema.ts'
import {
  grade,
  listedStudent,
  newStudent,
  studentChange,
  studentRecord,
  studentSearch,
  studentWithSecrets,
} from './student.ts'

export const getAllStudent = { success: success({ students: z.array(listedStudent) }) } satisfies Schema
export const classFilter = {
  params: z.object({ grade }),
  success: success({ students: z.array(listedStudent) }),
  failure: failure({ students: z.array(listedStudent).length(0) }),
} satisfies Schema
export const searchStudent = {
  json: studentSearch,
  success: success({ data: z.array(listedStudent) }),
  failure: failure({ data: z.array(listedStudent).length(0) }),
} satisfies Schema
export const studentForTeacher = { params: idParam, success: success({ user: studentRecord }) } satisfies Schema
export const getSingleStudent = { params: idParam, success: success({ user: studentWithSecrets }) } satisfies Schema
export const addStudent = {
  form: newStudent,
  files: { photo: 'optional' },
  ...outcome({ student: studentRecord }),
} satisfies Schema
export const updateStudent = {
  ...update(studentChange, { student: studentRecord }),
  files: { photo: 'optional' },
} satisfies Schema
export const deleteStudent = { params: idParam, success: success({ student: studentRecord }) } satisfies Schema
