import * as z from 'zod'
import { loginSecrets, newPassword, newUserId } from '../auth/login.ts'
import { GENDERS } from '../choices.ts'
import { fault } from '../failures/server-messages.ts'
import { anyText, choice, eachAsText, eachOptionalOnUpdate, phone, text, timestamp } from '../fields.ts'
import { limits } from '../limits.ts'
import { id, photoVersion, readVersion, version } from '../responses.ts'
import { classField } from '../school/class-field.ts'
import { classesOf, tidyClassList } from '../school/class-list.ts'
import { schoolLimits } from '../school/limits.ts'

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

/** Longer than all classes that a school may have. */
const LONGEST_CLASSES = schoolLimits.classes * (schoolLimits.className + 1)

/**
 * The classes whose pupils come first in the teacher's lists, one a line; '': none. They restrict nothing. Our
 * addition: a request without it leaves the old ones.
 */
const classes = (known?: readonly string[]) => {
  const unknown = (list: string) => classesOf(list).find((name) => known && !known.includes(name))
  return anyText(LONGEST_CLASSES)
    .overwrite(tidyClassList)
    .refine((list) => unknown(list) === undefined, {
      error: ({ input }) => fault('unknownClass', { written: unknown(String(input)) ?? '', classes: known ?? [] }),
    })
}

export const newTeacher = z.object({
  ...fields,
  classes: classField(classes().default(''), (known) => classes(known).default('')),
  userId: newUserId,
  password: newPassword,
  answer: text(),
})

export const teacherChange = z.object({
  ...eachOptionalOnUpdate(fields),
  classes: classField(classes().optional(), (known) => classes(known).optional()),
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
