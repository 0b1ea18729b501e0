/**
 * Calls every endpoint as every role, for own records and those of others, over a socket: the status is the one that the
 * contract demands, the body has exactly the contract's shape, no secret is in it, and a call that has changed the list of
 * students says so in the contract.
 */

import * as assert from 'uvu/assert'
import type * as z from 'zod'
import { type AccessLevel, type EndpointName, ROLE } from '#contract'
import { messageOf, messageRef } from '#contract/failures'
import { errorBody, type Operation, operations } from '#contract/operations'
import { defaultSettings } from '#contract/school/defaults'
import { linkKey, sealAddress } from '../../server/mail/address.ts'
import { newId } from '../../server/store/ids.ts'
import {
  addNotice,
  addNoticeFile,
  addReport,
  addStudent,
  addTeacher,
  form,
  noticeFields,
  picture,
  reportFields,
  studentFields,
  teacherFields,
} from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { ADMIN, type Caller, start } from '../../tools/start.ts'
import { withCodes } from '../message-codes.ts'
import { test } from '../test.ts'

/** Nobody listens there: no mail is sent. */
const env = {
  SMTP_URL: 'smtp://127.0.0.1:9?tls=off',
  MAIL_FROM: 'office@school.example',
  PUBLIC_URL: 'http://localhost',
}
const school = await start({ socket: true, env })
const admin = await school.login(ADMIN.userId, ADMIN.password)
test.after(() => school.stop())

/** Each is sent to the server once. Only responses to admins may contain it. */
const SECRET = { password: 'SECRET-password', answer: 'SECRET-answer', bankDetail: 'SECRET-bank' }
const { password, answer } = SECRET

const idOf = async (caller: Caller) => (await caller.get('/auth/me')).body.user._id as string

async function student() {
  const { _id, userId } = await addStudent(admin, { password, answer })
  return { _id, userId }
}
async function teacher() {
  const { _id, userId } = await addTeacher(admin, SECRET)
  return { _id, userId }
}

const own = { student: await student(), teacher: await teacher() }
const other = { student: await student(), teacher: await teacher() }
/** Students whose guardian the plain user was. */
const former = { ended: await student(), deleted: await student() }
const allStudents = [own.student, other.student, former.ended, former.deleted]
const photo = await picture()
/** The students' reports of the year before, by the ids that name a student. */
const earlier = new Map<string, string>()
for (const { _id } of allStudents) earlier.set(_id, await addReport(admin, _id, { photo }))
const { year } = (await admin.get('/student/promotion')).body
await admin.post('/admin/schoolYear', { ends: year.name })
for (const { _id } of allStudents) await addReport(admin, _id, { photo })
const notice = {
  valid: await addNotice(admin, { photo }),
  expired: await addNotice(admin, { photo, date: '2001-01-01' }),
}
await school.visitor.post('/auth/register', { userId: 'role-0', password, answer })

const guardian = 'role-0'
const linked = async (id: string) => {
  await admin.post(`/student/guardians/${id}`, { userId: guardian })
  return id
}
for (const { _id } of [own.student, former.ended, former.deleted]) await linked(_id)

const roles = {
  visitor: school.visitor,
  [ROLE.user]: await school.login('role-0', password),
  [ROLE.student]: await school.login(own.student.userId, password),
  [ROLE.teacher]: await school.login(own.teacher.userId, password),
  [ROLE.admin]: admin,
}
type RoleName = keyof typeof roles
const guardianId = await idOf(roles[ROLE.user])
await admin.delete(`/student/guardians/${former.ended._id}/${guardianId}`)
await admin.delete(`/student/deleteStudent/${former.deleted._id}`)
earlier.set(await idOf(roles[ROLE.student]), earlier.get(own.student._id) ?? '')

const sheet = Buffer.from('Name,Class\nAnn Lee,5\n')
const draft = async (): Promise<string> => (await admin.post('/imports?kind=student', sheet)).body.import._id

