/** What an empty school needs first. */
export const strings = {
  heading: 'First steps',
  teacher: 'Add a teacher',
  students: 'Add students',
  notice: 'Add a first notice',
  done: 'done',
  or: 'or',
  importTeachers: 'import a list of teachers',
  importStudents: 'import a list of students',
} as const
