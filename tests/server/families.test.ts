/** Parents and guardians: who links them to a child, what they read of it, and when that ends. */
// engines: sqlite, postgres
import { resolve } from 'node:path'
import pino from 'pino'
import * as assert from 'uvu/assert'
import { englishOf, messageRef } from '#contract/failures'
import { runMaintenance } from '../../server/data-folder/maintenance.ts'
import { engineOf, everythingIn } from '../../tools/engine.ts'
import { addNotice, addReport, addStudent, picture } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { ADMIN, type Caller, start } from '../../tools/start.ts'
import { test } from '../test.ts'
import { featureTest } from './feature-test.ts'
import { unzip } from './unzip.ts'

const DAY = 24 * 3_600_000
const START = Date.parse('2026-03-02T08:00:00Z')
let now = START
let ran = 0
const school = await start({ clock: () => now, monotonic: () => ran, env: { SCHOOL_TIME_ZONE: 'UTC' } })
test.after(() => school.stop())
const { store, visitor, settings, time } = school
const asAdmin = () => school.login(ADMIN.userId, ADMIN.password)
let admin = await asAdmin()
test.after.each(async () => {
  now = START + ran
  const notices = (await store.notices.all()).map(({ id }) => id)
  await store.deleted.remove('notice', notices, { at: new Date(now).toISOString(), by: null })
  const { registration, families, pages, languages } = (await visitor.get('/school')).body.settings
  if (registration.open && families.open && pages.board && languages.others.length === 0) return
  const open = { registration: { open: true }, families: { open: true } }
  await changeSchool(await asAdmin(), { ...open, pages: { board: true }, languages: { others: [] } })
})

const pass = async (days: number) => {
  now += days * DAY
  ran += days * DAY
  await maintain()
  admin = await asAdmin()
}
const maintain = () => runMaintenance({ store, settings, time, logger: pino({ level: 'silent' }), backupCommand: '' })

let count = 0
/** A plain user, logged in. */
async function parent() {
  const userId = `parent-${++count}`
  const { body } = await visitor.post('/auth/register', { userId, password: 'parent-password', answer: 'Lee' })
  return { id: body.data._id as string, userId, ...(await school.login(userId, 'parent-password')) }
}
const link = async (student: string, { userId }: { userId: string }) =>
  (await admin.post(`/student/guardians/${student}`, { userId })).body
const codesFor = async (...ids: string[]): Promise<string[]> =>
  (await admin.post('/student/familyCodes', { ids, portal: school.origin })).body.codes.map(
    ({ familyCode }: { familyCode: string }) => familyCode,
  )
const codeFor = async (id: string) => (await codesFor(id))[0] ?? ''
const join = (by: Caller, code: string) => by.post('/family/code', { code })
const childrenOf = async (by: Caller) => (await by.get('/family')).body.children
const idsOf = async (by: Caller) => (await childrenOf(by)).map(({ _id }: { _id: string }) => _id)
const guardiansOf = async (id: string) =>
  (await admin.get(`/student/guardians/${id}`)).body.guardians.map(({ userId }: { userId: string }) => userId)
const actionsOf = async (record: string): Promise<string[]> =>
  (await admin.get(`/admin/audit?record=${record}`)).body.data.map(({ action }: { action: string }) => action)
const WRONG = { success: false, message: englishOf(messageRef('familyCodeWrong')), code: 'familyCodeWrong' }

featureTest('with a link that the office ends, the open codes of the child end, and no others', async () => {
  const [child, sister] = [await addStudent(admin), await addStudent(admin)]
  const [mother, father] = [await parent(), await parent()]
  await link(child._id, father)
  const [own, ofSister] = [await codeFor(child._id), await codeFor(sister._id)]
  await admin.delete(`/student/guardians/${child._id}/${father.id}`)
  assert.equal((await admin.get(`/student/guardians/${child._id}`)).body.codes, [])
  assert.equal((await join(father, own)).body, WRONG)
  assert.equal((await actionsOf(child._id)).slice(0, 2), ['end family code', 'end guardian'])
  assert.is((await join(mother, ofSister)).body.success, true)
  const left = await codeFor(sister._id)
  await mother.delete(`/family/${sister._id}`)
  assert.is((await join(father, left)).body.success, true, 'a guardian who leaves ends no code of others')
})

