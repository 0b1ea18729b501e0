import * as z from 'zod'
import { CLASSES } from '../choices.ts'
import { limits } from '../limits.ts'
import { id, photoVersion, readVersion, version } from './answer.ts'
import { loginSecrets, newPassword, newUserId } from './auth.ts'
import { digits, kept, optionalText, phone, text, timestamp } from './text.ts'

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
  name: kept(fields.name),
  fatherName: kept(fields.fatherName),
  rollNumber: kept(fields.rollNumber),
  age: kept(fields.age),
  grade: kept(fields.grade),
  address: kept(fields.address),
  fee: kept(fields.fee),
  phone: kept(fields.phone),
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
