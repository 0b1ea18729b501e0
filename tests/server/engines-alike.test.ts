/** SQLite and PostgreSQL give the same answers: 1,000 random students in a school on each. */
// engines: postgres
import * as assert from 'uvu/assert'
import { CONDITIONS, ROLE } from '#contract'
import { CLASSES } from '#contract/school/defaults'
import type { Tables } from '../../server/store/index.ts'
import { reportFields, studentDetails } from '../../tools/samples.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const STUDENTS = 1_000
const SEARCHES = 80
/** The same in every run, so that a run fails only for what was changed; TEST_SEED tries others. */
const seed = Number(process.env.TEST_SEED ?? 1)
const seedNote = `with TEST_SEED=${seed}`
const random = randomFrom(seed)

/** Words of many scripts, whose letters are several units, bytes or characters, and all that has a meaning in patterns. */
const LETTERS = [
  ...'aAbBeEéÉèëēěẽąăȩøØłŁđßſẞæÆœþðħŧıİiI',
  ...'σςΣάΆаАйЙёЁعليאבג日本語한글ไทยक्ष',
  ...['e\u0301', 'i\u0307', 'ﬁ', 'Ǆ', '𝒜', '😀', '👩‍👩‍👧', '\u200d', '\u0301', '１', 'Ａ'],
  ...'%_\\\'"*?[](){}^$.|/-+&<>;:,#@!~`',
  ...'0123456789',
]
const word = (longest: number) => Array.from({ length: 1 + random(longest) }, () => pick(LETTERS)).join('')
const words = (most: number, longest = 7) => Array.from({ length: 1 + random(most) }, () => word(longest)).join(' ')

const people = Array.from({ length: STUDENTS }, (_, index) => {
  const id =
    random(2 ** 32)
      .toString(16)
      .padStart(8, '0') + index.toString(16).padStart(24, '0')
  return {
    ...studentDetails,
    id,
    login: `login-${id}`,
    name: words(4),
    fatherName: words(3),
    rollNumber: word(4),
    age: String(4 + random(16)),
    grade: pick(CLASSES),
    address: words(random(20) === 0 ? 100 : 8),
    fee: String(random(1_000)),
    phone: `${pick(['0300 ', '+92 300-', ''])}${1_000_000 + random(1_000)}`,
    createdAt: new Date(Date.UTC(2026, 0, 1) + random(10 ** 9)).toISOString(),
    photoVersion: null,
  }
})
const userIds = people.map((_, index) =>
  random(3) === 0 ? spelledOtherwise(`pupil-${random(index + 1)}`) : `pupil-${index}`,
)

const schools = [await start({ env: { DATABASE_URL: '' } }), await start()]
test.after(async () => {
  for (const school of schools) await school.stop()
})

/** Fills a school in one transaction. @returns what each step answered */
async function fill(tables: Tables): Promise<boolean[]> {
  const added: boolean[] = []
  for (const [index, student] of people.entries()) {
    const userId = userIds[index] as string
    const login = { id: student.login, userId, name: student.name, role: ROLE.student, createdAt: student.createdAt }
    const none = { passwordHash: '', sealedPassword: null, sealedAnswer: null, passwordChangedAt: null }
    added.push(await tables.users.add({ ...login, ...none }))
    if (!added.at(-1)) continue
    await tables.students.add({ ...student, version: 1 })
    if (index % 3 > 0) continue
    const report = { ...reportFields, id: `report-${student.id}`, studentId: student.id, photoVersion: null }
    const times = { createdAt: student.createdAt, updatedAt: student.createdAt }
    added.push(await tables.reports.add({ ...report, ...times, condition: CONDITIONS[index % 2] as never }))
    added.push(await tables.reports.add({ ...report, ...times, id: 'second', condition: CONDITIONS[0] as never }))
  }
  return added
}
const outcomes = await Promise.all(schools.map(({ store }) => store.transaction(fill)))
const admins = await Promise.all(schools.map((school) => school.login(ADMIN.userId, ADMIN.password)))

/** Asks both schools the same. @returns what both answered */
async function ask(call: (admin: (typeof admins)[number]) => Promise<{ status: number; body: unknown }>, what: string) {
  const [one, other] = await Promise.all(admins.map(call))
  assert.equal(other?.body, one?.body, `${what} ${seedNote}`)
  assert.is(other?.status, one?.status)
  return one?.body as Record<string, unknown[]>
}

