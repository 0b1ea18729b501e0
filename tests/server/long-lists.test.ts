import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import * as assert from 'uvu/assert'
import { ROLE, UNLIMITED } from '#contract'
import { englishOf, messageRef } from '#contract/failures'
import { operations } from '#contract/operations'
import { CLASSES } from '#contract/school/defaults'
import { encodeList } from '../../server/http/json-list.ts'
import { newId } from '../../server/store/ids.ts'
import type { Store } from '../../server/store/index.ts'
import { PAGE } from '../../server/store/tables/student-search.ts'
import { addStudent, studentDetails } from '../../tools/samples.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const MANY = PAGE * 2 + 10
const school = await start()
test.after(() => school.stop())
const createdAt = '2026-01-01T00:00:00.000Z'
await school.store.transaction(async ({ users, students }) => {
  for (let index = 0; index < MANY; index++) {
    const login = newId()
    const name = index % 2 ? `Zoë "${index}"` : `Ann \\${index}`
    await users.add({ id: login, userId: `s${index}`, role: ROLE.student, name, passwordHash: '', createdAt })
    const grade = CLASSES[index < MANY - 5 ? 0 : 1] as string
    await students.add({ id: `id-${index}`, login, ...studentDetails, name, grade, createdAt, photoVersion: null })
  }
})
const NOTICES = 650
const TEACHERS = 1_300
await school.store.transaction(async ({ users, teachers, notices }) => {
  for (let index = 0; index < TEACHERS; index++) {
    const login = newId()
    await users.add({ id: login, userId: `t${index}`, role: ROLE.teacher, name: 'Zoë', passwordHash: '', createdAt })
    const fields = {
      phone: '1',
      address: 'Hill',
      qualifications: 'x',
      salary: '1',
      subject: 'Art',
      bankDetail: 'x',
      classes: '',
    }
    const rest = { gender: 'Female' as const, experience: '1', photoVersion: null, idCardVersion: null }
    await teachers.add({ id: `teacher-${index}`, login, name: 'Zoë', ...fields, ...rest, createdAt })
  }
  for (let index = 0; index < NOTICES; index++) {
    const date = index % 2 ? UNLIMITED : '2020-01-01'
    const fields = { title: 'Long', description: 'Text', catagory: 'Event' as const, date, photoVersion: null }
    await notices.add({ id: `notice-${index}`, ...fields, createdAt })
  }
})
const admin = await school.login(ADMIN.userId, ADMIN.password)
const idsOf = (list: Array<{ _id: string }>) => list.map(({ _id }) => _id)
const expected = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => `id-${from + index * step}`)

test('a list of several pages has all students, each once and oldest first', async () => {
  const { body } = await admin.get('/student/getAllStudent')
  assert.equal(idsOf(operations.getAllStudent.success.parse(body).students), expected(0, MANY))
})

test('a class of several pages has all its students', async () => {
  const { body } = await admin.post('/student/classFilter/1')
  assert.equal(idsOf(operations.classFilter.success.parse(body).students), expected(0, MANY - 5))
  assert.equal(idsOf((await admin.post('/student/classFilter/2')).body.students), expected(MANY - 5, MANY))
})

test('a search finds all matches, several pages of them or few', async () => {
  const { body } = await admin.post('/student/searchStudent', { name: 'zoe' })
  assert.is(body.message, englishOf(messageRef('studentsFound')))
  assert.equal(idsOf(operations.searchStudent.success.parse(body).data), expected(1, MANY, 2))
  assert.is((await admin.post('/student/searchStudent', {})).body.data.length, MANY)
  assert.equal(idsOf((await admin.post('/student/searchStudent', { name: '"7"' })).body.data), ['id-7'])
})

test('a search looks for its matches once, however many pages they fill', async () => {
  const { store } = school
  const pages = store.students.pages({ fatherName: studentDetails.fatherName })
  const found = [...((await pages.next()).value ?? [])]
  assert.is(found.length, PAGE)
  // Nothing is compared again for the other pages.
  await store.students.update(`id-${MANY - 1}`, { fatherName: 'Changed meanwhile' })
  for await (const page of pages) found.push(...page)
  await store.students.update(`id-${MANY - 1}`, { fatherName: studentDetails.fatherName })
  assert.equal(
    found.map(({ id }) => id),
    expected(0, MANY),
  )
  assert.is(found.at(-1)?.fatherName, 'Changed meanwhile', 'what is shown is what is there')
})