const UNKNOWN = '0'.repeat(32)
const newest = async () => (await student())._id
const withReport = async () => {
  const id = await newest()
  await addReport(admin, id, { photo })
  return id
}
const deleted = async () => {
  const id = await withReport()
  await admin.delete(`/student/deleteStudent/${id}`)
  return id
}
const left = async () => {
  const { _id } = await addStudent(admin, { password, answer, photo })
  await admin.post('/student/leave', { ids: [_id], leftOn: '2026-01-31', reason: 'moved' })
  return _id
}
const noticeFile = async () => addNoticeFile(admin, await addNotice(admin))
const ownPage = async () => {
  const page = { title: 'Bus', slug: 'bus', text: 'At seven.', place: 'menu' as const, files: [] }
  await changeSchool(admin, { ownPages: [page] })
  return page.slug
}
const openFamilyCode = async (): Promise<string> => {
  const id = await newest()
  await admin.post('/student/familyCodes', { ids: [id], portal: school.origin })
  return (await admin.get(`/student/guardians/${id}`)).body.codes[0]._id
}
const act = async () => {
  const ids = [await newest(), await newest()]
  return (await admin.post('/student/deleteStudents', { ids })).body.act as string
}
const unusedPicture = async (): Promise<string> =>
  (await admin.post('/admin/school/pictures', form({ picture: photo }))).body.picture.id
const loginOfStudent = async () => (await school.store.users.findByUserId((await student()).userId))?.id ?? ''
const plainUser = async (userId: string): Promise<string> =>
  (await school.visitor.post('/auth/register', { userId, password, answer })).body.data._id
const wishes = { language: 'en', categories: [], when: 'daily' } as const
/** An address that gets notices by mail. */
const subscription = async (owner: string | null = null): Promise<string> => {
  const id = newId()
  const sealedAddress = sealAddress('ann@example.org', id, school.vault)
  const at = new Date().toISOString()
  const row = {
    id,
    owner,
    addressKey: id,
    sealedAddress,
    language: 'en',
    categories: '',
    daily: 0,
    askedAt: at,
  } as const
  await school.store.mailSubscriptions.add({ ...row, confirmedAt: at })
  return id
}
const ownWishes = { language: 'en', reports: true, notices: true }
/** Gives a login an address, in place of the one that it may have. */
const giveAddress = async (role: RoleName) => {
  if (role === 'visitor') return
  const owner = await idOf(roles[role])
  const { mailSubscriptions } = school.store
  const before = await mailSubscriptions.ofOwner(owner)
  if (before) await mailSubscriptions.remove(before.id)
  await subscription(owner)
}
const keyOfMail = async () => linkKey(await subscription(), school.vault)
const mailing = async (): Promise<string> => {
  const notice = await addNotice(admin)
  return (await school.store.mails.openMailing(notice))?.id ?? ''
}
const loginOf = async (caller: Caller) => (caller === school.visitor ? UNKNOWN : idOf(caller))

/** The record that a call names: its id, and the status for a caller with access 'all'. */
type Target = { name: string; id: string; isOwn?: boolean; isChild?: boolean; status: number; isExpired?: boolean }