test('user ids and reports are unique alike', () => {
  const [one = [], other] = outcomes
  assert.equal(other, one, seedNote)
  assert.ok(one.filter((added) => !added).length > 50, 'some were refused')
})

test('the lists have the same order', async () => {
  const { students } = await ask((admin) => admin.get('/student/getAllStudent'), 'all')
  assert.ok((students?.length ?? 0) > STUDENTS / 2)
  for (const grade of CLASSES) await ask((admin) => admin.post(`/student/classFilter/${grade}`), grade)
})

test('classes and conditions have as many students and reports', async () => {
  const { classes } = await ask((admin) => admin.get('/admin/statistics'), 'statistics')
  assert.is(classes?.length, CLASSES.length)
})

test('searches find the same, whatever is typed', async () => {
  let found = 0
  for (let count = 0; count < SEARCHES; count++) {
    const student = pick(people)
    const search = {
      ...(random(3) > 0 && { name: typed(student.name) }),
      ...(random(3) === 0 && { fatherName: typed(student.fatherName) }),
      ...(random(3) === 0 && { address: typed(student.address) }),
      ...(random(4) === 0 && { grade: student.grade }),
    }
    const { data } = await ask((admin) => admin.post('/student/searchStudent', search), JSON.stringify(search))
    found += data?.length ?? 0
    const text = typed(pick([student.name, student.rollNumber, student.phone, student.address, 'PUPIL-1']))
    const byText = await ask((admin) => admin.post('/student/findStudents', { text }), JSON.stringify(text))
    found += byText.data?.length ?? 0
  }
  assert.ok(found > 2 * SEARCHES, 'they found students')
})

test('a text that no database keeps alike, or that is too long, is refused with the same words', async () => {
  for (const name of ['a\0b', '\ud800', 'x'.repeat(257), Array.from({ length: 51 }, () => 'a').join(' ')]) {
    await ask((admin) => admin.post('/student/searchStudent', { name }), JSON.stringify(name.slice(0, 20)))
  }
  for (const id of ['%00', '%ff', "'", '%25', 'x'.repeat(3_000)]) {
    await ask((admin) => admin.get(`/forTeachers/studentForTeacher/${id}`), id)
    await ask((admin) => admin.get(`/report/getReport/${id}`), id)
    await ask((admin) => admin.get(`/notice/getSingleNotice/${id}`), id)
  }
})

test('a notice is valid on the same days', async () => {
  const days = ['1', '2026-01-01', '2026-11-22', '9999-12-31', '10000-01-01', '2026-1-1', '', 'a', 'Z', 'é']
  for (const { store } of schools) {
    await store.transaction(async ({ notices }) => {
      for (const [index, date] of days.entries()) {
        const notice = { title: 'a', description: 'a', catagory: 'a', createdAt: '', photoVersion: null }
        await notices.add({ ...notice, id: String(index), date })
      }
    })
  }
  for (const day of days) {
    const [one, other] = await Promise.all(schools.map(({ store }) => store.notices.times(day)))
    assert.equal(
      other?.map(({ id }) => id),
      one?.map(({ id }) => id),
      day,
    )
  }
})

/** Some of a text as a person types it: parts of words, in another order, letter case or spelling. */
function typed(text: string): string {
  const parts = text.split(/\s+/).map((part) => {
    const letters = [...part]
    const from = random(letters.length)
    return spelledOtherwise(letters.slice(from, from + 1 + random(4)).join(''))
  })
  return parts
    .slice(0, 1 + random(3))
    .reverse()
    .join(' ')
    .slice(0, 256)
}

function spelledOtherwise(text: string): string {
  const ways = [
    (one: string) => one.toUpperCase(),
    (one: string) => one.toLowerCase(),
    (one: string) => one.normalize('NFD'),
    (one: string) => one.normalize('NFKC'),
    (one: string) => one.replace(/[a-z0-9]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  ]
  const spelled = pick(ways)(text)
  return spelled.isWellFormed() ? spelled : text
}

function pick<T>(from: readonly T[]): T {
  return from[random(from.length)] as T
}

/** Whole numbers below a bound, the same for the same seed (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

test.run()
