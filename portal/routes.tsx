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

/** One script of pages, fetched when one of them is first opened; once it is there, they render without waiting. */
export type Area = {
  /** The path of its file below portal/pages: the build says by it which files it became. */
  name: string
  load: () => Promise<unknown>
}

export type Route = {
  path: string
  /** The scripts that it needs besides the first. */
  areas?: Area[]
  /** Whom it is for; without one, everybody. */
  guard?: GuardName
  /** What stands around the pages of an area. */
  layout?: ComponentType<{ children: ReactNode }>
  page: ComponentType<PageInput>
}

function area<All>(name: string, download: () => Promise<All>) {
  let all: All | undefined
  const load = async () => {
    all ??= await download()
    return all
  }
  /** A component of the area. */
  const part = <Props,>(pick: (all: All) => ComponentType<Props>) => {
    const picked = (all: All) => ({ default: pick(all) })
    // React takes a promise that calls back at once as one that need not be waited for.
    return lazy(() => (all ? atOnce(picked(all)) : load().then(picked)))
  }
  return { name, load, part }
}

// biome-ignore lint/suspicious/noThenProperty: that is what it is for.
const atOnce = <T,>(value: T) => ({ then: (done: (value: T) => void) => done(value) }) as Promise<T>

const notices = area('public/notices', () => import('./pages/public/notices.ts'))
const information = area('public/information', () => import('./pages/public/information.ts'))
const account = area('account/index', () => import('./pages/account/index.ts'))
const auth = area('auth/index', () => import('./pages/auth/index.ts'))
const student = area('student/index', () => import('./pages/student/index.ts'))
const admin = area('admin/index', () => import('./pages/admin/index.ts'))
const lists = area('staff/lists', () => import('./pages/staff/lists.ts'))
const records = area('staff/records', () => import('./pages/staff/records.ts'))
const forms = area('staff/forms', () => import('./pages/staff/forms.ts'))

/** A page of an area, and that it needs it. */
const from = <All,>(of: ReturnType<typeof area<All>>, pick: (all: All) => ComponentType<PageInput>) => ({
  page: of.part(pick),
  areas: [of],
})

const AdminLayout = admin.part((all) => all.AdminLayout)

/** The routes of one area, under its guard and in its layout. */
const under = (guard: GuardName, layout: Route['layout'], routes: Route[]): Route[] => [
  ...routes.map((route) => ({ guard, layout, ...route, areas: [...(route.areas ?? []), ...(layout ? [admin] : [])] })),
  // What is not there is hidden from those who may not enter.
  { path: `/${guard}/*?`, guard, layout, page: NotFound },
]

/** The report pages of staff. */
const reportRoutes = (dashboard: string, choice: string): Route[] => [
  { path: `${dashboard}/${choice}/:id`, ...from(records, (all) => all.ReportChoice) },
  { path: `${dashboard}/add-student-report/:id`, ...from(forms, (all) => all.AddReport) },
  { path: `${dashboard}/FullReportDetail/:id`, ...from(records, (all) => all.FullReport) },
  { path: `${dashboard}/update-report/:id`, ...from(forms, (all) => all.UpdateReport) },
]

/** Every page, in any letter case; the first that matches is shown. */
export const routes: readonly Route[] = [
  { path: '/', page: Home },
  { path: '/notice-board', ...from(notices, (all) => all.NoticeBoard) },
  { path: '/notice-board-Detail/:id', ...from(notices, (all) => all.NoticeDetail) },
  { path: '/about', ...from(information, (all) => all.About) },
  { path: '/contact', ...from(information, (all) => all.Contact) },
  { path: '/qna', ...from(information, (all) => all.Questions) },
  { path: '/test', ...from(information, (all) => all.SelfCheck) },

  { path: '/account', guard: 'account', ...from(account, (all) => all.Account) },

  ...under('auth', undefined, [
    { path: '/auth/login', ...from(auth, (all) => all.Login) },
    { path: '/auth/register', ...from(auth, (all) => all.Register) },
  ]),

  ...under('student', undefined, [{ path: '/student/report/:id', ...from(student, (all) => all.OwnReport) }]),

  ...under('teacher', undefined, [
    { path: '/teacher/dashboard', ...from(lists, (all) => all.TeacherDashboard) },
    { path: '/teacher/dashboard/detail/:id', ...from(records, (all) => all.StudentPage) },
    ...reportRoutes('/teacher/dashboard', 'report'),
  ]),

  ...under('admin', AdminLayout, [
    { path: '/admin/dashboard', ...from(admin, (all) => all.AdminDashboard) },
    { path: '/admin/dashboard/Student-detail', ...from(lists, (all) => all.StudentList) },
    { path: '/admin/dashboard/add-student', ...from(forms, (all) => all.AddStudent) },
    { path: '/admin/dashboard/update-detail/:id', ...from(forms, (all) => all.UpdateStudent) },
    { path: '/admin/dashboard/fullStudent-detail/:id', ...from(records, (all) => all.FullStudent) },
    ...reportRoutes('/admin/dashboard', 'select-report'),
    { path: '/admin/dashboard/teacher-detail', ...from(lists, (all) => all.TeacherList) },
    { path: '/admin/dashboard/add-teacher', ...from(forms, (all) => all.AddTeacher) },
    { path: '/admin/dashboard/update-teacher/:id', ...from(forms, (all) => all.UpdateTeacher) },
    { path: '/admin/dashboard/teacher-Full-Detail/:id', ...from(records, (all) => all.FullTeacher) },
    { path: '/admin/dashboard/notice-detail', ...from(lists, (all) => all.NoticeList) },
    { path: '/admin/dashboard/add-notice', ...from(forms, (all) => all.AddNotice) },
    { path: '/admin/dashboard/update-notice/:id', ...from(forms, (all) => all.UpdateNotice) },
    { path: '/admin/dashboard/notice-Full-Detail/:id', ...from(records, (all) => all.FullNotice) },
    { path: '/admin/dashboard/UserInfo', ...from(lists, (all) => all.UserList) },
    { path: '/admin/dashboard/audit', ...from(lists, (all) => all.AuditTrail) },
  ]),

  { path: '/*?', page: NotFound },
]

/** `:id` is one step of the path, a closing `/*?` all that follows; letter case and a last slash do not count. */
const pattern = (path: string) =>
  new RegExp(`^${path.replace('/*?', '(?:/[^]*)?').replace(':id', '(?<id>[^/]+?)')}/?$`, 'i')

const patterns = routes.map((route) => ({ route, pattern: pattern(route.path) }))

/** A route with what its path has for `:id`. */
export type FoundRoute = Route & { id: string }

export function routeOf(path: string): FoundRoute {
  for (const { route, pattern } of patterns) {
    const match = pattern.exec(path)
    if (match) return { ...route, id: match.groups?.id ?? '' }
  }
  throw new Error(`No route matches ${path}.`)
}

/** Fetches all scripts that a page needs, at once. One that fails is fetched again, and spoken of, when it is shown. */
export function fetchAreas(path: string): Promise<unknown> {
  return Promise.allSettled((routeOf(path).areas ?? []).map((area) => area.load()))
}
