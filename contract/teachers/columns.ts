import { addressAliases, columnsOfFields, type FieldColumn, phoneAliases } from '../imports/column.ts'
import type { TeacherField } from './teacher.ts'

/**
 * How templates, imports and exports name the fields of a teacher, in the order of their columns. A field of teacher.ts
 * that is missing here does not compile.
 */
export const teacherColumns = columnsOfFields({
  name: { heading: 'Name', example: 'Sara Malik', aliases: ['full name', 'teacher', 'teacher name'] },
  phone: { heading: 'Phone', example: '+92 300 7654321', aliases: phoneAliases },
  gender: { heading: 'Gender', example: 'Female', aliases: ['sex'] },
  address: { heading: 'Address', example: '4 Mall Road, Lahore', aliases: addressAliases },
  qualifications: {
    heading: 'Qualifications',
    example: 'MSc Mathematics',
    aliases: ['qualification', 'degree', 'education'],
  },
  salary: { heading: 'Salary', example: '85000', aliases: ['pay', 'wage', 'monthly salary'] },
  subject: { heading: 'Subject', example: 'Mathematics', aliases: ['subjects', 'teaches', 'department'] },
  bankDetail: {
    heading: 'Bank detail',
    example: 'PK36 SCBL 0000 0011 2345 6702',
    aliases: ['bank details', 'bank', 'bank account', 'iban'],
  },
  experience: {
    heading: 'Experience',
    example: '8 years',
    aliases: ['years of experience', 'work experience'],
  },
} satisfies Record<TeacherField, FieldColumn>)