const none: Target = { name: 'no record', id: '', isOwn: true, status: 200 }
const unknown: Target = { name: 'an unknown id', id: UNKNOWN, status: 404 }
const studentTargets: Target[] = [
  { name: 'own', id: own.student._id, isOwn: true, isChild: true, status: 200 },
  { name: 'own, by the id of the login', id: await idOf(roles[ROLE.student]), isOwn: true, status: 200 },
  { name: "another's", id: other.student._id, status: 200 },
  unknown,
]
/** Those of a call about reports. @param byReport the status for staff where the id is that of the report itself */
const reportTargets = async (byReport: 200 | 404): Promise<Target[]> => [
  ...studentTargets,
  {
    name: 'the id of the own report',
    id: (await school.store.reports.ofStudent(own.student._id, 'staff'))?.id ?? '',
    status: byReport,
  },
  { name: 'a child whose link has ended', id: former.ended._id, status: 200 },
  { name: 'a deleted child', id: former.deleted._id, status: 404 },
]
const plainStudentTargets = studentTargets.filter(({ name }) => !name.includes('login'))
const teacherTargets: Target[] = [
  { name: 'own', id: own.teacher._id, isOwn: true, status: 200 },
  { name: "another's", id: other.teacher._id, status: 200 },
  unknown,
]
const noticeTargets: Target[] = [
  { name: 'a valid notice', id: notice.valid, status: 200 },
  { name: 'an expired notice', id: notice.expired, status: 200, isExpired: true },
  unknown,
]
const fresh = async (make: () => Promise<string>): Promise<Target[]> => [
  { name: 'a record of its own', id: await make(), status: 200 },
  unknown,
]

type Case = { targets?: Target[]; body?: (id: string) => object; query?: string }

