/** The mail address of a login: who gives it, what it is told, and who may not read it any more. */
// engines: sqlite, postgres
import * as assert from 'uvu/assert'
import { requireOfStaff } from '../../server/security/second-factor.ts'
import { addNotice, addReport, addStudent, addTeacher, withOwnPassword } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import type { Caller } from '../../tools/start.ts'
import { test } from '../test.ts'
import { keyIn, MINUTE, mailSchool } from './mail-school.ts'
import { unzip } from './unzip.ts'

type School = Awaited<ReturnType<typeof mailSchool>>
let school: School
let admin: Caller
test.before.each(async () => {
  school = await mailSchool()
  admin = await school.admin()
})
test.after.each(() => school.stop())

const PASSWORD = 'parent-password'
const wishes = { language: 'en', reports: true, notices: true }

/** Gives an address, and confirms it. */
async function give(caller: Caller, password: string, address: string, more: object = {}): Promise<string> {
  const { body } = await caller.post('/auth/mail', { password, address, ...wishes, ...more })
  assert.is(body.success, true, body.message)
  await school.round()
  const key = keyIn(school.received.at(-1) as never)
  assert.is((await school.visitor.post('/mail/confirm', { key })).status, 200)
  school.received.length = 0
  return key
}

async function parentOf(student: { _id: string }, userId = 'mother'): Promise<Caller> {
  await school.visitor.post('/auth/register', { userId, password: PASSWORD, answer: 'Parent' })
  const { status } = await admin.post(`/student/guardians/${student._id}`, { userId })
  assert.is(status, 200)
  return school.login(userId, PASSWORD)
}

const sent = () => school.received.map(({ to, headers }) => `${to} ${headers.subject}`).toSorted()

test('an address is given with the password, and nothing is sent before it is confirmed', async () => {
  const student = await addStudent(admin)
  const mother = await parentOf(student)
  const asked = { address: 'mother@example.org', ...wishes }
  assert.is((await mother.post('/auth/mail', { ...asked, password: 'wrong-password' })).body.success, false)
  await school.round()
  assert.equal(sent(), [])
  await mother.post('/auth/mail', { ...asked, password: PASSWORD })
  await school.round()
  assert.is(school.received.length, 1)
  const [confirmation] = school.received
  await addReport(admin, student._id)
  await school.afterHold()
  assert.is(school.received.length, 1)
  const key = keyIn(confirmation as never)
  assert.is((await school.visitor.post('/mail/subscription', { key })).body.subscription.isOfLogin, true)
  await school.visitor.post('/mail/confirm', { key })
  assert.is((await mother.get('/auth/account')).body.account.mail.address, 'mother@example.org')
  assert.is(
    (await school.visitor.put('/mail/subscription', { key, language: 'en', categories: [], when: 'daily' })).status,
    404,
  )
})

test('student and guardian are told that a report is ready, without a name or a word of it', async () => {
  const student = await addStudent(admin)
  const mother = await parentOf(student)
  const child = await school.login(student.userId, student.password)
  await give(mother, PASSWORD, 'mother@example.org')
  await give(child, student.password, 'child@example.org')
  const other = await addStudent(admin, { rollNumber: '77' })
  await give(await school.login(other.userId, other.password), other.password, 'other@example.org')
  await addReport(admin, student._id, { message: 'Reads secret books.' })
  await school.round()
  assert.equal(sent(), [])
  await school.afterHold()
  assert.equal(school.received.map(({ to }) => to).toSorted(), ['child@example.org', 'mother@example.org'])
  for (const { to, raw, text, html } of school.received) {
    assert.match(text, to.startsWith('child') ? '/student/report/' : '/family')
    for (const word of [student.name, 'secret', student.password, student.userId]) {
      assert.not.ok(raw.includes(word) || text.includes(word) || html.includes(word), word)
    }
  }
  await school.afterHold()
  assert.is(school.received.length, 2)
})

