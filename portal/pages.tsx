import type { ComponentType, ReactNode } from 'react'
import type { HideablePage } from '#contract'
import { strings as layout } from '#strings/layout'
import { strings as notFound } from '#strings/not-found'
import type { strings as rendering } from '#strings/rendering'
import { strings as titles } from '#strings/titles'
import { type Chunk, chunk } from './chunk.tsx'
import type { GuardName } from './layout/guard.tsx'
import type { Loader, PageInput, PageUrl } from './page-types.ts'
import { Home, homeLoader } from './pages/home/home.tsx'
import { NotFound } from './pages/not-found.tsx'
import { selectionChunks } from './pages/selection/selection-chunk.ts'

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
  /** The school's settings may hide it: then it is an unknown page. */
  hideable?: HideablePage
}

/** Its guard, layout and chunks are those of every page below its path, also of unknown ones. */
type AreaRow = Row & { pages: PageRow[] }

const staffStyles: Chunk = { name: 'staff-styles', load: () => import('./staff-styles.ts') }

/**
 * A chunk of pages: the function that makes the row of one, from its path, its title and the component that `download`
 * exports by that name; `component` is for what is no page. See `chunk`.
 */
function chunkOfPages(name: string, ...needs: Chunk[]) {
  const component = chunk(name, ...needs)
  const row = <Name extends string>(
    path: string,
    title: string,
    page: Name,
    download: () => Promise<Record<Name, ComponentType<PageInput>>>,
    ...alsoNeeds: Chunk[]
  ): PageRow => ({ path, title, ...component(page, download, ...alsoNeeds) })
  return Object.assign(row, { component })
}

/** The rows of pages below the dashboard of an area. */
const inDashboard = (rows: PageRow[]) => rows.map((row) => ({ ...row, path: `/dashboard${row.path}` }))

const notices = chunkOfPages('notices')
const information = chunkOfPages('information')
const account = chunkOfPages('account', staffStyles)
const auth = chunkOfPages('auth', staffStyles)
const student = chunkOfPages('student', staffStyles)
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

const { page: adminLayout, chunks } = admin.component('AdminLayout', () => import('./pages/admin/admin-layout.tsx'))

/** For every URL that no row matches, in an area and outside. */
export const unknownPage: PageRow = { path: '/nowhere', title: notFound.title, page: NotFound }

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
const adminPages = [
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
]

/** The page table. The first row that matches a URL is its page. */
export const pages: readonly (PageRow | AreaRow)[] = [
  { path: '/', title: '', page: Home },
  {
    hideable: 'board',
    ...notices('/notice-board', layout.board, 'NoticeBoard', () => import('./pages/notices/notice-board.tsx')),
  },
  {
    hideable: 'board',
    ...notices(
      '/notice-board-Detail/:id',
      titles.notice,
      'NoticeDetail',
      () => import('./pages/notices/notice-detail.tsx'),
    ),
  },
  { hideable: 'about', ...information('/about', layout.about, 'About', () => import('./pages/information/about.tsx')) },
  {
    hideable: 'contact',
    ...information('/contact', layout.contact, 'Contact', () => import('./pages/information/contact.tsx')),
  },
  {
    hideable: 'questions',
    ...information('/qna', layout.questions, 'Questions', () => import('./pages/information/questions.tsx')),
  },
  information('/test', titles.selfCheck, 'SelfCheck', () => import('./pages/information/self-check.tsx')),
  { guard: 'account', ...account('/account', layout.account, 'Account', () => import('./pages/account/account.tsx')) },
  {
    path: '/auth',
    guard: 'auth',
    pages: [
      auth('/login', layout.login, 'Login', () => import('./pages/auth/login.tsx')),
      auth('/register', titles.register, 'Register', () => import('./pages/auth/register.tsx')),
    ],
  },
  {
    path: '/student',
    guard: 'student',
    pages: [student('/report/:id', layout.report, 'OwnReport', () => import('./pages/reports/own-report.tsx'))],
  },
  {
    path: '/teacher',
    guard: 'teacher',
    pages: inDashboard([
      lists('', titles.teacherDashboard, 'TeacherDashboard', () => import('./pages/students/teacher-dashboard.tsx')),
      records('/detail/:id', titles.student, 'StudentPage', () => import('./pages/students/student-page.tsx')),
      ...reportPages('report'),
    ]),
  },
  {
    path: '/admin',
    guard: 'admin',
    layout: adminLayout,
    chunks,
    pages: inDashboard(adminPages),
  },
]

type RenderedRow = {
  /** Whether the sitemap lists it. */
  listed?: boolean
  /** For search engines and link previews. */
  description?: keyof typeof rendering.descriptions
  loader?: () => Promise<(url: PageUrl) => Loader<unknown>>
  /** What it loads is a notice, which the document's head describes. */
  isArticle?: boolean
}

/**
 * The pages that the server renders, by their path in the page table; the browser makes all others. Only the renderer
 * reads this constant, so that the build leaves it out of the browser's scripts: nothing in it may run at import.
 */
export const renderedPages: Record<string, RenderedRow> = {
  '/': { listed: true, description: 'home', loader: async () => homeLoader },
  '/notice-board': {
    listed: true,
    description: 'noticeBoard',
    loader: async () => (await import('./pages/notices/notice-board.tsx')).boardLoader,
  },
  '/notice-board-Detail/:id': {
    loader: async () => (await import('./pages/notices/notice-detail.tsx')).noticeLoader,
    isArticle: true,
  },
  '/about': { listed: true, description: 'about' },
  '/contact': { listed: true, description: 'contact' },
  '/qna': { listed: true, description: 'questions' },
  '/nowhere': {},
}