/** The targets and the body of each call that has any. */
const cases: Partial<Record<EndpointName, (role: RoleName) => Promise<Case>>> = {
  register: async (role) => ({ body: () => ({ userId: `new-${role}`, password, answer }) }),
  // Nobody has this user id: a login that succeeds would end the session that the other tests use.
  login: async () => ({ body: () => ({ userId: 'nobody', password }) }),
  // These bodies are all wrong: account.test.ts tests the outcomes, and this file needs the logins unchanged.
  deleteAccount: async () => ({ body: () => ({ password: 'wrong-password' }) }),
  giveOwnMail: async (role) => ({
    // An admin's password is asked so often here that a wrong one more would be one too many.
    body: () => ({
      ...ownWishes,
      address: 'ann@example.org',
      password: role === ROLE.admin ? ADMIN.password : 'wrong',
    }),
  }),
  changeOwnMail: async (role) => {
    await giveAddress(role)
    return { body: () => ownWishes }
  },
  removeOwnMail: async (role) => {
    await giveAddress(role)
    return {}
  },
  changePassword: async () => ({ body: () => ({ oldPassword: 'wrong-password', newPassword: 'other-password' }) }),
  endOwnSession: async () => ({ targets: [unknown] }),
  beginSecondFactor: async () => ({ body: () => ({ password }) }),
  confirmSecondFactor: async () => ({ body: () => ({ code: '000000' }) }),
  renewRecoveryCodes: async () => ({ body: () => ({ password, code: '000000' }) }),
  removeSecondFactor: async () => ({ body: () => ({ password, code: '000000' }) }),
  auditRecords: async () => ({ targets: await fresh(act) }),
  endSessions: async () => ({ targets: await fresh(loginOfStudent) }),
  issuePassword: async () => ({ targets: await fresh(loginOfStudent) }),
  issuePasswords: async () => ({ targets: await fresh(newest), body: (id) => ({ ids: [id] }) }),
  resetSecondFactor: async () => ({
    targets: await fresh(loginOfStudent),
    body: () => ({ password: ADMIN.password }),
  }),
  requireSecondFactor: async () => ({ body: () => ({ required: false, password: ADMIN.password }) }),
  confirmClock: async () => ({ body: () => ({ now: new Date().toISOString() }) }),
  deleteUser: async (role) => ({ targets: await fresh(() => plainUser(`to-delete-${role}`)) }),
  logins: async () => ({ body: () => ({ ids: [own.student._id, UNKNOWN], use: 'show', portal: school.origin }) }),
  restoreDeleted: async () => ({
    targets: [{ name: 'a record of its own', id: await deleted(), status: 200 }],
    body: (id) => ({ ids: [id] }),
  }),
  eraseDeleted: async () => ({ targets: await fresh(deleted), body: (id) => ({ ids: [id] }) }),
  findFormer: async () => ({ body: () => ({ text: 'ann' }) }),
  formerStudent: async () => ({ targets: await fresh(left) }),
  formerPhoto: async () => ({ targets: await fresh(left) }),
  changeLeaving: async () => ({
    targets: await fresh(left),
    body: () => ({ leftOn: '2026-01-31', reason: 'other', note: 'By bus.' }),
  }),
  leaveSchool: async () => ({
    targets: await fresh(newest),
    body: (id) => ({ ids: [id], leftOn: '2026-01-31', reason: 'moved' }),
  }),
  bringBack: async () => ({
    targets: [{ name: 'a record of its own', id: await left(), status: 200 }],
    body: (id) => ({ ids: [id], grade: '6' }),
  }),
  eraseFormer: async () => ({ targets: await fresh(left), body: (id) => ({ ids: [id] }) }),
  exportFormer: async () => ({ body: () => ({ format: 'csv' }) }),
  importTemplate: async () => ({ query: '?kind=teacher' }),
  createImport: async () => ({ body: () => sheet, query: '?kind=student' }),
  getImport: async () => ({ targets: await fresh(draft) }),
  deleteImport: async () => ({ targets: await fresh(draft) }),
  changeImport: async () => ({
    targets: await fresh(draft),
    body: () => ({ revision: 0, edits: [{ row: 2, omit: true }] }),
  }),
  refusedImportRows: async () => ({ targets: await fresh(draft) }),
  addImportPhotos: async () => ({ targets: await fresh(draft), body: () => sheet }),
  addImportPhoto: async () => ({ targets: await fresh(draft), body: () => form({ path: 'a.png', photo }) }),
  runImport: async () => ({ targets: await fresh(draft), body: () => ({}) }),
  undoImport: async () => ({ targets: await fresh(draft) }),
  moveStudents: async () => ({ targets: await fresh(newest), body: (id) => ({ ids: [id], grade: '6' }) }),
  deleteStudents: async () => ({ targets: await fresh(newest), body: (id) => ({ ids: [id] }) }),
  deleteTeachers: async () => ({
    targets: await fresh(async () => (await teacher())._id),
    body: (id) => ({ ids: [id] }),
  }),
  deleteNotices: async () => ({ targets: await fresh(() => addNotice(admin)), body: (id) => ({ ids: [id] }) }),
  deleteUsers: async (role) => ({
    targets: await fresh(() => plainUser(`to-select-${role}`)),
    body: (id) => ({ ids: [id] }),
  }),
  // Without a change: the tests of the settings have one.
  updateSchool: async () => ({ body: () => ({ version: '0', settings: defaultSettings }) }),
  importSchool: async () => ({ body: () => Buffer.from('{"format":1,"settings":{}}') }),
  schoolVersion: async () => ({ targets: [{ name: 'the version of a fresh school', id: '0', status: 200 }] }),
  schoolPage: async () => ({ targets: [{ name: 'a page of the school', id: await ownPage(), status: 200 }, unknown] }),
  addSchoolFile: async () => ({ body: () => Buffer.from('Bring water.'), query: '?name=a.txt' }),
  addSchoolPicture: async () => ({ body: () => form({ picture: photo }) }),
  schoolPicture: async () => ({
    targets: [
      { name: 'a picture that no version shows', id: await unusedPicture(), status: 200, isExpired: true },
      unknown,
    ],
  }),
  // A token that fits would promote the students of the other tests: selection.test.ts has one.
  promote: async () => ({ body: () => ({ token: 'x', stay: [] }) }),
  // That year has ended: years.test.ts begins others.
  beginYear: async () => ({ body: () => ({ ends: year.name }) }),
  undoYearChange: async () => ({ targets: [{ ...unknown, status: 200 }] }),
  getSingleNotice: async () => ({ targets: noticeTargets }),
  noticePhoto: async () => ({ targets: noticeTargets }),
  addNoticeFile: async () => ({
    targets: noticeTargets,
    body: () => Buffer.from('Bring water.'),
    query: '?name=a.txt',
  }),
  changeNoticeFile: async () => ({ targets: await fresh(noticeFile), body: () => ({ label: 'Map', position: 0 }) }),
  deleteNoticeFile: async () => ({ targets: await fresh(noticeFile) }),
  noticeFile: async () => ({
    targets: [
      { name: 'a file of a valid notice', id: await addNoticeFile(admin, notice.valid), status: 200 },
      {
        name: 'a file of an expired notice',
        id: await addNoticeFile(admin, notice.expired),
        status: 200,
        isExpired: true,
      },
      unknown,
    ],
  }),
  addNotice: async () => ({ body: () => form({ ...noticeFields, photo }) }),
  updateNotice: async () => ({ targets: noticeTargets, body: () => form({ title: 'Changed' }) }),
  deleteNotice: async () => ({ targets: await fresh(() => addNotice(admin)) }),
  classFilter: async () => ({ targets: [{ name: 'a class', id: '5', status: 200 }] }),
  searchStudent: async () => ({ body: () => ({ name: 'ann' }) }),
  findStudents: async () => ({ body: () => ({ text: 'ann' }) }),
  studentPhoto: async () => ({ targets: studentTargets }),
  studentForTeacher: async () => ({ targets: plainStudentTargets }),
  getSingleStudent: async () => ({ targets: plainStudentTargets }),
  addStudent: async () => ({ body: () => form({ ...studentFields(), password, answer, photo }) }),
  updateStudent: async () => ({ targets: plainStudentTargets, body: () => form({ age: '13' }) }),
  deleteStudent: async () => ({ targets: await fresh(newest) }),
  singleTeacher: async () => ({ targets: teacherTargets }),
  teacherPhoto: async () => ({ targets: teacherTargets }),
  teacherIdCard: async () => ({ targets: teacherTargets }),
  addTeacher: async () => ({ body: () => form({ ...teacherFields(), ...SECRET, photo, idCard: photo }) }),
  updateTeacher: async () => ({ targets: teacherTargets, body: () => form({ subject: 'Art' }) }),
  deleteTeacher: async () => ({ targets: await fresh(async () => (await teacher())._id) }),
  isReportAvailable: async (role) => ({
    targets: [
      ...studentTargets.map((target) => ({ ...target, status: 200, isOwn: role === ROLE.student && target.isOwn })),
      { name: 'own login', id: await loginOf(roles[role]), isOwn: true, status: 200 },
    ],
    body: (studentId) => ({ studentId }),
  }),
  getReport: async () => ({ targets: await reportTargets(200) }),
  reportPhoto: async () => ({ targets: await reportTargets(200) }),
  earlierReports: async () => ({ targets: await reportTargets(404) }),
  earlierReportPhoto: async () => ({ targets: await reportTargets(404) }),
  joinFamily: async () => ({ body: () => ({ code: 'AAAA-AAAA-AAAA' }) }),
  leaveFamily: async () => ({ targets: await fresh(async () => linked(await newest())) }),
  guardians: async () => ({ targets: plainStudentTargets }),
  addGuardian: async () => ({ targets: await fresh(newest), body: () => ({ userId: guardian }) }),
  endGuardian: async () => ({ targets: await fresh(async () => linked(await newest())) }),
  familyCodes: async () => ({ body: () => ({ ids: [own.student._id, UNKNOWN], portal: school.origin }) }),
  endFamilyCode: async () => ({ targets: await fresh(openFamilyCode) }),
  releaseReports: async () => ({ body: () => ({ ids: [own.student._id, UNKNOWN], shownFrom: '' }) }),
  takeBackReports: async () => ({ body: () => ({ ids: [UNKNOWN] }) }),
  reportsOfYear: async () => ({ query: '?year=2025%2F26&grade=5' }),
  checkReport: async () => ({ targets: studentTargets }),
  addReport: async () => ({ targets: await fresh(newest), body: (studentId) => form({ ...reportFields, studentId }) }),
  updateReport: async () => ({ targets: studentTargets, body: () => form({ message: 'Changed' }) }),
  deleteReport: async () => ({ targets: await fresh(withReport) }),
  portalAddress: async () => ({ query: '?portal=https%3A%2F%2Fportal.example.org' }),
  romanizeName: async () => ({ body: () => ({ name: 'Юлия' }) }),
  noteReadings: async () => ({ body: () => ({ ids: [own.student._id, UNKNOWN], action: 'read' }) }),
  exportStudents: async () => ({ body: () => ({ format: 'csv', class: '5' }) }),
  exportTeachers: async () => ({ body: () => ({ format: 'csv' }) }),
  exportNotices: async () => ({ body: () => ({ format: 'csv' }) }),
  exportReports: async () => ({ body: () => ({ format: 'csv' }) }),
  exportUsers: async () => ({ body: () => ({ format: 'csv' }) }),
  exportAudit: async () => ({ body: () => ({ format: 'csv' }) }),
  exportPerson: async () => ({ targets: [...studentTargets, ...teacherTargets] }),
  subscribe: async () => ({ body: () => ({ address: 'ann@example.org', ...wishes }) }),
  mailSubscription: async () => ({ targets: [{ ...none, id: await keyOfMail() }], body: (key) => ({ key }) }),
  confirmSubscription: async () => ({ targets: [{ ...none, id: await keyOfMail() }], body: (key) => ({ key }) }),
  changeSubscription: async () => ({
    targets: [{ ...none, id: await keyOfMail() }],
    body: (key) => ({ key, ...wishes }),
  }),
  unsubscribe: async () => ({ query: `?key=${await keyOfMail()}` }),
  changeMail: async () => ({ body: () => ({ hour: 7 }) }),
  eraseMailAddress: async () => ({ targets: await fresh(() => subscription()) }),
  stopMailing: async () => ({ targets: await fresh(mailing) }),
  vitals: async () => ({ body: () => ({ page: '/', metrics: [{ name: 'LCP', value: 900, rating: 'good' }] }) }),
}

