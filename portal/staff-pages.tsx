/** The pages of staff: a part of the page table with a script of its own, so that visitors do not fetch it. */
import { strings as layout } from '#strings/layout'
import { strings as titles } from '#strings/staff-titles'
import { chunkOfPages, type PageRow, staffStyles } from './page-rows.ts'
import { selectionChunks } from './pages/selection/selection-chunk.ts'

const admin = chunkOfPages('admin', staffStyles)
const lists = chunkOfPages('lists', staffStyles)
const people = chunkOfPages('people', staffStyles)
const office = chunkOfPages('office', staffStyles)
const records = chunkOfPages('records', staffStyles)
const addTeacher = chunkOfPages('addTeacher', staffStyles)
const noticeForms = chunkOfPages('noticeForms', staffStyles)
const reports = chunkOfPages('reports', staffStyles)
const reportForms = chunkOfPages('reportForms', staffStyles)
const addStudent = chunkOfPages('addStudent', staffStyles)
const updateStudent = chunkOfPages('updateStudent', staffStyles)
const updateTeacher = chunkOfPages('updateTeacher', staffStyles)
const imports = chunkOfPages('imports', staffStyles)
const paper = chunkOfPages('paper', staffStyles)
const schoolYear = chunkOfPages('schoolYear', staffStyles)
const school = chunkOfPages('school', staffStyles)

/** The rows of pages below the dashboard of an area. */
const inDashboard = (rows: PageRow[]) => rows.map((row) => ({ ...row, path: `/dashboard${row.path}` }))

/** The report pages of staff. */
const reportPages = (choice: string): PageRow[] => [
  reports(`/${choice}/:id`, layout.report, 'ReportChoice', () => import('./pages/reports/report-choice.tsx')),
  reportForms('/add-student-report/:id', titles.addReport, 'AddReport', () => import('./pages/reports/add-report.tsx')),
  reports('/FullReportDetail/:id', titles.fullReport, 'FullReport', () => import('./pages/reports/full-report.tsx')),
  reportForms(
    '/update-report/:id',
    titles.updateReport,
    'UpdateReport',
    () => import('./pages/reports/update-report.tsx'),
  ),
]

/** The pages below the dashboard of admins. */
export const adminPages = inDashboard([
  admin('', layout.dashboard, 'AdminDashboard', () => import('./pages/admin/dashboard.tsx')),
  lists(
    '/Student-detail',
    titles.students,
    'StudentList',
    () => import('./pages/students/student-list.tsx'),
    ...selectionChunks,
  ),
  addStudent('/add-student', titles.addStudent, 'AddStudent', () => import('./pages/students/add-student.tsx')),
  updateStudent(
    '/update-detail/:id',
    titles.updateStudent,
    'UpdateStudent',
    () => import('./pages/students/update-student.tsx'),
  ),
  records('/fullStudent-detail/:id', titles.student, 'FullStudent', () => import('./pages/students/full-student.tsx')),
  ...reportPages('select-report'),
  people(
    '/teacher-detail',
    titles.teachers,
    'TeacherList',
    () => import('./pages/teachers/teacher-list.tsx'),
    ...selectionChunks,
  ),
  addTeacher('/add-teacher', titles.addTeacher, 'AddTeacher', () => import('./pages/teachers/add-teacher.tsx')),
  updateTeacher(
    '/update-teacher/:id',
    titles.updateTeacher,
    'UpdateTeacher',
    () => import('./pages/teachers/update-teacher.tsx'),
  ),
  records('/teacher-Full-Detail/:id', titles.teacher, 'FullTeacher', () => import('./pages/teachers/full-teacher.tsx')),
  lists(
    '/notice-detail',
    titles.notices,
    'NoticeList',
    () => import('./pages/notices/notice-list.tsx'),
    ...selectionChunks,
  ),
  noticeForms('/add-notice', titles.addNotice, 'AddNotice', () => import('./pages/notices/add-notice.tsx')),
  noticeForms(
    '/update-notice/:id',
    titles.updateNotice,
    'UpdateNotice',
    () => import('./pages/notices/update-notice.tsx'),
  ),
  records('/notice-Full-Detail/:id', titles.fullNotice, 'FullNotice', () => import('./pages/notices/full-notice.tsx')),
  people('/UserInfo', titles.users, 'UserList', () => import('./pages/users/user-list.tsx'), ...selectionChunks),
  office('/audit', titles.audit, 'AuditTrail', () => import('./pages/admin/audit-trail.tsx')),
  schoolYear('/promotion', titles.promotion, 'Promotion', () => import('./pages/promotion/promotion.tsx')),
  imports('/import', titles.imports, 'ImportPage', () => import('./pages/imports/import-page.tsx')),
  paper('/paper', titles.paper, 'Paper', () => import('./pages/paper/paper.tsx')),
  school('/school', titles.school, 'SchoolPage', () => import('./pages/school/school-page.tsx')),
  office('/deleted', titles.deleted, 'DeletedList', () => import('./pages/deleted/deleted-list.tsx')),
  schoolYear('/export', titles.exports, 'ExportPage', () => import('./pages/exports/export-page.tsx')),
])

/** The pages below the dashboard of teachers. */
export const teacherPages = inDashboard([
  lists('', titles.teacherDashboard, 'TeacherDashboard', () => import('./pages/students/teacher-dashboard.tsx')),
  records('/detail/:id', titles.student, 'StudentPage', () => import('./pages/students/student-page.tsx')),
  ...reportPages('report'),
])
