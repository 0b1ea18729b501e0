import { type ComponentType, lazy, type ReactNode } from 'react'
import type { GuardName } from './frame/guard.tsx'
import { Home } from './pages/public/home.tsx'
import { NotFound } from './pages/public/not-found.tsx'

/** What every page is given. */
export type PageInput = {
  /** The `:id` of its address. */
  id: string
  /** The dashboard of the area that it stands in: where its links lead, where Back goes. */
  dashboard: string
}

export type Route = {
  path: string
  /** Whom it is for; without one, everybody. */
  guard?: GuardName
  /** What stands around the pages of an area. */
  layout?: ComponentType<{ children: ReactNode }>
  page: ComponentType<PageInput>
}

/** Each area is one script, fetched when one of its pages is first opened. */
const notices = () => import('./pages/public/notices.ts')
const information = () => import('./pages/public/information.ts')
const auth = () => import('./pages/auth/index.ts')
const student = () => import('./pages/student/index.ts')
const admin = () => import('./pages/admin/index.ts')
const lists = () => import('./pages/staff/lists.ts')
const records = () => import('./pages/staff/records.ts')
const forms = () => import('./pages/staff/forms.ts')

/** A component of an area, fetched with it. */
const from = <Area, Props>(area: () => Promise<Area>, pick: (area: Area) => ComponentType<Props>) =>
  lazy(async () => ({ default: pick(await area()) }))

const AdminLayout = from(admin, (all) => all.AdminLayout)

/** The routes of one area, under its guard and in its layout. */
const area = (guard: GuardName, layout: Route['layout'], routes: Route[]): Route[] => [
  ...routes.map((route) => ({ guard, layout, ...route })),
  // What is not there is hidden from those who may not enter.
  { path: `/${guard}/*?`, guard, layout, page: NotFound },
]

/** The report pages of staff. */
const reportRoutes = (dashboard: string, choice: string): Route[] => [
  { path: `${dashboard}/${choice}/:id`, page: from(records, (all) => all.ReportChoice) },
  { path: `${dashboard}/add-student-report/:id`, page: from(forms, (all) => all.AddReport) },
  { path: `${dashboard}/FullReportDetail/:id`, page: from(records, (all) => all.FullReport) },
  { path: `${dashboard}/update-report/:id`, page: from(forms, (all) => all.UpdateReport) },
]

/** Every page, in any letter case; the first that matches is shown. */
export const routes: readonly Route[] = [
  { path: '/', page: Home },
  { path: '/notice-board', page: from(notices, (all) => all.NoticeBoard) },
  { path: '/notice-board-Detail/:id', page: from(notices, (all) => all.NoticeDetail) },
  { path: '/about', page: from(information, (all) => all.About) },
  { path: '/contact', page: from(information, (all) => all.Contact) },
  { path: '/qna', page: from(information, (all) => all.Questions) },
  { path: '/test', page: from(information, (all) => all.SelfCheck) },

  ...area('auth', undefined, [
    { path: '/auth/login', page: from(auth, (all) => all.Login) },
    { path: '/auth/register', page: from(auth, (all) => all.Register) },
  ]),

  ...area('student', undefined, [{ path: '/student/report/:id', page: from(student, (all) => all.OwnReport) }]),

  ...area('teacher', undefined, [
    { path: '/teacher/dashboard', page: from(lists, (all) => all.TeacherDashboard) },
    { path: '/teacher/dashboard/detail/:id', page: from(records, (all) => all.StudentPage) },
    ...reportRoutes('/teacher/dashboard', 'report'),
  ]),

  ...area('admin', AdminLayout, [
    { path: '/admin/dashboard', page: from(admin, (all) => all.AdminDashboard) },
    { path: '/admin/dashboard/Student-detail', page: from(lists, (all) => all.StudentList) },
    { path: '/admin/dashboard/add-student', page: from(forms, (all) => all.AddStudent) },
    { path: '/admin/dashboard/update-detail/:id', page: from(forms, (all) => all.UpdateStudent) },
    { path: '/admin/dashboard/fullStudent-detail/:id', page: from(records, (all) => all.FullStudent) },
    ...reportRoutes('/admin/dashboard', 'select-report'),
    { path: '/admin/dashboard/teacher-detail', page: from(lists, (all) => all.TeacherList) },
    { path: '/admin/dashboard/add-teacher', page: from(forms, (all) => all.AddTeacher) },
    { path: '/admin/dashboard/update-teacher/:id', page: from(forms, (all) => all.UpdateTeacher) },
    { path: '/admin/dashboard/teacher-Full-Detail/:id', page: from(records, (all) => all.FullTeacher) },
    { path: '/admin/dashboard/notice-detail', page: from(lists, (all) => all.NoticeList) },
    { path: '/admin/dashboard/add-notice', page: from(forms, (all) => all.AddNotice) },
    { path: '/admin/dashboard/update-notice/:id', page: from(forms, (all) => all.UpdateNotice) },
    { path: '/admin/dashboard/notice-Full-Detail/:id', page: from(records, (all) => all.FullNotice) },
    { path: '/admin/dashboard/UserInfo', page: from(lists, (all) => all.UserList) },
    { path: '/admin/dashboard/audit', page: from(lists, (all) => all.AuditTrail) },
  ]),

  { path: '/*?', page: NotFound },
]
