/** The area of staff: the pages of teachers and admins. */
import { strings as layout } from '#strings/layout'
import { strings as titles } from '#strings/staff-titles'
import type { PageRow, Section } from '../page-types.ts'
import { AdminLayout } from './admin/admin-layout.tsx'
import { AuditTrail } from './admin/audit-trail.tsx'
import { AdminDashboard } from './admin/dashboard.tsx'
import { DeletedList } from './deleted/deleted-list.tsx'
import { ExportPage } from './exports/export-page.tsx'
import { ImportPage } from './imports/import-page.tsx'
import { AddNotice } from './notices/add-notice.tsx'
import { FullNotice } from './notices/full-notice.tsx'
import { NoticeList } from './notices/notice-list.tsx'
import { UpdateNotice } from './notices/update-notice.tsx'
import { Paper } from './paper/paper.tsx'
import { Promotion } from './promotion/promotion.tsx'
import { AddReport } from './reports/add-report.tsx'
import { FullReport } from './reports/full-report.tsx'
import { ReportChoice } from './reports/report-choice.tsx'
import { UpdateReport } from './reports/update-report.tsx'
import { SchoolPage } from './school/school-page.tsx'
import { AddStudent } from './students/add-student.tsx'
import { FullStudent } from './students/full-student.tsx'
import { StudentList } from './students/student-list.tsx'
import { StudentPage } from './students/student-page.tsx'
import { TeacherDashboard } from './students/teacher-dashboard.tsx'
import { UpdateStudent } from './students/update-student.tsx'
import { AddTeacher } from './teachers/add-teacher.tsx'
import { FullTeacher } from './teachers/full-teacher.tsx'
import { TeacherList } from './teachers/teacher-list.tsx'
import { UpdateTeacher } from './teachers/update-teacher.tsx'
import { UserList } from './users/user-list.tsx'
// As in public-pages.tsx.
import '../start.tsx'

/** The pages below a dashboard. */
const inDashboard = (pages: PageRow[]) => pages.map((page) => ({ ...page, path: `/dashboard${page.path}` }))

/** The report pages, which teachers and admins share. */
const reportPages = (choice: string): PageRow[] => [
  { path: `/${choice}/:id`, title: layout.report, page: ReportChoice },
  { path: '/add-student-report/:id', title: titles.addReport, page: AddReport },
  { path: '/FullReportDetail/:id', title: titles.fullReport, page: FullReport },
  { path: '/update-report/:id', title: titles.updateReport, page: UpdateReport },
]

export const admin: Section = {
  layout: AdminLayout,
  pages: inDashboard([
    { path: '', title: layout.dashboard, page: AdminDashboard },
    { path: '/Student-detail', title: titles.students, page: StudentList },
    { path: '/add-student', title: titles.addStudent, page: AddStudent },
    { path: '/update-detail/:id', title: titles.updateStudent, page: UpdateStudent },
    { path: '/fullStudent-detail/:id', title: titles.student, page: FullStudent },
    ...reportPages('select-report'),
    { path: '/teacher-detail', title: titles.teachers, page: TeacherList },
    { path: '/add-teacher', title: titles.addTeacher, page: AddTeacher },
    { path: '/update-teacher/:id', title: titles.updateTeacher, page: UpdateTeacher },
    { path: '/teacher-Full-Detail/:id', title: titles.teacher, page: FullTeacher },
    { path: '/notice-detail', title: titles.notices, page: NoticeList },
    { path: '/add-notice', title: titles.addNotice, page: AddNotice },
    { path: '/update-notice/:id', title: titles.updateNotice, page: UpdateNotice },
    { path: '/notice-Full-Detail/:id', title: titles.fullNotice, page: FullNotice },
    { path: '/UserInfo', title: titles.users, page: UserList },
    { path: '/audit', title: titles.audit, page: AuditTrail },
    { path: '/promotion', title: titles.promotion, page: Promotion },
    { path: '/import', title: titles.imports, page: ImportPage },
    { path: '/paper', title: titles.paper, page: Paper },
    { path: '/school', title: titles.school, page: SchoolPage },
    { path: '/deleted', title: titles.deleted, page: DeletedList },
    { path: '/export', title: titles.exports, page: ExportPage },
  ]),
}

export const teacher: Section = {
  pages: inDashboard([
    { path: '', title: titles.teacherDashboard, page: TeacherDashboard },
    { path: '/detail/:id', title: titles.student, page: StudentPage },
    ...reportPages('report'),
  ]),
}
