import type { ComponentType, ReactNode } from 'react'
import { type Chunk, chunk } from './chunk.tsx'
import type { GuardName } from './layout/guard.tsx'
import type { Loader, PageInput, PageUrl } from './page-types.ts'
import { Home, homeLoader } from './pages/home/home.tsx'
import { NotFound } from './pages/not-found.tsx'
import { selectionChunks } from './pages/selection/selection-chunk.ts'
import { strings as layout } from './strings/layout.ts'
import { strings as notFound } from './strings/not-found.ts'
import { strings as rendering } from './strings/rendering.ts'
import { strings as titles } from './strings/titles.ts'

type Row = {
  /** As wouter matches it; letter case and a last slash do not count. Within an area, what follows the area's path. */
  path: string
  /** Who may see it; without a guard, everybody. */
  guard?: GuardName
  /** Surrounds the main element of the page, such as with a menu beside it. */
  layout?: ComponentType<{ children: ReactNode }>
  /** The scripts that it needs besides the main chunk. */
  chunks?: Chunk[]
}

export type PageRow = Row & {
  /** Shown in the browser's tab; '' for Home, whose title is the school's name. */
  title: string
  page: ComponentType<PageInput>
}

/** Its guard, layout and chunks are those of every page below its path, also of unknown ones. */
type AreaRow = Row & { pages: PageRow[] }

const staffStyles: Chunk = { name: 'staff-styles', load: () => import('./staff-styles.ts') }

const notices = chunk('notices')
const information = chunk('information')
const account = chunk('account', staffStyles)
const auth = chunk('auth', staffStyles)
const student = chunk('student', staffStyles)
const admin = chunk('admin', staffStyles)
const lists = chunk('lists', staffStyles)
const audit = chunk('audit', staffStyles)
const records = chunk('records', staffStyles)
const teacherForms = chunk('teacher-forms', staffStyles)
const noticeForms = chunk('notice-forms', staffStyles)
const reports = chunk('reports', staffStyles)
const people = chunk('people', staffStyles)
const imports = chunk('imports', staffStyles)
const paper = chunk('paper', staffStyles)
const deleted = chunk('deleted', staffStyles)
const downloads = chunk('downloads', staffStyles)
const promotion = chunk('promotion', staffStyles)

const { page: adminLayout, chunks } = admin('AdminLayout', () => import('./pages/admin/admin-layout.tsx'))

/** For every URL that no row matches, in an area and outside. */
export const unknownPage: PageRow = { path: '/nowhere', title: notFound.title, page: NotFound }

/** The report pages of staff. */
const reportPages = (choice: string): PageRow[] => [
  {
    path: `/dashboard/${choice}/:id`,
    title: layout.report,
    ...reports('ReportChoice', () => import('./pages/reports/report-choice.tsx')),
  },
  {
    path: '/dashboard/add-student-report/:id',
    title: titles.addReport,
    ...reports('AddReport', () => import('./pages/reports/add-report.tsx')),
  },
  {
    path: '/dashboard/FullReportDetail/:id',
    title: titles.fullReport,
    ...reports('FullReport', () => import('./pages/reports/report-page.tsx')),
  },
  {
    path: '/dashboard/update-report/:id',
    title: titles.updateReport,
    ...reports('UpdateReport', () => import('./pages/reports/update-report.tsx')),
  },
]

