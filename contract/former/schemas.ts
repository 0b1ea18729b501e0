import * as z from 'zod'
import { LEAVING_REASONS } from '../choices.ts'
import { anyProse, choice, day, eachOptionalOnUpdate, optionalText, schoolYearOrNone, timestamp } from '../fields.ts'
import { limits } from '../limits.ts'
import { grade } from '../people/schemas.ts'
import {
  act,
  conflictFailure,
  failure,
  id,
  idParam,
  image,
  readVersion,
  reasonWithCode,
  selection,
  success,
  version,
} from '../responses.ts'
import { student, studentSearchByText } from '../students/student.ts'

/** The name of a school year, such as '2026/27'. */
const yearName = () => z.string()
const aDay = () => z.iso.date()

const leaving = {
  /** The last day, at most today at the school. */
  leftOn: day(),
  reason: choice(LEAVING_REASONS),
  note: anyProse(limits.longText).default(''),
}

/** A student who has left. `grade` is the last class, which the school may no longer have. */
const former = student.extend({
  /** Nobody else can have it. */
  userId: z.string(),
  leftOn: aDay(),
  /** The school year of that day. */
  leftYear: yearName(),
  /** The first school year: that in which the record was added, unless the office has written another one. */
  firstYear: yearName(),
  reason: z.enum(LEAVING_REASONS),
  note: z.string(),
  /** How many reports there are. */
  reports: z.int().nonnegative(),
  /** The day on which the school's rule erases the record; null: none. */
  erasedOn: aDay().nullable(),
  version: version(),
})

/** In the list: what it shows and sorts by; all else comes with the record. */
const listedFormer = former.pick({
  _id: true,
  name: true,
  fatherName: true,
  grade: true,
  rollNumber: true,
  leftOn: true,
  leftYear: true,
  reason: true,
  erasedOn: true,
})

/** Each word of `text` is any part of any field, the user id among them; all empty finds everybody. */
export const formerSearch = z.object({
  text: studentSearchByText.shape.text,
  /** The school year of leaving. */
  year: optionalText(),
  /** The last class. */
  grade: optionalText(),
})

/** The newest leavers first, those of one day by name. */
export const findFormer = { json: formerSearch, success: success({ data: z.array(listedFormer) }) }
/** The years newest first, the classes in the order of the school's list; those that it no longer has come last. */
export const formerFilters = {
  success: success({ years: z.array(yearName()), grades: z.array(z.string()), all: z.int().nonnegative() }),
}
export const formerRegister = {
  success: success({
    /** The newest first. */
    data: z.array(
      z.strictObject({
        name: z.string(),
        fatherName: z.string(),
        firstYear: yearName(),
        leftYear: yearName(),
        leftOn: aDay(),
        erasedAt: timestamp(),
      }),
    ),
  }),
}
export const formerStudent = {
  params: idParam,
  success: success({
    user: former.extend({
      /** When the leaving was recorded or corrected last, and by whom: the user id, null if that login is deleted. */
      leftAt: timestamp(),
      leftBy: z.string().nullable(),
    }),
  }),
}
export const formerPhoto = image
export const changeLeaving = {
  params: idParam,
  /** `firstYear` is at most the year of leaving. One that nobody has written follows a corrected last day. */
  json: z.object({
    ...eachOptionalOnUpdate({ leftOn: day(), reason: choice(LEAVING_REASONS), firstYear: schoolYearOrNone() }),
    note: anyProse(limits.longText).optional(),
    version: readVersion(),
  }),
  success: success({ user: former }),
  failure: conflictFailure,
}

export const leaveSchool = {
  json: selection.extend(leaving),
  success: success({ left: z.int(), act: act() }),
}
/** All of the selection or, if one of them cannot come back, none. */
export const bringBack = {
  json: selection.extend({ grade }),
  success: success({ back: z.int(), act: act() }),
  failure: failure({
    refused: z.array(z.strictObject({ _id: id(), name: z.string(), ...reasonWithCode })).min(1),
  }),
}
export const eraseFormer = { json: selection, success: success({ erased: z.int(), act: act() }) }
