import type { TeacherField } from '../../teachers/teacher.ts'

/** What the fields of a teacher are called wherever a person reads of them. */
export const teacherLabels = {
  name: 'Name',
  phone: 'Phone',
  gender: 'Gender',
  address: 'Address',
  qualifications: 'Qualifications',
  salary: 'Salary',
  subject: 'Subject',
  bankDetail: 'Bank detail',
  experience: 'Experience',
  classes: 'Classes',
} satisfies Record<TeacherField, string>
