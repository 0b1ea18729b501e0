import { teacherLabels } from '../../messages/en/labels.ts'
import { GENDERS } from '../choices.ts'
import { addressAliases, columnsOfFields, nameParts, phoneAliases } from '../people/column.ts'
import { inOrder, inParts, type PersonField } from '../people/fields.ts'

/** What the school knows about a teacher, besides login and photos; in the order of templates, imports and exports. */
export const aboutTeacher = {
  name: {
    kind: 'line',
    aliases: ['full name', 'teacher'],
    joinedBy: ' ',
    parts: nameParts,
    isOwn: true,
  },
  phone: { kind: 'phone', aliases: phoneAliases },
  gender: { kind: 'choice', choices: GENDERS, aliases: ['sex'], isFilledDown: true },
  address: { kind: 'lines', aliases: addressAliases, joinedBy: ', ' },
  qualifications: {
    kind: 'line',
    aliases: ['qualification', 'degree', 'education'],
    joinedBy: ', ',
  },
  salary: { kind: 'money', aliases: ['pay', 'wage', 'monthly salary'], isFilledDown: true },
  subject: { kind: 'line', aliases: ['subjects', 'teaches', 'department'], isFilledDown: true },
  bankDetail: {
    kind: 'line',
    isVerbatim: true,
    aliases: ['bank details', 'bank', 'bank account', 'iban'],
  },
  experience: {
    kind: 'line',
    aliases: ['years of experience', 'work experience'],
  },
  /** Those whose students come first in the teacher's lists, the main one first. They restrict nothing. Our addition. */
  classes: {
    kind: 'classes',
    aliases: ['class', 'class teacher of', 'teaches classes', 'grades'],
    required: false,
    joinedBy: '\n',
    isFilledDown: true,
  },
} as const satisfies Record<string, PersonField>

export type TeacherField = keyof typeof aboutTeacher

/** The form, part by part; the photos end the first. */
export const teacherForm = inParts(aboutTeacher, {
  person: ['name', 'gender', 'phone', 'address'],
  work: ['subject', 'qualifications', 'experience', 'salary', 'bankDetail', 'classes'],
})

const { bankDetail: _, ...shownAtOnce } = aboutTeacher

/** The details of a teacher, without the bank details, which are shown on demand. */
export const teacherDetails = inOrder(shownAtOnce, [
  'name',
  'gender',
  'phone',
  'address',
  'qualifications',
  'salary',
  'subject',
  'experience',
  'classes',
])

/** How templates, imports and exports name these fields. */
export const teacherColumns = columnsOfFields(teacherLabels, aboutTeacher)