featureTest('with the login of a guardian that the office deletes, the open codes of the children end', async () => {
  const [child, father] = [await addStudent(admin), await parent()]
  await link(child._id, father)
  await codeFor(child._id)
  await admin.delete(`/admin/deleteUser/${father.id}`)
  assert.equal((await admin.get(`/student/guardians/${child._id}`)).body.codes, [])
})

featureTest('the user id of a deleted parent is reserved as long as the login can come back', async () => {
  const gone = await parent()
  await admin.delete(`/admin/deleteUser/${gone.id}`)
  const register = async (userId: string) =>
    (await visitor.post('/auth/register', { userId, password: 'other-password', answer: 'Lee' })).body
  assert.is((await register(gone.userId.toUpperCase())).code, 'userExists')
  assert.is((await register(gone.userId.replace('-', '_'))).success, true, 'a sign is not a wildcard')
  assert.is((await admin.post('/admin/deleted/restore', { ids: [gone.id] })).body.success, true)
  await admin.delete(`/admin/deleteUser/${gone.id}`)
  await admin.post('/admin/deleted/erase', { ids: [gone.id] })
  assert.is((await register(gone.userId)).success, true)
})

featureTest('the office links a plain user, who reads of the child what the page shows and nothing else', async () => {
  const [child, sister] = [await addStudent(admin, { grade: '5' }), await addStudent(admin, { grade: '6' })]
  const [mother, father] = [await parent(), await parent()]
  await addReport(admin, child._id, { photo: await picture() })
  assert.equal(await childrenOf(mother), [])
  for (const { _id } of [child, sister])
    assert.is((await link(_id, { userId: mother.userId.toUpperCase() })).success, true)
  assert.is((await link(child._id, father)).guardians.length, 2)
  assert.is((await link(child._id, father)).guardians.length, 2, 'once more changes nothing')

  const { name, fatherName, rollNumber } = child
  const shown = { name, fatherName, rollNumber, earlier: 0, hasLeft: false, notices: [] }
  assert.equal(await childrenOf(mother), [
    { _id: child._id, ...shown, grade: '5', hasReport: true },
    { _id: sister._id, ...shown, grade: '6', hasReport: false },
  ])
  assert.equal(await idsOf(father), [child._id])
  const report = await mother.get(`/report/getReport/${child._id}`)
  assert.equal([report.status, report.body.data.message], [200, 'Well done'])
  assert.is((await mother.get(`/report/gettingPhoto/${child._id}`)).headers.get('cache-control'), 'private, no-store')
  assert.is((await father.get(`/report/getReport/${sister._id}`)).status, 403)
  for (const path of ['get-student-photo', 'get-single-student'])
    assert.is((await mother.get(`/student/${path}/${child._id}`)).status, 403, path)

  assert.equal(await guardiansOf(child._id), [mother.userId, father.userId])
  assert.is((await admin.delete(`/student/guardians/${child._id}/${father.id}`)).body.guardians.length, 1)
  assert.equal([await childrenOf(father), (await father.get(`/report/getReport/${child._id}`)).status], [[], 403])
  assert.is((await admin.delete(`/student/guardians/${child._id}/${father.id}`)).status, 404)
  assert.is((await mother.delete(`/family/${sister._id}`)).body.success, true)
  assert.is((await mother.delete(`/family/${sister._id}`)).status, 404)
  assert.equal(await idsOf(mother), [child._id])
  assert.equal(await actionsOf(sister._id), ['end guardian', 'add guardian', 'add'])
  assert.equal((await actionsOf(father.id)).slice(0, 2), ['end guardian', 'add guardian'])
})

featureTest('only a login of a plain user can be linked', async () => {
  const child = await addStudent(admin)
  for (const userId of ['nobody', ADMIN.userId, child.userId]) {
    const { success, code, params } = await link(child._id, { userId })
    assert.equal([success, code, params], [false, 'noSuchGuardian', { userId }])
  }
  assert.equal(await guardiansOf(child._id), [])
})

test('the list of logins has the names of their people, of a guardian the children, and follows each link', async () => {
  const child = await addStudent(admin, { name: 'Hina Named' })
  const [mother, child2] = [await parent(), await addStudent(admin, { name: 'Ali Named' })]
  const listed = async () => {
    const { data } = (await admin.get('/admin/allUser')).body
    return data.find(({ _id }: { _id: string }) => _id === mother.id).children
  }
  assert.equal(await listed(), [])
  for (const one of [child, child2]) await join(mother, await codeFor(one._id))
  assert.equal(await listed(), ['Hina Named', 'Ali Named'])
  await mother.delete(`/family/${child._id}`)
  assert.equal(await listed(), ['Ali Named'])
  await join(mother, await codeFor(child._id))
  await admin.post('/student/leave', { ids: [child._id], leftOn: '2026-01-01', reason: 'moved', note: '' })
  assert.equal([...(await listed())].sort(), ['Ali Named', 'Hina Named'])
})

