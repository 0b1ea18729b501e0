import { importLabels, studentLabels } from '../../messages/en/labels.ts'
import {
  addressAliases,
  type Column,
  columnsOfFields,
  type FieldColumn,
  nameParts,
  phoneAliases,
} from '../people/column.ts'
import type { StudentField } from './student.ts'

/** Headings of the father's name in registers, where it follows the student's name. */
const CHILD_OF = ['s', 'd', 's/d', 'd/s', 'son', 'daughter', 'son/daughter', 'ward', 'child']
  .flatMap((child) => [`${child}/o`, `${child} of`])
  .concat('s/o d/o', 's/o or d/o')
const ADMISSION_NUMBERS = ['adm no', 'admission no', 'admission number', 'gr no', 'reg no', 'registration no']

/**
 * How templates, imports and exports name the fields of a student, in the order of their columns. A field of student.ts
 * that is missing here does not compile.
 */
export const studentColumns = columnsOfFields(studentLabels, {
  name: {
    aliases: ['full name', 'student', 'pupil'],
    joinedBy: ' ',
    parts: nameParts,
    isOwn: true,
  },
  fatherName: {
    aliases: ["father's name", 'f name', 'father', ...CHILD_OF, 'parent', 'parent name', 'guardian', 'guardian name'],
    joinedBy: ' ',
  },
  rollNumber: {
    aliases: ['roll no', 'r no', 'roll', 'roll nr', ...ADMISSION_NUMBERS, 'number', 'no'],
    isOwn: true,
    isFilledDown: true,
  },
  grade: {
    aliases: ['form', 'year', 'standard', 'class number', 'year group'],
    // '5' and 'A' are '5 A'.
    joinedBy: ' ',
    parts: [[], ['section', 'sec', 'division']],
    isFilledDown: true,
  },
  age: { aliases: ['years', 'years old'], mayBeUnknown: true, isFilledDown: true },
  phone: {
    aliases: [
      ...phoneAliases,
      ...['father', 'parent', 'guardian'].flatMap((whose) =>
        ['phone', 'mobile', 'cell', 'contact'].map((what) => `${whose}'s ${what}`),
      ),
    ],
  },
  address: { aliases: addressAliases, joinedBy: ', ' },
  fee: {
    aliases: ['fees', 'school fee', 'monthly fee', 'tuition', 'tuition fee'],
    isFilledDown: true,
  },
} satisfies Record<StudentField, FieldColumn>)

/** In lists of other programs: a record has only an age. */
export const birthDateColumn = {
  field: 'birthDate',
  heading: importLabels.birthDate,
  aliases: ['birth date', 'birthday', 'dob', 'born'],
  required: false,
  gives: 'age',
} as const satisfies Column<'birthDate' | StudentField>
