import type { StudentField } from '../../students/student.ts'
import type { Translates } from '../../translates.ts'

/** What the fields of a student are called wherever a person reads of them: forms, details, lists, files. Texts alone. */
export const studentLabels = {
  name: 'نام',
  fatherName: 'والد کا نام',
  rollNumber: 'رول نمبر',
  grade: 'جماعت',
  age: 'عمر',
  phone: 'فون نمبر',
  address: 'پتہ',
  fee: 'فیس',
} satisfies Record<StudentField, string>

export type Complete = Translates<typeof import('./students.ts'), typeof import('../en/students.ts')>