featureTest('a code is read as people type it, and used once; its owner may send it again', async () => {
  const child = await addStudent(admin)
  const [mother, stranger] = [await parent(), await parent()]
  const inUrdu = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)))
  const typed = [
    (code: string) => code.toLowerCase(),
    inUrdu,
    (code: string) => ` ${[...code.replaceAll('-', '')].join(' ')}\u200f`,
    (code: string) => code.replaceAll('-', ' – '),
    (code: string) => `Code: ${code}`,
  ]
  for (const type of typed) {
    const code = await codeFor(child._id)
    assert.match(code, /^[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}$/)
    const { name, grade } = child
    for (const attempt of [type(code), code])
      assert.equal((await join(mother, attempt)).body.child, { _id: child._id, name, grade }, attempt)
    assert.equal((await join(stranger, code)).body, WRONG)
    await mother.delete(`/family/${child._id}`)
    assert.equal((await join(mother, code)).body, WRONG, 'it does not bring back what has ended')
  }
  assert.is((await actionsOf(mother.id)).filter((action) => action === 'failed family code').length, typed.length)
  assert.is((await actionsOf(child._id)).filter((action) => action === 'use family code').length, typed.length)
})

featureTest(
  'a code that cannot be used has the same failure, whatever the reason; the database does not have the code',
  async () => {
    const [deleted, erased, left, ended, old] = await Promise.all(Array.from({ length: 5 }, () => addStudent(admin)))
    const ids = [deleted, erased, left, ended, old].map((one) => one?._id ?? '')
    const [ofDeleted = '', ofErased = '', ofLeft = '', byOffice = '', oldest = ''] = await codesFor(...ids)
    await admin.delete(`/student/deleteStudent/${deleted?._id}`)
    await admin.delete(`/student/deleteStudent/${erased?._id}`)
    await admin.post('/admin/deleted/erase', { ids: [erased?._id] })
    await admin.post('/student/leave', { ids: [left?._id], leftOn: '2026-03-02', reason: 'moved' })
    const open = async (id = '') => (await admin.get(`/student/guardians/${id}`)).body.codes
    await admin.delete(`/student/familyCodes/${(await open(ended?._id))[0]._id}`)
    for (let more = 0; more < 4; more++) await codeFor(old?._id ?? '')
    assert.is((await open(old?._id)).length, 4, 'two parents may have two each')

    const mother = await parent()
    for (const code of [ofDeleted, ofErased, ofLeft, byOffice, oldest, 'AAAA-AAAA-AAAA', '?', 'x'.repeat(64)]) {
      const { status, body } = await join(mother, code)
      assert.equal([status, body], [200, WRONG], code)
    }
    const database = (await engineOf(school.dataDir)).DATABASE_URL ?? resolve(school.dataDir, 'school.db')
    const { familyCodes = [], guardians = [] } = await everythingIn(database)
    assert.not.ok(familyCodes.some((row) => row.includes(oldest) || row.includes(oldest.replaceAll('-', ''))))
    for (const rows of [familyCodes, guardians])
      assert.not.ok(
        rows.some((row) => row.includes(erased?._id ?? '')),
        'erased',
      )
    await admin.post('/admin/deleted/restore', { ids: [deleted?._id] })
    assert.is((await join(await parent(), ofDeleted)).body.success, true, 'of a student who is back')
  },
)

