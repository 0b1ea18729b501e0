import { importLabels, studentLabels } from '../../messages/en/labels.ts'
import { addressAliases, type Column, columnsOfFields, nameParts, phoneAliases } from '../people/column.ts'
import { inOrder, inParts, type PersonField } from '../people/fields.ts'

/** Headings of the father's name in registers, where it follows the student's name. */
const CHILD_OF = ['s', 'd', 's/d', 'd/s', 'son', 'daughter', 'son/daughter', 'ward', 'child']
  .flatMap((child) => [`${child}/o`, `${child} of`])
  .concat('s/o d/o', 's/o or d/o')
const ADMISSION_NUMBERS = ['adm no', 'admission no', 'admission number', 'gr no', 'reg no', 'registration no']

/** What the school knows about a student, besides login and photo; in the order of templates, imports and exports. */
export const aboutStudent = {
  name: {
    kind: 'line',
    aliases: ['full name', 'student', 'pupil'],
    joinedBy: ' ',
    parts: nameParts,
    isOwn: true,
  },
  fatherName: {
    kind: 'line',
    aliases: ["father's name", 'f name', 'father', ...CHILD_OF, 'parent', 'parent name', 'guardian', 'guardian name'],
    joinedBy: ' ',
  },
  rollNumber: {
    kind: 'rollNumber',
    aliases: ['roll no', 'r no', 'roll', 'roll nr', ...ADMISSION_NUMBERS, 'number', 'no'],
    isOwn: true,
    isFilledDown: true,
  },
  grade: {
    kind: 'class',
    aliases: ['form', 'year', 'standard', 'class number', 'year group'],
    // '5' and 'A' are '5 A'.
    joinedBy: ' ',
    parts: [[], ['section', 'sec', 'division']],
    isFilledDown: true,
  },
  age: { kind: 'age', aliases: ['years', 'years old'], mayBeUnknown: true, isFilledDown: true },
  phone: {
    kind: 'phone',
    aliases: [
      ...phoneAliases,
      ...['father', 'parent', 'guardian'].flatMap((whose) =>
        ['phone', 'mobile', 'cell', 'contact'].map((what) => `${whose}'s ${what}`),
      ),
    ],
  },
  address: { kind: 'lines', aliases: addressAliases, joinedBy: ', ' },
  fee: {
    kind: 'money',
    aliases: ['fees', 'school fee', 'monthly fee', 'tuition', 'tuition fee'],
    isFilledDown: true,
  },
} as const satisfies Record<string, PersonField>

export type StudentField = keyof typeof aboutStudent

/** The form, part by part; the photo ends the first. */
export const studentForm = inParts(aboutStudent, {
  person: ['name', 'fatherName', 'age', 'phone', 'address'],
  school: ['grade', 'rollNumber', 'fee'],
})

/** The details of a student. */
export const studentDetails = inOrder(aboutStudent, [
  'name',
  'fatherName',
  'age',
  'fee',
  'phone',
  'grade',
  'rollNumber',
  'address',
])

/** How templates, imports and exports name these fields. */
export const studentColumns = columnsOfFields(studentLabels, aboutStudent)

/** In lists of other programs: a record has only an age. */
export const birthDateColumn = {
  field: 'birthDate',
  heading: importLabels.birthDate,
  aliases: ['birth date', 'birthday', 'dob', 'born'],
  required: false,
  gives: 'age',
} as const satisfies Column<'birthDate' | StudentField>
