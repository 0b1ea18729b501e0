/** The titles of the pages of staff. */
export const staffTitles = {
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
  release: 'Release reports',
  audit: 'Audit trail',
  imports: 'Import',
  deleted: 'Deleted',
  former: 'Former students',
  formerStudent: 'Former student',
  formerRegister: 'Register of former students',
  exports: 'Export',
  school: 'Your school',
}
