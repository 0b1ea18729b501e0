import type { Caller } from '../server/start.ts'
import { type Login, Portal } from './server.ts'
import { logIn, type StoredLogin } from './stored-login.ts'

export type Who = 'visitor' | 'student' | 'newcomer' | 'teacher' | 'admin'

/** One page of the portal, as one of its readers sees it. */
export type SamplePage = { name: string; path: string; as: Who }

export type SampleSchool = {
  portal: Portal
  pages: SamplePage[]
  /** The stored login of each person; none for the visitor. */
  stored: Record<Who, StoredLogin | undefined>
}

/** Starts the portal with the sample school, logs everybody in once, and lists the URL of every page. */
export async function openSampleSchool(): Promise<SampleSchool> {
  const { portal, logins } = await Portal.startWithSample()
  const admin = await logIn(portal.origin, logins.admin)
  const records = await findRecords(admin.calls)
  const student = await logIn(portal.origin, logins.student)
  const newcomer = await logIn(portal.origin, records.newcomer)
  const teacher = await logIn(portal.origin, logins.teacher)
  return {
    portal,
    stored: {
      visitor: undefined,
      student: student.stored,
      newcomer: newcomer.stored,
      teacher: teacher.stored,
      admin: admin.stored,
    },
    pages: pagesOf({ ...records, student: student.user._id, newcomerUser: newcomer.user._id }),
  }
}

/** Finds the records to open: a student with a report and one without, a teacher, a notice. */
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
    ...as('student', { home: '/', report: `/student/report/${student}`, account: '/account' }),
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
      import: '/admin/dashboard/import',
      paper: '/admin/dashboard/paper?kind=slips&class=4',
      'paper-list': '/admin/dashboard/paper?kind=class-list&class=4',
      deleted: '/admin/dashboard/deleted',
      export: '/admin/dashboard/export',
      promotion: '/admin/dashboard/promotion',
      account: '/account',
    }),
  ]
}
