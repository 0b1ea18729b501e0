import * as z from 'zod'
import { loginSecrets, newPassword, newUserId } from '../auth/login.ts'
import { CLASSES } from '../choices.ts'
import { digits, optionalOnUpdate, optionalText, phone, text, timestamp } from '../fields.ts'
import { limits } from '../limits.ts'
import { id, photoVersion, readVersion, version } from '../responses.ts'

export const grade = z.enum(CLASSES)

const fields = {
  name: text(),
  fatherName: text(),
  rollNumber: text(),
  age: digits(3),
  grade,
  address: text(limits.longText),
  fee: text(),
  phone: phone(),
}

export const newStudent = z.object({ ...fields, userId: newUserId, password: newPassword, answer: text() })

export const studentChange = z.object({
  name: optionalOnUpdate(fields.name),
  fatherName: optionalOnUpdate(fields.fatherName),
  rollNumber: optionalOnUpdate(fields.rollNumber),
  age: optionalOnUpdate(fields.age),
  grade: optionalOnUpdate(fields.grade),
  address: optionalOnUpdate(fields.address),
  fee: optionalOnUpdate(fields.fee),
  phone: optionalOnUpdate(fields.phone),
  version: readVersion(),
})

/** Each field is any part of the value, in any letter case; all empty finds everybody. */
export const studentSearch = z.object({
  name: optionalText(),
  fatherName: optionalText(),
  grade: z.union([z.literal(''), grade], `must be empty or one of ${CLASSES.join(', ')}`).default(''),
  address: optionalText(limits.longText),
})

/** A student in a list. */
export const student = z.strictObject({
  _id: id(),
  name: z.string(),
  fatherName: z.string(),
  age: z.string(),
  phone: z.string(),
  grade,
  rollNumber: z.string(),
  fee: z.string(),
  address: z.string(),
  created_at: timestamp(),
  photoVersion: photoVersion(),
})

/** One student as forms read it. */
export const studentRecord = student.extend({ version: version() })

/** For admins only. */
export const studentWithSecrets = studentRecord.extend(loginSecrets)
