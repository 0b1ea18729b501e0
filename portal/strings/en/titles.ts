/** Letters that are written from right to left: Hebrew, Arabic and the scripts between them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/

/** The titles of pages, for the page table. The titles that are links of the navigation bar too are in layout.ts. */
export const strings = {
  /** While the form of the page has errors. */
  withErrors: ({ title }: { title: string }) => `Error: ${title}`,
  /**
   * Of a page about one record: 'Bilal Khan – Student detail'. A title has no markup: characters for isolation isolate a
   * name that is written from right to left, so that the words after it keep their order.
   */
  about: ({ name, title }: { name: string; title: string }) =>
    `${RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name} – ${title}`,
  /** Every page but Home, whose title is the school's name. */
  inSchool: ({ title, school }: { title: string; school: string }) => `${title} – ${school}`,

  notice: 'Notice',
  selfCheck: 'Self-check',
  register: 'Sign Up', // (spec)

  teacherDashboard: 'Teacher dashboard',
  students: 'Students',
  student: 'Student detail',
  addStudent: 'Add student',
  updateStudent: 'Update student',

  addReport: 'Add report',
  fullReport: 'Report detail',
  updateReport: 'Update report',

  teachers: 'Teachers',
  teacher: 'Teacher detail',
  addTeacher: 'Add teacher',
  updateTeacher: 'Update teacher',

  notices: 'Notices',
  fullNotice: 'Notice detail',
  addNotice: 'Add notice',
  updateNotice: 'Update notice',

  users: 'Users',
  paper: 'Paper',
  promotion: 'Promotion',
  audit: 'Audit trail',
  imports: 'Import',
  deleted: 'Deleted',
  exports: 'Export',
  school: 'Your school',
}
