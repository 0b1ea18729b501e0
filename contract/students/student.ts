import * as z from 'zod'
import { loginSecrets, newPassword, newUserId } from '../auth/login.ts'
import { fault } from '../failures.ts'
import { choice, optionalText, text, timestamp } from '../fields.ts'
import { limits } from '../limits.ts'
import { schemasOf } from '../people/schemas.ts'
import { condition, shownFrom } from '../reports/report.ts'
import { id, photoVersion, readVersion, version } from '../responses.ts'
import { classField } from '../school/class-field.ts'
import { schoolLimits } from '../school/limits.ts'
import { searchWords } from '../search.ts'
import { aboutStudent, type StudentField } from './fields.ts'

const { added, changed, read } = schemasOf(aboutStudent)

export const newStudent = z.object({ ...added, userId: newUserId, password: newPassword, answer: text() })

export const studentChange = z.object({ ...changed, version: readVersion() })

/** How many words one text of a search may have: the database compares each with every student. */
const SEARCH_WORDS = 50

const searchText = (max?: number) =>
  optionalText(max).refine(
    (value) => searchWords(value).length <= SEARCH_WORDS,
    fault('tooManyWords', { most: SEARCH_WORDS }),
  )

/** Each word of a field is any part of the value, in any order and letter case; all empty finds everybody. */
export const studentSearch = z.object({
  name: searchText(),
  fatherName: searchText(),
  grade: classField(optionalText(schoolLimits.className), (classes) =>
    choice(['', ...classes], fault('notOneOf', { values: classes })).default(''),
  ),
  address: searchText(limits.longText),
})

/** Also a text of which each word is any part of any field that the caller sees; a phone may be typed in any form. */
export const studentSearchByText = studentSearch.extend({ text: searchText(limits.longText) })

/** The names of the fields of a student. */
export const studentFields = Object.keys(aboutStudent) as StudentField[]

/** A student, as all staff may read it. The age is '' where an import did not know it. */
export const student = z.strictObject({
  _id: id(),
  ...read,
  created_at: timestamp(),
  photoVersion: photoVersion(),
})

/** The student of a report, for everybody who may read the report. */
export const reportedStudent = student.pick({ name: true, fatherName: true, rollNumber: true, grade: true })
export const reportedStudentFields = reportedStudent.keyof().options

/** A student with the name, class and roll number of one that is to be added. */
export const sameStudent = reportedStudent.extend({ _id: id() })

/** A student in a list: with the condition of the report, or null if there is no report, and with its `shownFrom`. */
export const listedStudent = student.extend({ report: condition.nullable(), reportShownFrom: shownFrom })

/** One student as forms read it. */
export const studentRecord = student.extend({ version: version() })

/** For admins only. */
export const studentWithSecrets = studentRecord.extend(loginSecrets)
