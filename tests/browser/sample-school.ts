import type { Browser } from 'playwright-core'
import { type Caller, caller } from '../server/start.ts'
import { type Login, Portal } from './server.ts'
import { Visitor } from './visitor.ts'

export type Who = 'visitor' | 'student' | 'newcomer' | 'teacher' | 'admin'

/** One page of the portal, as one of its readers sees it. */
export type SamplePage = { name: string; path: string; as: Who }

/** What a browser keeps of a login. */
export type Kept = Awaited<ReturnType<ReturnType<Visitor['page']['context']>['storageState']>>

export type SampleSchool = {
  portal: Portal
  pages: SamplePage[]
  /** What the browser of each kept, to be given to new ones. */
  kept: Record<Who, Kept>
}

/** The portal with the sample school in it, everybody logged in once, and the address of every page. */
export async function openSampleSchool(browser: Browser): Promise<SampleSchool> {
  const { portal, logins } = await Portal.startWithSample()
  const admin = caller((path, init) => fetch(portal.origin + path, init))
  await admin.put('/auth/login', logins.admin)
  const records = await findRecords(admin)

  const keep = async (login?: Login): Promise<Kept> => {
    const person = await Visitor.arrive(browser, portal.origin)
    if (login) {
      await person.login(login.userId, login.password)
      await person.expectToast('Login Successfully')
    }
    const state = await person.page.context().storageState()
    await person.leave()
    return state
  }
  const kept = {
    visitor: await keep(),
    student: await keep(logins.student),
    newcomer: await keep(records.newcomer),
    teacher: await keep(logins.teacher),
    admin: await keep(logins.admin),
  }
  const userOf = (who: Who): string => {
    const stored = kept[who].origins[0]?.localStorage.find(({ name }) => name === 'auth')?.value ?? '{}'
    return JSON.parse(stored).user?._id
  }
  return { portal, kept, pages: pagesOf({ ...records, student: userOf('student'), newcomerUser: userOf('newcomer') }) }
}

/** Records to show: a student with a report and one without, a teacher, a notice. */
async function findRecords(admin: Caller) {
  const { students } = (await admin.get('/student/getAllStudent')).body
  const { teachers } = (await admin.get('/teacher/allTeacher')).body
  const { notice } = (await admin.get('/notice/getNotice')).body
  let withReport = ''
  let without = ''
  for (const { _id } of students) {
    const { body } = await admin.get(`/report/checkingAvalible/${_id}`)
    if (body.success) without ||= _id
    else withReport ||= _id
    if (withReport && without) break
  }
  const { user } = (await admin.get(`/student/get-single-student/${without}`)).body
  const newcomer: Login = { userId: user.userId, password: user.password }
  return { withReport, without, newcomer, teacher: teachers[0]._id, notice: notice[0]._id }
}

type Ids = Record<'withReport' | 'without' | 'teacher' | 'notice' | 'student' | 'newcomerUser', string>

function pagesOf({ withReport, without, teacher, notice, student, newcomerUser }: Ids): SamplePage[] {
  const as = (who: Who, paths: Record<string, string>): SamplePage[] =>
    Object.entries(paths).map(([name, path]) => ({ name, path, as: who }))
  const reports = (dashboard: string, choice: string) => ({
    'report-choice': `${dashboard}/${choice}/${withReport}`,
    'report-choice-none': `${dashboard}/${choice}/${without}`,
    'report-add': `${dashboard}/add-student-report/${without}`,
    'report-full': `${dashboard}/FullReportDetail/${withReport}`,
    'report-update': `${dashboard}/update-report/${withReport}`,
  })
  return [
    ...as('visitor', {
      home: '/',
      board: '/notice-board',
      'board-empty': '/notice-board?date=1999-01-01',
      notice: `/notice-board-Detail/${notice}`,
      about: '/about',
      contact: '/contact',
      questions: '/qna',
      'self-check': '/test',
      lost: '/no/such/page',
      login: '/auth/login',
      register: '/auth/register',
    }),
    ...as('student', { home: '/', report: `/student/report/${student}` }),
    ...as('newcomer', { report: `/student/report/${newcomerUser}` }),
    ...as('teacher', {
      dashboard: '/teacher/dashboard',
      student: `/teacher/dashboard/detail/${withReport}`,
      ...reports('/teacher/dashboard', 'report'),
    }),
    ...as('admin', {
      dashboard: '/admin/dashboard',
      students: '/admin/dashboard/Student-detail',
      'student-add': '/admin/dashboard/add-student',
      'student-update': `/admin/dashboard/update-detail/${withReport}`,
      'student-full': `/admin/dashboard/fullStudent-detail/${withReport}`,
      ...reports('/admin/dashboard', 'select-report'),
      teachers: '/admin/dashboard/teacher-detail',
      'teacher-add': '/admin/dashboard/add-teacher',
      'teacher-update': `/admin/dashboard/update-teacher/${teacher}`,
      'teacher-full': `/admin/dashboard/teacher-Full-Detail/${teacher}`,
      notices: '/admin/dashboard/notice-detail',
      'notice-add': '/admin/dashboard/add-notice',
      'notice-update': `/admin/dashboard/update-notice/${notice}`,
      'notice-full': `/admin/dashboard/notice-Full-Detail/${notice}`,
      users: '/admin/dashboard/UserInfo',
      audit: '/admin/dashboard/audit',
    }),
  ]
}
