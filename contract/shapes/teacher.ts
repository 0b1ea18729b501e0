import * as z from 'zod'
import { GENDERS } from '../choices.ts'
import { limits } from '../limits.ts'
import { id, photoVersion, readVersion, version } from './answer.ts'
import { loginSecrets, newPassword, newUserId } from './auth.ts'
import { kept, phone, text, timestamp } from './text.ts'

export const gender = z.enum(GENDERS)

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

export const newTeacher = z.object({ ...fields, userId: newUserId, password: newPassword, answer: text() })

export const teacherChange = z.object({
  name: kept(fields.name),
  phone: kept(fields.phone),
  gender: kept(fields.gender),
  address: kept(fields.address),
  qualifications: kept(fields.qualifications),
  salary: kept(fields.salary),
  subject: kept(fields.subject),
  bankDetail: kept(fields.bankDetail),
  experience: kept(fields.experience),
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