/** The input of refused roles: they change no record, so one record is enough for all of them. */
const refusedCases = new Map<EndpointName, Promise<Case>>()

async function caseOf(name: EndpointName, call: Operation, role: RoleName): Promise<Case> {
  const make = async () => (await cases[name]?.(role)) ?? {}
  if (typeof call.access[role] !== 'number') return make()
  const made = refusedCases.get(name) ?? make()
  refusedCases.set(name, made)
  return made
}

const studentsVersion = () => school.store.dataVersion(['students', 'reports'])

/** The status that the table of the contract demands. */
function expected(level: AccessLevel, target: Target): number {
  if (typeof level === 'number') return level
  if (level === 'own' && !target.isOwn) return 403
  if (level === 'ownChild' && !target.isChild) return 403
  if (level === 'valid' && target.isExpired) return 404
  return target.status
}

/** The calls whose response shows a secret to an admin. */
const SHOWN: Partial<Record<EndpointName, (keyof typeof SECRET)[]>> = {
  getSingleStudent: ['password', 'answer'],
  allUser: ['answer'],
  logins: ['password'],
  singleTeacher: ['password', 'answer', 'bankDetail'],
  addTeacher: ['bankDetail'],
  updateTeacher: ['bankDetail'],
  deleteTeacher: ['bankDetail'],
}

