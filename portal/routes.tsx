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

  ...area('admin', AdminLayout, [
    { path: '/admin/dashboard/Student-detail', page: from(admin, (all) => all.StudentList) },
    { path: '/admin/dashboard/add-student', page: from(admin, (all) => all.AddStudent) },
  ]),

  { path: '/*?', page: NotFound },
]
