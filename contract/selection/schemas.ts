import * as z from 'zod'
import { choice } from '../fields.ts'
import { act, selection, success } from '../responses.ts'
import { aClass, classField } from '../school/class-field.ts'

/** The new class of students; `left`: they leave the school today, as by `leaveSchool`. */
const newClass = classField(aClass(), (classes) => choice([...classes, 'left']))

const deletion = { json: selection, success: success({ deleted: z.int(), act: act() }) }

export const moveStudents = {
  json: selection.extend({ grade: newClass }),
  success: success({ moved: z.int(), act: act() }),
}
export const deleteStudents = deletion
export const deleteTeachers = deletion
export const deleteNotices = deletion
export const deleteUsers = deletion