test('who may not read a report any more when its mail is sent gets none', async () => {
  const cases: Record<string, (student: { _id: string }, mother: Caller) => Promise<unknown>> = {
    'a link that ended': async ({ _id }, mother) => mother.delete(`/family/${_id}`),
    'a report that was deleted': async ({ _id }) => admin.delete(`/report/deleteReport/${_id}`),
    'a login that was deleted': async (_, mother) => mother.post('/auth/account/delete', { password: PASSWORD }),
    'a school that is not open to families': async () => changeSchool(admin, { families: { open: false } }),
    'a wish that was taken back': async (_, mother) => mother.put('/auth/mail', { ...wishes, reports: false }),
  }
  for (const [name, change] of Object.entries(cases)) {
    await changeSchool(admin, { families: { open: true } })
    const at = Object.keys(cases).indexOf(name)
    const student = await addStudent(admin, { rollNumber: String(500 + at) })
    const mother = await parentOf(student, `mother${at}`)
    await give(mother, PASSWORD, `mother${at}@example.org`)
    await addReport(admin, student._id)
    assert.is((await school.store.mails.counts()).waiting, 1, name)
    await change(student, mother)
    await school.afterHold()
    assert.equal(sent(), [], name)
    assert.is((await school.store.mails.counts()).waiting, 0, name)
  }
})

test('members of an audience get the title of its notice and a link; who has asked for notices for everybody does not', async () => {
  const mine = await addStudent(admin, { grade: '1' })
  const other = await addStudent(admin, { grade: '2', rollNumber: '77' })
  const teacher = await withOwnPassword(school.visitor, await addTeacher(admin))
  await give(await parentOf(mine), PASSWORD, 'mother@example.org')
  await give(await school.login(other.userId, other.password), other.password, 'other@example.org')
  await give(await school.login(teacher.userId, teacher.password), teacher.password, 'teacher@example.org')
  await school.subscriber('visitor@example.org')
  const reach = async (query: string) => (await admin.get(`/admin/mail/reach?${query}`)).body.addresses
  assert.equal(
    [
      await reach('audience=classes&classes=1'),
      await reach('audience=staff'),
      await reach('audience=signedIn'),
      await reach(''),
    ],
    [2, 1, 3, 1],
  )
  const notices = [
    { title: 'Trip', audience: 'classes', classes: '1', expected: ['mother', 'teacher'] },
    { title: 'Meeting', audience: 'staff', expected: ['teacher'] },
    { title: 'Lockers', audience: 'signedIn', expected: ['mother', 'other', 'teacher'] },
    { title: 'Races', audience: 'everybody', expected: ['visitor'] },
  ]
  for (const { expected, ...notice } of notices) {
    school.received.length = 0
    await addNotice(admin, { ...notice, description: 'Bring secret water.' })
    await school.afterHold()
    assert.equal(
      sent(),
      expected.map((name) => `${name}@example.org ${notice.title}`),
    )
    if (notice.audience === 'everybody') continue
    for (const { text, html } of school.received) assert.not.match(text + html, 'secret')
  }
})

test('an audience that is narrowed while its mails wait: who is out of it gets none', async () => {
  const mine = await addStudent(admin, { grade: '1' })
  await give(await parentOf(mine), PASSWORD, 'mother@example.org')
  const id = await addNotice(admin, { title: 'Lockers', audience: 'signedIn' })
  school.clock.now += 5 * MINUTE
  // Its mail is made, and waits.
  const due = await school.store.mails.dueMailing(school.clock.now)
  const [subscription] = await school.store.mailSubscriptions.confirmedAfter('logins', 0, 1)
  await school.store.transaction(async ({ mails }) => {
    await mails.add([
      { id: 'waits', subscription: subscription?.id ?? '', mailing: due?.id ?? '', dueAt: school.clock.now },
    ])
    await mails.updateMailing(due?.id ?? '', { spreadAt: new Date(school.clock.now).toISOString() })
  })
  await school.store.notices.update(id, { audience: 'staff' })
  await school.round()
  assert.equal(sent(), [])
  assert.is((await school.store.mails.counts()).waiting, 0)
})

