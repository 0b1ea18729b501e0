/** What an empty school needs first. */
export const firstSteps = {
  heading: 'First steps',
  school: 'Name, colours and logo',
  timeZone: 'The time zone of your school',
  probableTimeZone: ({ zone }: { zone: string }) => `The time zone of your school: ${zone}?`,
  nextTimeZone: 'Next: your time zone',
  nextClasses: 'Next: your classes',
  nextStudents: 'Next: import a list of students',
  classes: 'The classes of your school',
  teacher: 'Add a teacher',
  students: 'Add students',
  notice: 'Add a first notice',
  /** Behind a step. */
  done: '(done)',
  either: ({ one, other }: Record<'one' | 'other', string>) => `${one} or ${other}`,
  importTeachers: 'import a list of teachers',
  importStudents: 'import a list of students',

  sample: 'Still the texts of a sample school',
  sampleHint: 'Visitors read them. Change each, confirm that it is true for your school, or hide it.',
  parts: {
    identity: 'Name, motto and founding year',
    contact: 'Address, telephone and map',
    slides: 'Slides on Home',
    summary: 'Summary on Home',
    admissions: 'Boxes on Home',
    about: 'About the school',
    team: 'Team',
    questions: 'Questions and answers',
  },
}
