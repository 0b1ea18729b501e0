import { addressAliases, columnsOfFields, type FieldColumn, nameParts, phoneAliases } from '../imports/column.ts'
import { teacherLabels } from '../labels/en/teachers.ts'
import type { TeacherField } from './teacher.ts'

/**
 * How templates, imports and exports name the fields of a teacher, in the order of their columns. A field of teacher.ts
 * that is missing here does not compile.
 */
export const teacherColumns = columnsOfFields(teacherLabels, {
  name: {
    example: 'Sara Malik',
    aliases: ['full name', 'teacher'],
    ...{ joinedBy: ' ', parts: nameParts, isOwn: true },
  },
  phone: { example: '+92 300 7654321', aliases: phoneAliases },
  gender: { example: 'Female', aliases: ['sex'] },
  address: { example: '4 Mall Road, Lahore', aliases: addressAliases, joinedBy: ', ' },
  qualifications: {
    example: 'MSc Mathematics',
    aliases: ['qualification', 'degree', 'education'],
    joinedBy: ', ',
  },
  salary: { example: '85000', aliases: ['pay', 'wage', 'monthly salary'] },
  subject: { example: 'Mathematics', aliases: ['subjects', 'teaches', 'department'] },
  bankDetail: {
    example: 'PK36 SCBL 0000 0011 2345 6702',
    aliases: ['bank details', 'bank', 'bank account', 'iban'],
  },
  experience: {
    example: '8 years',
    aliases: ['years of experience', 'work experience'],
  },
  classes: {
    example: '5, 6',
    aliases: ['class', 'class teacher of', 'teaches classes', 'grades'],
    required: false,
    joinedBy: '\n',
  },
} satisfies Record<TeacherField, FieldColumn>)
