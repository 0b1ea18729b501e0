import type { TeacherField } from '../../teachers/teacher.ts'
import type { Translates } from '../../translates.ts'

/** What the fields of a teacher are called wherever a person reads of them. */
export const teacherLabels = {
  name: 'نام',
  phone: 'فون نمبر',
  gender: 'جنس',
  address: 'پتہ',
  qualifications: 'تعلیمی قابلیت',
  salary: 'تنخواہ',
  subject: 'مضمون',
  bankDetail: 'بینک کی تفصیل',
  experience: 'تجربہ',
  classes: 'جماعتیں',
} satisfies Record<TeacherField, string>

export type Complete = Translates<typeof import('./teachers.ts'), typeof import('../en/teachers.ts')>
