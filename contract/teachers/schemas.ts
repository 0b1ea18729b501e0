import * as z from 'zod'
import { conflictFailure, idParam, outcome, success } from '../responses.ts'
import type { Schema } from '../schema.ts'
import { listedTeacher, newTeacher, teacher, teacherChange, teacherWithSecrets } from './teacher.ts'

export const allTeacher = { success: success({ teachers: z.array(listedTeacher) }) } satisfies Schema
export const singleTeacher = { params: idParam, success: success({ data: teacherWithSecrets }) } satisfies Schema
export const addTeacher = {
  form: newTeacher,
  files: { photo: 'required', idCard: 'required' },
  ...outcome({ teacher }),
} satisfies Schema
export const updateTeacher = {
  params: idParam,
  form: teacherChange,
  files: { photo: 'optional', idCard: 'optional' },
  success: success({ teacher }),
  failure: conflictFailure,
} satisfies Schema
export const deleteTeacher = { params: idParam, success: success({ data: teacher }) } satisfies Schema
