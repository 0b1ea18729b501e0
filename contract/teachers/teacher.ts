import * as z from 'zod'
import { loginSecrets, newPassword, newUserId } from '../auth/login.ts'
import { GENDERS } from '../choices.ts'
import { choice, eachAsText, eachOptionalOnUpdate, phone, text, timestamp } from '../fields.ts'
import { limits } from '../limits.ts'
import { id, photoVersion, readVersion, version } from '../responses.ts'
import { classListField } from '../school/class-field.ts'

const gender = choice(GENDERS)

/** What the school knows about a teacher, besides login and photos. The schemas below follow from it. */
const fields = {
  name: text(),
  phone: phone(),
  gender,
  address: text(limits.longText),
  qualifications: text(),
  salary: text(),
  subject: text(),
  bankDetail: text(),
  experience: text(),
}

export const newTeacher = z.object({
  ...fields,
  /**
   * The classes whose students come first in the teacher's lists, the main one first. They restrict nothing. Our addition: a
   * request without it leaves the old ones.
   */
  classes: classListField((list) => list.default('')),
  userId: newUserId,
  password: newPassword,
  answer: text(),
})

export const teacherChange = z.object({
  ...eachOptionalOnUpdate(fields),
  classes: classListField((list) => list.optional()),
  version: readVersion(),
})

export type TeacherField = keyof typeof fields | 'classes'

/** The names of these fields. */
export const teacherFields = [...Object.keys(fields), 'classes'] as TeacherField[]

/** A row of the list: no bank details, no secrets. */
export const listedTeacher = z.strictObject({
  _id: id(),
  name: z.string(),
  subject: z.string(),
  gender,
  phone: z.string(),
  created_at: timestamp(),
  photoVersion: photoVersion(),
})

/** Everything but the login. */
export const teacher = listedTeacher.extend({
  ...eachAsText(fields),
  gender,
  classes: z.string(),
  idCardVersion: photoVersion(),
  version: version(),
})

/** For admins only. */
export const teacherWithSecrets = teacher.extend(loginSecrets)