test('a list of several pages has all former students, the newest leavers first, those of a day by name', async () => {
  const { store } = school
  const all = expected(0, MANY)
  const recorded = { leftYear: '2025/26', reason: 'moved', note: '', leftAt: createdAt, leftBy: null } as const
  await store.transaction(async ({ former }) => {
    // Of every three the last two left on the same day.
    for (const [day, number] of [
      ['2026-03-01', 0],
      ['2026-02-01', 1],
    ] as const) {
      const ids = all.filter((_, index) => Math.min(index % 3, 1) === number)
      await former.leave(ids, { ...recorded, leftOn: day }, () => '2020/21')
    }
  })
  const { data } = (await admin.post('/student/former/find', { text: 'tom' })).body
  await store.transaction(async ({ former }) => former.bringBack(all))
  const isLater = (id: string) => Number(id.slice(3)) % 3 === 0
  const nameKey = (id: string) => `${Number(id.slice(3)) % 2 ? 'Zoë' : 'Ann'} ${id.slice(3)}`
  // Ann before Zoë, and of one name by the number as a text.
  const byName = all.toSorted((one, other) => (nameKey(one) < nameKey(other) ? -1 : 1))
  assert.equal(idsOf(data), [...byName.filter(isLater), ...byName.filter((id) => !isLater(id))])
})

test('lists of several pages have all users, teachers and notices, each once and in order', async () => {
  const users = operations.allUser.success.parse((await admin.get('/admin/allUser')).body).data
  const named = (letter: string, count: number) => Array.from({ length: count }, (_, index) => `${letter}${index}`)
  assert.equal(
    users.map(({ userId }) => userId),
    [ADMIN.userId, ...named('s', MANY), ...named('t', TEACHERS)],
  )
  const { teachers } = operations.allTeacher.success.parse((await admin.get('/teacher/allTeacher')).body)
  assert.equal(idsOf(teachers), named('teacher-', TEACHERS))
  const { notice } = operations.getNotice.success.parse((await admin.get('/notice/getNotice')).body)
  assert.equal(idsOf(notice), named('notice-', NOTICES).reverse())
  const visible = operations.getNotice.success.parse((await school.visitor.get('/notice/getNotice')).body).notice
  assert.equal(
    idsOf(visible),
    idsOf(notice).filter((_, index) => index % 2 === 0),
  )
})

test('other requests are served between the pages of every list', async () => {
  for (const [path, pages] of [
    ['/student/getAllStudent', 3],
    ['/admin/allUser', 10],
    ['/teacher/allTeacher', 3],
    ['/notice/getNotice', 4],
  ] as const) {
    // Drops the cached lists.
    await school.store.students.update('id-0', { fee: '2' })
    await school.store.notices.update('notice-0', { description: 'Other' })
    const user = await school.store.users.findByUserId('s0')
    await school.store.users.rename(user?.id ?? '', 'Another')
    let turns = 0
    let isOver = false
    const count = () => {
      turns++
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    await school.request(`/api/v1${path}`, { headers: { cookie: admin.cookie } })
    isOver = true
    assert.ok(turns >= pages, `${path}: ${turns} turns of the event loop`)
  }
})

test('a list is compressed as Accept-Encoding allows', async () => {
  const plain = (await admin.get('/student/getAllStudent')).bytes
  for (const [encoding, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const headers = { 'accept-encoding': encoding, cookie: admin.cookie }
    const got = await school.request('/api/v1/student/getAllStudent', { headers })
    assert.is(got.headers.get('content-encoding'), encoding)
    assert.equal(decode(Buffer.from(await got.arrayBuffer())), plain)
  }
})

test('a change is in the next response of a list', async () => {
  const { _id } = await addStudent(admin, { grade: '1' })
  assert.equal(idsOf((await admin.get('/student/getAllStudent')).body.students), [...expected(0, MANY), _id])
  assert.equal(idsOf((await admin.post('/student/classFilter/1')).body.students), [...expected(0, MANY - 5), _id])
  await admin.delete(`/student/deleteStudent/${_id}`)
  assert.equal(idsOf((await admin.get('/student/getAllStudent')).body.students), expected(0, MANY))
  assert.equal(idsOf((await admin.post('/student/classFilter/1')).body.students), expected(0, MANY - 5))
})

test('a list is compressed once for all callers with the same encoding', async () => {
  let made = 0
  const counting = ({ students, ...store }: Store): Store => {
    const pages: typeof students.pages = (search) => {
      made++
      return students.pages(search)
    }
    return { ...store, students: { ...students, pages } }
  }
  const other = await start({ dataDir: school.dataDir, between: counting })
  const { cookie } = await other.login(ADMIN.userId, ADMIN.password)
  const get = (encoding: string) =>
    other.request('/api/v1/student/getAllStudent', { headers: { cookie, 'accept-encoding': encoding } })
  await get('br')
  const first = made
  await Promise.all([get('br'), get('br')])
  assert.is(made, first)
  await Promise.all([get('gzip'), get('gzip')])
  assert.is(made, 2 * first)
  await other.stop({ keep: true })
})

test('a list of several pages is one valid JSON text, also with empty pages', async () => {
  const pages = async function* () {
    yield []
    yield [{ a: '"' }]
    yield [{ b: 1 }, { c: 2 }]
  }
  const list = { message: 'm', field: 'students', pages, toResponse: (row: object) => row }
  const { body } = await encodeList(list, undefined)
  assert.is(String(body.bytes), '{"success":true,"message":"m","students":[{"a":"\\""},{"b":1},{"c":2}]}')
})

test.run()
