import * as z from 'zod'
import { choice } from '../fields.ts'
import { grade } from '../people/schemas.ts'
import { act, failure, idParam, image, optionalPhoto, selection, success, update } from '../responses.ts'
import {
  listedStudent,
  newStudent,
  sameStudent,
  studentChange,
  studentRecord,
  studentSearch,
  studentSearchByText,
  studentWithSecrets,
} from './student.ts'

export const getAllStudent = { success: success({ students: z.array(listedStudent) }) }
export const classFilter = {
  params: z.object({ grade }),
  success: success({ students: z.array(listedStudent) }),
  failure: failure({ students: z.array(listedStudent).length(0) }),
}
const found = {
  success: success({ data: z.array(listedStudent) }),
  failure: failure({ data: z.array(listedStudent).length(0) }),
}
export const searchStudent = { json: studentSearch, isLoose: true, ...found }
export const findStudents = { json: studentSearchByText, ...found }
export const studentForTeacher = { params: idParam, success: success({ user: studentRecord }) }
export const getSingleStudent = { params: idParam, success: success({ user: studentWithSecrets }) }
/** Without `ifSame` the student is added also beside an equal one, as a client of the specification expects. */
export const addStudent = {
  query: z.object({ ifSame: choice(['ask', 'add']).default('add') }),
  form: newStudent,
  ...optionalPhoto,
  takesKey: true,
  success: success({ student: studentRecord }),
  failure: failure({ same: sameStudent.optional() }),
} as const
export const updateStudent = { ...update(studentChange, { student: studentRecord }), ...optionalPhoto }
export const deleteStudent = { params: idParam, success: success({ student: studentRecord }) }
export const studentPhoto = image
/** The `_id`s of students, and what of them is read. An unknown id is passed over. */
export const noteReadings = {
  json: selection.extend({ action: choice(['read', 'read report']) }),
  success: success({ act: act() }),
}
