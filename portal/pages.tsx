import { strings as layout } from '#strings/layout'
import { strings as notFound } from '#strings/not-found'
import type { strings as rendering } from '#strings/rendering'
import { strings as titles } from '#strings/titles'
import { chunk, moduleChunk } from './chunk.tsx'
import { type AreaRow, chunkOfPages, type PageRow, staffStyles } from './page-rows.ts'
import type { Loader, PageUrl } from './page-types.ts'
import { Home, homeLoader } from './pages/home/home.tsx'
import { NotFound } from './pages/not-found.tsx'

const notices = chunkOfPages('notices')
const information = chunkOfPages('information')
const auth = chunkOfPages('auth', staffStyles)
const student = chunkOfPages('student', staffStyles)

const staffPages = moduleChunk('staff-pages', () => import('./staff-pages.tsx'))

const account = chunkOfPages('account', staffStyles, staffPages)

const { page: adminLayout, chunks } = chunk('admin-layout', staffStyles)(
  'AdminLayout',
  () => import('./pages/admin/admin-layout.tsx'),
)

/** For every URL that no row matches, in an area and outside. */
export const unknownPage: PageRow = { path: '/nowhere', title: notFound.title, page: NotFound }

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
  { path: '/teacher', guard: 'teacher', table: staffPages, pages: () => staffPages.loaded?.teacherPages },
  {
    path: '/admin',
    guard: 'admin',
    layout: adminLayout,
    chunks,
    table: staffPages,
    pages: () => staffPages.loaded?.adminPages,
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
