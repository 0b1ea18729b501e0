import * as z from 'zod'
import { loginSecrets, newPassword, newUserId } from '../auth/login.ts'
import { GENDERS } from '../choices.ts'
import { amount, optionalOnUpdate, phone, text, timestamp } from '../fields.ts'
import { limits } from '../limits.ts'
import { id, photoVersion, readVersion, version } from '../responses.ts'

export const gender = z.enum(GENDERS)

const fields = {
  name: text(),
  phone: phone(),
  gender,
  address: text(limits.longText),
  qualifications: text(),
  salary: amount(),
  subject: text(),
  bankDetail: text(),
  experience: text(),
}

export const newTeacher = z.object({ ...fields, userId: newUserId, password: newPassword, answer: text() })

export const teacherChange = z.object({
  name: optionalOnUpdate(fields.name),
  phone: optionalOnUpdate(fields.phone),
  gender: optionalOnUpdate(fields.gender),
  address: optionalOnUpdate(fields.address),
  qualifications: optionalOnUpdate(fields.qualifications),
  salary: optionalOnUpdate(fields.salary),
  subject: optionalOnUpdate(fields.subject),
  bankDetail: optionalOnUpdate(fields.bankDetail),
  experience: optionalOnUpdate(fields.experience),
  version: readVersion(),
})

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
  address: z.string(),
  qualifications: z.string(),
  salary: z.string(),
  bankDetail: z.string(),
  experience: z.string(),
  idCardVersion: photoVersion(),
  version: version(),
})

/** For admins only. */
export const teacherWithSecrets = teacher.extend(loginSecrets)