for (const [name, call] of Object.entries(operations) as [EndpointName, Operation][]) {
  // It would end the sessions that the other tests use: tested in auth.test.ts.
  if (name === 'logout') continue
  // It leads to a page: tested in mail-subscribing.test.ts.
  if (name === 'subscriptionPage') continue
  for (const role of ['visitor', 0, 1, 2, 3] as RoleName[]) {
    test(`${name} by ${role === 'visitor' ? role : `role ${role}`}: ${call.access[role]}`, async () => {
      const { targets = [none], body, query = '' } = await caseOf(name, call, role)
      for (const target of targets) {
        const path =
          call.path
            .replace('{row}', '2')
            .replace('{user}', guardianId)
            .replace('{report}', earlier.get(target.id) ?? UNKNOWN)
            .replace(/\{\w+\}/, target.id) + query
        const sent = body?.(target.id) as FormData | undefined
        const before = await studentsVersion()
        const got = await roles[role].call(call.method, path, sent)
        const about = `${target.name}: ${got.body?.message}`
        assert.is(got.status, expected(call.access[role], target), about)
        assertShape(call, got, about)
        assertNoSecret(name, role, String(got.bytes))
        if ((await studentsVersion()) !== before) assert.is(call.changes, 'students', about)
        if (name === 'getAllStudent') assert.is(got.body.students.length > 0, call.access[role] === 'all')
      }
    })
  }
}

