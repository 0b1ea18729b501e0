import type { SchoolSettings } from '#contract'
import { type Caller, caller } from '../../tools/start.ts'
import { type Login, Portal } from './server.ts'
import { type LoggedIn, logIn, type StoredLogin } from './stored-login.ts'

export type Who = 'visitor' | 'guardian' | 'student' | 'newcomer' | 'teacher' | 'admin'

/** One page of the portal, as one of its readers sees it. */
export type SamplePage = { name: string; path: string; title: string; as: Who }

/** Teachers have the report pages of admins: a test that looks at every page has seen them there. */
export const isPageOfAdmins = ({ name, as }: SamplePage) => as === 'teacher' && name.startsWith('report-')

export type SampleSchool = {
  portal: Portal
  pages: SamplePage[]
  /** The stored login of each person; none for the visitor. */
  stored: Record<Who, StoredLogin | undefined>
}

/**
 * Starts the portal with the sample school, logs everybody in once, and lists every page.
 * @param file the settings of the school, as `npm run settings` writes them; by default those of a fresh school
 */
export async function openSampleSchool(file?: string): Promise<SampleSchool> {
  const { portal, logins } = await (file ? Portal.startWithSettings(file) : Portal.startWithSample())
  const admin = await logIn(portal.origin, logins.admin)
  const records = await findRecords(admin.calls)
  const student = await logIn(portal.origin, logins.student)
  const newcomer = await logIn(portal.origin, records.newcomer)
  const teacher = await logIn(portal.origin, logins.teacher)
  const guardian = await addGuardian(portal.origin, admin.calls, [records.ids.withReport, records.ids.without])
  return {
    portal,
    stored: {
      visitor: undefined,
      guardian: guardian.stored,
      student: student.stored,
      newcomer: newcomer.stored,
      teacher: teacher.stored,
      admin: admin.stored,
    },
    pages: pagesOf(
      await settingsOf(admin.calls),
      { ...records.ids, student: student.user._id, newcomerUser: newcomer.user._id },
      records.names,
    ),
  }
}

/** Registers a parent of these students with the code of the first, as it is possible in every school, and logs in. */
export async function addGuardian(origin: string, admin: Caller, children: readonly string[]): Promise<LoggedIn> {
  const login = { userId: 'ayesha@example.org', password: 'ayesha-password', answer: 'Khan' }
  const [first, ...others] = children
  const { codes } = (await admin.post('/student/familyCodes', { ids: [first], portal: origin })).body
  const { familyCode } = codes[0]
  await caller((path, init) => fetch(origin + path, init)).post('/auth/register', { ...login, familyCode })
  for (const id of others) await admin.post(`/student/guardians/${id}`, { userId: login.userId })
  return logIn(origin, login)
}

/** Finds the records to open: a student with a report and one without, a teacher, a notice. */
async function findRecords(admin: Caller) {
  const { students } = (await admin.get('/student/getAllStudent')).body
  const { teachers } = (await admin.get('/teacher/allTeacher')).body
  const { notice } = (await admin.get('/notice/getNotice')).body
  const named = new Map<string, string>(students.map(({ _id, name }: Record<string, string>) => [_id, name]))
  let withReport = ''
  let without = ''
  for (const _id of named.keys()) {
    const { body } = await admin.get(`/report/checkingAvalible/${_id}`)
    if (body.success) without ||= _id
    else withReport ||= _id
    if (withReport && without) break
  }
  const [former] = (await admin.post('/student/former/find', {})).body.data
  const { user } = (await admin.get(`/student/get-single-student/${without}`)).body
  const newcomer: Login = { userId: user.userId, password: user.password }
  return {
    newcomer,
    ids: { withReport, without, former: former._id, teacher: teachers[0]._id, notice: notice[0]._id },
    names: {
      withReport: named.get(withReport) ?? '',
      without: named.get(without) ?? '',
      former: former.name,
      teacher: teachers[0].name,
      notice: notice[0].title,
    },
  }
}

type Names = Record<'withReport' | 'without' | 'former' | 'teacher' | 'notice', string>
type Ids = Names & Record<'student' | 'newcomerUser', string>

/** Each page by a name: its path, and its title before the name of the school. */
type Listed = Record<string, [path: string, title: string]>

const settingsOf = async (admin: Caller): Promise<SchoolSettings> => (await admin.get('/admin/school')).body.settings

