import type { ComponentType, ReactNode } from 'react'
import { type Chunk, chunk } from './chunk.tsx'
import type { GuardName } from './frame/guard.tsx'
import type { Loader, PageInput, PageUrl } from './page-types.ts'
import { Home, homeLoader } from './pages/public/home.tsx'
import { NotFound } from './pages/public/not-found.tsx'
import * as descriptions from './wording-head.ts'

type Row = {
  /** As wouter matches it; letter case and a last slash do not count. Within an area, what follows the area's path. */
  path: string
  /** Who may see it; without a guard, everybody. */
  guard?: GuardName
  /** Surrounds the page. */
  layout?: ComponentType<{ children: ReactNode }>
  /** The scripts that it needs besides the main chunk. */
  chunks?: Chunk[]
}

export type PageRow = Row & { page: ComponentType<PageInput> }

/** Its guard, layout and chunks are those of every page below its path, also of unknown ones. */
type AreaRow = Row & { pages: PageRow[] }

const notices = chunk('public/notices', () => import('./pages/public/notices.ts'))
const information = chunk('public/information', () => import('./pages/public/information.ts'))
const account = chunk('account/index', () => import('./pages/account/index.ts'))
const auth = chunk('auth/index', () => import('./pages/auth/index.ts'))
const student = chunk('student/index', () => import('./pages/student/index.ts'))
const admin = chunk('admin/index', () => import('./pages/admin/index.ts'))
const lists = chunk('staff/lists', () => import('./pages/staff/lists.ts'))
const records = chunk('staff/records', () => import('./pages/staff/records.ts'))
const forms = chunk('staff/forms', () => import('./pages/staff/forms.ts'))

/** The columns `page` and `chunks` of a page that is in a chunk. */
const from = <All extends Record<Name, ComponentType<PageInput>>, Name extends string>(
  of: ReturnType<typeof chunk<All>>,
  name: Name,
) => ({
  page: of.part((all) => all[name]),
  chunks: [of],
})

/** For every URL that no row matches, in an area and outside. */
export const unknownPage: PageRow = { path: '/nowhere', page: NotFound }

/** The report pages of staff. */
const reportPages = (choice: string): PageRow[] => [
  { path: `/dashboard/${choice}/:id`, ...from(records, 'ReportChoice') },
  { path: '/dashboard/add-student-report/:id', ...from(forms, 'AddReport') },
  { path: '/dashboard/FullReportDetail/:id', ...from(records, 'FullReport') },
  { path: '/dashboard/update-report/:id', ...from(forms, 'UpdateReport') },
]

/** The page table. The first row that matches a URL is its page. */
export const pages: readonly (PageRow | AreaRow)[] = [
  { path: '/', page: Home },
  { path: '/notice-board', ...from(notices, 'NoticeBoard') },
  { path: '/notice-board-Detail/:id', ...from(notices, 'NoticeDetail') },
  { path: '/about', ...from(information, 'About') },
  { path: '/contact', ...from(information, 'Contact') },
  { path: '/qna', ...from(information, 'Questions') },
  { path: '/test', ...from(information, 'SelfCheck') },
  { path: '/account', guard: 'account', ...from(account, 'Account') },
  {
    path: '/auth',
    guard: 'auth',
    pages: [
      { path: '/login', ...from(auth, 'Login') },
      { path: '/register', ...from(auth, 'Register') },
    ],
  },
  {
    path: '/student',
    guard: 'student',
    pages: [{ path: '/report/:id', ...from(student, 'OwnReport') }],
  },
  {
    path: '/teacher',
    guard: 'teacher',
    pages: [
      { path: '/dashboard', ...from(lists, 'TeacherDashboard') },
      { path: '/dashboard/detail/:id', ...from(records, 'StudentPage') },
      ...reportPages('report'),
    ],
  },
  {
    path: '/admin',
    guard: 'admin',
    layout: admin.part((all) => all.AdminLayout),
    chunks: [admin],
    pages: [
      { path: '/dashboard', ...from(admin, 'AdminDashboard') },
      { path: '/dashboard/Student-detail', ...from(lists, 'StudentList') },
      { path: '/dashboard/add-student', ...from(forms, 'AddStudent') },
      { path: '/dashboard/update-detail/:id', ...from(forms, 'UpdateStudent') },
      { path: '/dashboard/fullStudent-detail/:id', ...from(records, 'FullStudent') },
      ...reportPages('select-report'),
      { path: '/dashboard/teacher-detail', ...from(lists, 'TeacherList') },
      { path: '/dashboard/add-teacher', ...from(forms, 'AddTeacher') },
      { path: '/dashboard/update-teacher/:id', ...from(forms, 'UpdateTeacher') },
      { path: '/dashboard/teacher-Full-Detail/:id', ...from(records, 'FullTeacher') },
      { path: '/dashboard/notice-detail', ...from(lists, 'NoticeList') },
      { path: '/dashboard/add-notice', ...from(forms, 'AddNotice') },
      { path: '/dashboard/update-notice/:id', ...from(forms, 'UpdateNotice') },
      { path: '/dashboard/notice-Full-Detail/:id', ...from(records, 'FullNotice') },
      { path: '/dashboard/UserInfo', ...from(lists, 'UserList') },
      { path: '/dashboard/audit', ...from(lists, 'AuditTrail') },
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
  '/': { listed: true, description: descriptions.home, loader: async () => homeLoader },
  '/notice-board': {
    listed: true,
    description: descriptions.noticeBoard,
    loader: async () => (await notices.load()).boardLoader,
  },
  '/notice-board-Detail/:id': { loader: async () => (await notices.load()).noticeLoader, isArticle: true },
  '/about': { listed: true, description: descriptions.about },
  '/contact': { listed: true, description: descriptions.contact },
  '/qna': { listed: true, description: descriptions.questions },
  '/nowhere': {},
}