function assertShape(
  call: Operation,
  { status, body, headers }: Awaited<ReturnType<Caller['get']>>,
  about: string,
): void {
  withCodes(body)
  if (status !== 200) assertParses(errorBody, body, about)
  else if (call.success === 'image') assert.is(headers.get('content-type'), 'image/webp', about)
  else if (call.success === 'file' || call.success === 'document')
    assert.match(headers.get('content-disposition') ?? '', /^attachment; /, about)
  else {
    assert.is(headers.get('cache-control'), 'no-store', about)
    assertParses(body.success ? call.success : (call.failure as z.ZodObject), body, about)
  }
}

function assertParses(shape: z.ZodType, body: unknown, about: string): void {
  const { error } = shape.safeParse(body)
  assert.is(error, undefined, `${about} ${JSON.stringify(error?.issues)} ${JSON.stringify(body)}`)
}

function assertNoSecret(name: EndpointName, role: RoleName, text: string): void {
  assert.not.match(text, /argon2/)
  for (const [kind, secret] of Object.entries(SECRET)) {
    const isShown = role === ROLE.admin && SHOWN[name]?.includes(kind as keyof typeof SECRET)
    if (!isShown) assert.not.ok(text.includes(secret), `${kind} in ${text}`)
  }
}

test('an admin is shown the secrets, and each read of them is in the audit', async () => {
  const { body } = await admin.get(`/student/get-single-student/${own.student._id}`)
  assert.equal([body.user.userId, body.user.password, body.user.answer], [own.student.userId, password, answer])
  const [line] = (await admin.get('/admin/audit')).body.data
  assert.equal([line.action, line.entity, line.entityId], ['read secrets', 'student', own.student._id])
})

test('an unknown endpoint or method is refused for every role', async () => {
  for (const [method, path] of [
    ['GET', '/notice'],
    ['GET', '/admin'],
    ['DELETE', '/notice/getNotice'],
    ['PUT', '/notice/addNotice'],
    ['PATCH', '/student/add-student'],
    ['GET', '/student/../admin/allUser/x'],
    ['GET', '/student/GETALLSTUDENTS'],
    ['GET', '/notice/getSingleNotice'],
    ['GET', '/notice/getSingleNotice/a/b'],
    ['GET', '//api/v1'],
    ['GET', '//api/v1/'],
  ] as const) {
    const got = await admin.call(method, path)
    assert.is(got.status, 404, `${method} ${path}`)
    assert.equal(got.body, {
      success: false,
      ...messageOf(messageRef('noSuchCall', { why: 'There is no such call.' })),
    })
  }
})

test('a method override in a header is ignored', async () => {
  const got = await roles[ROLE.user].post(`/notice/updateNotice/${notice.valid}`, form({}), {
    'x-http-method-override': 'GET',
  })
  assert.is(got.status, 403)
})

test.run()