/** Lists every page. */
export function pagesOf({ identity, classes, pages }: SchoolSettings, ids: Ids, names: Names): SamplePage[] {
  const { withReport, without, former, teacher, notice, student, newcomerUser } = ids
  const oneClass = classes[3] ?? ''
  const as = (who: Who, listed: Listed): SamplePage[] =>
    Object.entries(listed).map(([name, [path, title]]) => ({
      name,
      path,
      title: [title, identity.name].filter(Boolean).join(' – '),
      as: who,
    }))
  const reports = (dashboard: string, choice: string): Listed => ({
    'report-choice': [`${dashboard}/${choice}/${withReport}`, `${names.withReport} – Report`],
    'report-choice-none': [`${dashboard}/${choice}/${without}`, `${names.without} – Report`],
    'report-add': [`${dashboard}/add-student-report/${without}`, `${names.without} – Add report`],
    'report-full': [`${dashboard}/FullReportDetail/${withReport}`, `${names.withReport} – Report detail`],
    'report-update': [`${dashboard}/update-report/${withReport}`, `${names.withReport} – Update report`],
  })
  return [
    ...as('visitor', {
      home: ['/', ''],
      board: ['/notice-board', 'Notice board'],
      'board-empty': ['/notice-board?date=1999-01-01', 'Notice board'],
      notice: [`/notice-board-Detail/${notice}`, names.notice],
      about: ['/about', 'About'],
      contact: ['/contact', 'Contact'],
      ...(pages.questions && { questions: ['/qna', 'Q&A'] }),
      'self-check': ['/test', 'Self-check'],
      lost: ['/no/such/page', 'Page not found'],
      login: ['/auth/login', 'Login'],
      register: ['/auth/register', 'Sign Up'],
    }),
    ...as('guardian', { family: ['/family', 'Family'] }),
    ...as('student', {
      home: ['/', ''],
      report: [`/student/report/${student}`, 'Report'],
      account: ['/account', 'Account'],
    }),
    ...as('newcomer', { report: [`/student/report/${newcomerUser}`, 'Report'] }),
    ...as('teacher', {
      dashboard: ['/teacher/dashboard', 'Teacher dashboard'],
      student: [`/teacher/dashboard/detail/${withReport}`, `${names.withReport} – Student detail`],
      ...reports('/teacher/dashboard', 'report'),
    }),
    ...as('admin', {
      dashboard: ['/admin/dashboard', 'Dashboard'],
      students: ['/admin/dashboard/Student-detail', 'Students'],
      'student-add': ['/admin/dashboard/add-student', 'Add student'],
      'student-update': [`/admin/dashboard/update-detail/${withReport}`, `${names.withReport} – Update student`],
      'student-full': [`/admin/dashboard/fullStudent-detail/${withReport}`, `${names.withReport} – Student detail`],
      ...reports('/admin/dashboard', 'select-report'),
      teachers: ['/admin/dashboard/teacher-detail', 'Teachers'],
      'teacher-add': ['/admin/dashboard/add-teacher', 'Add teacher'],
      'teacher-update': [`/admin/dashboard/update-teacher/${teacher}`, `${names.teacher} – Update teacher`],
      'teacher-full': [`/admin/dashboard/teacher-Full-Detail/${teacher}`, `${names.teacher} – Teacher detail`],
      notices: ['/admin/dashboard/notice-detail', 'Notices'],
      'notice-add': ['/admin/dashboard/add-notice', 'Add notice'],
      'notice-update': [`/admin/dashboard/update-notice/${notice}`, `${names.notice} – Update notice`],
      'notice-full': [`/admin/dashboard/notice-Full-Detail/${notice}`, `${names.notice} – Notice detail`],
      users: ['/admin/dashboard/UserInfo', 'Users'],
      audit: ['/admin/dashboard/audit', 'Audit trail'],
      import: ['/admin/dashboard/import', 'Import'],
      paper: [`/admin/dashboard/paper?kind=slips&class=${encodeURIComponent(oneClass)}`, 'Paper'],
      'paper-family': [`/admin/dashboard/paper?kind=family-slips&class=${encodeURIComponent(oneClass)}`, 'Paper'],
      'paper-list': [`/admin/dashboard/paper?kind=class-list&class=${encodeURIComponent(oneClass)}`, 'Paper'],
      'paper-certificates': [`/admin/dashboard/paper?kind=certificates&ids=${former}`, 'Paper'],
      former: ['/admin/dashboard/former', 'Former students'],
      'former-full': [`/admin/dashboard/former/${former}`, `${names.former} – Former student`],
      'former-register': ['/admin/dashboard/former/register', 'Register of former students'],
      deleted: ['/admin/dashboard/deleted', 'Deleted'],
      export: ['/admin/dashboard/export', 'Export'],
      school: ['/admin/dashboard/school?part=identity', 'Your school'],
      promotion: ['/admin/dashboard/promotion', 'Promotion'],
      release: ['/admin/dashboard/release', 'Release reports'],
      account: ['/account', 'Account'],
    }),
  ]
}