for (const isOpen of [true, false]) {
  test(`with a code a parent makes the own login, linked to the child; registration is ${isOpen ? 'open' : 'closed'}`, async () => {
    const child = await addStudent(admin)
    const code = await codeFor(child._id)
    await changeSchool(admin, { registration: { open: isOpen } })
    const login = { userId: `parent-${++count}`, password: 'parent-password', answer: 'Lee' }
    const register = async (change: object) => (await visitor.post('/auth/register', { ...login, ...change })).body
    const isTaken = async () => (await store.users.findByUserId(login.userId)) !== undefined
    for (const wrong of ['AAAA-AAAA-AAAA', '?', 'x'.repeat(64)])
      assert.equal(await register({ familyCode: wrong }), WRONG, wrong)
    for (const fault of [{ userId: ADMIN.userId }, { password: 'password' }, { answer: ' ' }, { familyCode: ' ' }])
      assert.is((await register({ familyCode: code, ...fault })).success, false, JSON.stringify(fault))
    assert.is(await isTaken(), false)
    assert.equal(await guardiansOf(child._id), [], 'the code was not used')

    const made = await register({ familyCode: ` ${code.toLowerCase().replaceAll('-', ' ')}` })
    assert.is(made.success, true)
    const mother = await school.login(login.userId, login.password)
    assert.equal(await idsOf(mother), [child._id])
    const { data } = (await admin.get(`/admin/audit?record=${child._id}`)).body
    assert.equal([data[0].action, data[0].actor.userId], ['use family code', login.userId])
    assert.ok((await actionsOf(made.data._id)).includes('register'))
    assert.is((await register({ familyCode: code })).code, 'userExists', 'sent again')
    assert.equal(await register({ userId: `parent-${++count}`, familyCode: code }), WRONG, 'it works once')
    const without = await register({ userId: `parent-${++count}` })
    assert.equal([without.success, without.code], [isOpen, isOpen ? 'registered' : 'registrationClosed'])
  })
}

featureTest(
  'while families are turned off no code makes a login; where registration is closed the answer is that',
  async () => {
    const child = await addStudent(admin)
    const familyCode = await codeFor(child._id)
    const userId = `parent-${++count}`
    for (const [isOpen, reason] of [
      [true, 'familiesClosed'],
      [false, 'registrationClosed'],
    ] as const) {
      await changeSchool(admin, { registration: { open: isOpen }, families: { open: false } })
      const login = { userId, password: 'parent-password', answer: 'Lee', familyCode }
      assert.is((await visitor.post('/auth/register', login)).body.code, reason)
    }
    assert.is(await store.users.findByUserId(userId), undefined)
  },
)

test('of two parents who register with one code at the same moment, one has a login', async () => {
  const child = await addStudent(admin)
  const familyCode = await codeFor(child._id)
  const logins = [`parent-${++count}`, `parent-${++count}`].map((userId) => ({
    userId,
    password: 'parent-password',
    answer: 'Lee',
    familyCode,
  }))
  const made = await Promise.all(logins.map((login) => visitor.post('/auth/register', login)))
  assert.equal(made.map(({ body }) => body.success).sort(), [false, true])
  const there = await Promise.all(logins.map(({ userId }) => store.users.findByUserId(userId)))
  assert.equal(
    there.map((user) => user?.userId).filter(Boolean),
    await guardiansOf(child._id),
    'the one that is linked',
  )
})

featureTest(
  'codes are printed for students who are here, as one act of the audit, with the address of the portal',
  async () => {
    const [child, sister, left] = [await addStudent(admin), await addStudent(admin), await addStudent(admin)]
    await admin.post('/student/leave', { ids: [left._id], leftOn: '2026-03-02', reason: 'moved' })
    const request = { ids: [child._id, left._id, 'unknown', sister._id], portal: 'https://portal.example.org/x' }
    const { codes, portal, act } = (await admin.post('/student/familyCodes', request)).body
    assert.equal(
      codes.map(({ _id }: { _id: string }) => _id),
      [child._id, sister._id],
    )
    assert.equal([portal.url, portal.qr.startsWith('<svg')], ['https://portal.example.org', true])
    await admin.post('/student/familyCodes', { ...request, ids: [child._id], act })
    const { data } = (await admin.get(`/admin/audit/${act}/records`)).body
    assert.equal(
      data.map(({ action, entityId }: Record<string, string>) => [action, entityId]),
      [child._id, sister._id, child._id].map((id) => ['print family codes', id]),
    )
    assert.is((await admin.post('/student/familyCodes', { ...request, ids: ['unknown'] })).body.act, undefined)
    const withKey = () => admin.post('/student/familyCodes', request, { 'idempotency-key': `codes of ${child._id}` })
    const first = (await withKey()).body
    assert.equal((await withKey()).body, first, 'after a lost response the same codes, and no others')
    const { codes: open } = (await admin.get(`/student/guardians/${sister._id}`)).body
    assert.is(open.length, 2)
    assert.is((await join(await parent(), first.codes[1].familyCode)).body.success, true)
  },
)

