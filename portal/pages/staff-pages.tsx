/** The area of staff: the pages of teachers and admins. */
import { texts } from '#messages'
import type { PageRow, Section } from '../routing/page-types.ts'
import { AdminLayout } from './admin/admin-layout.tsx'
import { AuditTrail } from './admin/audit-trail.tsx'
import { AdminDashboard } from './admin/dashboard.tsx'
import { DeletedList } from './deleted/deleted-list.tsx'
import { ExportPage } from './exports/export-page.tsx'
import { FormerList } from './former/former-list.tsx'
import { FormerPage } from './former/former-page.tsx'
import { FormerRegister } from './former/former-register.tsx'
import { ImportPage } from './imports/import-page.tsx'
import { MailAdmin } from './mail/mail-admin.tsx'
import { AddNotice } from './notices/add-notice.tsx'
import { FullNotice } from './notices/full-notice.tsx'
import { NoticeList } from './notices/notice-list.tsx'
import { UpdateNotice } from './notices/update-notice.tsx'
import { Paper } from './paper/paper.tsx'
import { Promotion } from './promotion/promotion.tsx'
import { AddReport } from './reports/add-report.tsx'
import { FullReport } from './reports/full-report.tsx'
import { ReleasePage } from './reports/release-page.tsx'
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

export { NotFound } from './not-found.tsx'

/** The pages below a dashboard. */
const inDashboard = (pages: PageRow[]) => pages.map((page) => ({ ...page, path: `/dashboard${page.path}` }))

/** The report pages, which teachers and admins share. */
const reportPages = (choice: string): PageRow[] => [
  { path: `/${choice}/:id`, title: () => texts().layout.report, page: ReportChoice },
  { path: '/add-student-report/:id', title: () => texts().staffTitles.addReport, page: AddReport },
  { path: '/FullReportDetail/:id', title: () => texts().staffTitles.fullReport, page: FullReport },
  { path: '/update-report/:id', title: () => texts().staffTitles.updateReport, page: UpdateReport },
]

export const admin: Section = {
  layout: AdminLayout,
  pages: inDashboard([
    { path: '', title: () => texts().layout.dashboard, page: AdminDashboard },
    { path: '/Student-detail', title: () => texts().staffTitles.students, page: StudentList },
    { path: '/add-student', title: () => texts().staffTitles.addStudent, page: AddStudent },
    { path: '/update-detail/:id', title: () => texts().staffTitles.updateStudent, page: UpdateStudent },
    { path: '/fullStudent-detail/:id', title: () => texts().staffTitles.student, page: FullStudent },
    ...reportPages('select-report'),
    { path: '/teacher-detail', title: () => texts().staffTitles.teachers, page: TeacherList },
    { path: '/add-teacher', title: () => texts().staffTitles.addTeacher, page: AddTeacher },
    { path: '/update-teacher/:id', title: () => texts().staffTitles.updateTeacher, page: UpdateTeacher },
    { path: '/teacher-Full-Detail/:id', title: () => texts().staffTitles.teacher, page: FullTeacher },
    { path: '/notice-detail', title: () => texts().staffTitles.notices, page: NoticeList },
    { path: '/add-notice', title: () => texts().staffTitles.addNotice, page: AddNotice },
    { path: '/update-notice/:id', title: () => texts().staffTitles.updateNotice, page: UpdateNotice },
    { path: '/notice-Full-Detail/:id', title: () => texts().staffTitles.fullNotice, page: FullNotice },
    { path: '/UserInfo', title: () => texts().staffTitles.users, page: UserList },
    { path: '/audit', title: () => texts().staffTitles.audit, page: AuditTrail },
    { path: '/promotion', title: () => texts().staffTitles.promotion, page: Promotion },
    { path: '/release', title: () => texts().staffTitles.release, page: ReleasePage },
    { path: '/import', title: () => texts().staffTitles.imports, page: ImportPage },
    { path: '/paper', title: () => texts().staffTitles.paper, page: Paper },
    { path: '/mail', title: () => texts().layout.mail, page: MailAdmin },
    { path: '/school', title: () => texts().staffTitles.school, page: SchoolPage },
    { path: '/deleted', title: () => texts().staffTitles.deleted, page: DeletedList },
    { path: '/former', title: () => texts().staffTitles.former, page: FormerList },
    { path: '/former/register', title: () => texts().staffTitles.formerRegister, page: FormerRegister },
    { path: '/former/:id', title: () => texts().staffTitles.formerStudent, page: FormerPage },
    { path: '/export', title: () => texts().staffTitles.exports, page: ExportPage },
  ]),
}

export const teacher: Section = {
  pages: inDashboard([
    { path: '', title: () => texts().staffTitles.teacherDashboard, page: TeacherDashboard },
    { path: '/detail/:id', title: () => texts().staffTitles.student, page: StudentPage },
    ...reportPages('report'),
  ]),
}
