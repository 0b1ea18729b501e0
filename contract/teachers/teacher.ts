import * as z from 'zod'
import { loginSecrets, newPassword, newUserId } from '../auth/login.ts'
import { text, timestamp } from '../fields.ts'
import { schemasOf } from '../people/schemas.ts'
import { id, photoVersion, readVersion, version } from '../responses.ts'
import { classListField } from '../school/class-field.ts'
import { aboutTeacher, type TeacherField } from './fields.ts'

const { added, changed, read } = schemasOf(aboutTeacher)

export const newTeacher = z.object({
  ...added,
  classes: classListField((list) => list.default('')),
  userId: newUserId,
  password: newPassword,
  answer: text(),
})

export const teacherChange = z.object({
  ...changed,
  classes: classListField((list) => list.optional()),
  version: readVersion(),
})

/** The names of the fields of a teacher. */
export const teacherFields = Object.keys(aboutTeacher) as TeacherField[]

/** A row of the list: no bank details, no secrets. */
export const listedTeacher = z.strictObject({
  _id: id(),
  name: z.string(),
  subject: z.string(),
  gender: added.gender,
  phone: z.string(),
  created_at: timestamp(),
  photoVersion: photoVersion(),
})

/** Everything but the login. */
export const teacher = listedTeacher.extend({
  ...read,
  gender: added.gender,
  classes: z.string(),
  idCardVersion: photoVersion(),
  version: version(),
})

/** For admins only. */
export const teacherWithSecrets = teacher.extend(loginSecrets)