test('admins see how many logins have an address, and none of them; it is in the own export only', async () => {
  const student = await addStudent(admin)
  const mother = await parentOf(student)
  await give(mother, PASSWORD, 'mother@example.org')
  const { addresses, ofLogins } = (await admin.get('/admin/mail')).body
  assert.equal([addresses, ofLogins], [0, 1])
  assert.equal((await admin.get('/admin/mail/addresses')).body.data, [])
  const [row] = await school.store.mailSubscriptions.confirmedAfter('logins', 0, 1)
  assert.is((await admin.delete(`/admin/mail/addresses/${row?.id}`)).status, 404)
  const login = (await school.store.users.findByUserId('mother'))?.id
  for (const [caller, path, isOwn] of [
    [mother, '/export/own', true],
    [admin, `/export/person/${login}`, false],
  ] as const) {
    const files = await unzip((await caller.post(path)).bytes)
    for (const name of ['about-you.json', 'about-you.html'])
      assert.is(String(files.get(name)).includes('mother@example.org'), isOwn, `${path} ${name}`)
  }
})

test('another address takes the place of the one before, whose links end; one click ends it', async () => {
  const student = await addStudent(admin)
  const mother = await parentOf(student)
  const first = await give(mother, PASSWORD, 'first@example.org')
  const second = await give(mother, PASSWORD, 'second@example.org')
  assert.is((await school.visitor.post('/mail/subscription', { key: first })).status, 404)
  assert.is((await school.visitor.post(`/mail/unsubscribe?key=${encodeURIComponent(second)}`)).status, 200)
  assert.is((await mother.get('/auth/account')).body.account.mail, null)
  assert.is((await mother.delete('/auth/mail')).status, 404)
})

test('nobody can have mails sent to a stranger more than once a day, nor by several logins', async () => {
  const student = await addStudent(admin)
  for (const at of [0, 1, 2]) {
    const parent = await parentOf(student, `parent${at}`)
    for (const _ of [0, 1]) {
      await parent.post('/auth/mail', { password: PASSWORD, address: 'stranger@example.org', ...wishes })
    }
  }
  await school.subscribe('stranger@example.org')
  await school.round()
  assert.is(school.received.length, 1)
})

test('the address goes when a student leaves the school or is deleted', async () => {
  for (const end of ['leave', 'delete'] as const) {
    const student = await addStudent(admin, { rollNumber: end === 'leave' ? '8' : '9' })
    const child = await school.login(student.userId, student.password)
    await give(child, student.password, `${end}@example.org`)
    if (end === 'leave')
      await admin.post('/student/leave', { ids: [student._id], leftOn: '2026-01-01', reason: 'moved' })
    else await admin.delete(`/student/deleteStudent/${student._id}`)
    assert.is(await school.store.mailSubscriptions.countAll(), 0, end)
  }
})

test('staff who lack the second factor that the school requires are not told of notices', async () => {
  const teacher = await withOwnPassword(school.visitor, await addTeacher(admin))
  await give(await school.login(teacher.userId, teacher.password), teacher.password, 'teacher@example.org')
  await addNotice(admin, { title: 'Meeting', audience: 'staff' })
  await school.store.transaction((tables) => requireOfStaff(tables, true))
  await school.afterHold()
  assert.equal(sent(), [])
})

test('a report that is released goes when it is shown: on the last day that was chosen, and not if it is taken back', async () => {
  await changeSchool(admin, { reports: { shown: 'whenReleased' } })
  const student = await addStudent(admin)
  await give(await parentOf(student), PASSWORD, 'mother@example.org')
  const ids = [student._id]
  const release = (shownFrom: string) => admin.post('/report/release', { ids, shownFrom })
  await addReport(admin, student._id)
  await school.afterHold()
  assert.equal(sent(), [])
  await release('2026-01-03')
  await release('2026-01-04')
  await admin.post('/report/takeBack', { ids })
  await release('2026-01-04')
  school.clock.now = Date.UTC(2026, 0, 3, 12)
  await school.afterHold()
  assert.equal(sent(), [])
  school.clock.now = Date.UTC(2026, 0, 4, 0)
  await school.afterHold()
  assert.is(school.received.length, 1)
  // The session of two days before is over.
  admin = await school.admin()
  const other = await addStudent(admin, { rollNumber: '77' })
  await admin.post(`/student/guardians/${other._id}`, { userId: 'mother' })
  await addReport(admin, other._id)
  await admin.post('/report/release', { ids: [other._id], shownFrom: '' })
  await admin.post('/report/takeBack', { ids: [other._id] })
  await school.afterHold()
  assert.is(school.received.length, 1)
})

test.run()
