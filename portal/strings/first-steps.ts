/** What an empty school needs first, and the way there from Home. */
export const strings = {
  lead: 'Your school has no students yet.',
  go: 'See the first steps',
  heading: 'First steps',
  teacher: 'Add a teacher',
  students: 'Add students',
  notice: 'Add a first notice',
  done: 'done',
  or: 'or',
  importTeachers: 'import a list of teachers',
  importStudents: 'import a list of students',
}
