import * as z from 'zod'
import { idParam, image, outcome, success, update } from '../responses.ts'
import { listedTeacher, newTeacher, teacher, teacherChange, teacherWithSecrets } from './teacher.ts'

export const allTeacher = { success: success({ teachers: z.array(listedTeacher) }) }
export const singleTeacher = { params: idParam, success: success({ data: teacherWithSecrets }) }
export const addTeacher = {
  form: newTeacher,
  files: { photo: 'required', idCard: 'required' },
  takesKey: true,
  ...outcome({ teacher }),
} as const
export const updateTeacher = {
  ...update(teacherChange, { teacher }),
  files: { photo: 'optional', idCard: 'optional' } as const,
}
export const deleteTeacher = { params: idParam, success: success({ data: teacher }) }
export const teacherPhoto = image
export const teacherIdCard = image