/** The page table. The first row that matches a URL is its page. */
export const pages: readonly (PageRow | AreaRow)[] = [
  { path: '/', title: '', page: Home },
  {
    path: '/notice-board',
    title: layout.board,
    ...notices('NoticeBoard', () => import('./pages/notices/notice-board.tsx')),
  },
  {
    path: '/notice-board-Detail/:id',
    title: titles.notice,
    ...notices('NoticeDetail', () => import('./pages/notices/notice-detail.tsx')),
  },
  {
    path: '/about',
    title: layout.about,
    ...information('About', () => import('./pages/information/about.tsx')),
  },
  {
    path: '/contact',
    title: layout.contact,
    ...information('Contact', () => import('./pages/information/contact.tsx')),
  },
  {
    path: '/qna',
    title: layout.questions,
    ...information('Questions', () => import('./pages/information/questions.tsx')),
  },
  {
    path: '/test',
    title: titles.selfCheck,
    ...information('SelfCheck', () => import('./pages/information/self-check.tsx')),
  },
  {
    path: '/account',
    guard: 'account',
    title: layout.account,
    ...account('Account', () => import('./pages/account/account.tsx')),
  },
  {
    path: '/auth',
    guard: 'auth',
    pages: [
      { path: '/login', title: layout.login, ...auth('Login', () => import('./pages/auth/login.tsx')) },
      { path: '/register', title: titles.register, ...auth('Register', () => import('./pages/auth/register.tsx')) },
    ],
  },
  {
    path: '/student',
    guard: 'student',
    pages: [
      {
        path: '/report/:id',
        title: layout.report,
        ...student('OwnReport', () => import('./pages/reports/own-report.tsx')),
      },
    ],
  },
  {
    path: '/teacher',
    guard: 'teacher',
    pages: [
      {
        path: '/dashboard',
        title: titles.teacherDashboard,
        ...lists('TeacherDashboard', () => import('./pages/students/teacher-dashboard.tsx')),
      },
      {
        path: '/dashboard/detail/:id',
        title: titles.student,
        ...records('StudentPage', () => import('./pages/students/student-page.tsx')),
      },
      ...reportPages('report'),
    ],
  },
  {
    path: '/admin',
    guard: 'admin',
    layout: adminLayout,
    chunks,
    pages: [
      {
        path: '/dashboard',
        title: layout.dashboard,
        ...admin('AdminDashboard', () => import('./pages/admin/dashboard.tsx')),
      },
      {
        path: '/dashboard/Student-detail',
        title: titles.students,
        ...lists('StudentList', () => import('./pages/students/student-list.tsx'), ...selectionChunks),
      },
      {
        path: '/dashboard/add-student',
        title: titles.addStudent,
        ...people('AddStudent', () => import('./pages/students/add-student.tsx')),
      },
      {
        path: '/dashboard/update-detail/:id',
        title: titles.updateStudent,
        ...people('UpdateStudent', () => import('./pages/students/update-student.tsx')),
      },
      {
        path: '/dashboard/fullStudent-detail/:id',
        title: titles.student,
        ...records('FullStudent', () => import('./pages/students/full-student.tsx')),
      },
      ...reportPages('select-report'),
      {
        path: '/dashboard/teacher-detail',
        title: titles.teachers,
        ...lists('TeacherList', () => import('./pages/teachers/teacher-list.tsx'), ...selectionChunks),
      },
      {
        path: '/dashboard/add-teacher',
        title: titles.addTeacher,
        ...teacherForms('AddTeacher', () => import('./pages/teachers/add-teacher.tsx')),
      },
      {
        path: '/dashboard/update-teacher/:id',
        title: titles.updateTeacher,
        ...teacherForms('UpdateTeacher', () => import('./pages/teachers/update-teacher.tsx')),
      },
      {
        path: '/dashboard/teacher-Full-Detail/:id',
        title: titles.teacher,
        ...records('FullTeacher', () => import('./pages/teachers/full-teacher.tsx')),
      },
      {
        path: '/dashboard/notice-detail',
        title: titles.notices,
        ...lists('NoticeList', () => import('./pages/notices/notice-list.tsx'), ...selectionChunks),
      },
      {
        path: '/dashboard/add-notice',
        title: titles.addNotice,
        ...noticeForms('AddNotice', () => import('./pages/notices/add-notice.tsx')),
      },
      {
        path: '/dashboard/update-notice/:id',
        title: titles.updateNotice,
        ...noticeForms('UpdateNotice', () => import('./pages/notices/update-notice.tsx')),
      },
      {
        path: '/dashboard/notice-Full-Detail/:id',
        title: titles.fullNotice,
        ...records('FullNotice', () => import('./pages/notices/full-notice.tsx')),
      },
      {
        path: '/dashboard/UserInfo',
        title: titles.users,
        ...lists('UserList', () => import('./pages/users/user-list.tsx'), ...selectionChunks),
      },
      {
        path: '/dashboard/audit',
        title: titles.audit,
        ...audit('AuditTrail', () => import('./pages/admin/audit-trail.tsx')),
      },
      {
        path: '/dashboard/promotion',
        title: titles.promotion,
        ...promotion('Promotion', () => import('./pages/promotion/promotion.tsx')),
      },
      {
        path: '/dashboard/import',
        title: titles.imports,
        ...imports('ImportPage', () => import('./pages/imports/import-page.tsx')),
      },
      {
        path: '/dashboard/paper',
        title: titles.paper,
        ...paper('Paper', () => import('./pages/paper/paper.tsx')),
      },
      {
        path: '/dashboard/deleted',
        title: titles.deleted,
        ...deleted('DeletedList', () => import('./pages/deleted/deleted-list.tsx')),
      },
      {
        path: '/dashboard/export',
        title: titles.exports,
        ...downloads('ExportPage', () => import('./pages/exports/export-page.tsx')),
      },
    ],
  },
]

type RenderedRow = {
  /** Whether the sitemap lists it. */
  listed?: boolean
  /** For search engines and link previews. */
  description?: () => string
  loader?: () => Promise<(url: PageUrl) => Loader<unknown>>
  /** What it loads is a notice, which the document's head describes. */
  isArticle?: boolean
}

/**
 * The pages that the server renders, by their path in the page table; the browser makes all others. Only the renderer
 * reads this constant, so that the build leaves it out of the browser's scripts: nothing in it may run at import.
 */
export const renderedPages: Record<string, RenderedRow> = {
  '/': { listed: true, description: () => rendering.descriptions.home(), loader: async () => homeLoader },
  '/notice-board': {
    listed: true,
    description: () => rendering.descriptions.noticeBoard(),
    loader: async () => (await import('./pages/notices/notice-board.tsx')).boardLoader,
  },
  '/notice-board-Detail/:id': {
    loader: async () => (await import('./pages/notices/notice-detail.tsx')).noticeLoader,
    isArticle: true,
  },
  '/about': { listed: true, description: () => rendering.descriptions.about() },
  '/contact': { listed: true, description: () => rendering.descriptions.contact() },
  '/qna': { listed: true, description: () => rendering.descriptions.questions() },
  '/nowhere': {},
}
