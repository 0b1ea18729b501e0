/** The admin's menu and dashboard. */
export const admin = {
  menu: 'Admin menu',
  hint: 'Settings',
  totals: 'Totals',
  reports: 'Reports',
  studentDetail: 'Student detail',
  teacherDetail: 'Teacher detail',
  noticeDetail: 'Notice detail',
  userInfo: 'User info',
  office: 'School office',
  shortcuts: 'Often needed',
  failed: 'The totals could not be loaded.',
}
