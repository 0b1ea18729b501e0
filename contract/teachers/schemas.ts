import * as z from 'zod'
import { idParam, outcome, success, update } from '../responses.ts'
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
  ...update(teacherChange, { teacher }),
  files: { photo: 'optional', idCard: 'optional' },
} satisfies Schema
export const deleteTeacher = { params: idParam, success: success({ data: teacher }) } satisfies Schema