featureTest('a code ends after 30 days of the trusted clock, and is then removed', async () => {
  await maintain()
  const child = await addStudent(admin)
  const [first = '', second = '', third = ''] = [
    await codeFor(child._id),
    await codeFor(child._id),
    await codeFor(child._id),
  ]
  const { codes } = (await admin.get(`/student/guardians/${child._id}`)).body
  assert.is(codes[0].endsAt, new Date(now + 30 * DAY).toISOString())
  now += 400 * DAY
  assert.is((await join(await parent(), first)).body.success, true, 'the clock is wrong')
  now -= 400 * DAY
  await pass(29)
  assert.is((await join(await parent(), second)).body.success, true)
  await pass(1)
  assert.equal((await join(await parent(), third)).body, WRONG)
  assert.equal((await admin.get(`/student/guardians/${child._id}`)).body.codes, [])
  await pass(1)
  assert.equal(await store.familyCodes.openOf(child._id, ''), [])
})

test('a child is deleted, restored, moved, leaves, comes back and is erased', async () => {
  const child = await addStudent(admin, { grade: '5' })
  const mother = await parent()
  const notice = await addNotice(admin, { audience: 'classes', classes: '5' })
  await addReport(admin, child._id)
  await link(child._id, mother)
  const read = async () => {
    const [found] = await childrenOf(mother)
    const statuses = ['getReport', 'earlier'].map(
      async (path) => (await mother.get(`/report/${path}/${child._id}`)).status,
    )
    const isNotified = (await mother.get(`/notice/getSingleNotice/${notice}`)).status === 200
    return found
      ? [
          found.grade,
          found.hasReport,
          found.earlier,
          found.hasLeft,
          found.notices.length,
          isNotified,
          ...(await Promise.all(statuses)),
        ]
      : [isNotified, ...(await Promise.all(statuses))]
  }
  const AS_BEFORE = ['5', true, 0, false, 1, true, 200, 200]
  assert.equal(await read(), AS_BEFORE)
  await admin.delete(`/student/deleteStudent/${child._id}`)
  // Who is added anew under the same name is another student.
  const { _id: _, userId: __, ...same } = child
  await addStudent(admin, same)
  assert.equal(await read(), [false, 403, 403])
  assert.is((await admin.get(`/student/guardians/${child._id}`)).status, 404)
  await admin.post('/admin/deleted/restore', { ids: [child._id] })
  assert.equal(await read(), AS_BEFORE)
  await admin.post('/student/moveStudents', { ids: [child._id], grade: '6' })
  assert.equal(await read(), ['6', true, 0, false, 0, false, 200, 200])

  const leave = () => admin.post('/student/leave', { ids: [child._id], leftOn: '2026-03-02', reason: 'moved' })
  assert.is((await leave()).body.success, true)
  assert.equal(await read(), ['6', false, 1, true, 0, false, 200, 200], 'the reports, and no notices')
  assert.equal(await guardiansOf(child._id), [mother.userId], 'the office still sees the link')
  await admin.post('/student/former/bringBack', { ids: [child._id], grade: '5' })
  assert.equal(await read(), AS_BEFORE)
  await leave()
  await admin.post('/student/former/erase', { ids: [child._id] })
  assert.equal(await read(), [false, 403, 403])
  assert.is(await store.guardians.remove(mother.id, child._id), false, 'the link is erased with the student')
})

test('a guardian who is deleted and restored has the children as before, but for one who was erased since', async () => {
  const [child, other] = [await addStudent(admin), await addStudent(admin)]
  const mother = await parent()
  for (const { _id } of [child, other]) await link(_id, mother)
  const deleteAndRestore = async (meanwhile: () => Promise<unknown>) => {
    await admin.delete(`/admin/deleteUser/${mother.id}`)
    assert.equal([await guardiansOf(child._id), (await mother.get('/family')).status], [[], 401])
    await meanwhile()
    await admin.post('/admin/deleted/restore', { ids: [mother.id] })
    return school.login(mother.userId, 'parent-password')
  }
  assert.equal(await idsOf(await deleteAndRestore(async () => {})), [child._id, other._id])
  await deleteAndRestore(async () => {
    await admin.delete(`/student/deleteStudent/${other._id}`)
    await admin.post('/admin/deleted/erase', { ids: [other._id] })
  })
  assert.is(await store.guardians.remove(mother.id, other._id), false)
  const again = await school.login(mother.userId, 'parent-password')
  await again.post('/auth/account/delete', { password: 'parent-password' })
  assert.equal(await guardiansOf(child._id), [])
})

