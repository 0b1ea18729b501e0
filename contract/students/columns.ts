import { addressAliases, columnsOfFields, type FieldColumn, phoneAliases } from '../imports/column.ts'
import { studentLabels } from './labels.ts'
import type { StudentField } from './student.ts'

/**
 * How templates, imports and exports name the fields of a student, in the order of their columns. A field of student.ts
 * that is missing here does not compile.
 */
export const studentColumns = columnsOfFields(studentLabels, {
  name: {
    example: 'Ali Khan',
    aliases: ['full name', 'student name', 'pupil', 'pupil name', 'student'],
  },
  fatherName: {
    example: 'Imran Khan',
    aliases: ["father's name", 'father', 'parent', 'parent name', 'guardian'],
  },
  rollNumber: {
    example: '17',
    aliases: ['roll no', 'roll', 'roll nr', 'number', 'no', 'student number'],
  },
  grade: {
    example: '3',
    aliases: ['form', 'year', 'standard', 'class number', 'year group'],
  },
  age: { example: '9', aliases: ['age in years', 'years', 'years old'] },
  phone: {
    example: '+92 300 1234567',
    aliases: [...phoneAliases, "father's phone", 'parent phone'],
  },
  address: { example: '12 Canal Road, Lahore', aliases: addressAliases },
  fee: {
    example: '1500',
    aliases: ['fees', 'school fee', 'monthly fee', 'tuition', 'tuition fee'],
  },
} satisfies Record<StudentField, FieldColumn>)
