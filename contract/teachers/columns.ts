import { teacherLabels } from '../../messages/en/labels.ts'
import { addressAliases, columnsOfFields, type FieldColumn, nameParts, phoneAliases } from '../people/column.ts'
import type { TeacherField } from './teacher.ts'

/**
 * How templates, imports and exports name the fields of a teacher, in the order of their columns. A field of teacher.ts
 * that is missing here does not compile.
 */
export const teacherColumns = columnsOfFields(teacherLabels, {
  name: {
    aliases: ['full name', 'teacher'],
    joinedBy: ' ',
    parts: nameParts,
    isOwn: true,
  },
  phone: { aliases: phoneAliases },
  gender: { aliases: ['sex'], isFilledDown: true },
  address: { aliases: addressAliases, joinedBy: ', ' },
  qualifications: {
    aliases: ['qualification', 'degree', 'education'],
    joinedBy: ', ',
  },
  salary: { aliases: ['pay', 'wage', 'monthly salary'], isFilledDown: true },
  subject: { aliases: ['subjects', 'teaches', 'department'], isFilledDown: true },
  bankDetail: {
    aliases: ['bank details', 'bank', 'bank account', 'iban'],
  },
  experience: {
    aliases: ['years of experience', 'work experience'],
  },
  classes: {
    aliases: ['class', 'class teacher of', 'teaches classes', 'grades'],
    required: false,
    joinedBy: '\n',
    isFilledDown: true,
  },
} satisfies Record<TeacherField, FieldColumn>)
