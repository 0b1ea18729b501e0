import type { StudentField } from '../../students/student.ts'

/** What the fields of a student are called wherever a person reads of them: forms, details, lists, files. Texts alone. */
export const studentLabels = {
  name: 'Name',
  fatherName: 'Father name',
  rollNumber: 'Roll number',
  grade: 'Class',
  age: 'Age',
  phone: 'Phone',
  address: 'Address',
  fee: 'Fee',
} satisfies Record<StudentField, string>
