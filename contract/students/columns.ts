import {
  addressAliases,
  type Column,
  columnsOfFields,
  type FieldColumn,
  nameParts,
  phoneAliases,
} from '../imports/column.ts'
import { studentLabels } from '../labels/en/students.ts'
import type { StudentField } from './student.ts'

/**
 * How templates, imports and exports name the fields of a student, in the order of their columns. A field of student.ts
 * that is missing here does not compile.
 */
export const studentColumns = columnsOfFields(studentLabels, {
  name: {
    example: 'Ali Khan',
    aliases: ['full name', 'student', 'pupil'],
    ...{ joinedBy: ' ', parts: nameParts, isOwn: true },
  },
  fatherName: {
    example: 'Imran Khan',
    aliases: ["father's name", 'father', 'parent', 'parent name', 'guardian', 'guardian name'],
    joinedBy: ' ',
  },
  rollNumber: {
    example: '17',
    aliases: ['roll no', 'roll', 'roll nr', 'number', 'no'],
    isOwn: true,
  },
  grade: {
    example: '3',
    aliases: ['form', 'year', 'standard', 'class number', 'year group'],
    // '5' and 'A' are '5 A'.
    ...{ joinedBy: ' ', parts: [[], ['section', 'sec', 'division']] },
  },
  age: { example: '9', aliases: ['years', 'years old'], mayBeUnknown: true },
  phone: {
    example: '+92 300 1234567',
    aliases: [
      ...phoneAliases,
      ...["father's phone", 'father phone', "father's mobile", 'father mobile', "father's contact", 'parent phone'],
    ],
  },
  address: { example: '12 Canal Road, Lahore', aliases: addressAliases, joinedBy: ', ' },
  fee: {
    example: '1500',
    aliases: ['fees', 'school fee', 'monthly fee', 'tuition', 'tuition fee'],
  },
} satisfies Record<StudentField, FieldColumn>)

/** Of a student's list that another program has made: the record has an age alone. */
export const birthDateColumn = {
  field: 'birthDate',
  heading: 'Date of birth',
  aliases: ['birth date', 'birthday', 'dob', 'born'],
  required: false,
  example: '',
  gives: 'age',
} as const satisfies Column<'birthDate' | StudentField>