featureTest(
  'a school that turns families off refuses their next call with its reason, and keeps the links',
  async () => {
    const child = await addStudent(admin, { grade: '7' })
    const mother = await parent()
    const notice = await addNotice(admin, { audience: 'classes', classes: '7' })
    await link(child._id, mother)
    const code = await codeFor(child._id)
    await changeSchool(admin, { families: { open: false } })
    assert.equal((await visitor.get('/school')).body.settings.families, { open: false })
    const refused = { success: false, message: englishOf(messageRef('familiesClosed')), code: 'familiesClosed' }
    for (const got of [
      await mother.get('/family'),
      await join(mother, code),
      await mother.delete(`/family/${child._id}`),
      await mother.get(`/report/getReport/${child._id}`),
      await mother.get('/report/earlier/unknown'),
    ])
      assert.equal([got.status, got.body], [403, refused])
    assert.is((await mother.get(`/notice/getSingleNotice/${notice}`)).status, 404)
    assert.equal(await guardiansOf(child._id), [mother.userId])
    await changeSchool(admin, { families: { open: true } })
    assert.equal(await idsOf(mother), [child._id])
  },
)

featureTest(
  'the notices of a child are those for its class that are shown now, in the language that is asked for',
  async () => {
    const child = await addStudent(admin, { grade: '8' })
    const mother = await parent()
    await link(child._id, mother)
    const of8 = { audience: 'classes', classes: '7\n8' }
    await addNotice(admin, { title: 'Everybody' })
    await addNotice(admin, { title: 'Staff', audience: 'staff' })
    await addNotice(admin, { title: 'Of 9', audience: 'classes', classes: '9' })
    await addNotice(admin, { ...of8, title: 'Planned', appearsOn: '2099-01-01' })
    await addNotice(admin, { ...of8, title: 'Over', date: '2020-01-01' })
    const since = await addNotice(admin, { ...of8, title: 'Since', appearsOn: '2026-01-05' })
    const today = await addNotice(admin, { ...of8, title: 'Today', translations: '{"ur":{"title":"آج"}}' })
    const noticesOf = async (query = '') => (await mother.get(`/family${query}`)).body.children[0].notices
    const day = new Date(now).toISOString().slice(0, 10)
    assert.equal(await noticesOf(), [
      { _id: today, title: 'Today', day },
      { _id: since, title: 'Since', day },
    ])
    await changeSchool(admin, { languages: { first: 'en', others: ['ur'] } })
    assert.equal(await noticesOf('?lang=ur'), [
      { _id: today, title: 'آج', day },
      { _id: since, title: 'Since', day, inFirst: ['title'] },
    ])
    await changeSchool(admin, { pages: { board: false } })
    assert.equal(await noticesOf(), [])
  },
)

featureTest(
  'exports say the links: the guardian gets the children, the student no user id of a guardian, the office all',
  async () => {
    const [child, left] = [
      await addStudent(admin, { name: 'Zara Child' }),
      await addStudent(admin, { name: 'Zoya Left' }),
    ]
    const mother = await parent()
    for (const { _id } of [child, left]) await link(_id, mother)
    await admin.post('/student/leave', { ids: [left._id], leftOn: '2026-03-02', reason: 'moved' })
    const linkedAt = (await admin.get(`/student/guardians/${child._id}`)).body.guardians[0].createdAt
    const aboutYou = async (by: Caller) => {
      const files = await unzip((await by.post('/export/own')).bytes)
      return JSON.parse(String(files.get('about-you.json')))
    }
    const own = await aboutYou(mother)
    const linked = { linkedAt, linkedBy: 'office' }
    assert.equal(own.children, [
      { name: 'Zara Child', grade: child.grade, ...linked },
      { name: 'Zoya Left', grade: left.grade, ...linked },
    ])
    const ofChild = await aboutYou(await school.login(child.userId, child.password))
    assert.equal([ofChild.guardians, ofChild.children], [[linked], []])
    assert.not.ok(JSON.stringify(ofChild).includes(mother.userId))
    const files = await unzip((await admin.post('/export/school')).bytes)
    const rows = String(files.get('guardians.csv')).split('\r\n')
    for (const { name, userId } of [child, left])
      assert.ok(
        rows.some((row) => row.includes(name) && row.includes(userId) && row.includes(mother.userId)),
        name,
      )
  },
)

test.run()
