import { parse } from 'csv-parse/sync'
import readXlsxFile from 'read-excel-file/node'
import * as assert from 'uvu/assert'
import { unescapeFormula } from '../../server/exports/formulas.ts'
import { newId } from '../../server/store/ids.ts'
import {
  addNotice,
  addNoticeFile,
  addReport,
  addStudent,
  addTeacher,
  noticeFields,
  picture,
  studentByLabels,
} from '../../tools/samples.ts'
import { ADMIN, type Caller, type Got, start } from '../../tools/start.ts'
import { test } from '../test.ts'
import { unzip } from './unzip.ts'

const school = await start({ env: { SCHOOL_TIME_ZONE: 'Asia/Karachi' } })
const admin = await school.login(ADMIN.userId, ADMIN.password)
test.after(() => school.stop())

type Cells = Record<string, string>

const rowsOf = (csv: Buffer | undefined): Cells[] =>
  parse(csv ?? '', { bom: true, columns: true, cast: (cell) => unescapeFormula(cell) })

async function rowsOfSheet(file: Buffer): Promise<unknown[][]> {
  const [sheet] = (await readXlsxFile(file)) as unknown as { data: unknown[][] }[]
  return sheet?.data ?? []
}

async function list(caller: Caller, name: string, filter: object = {}): Promise<Cells[]> {
  const got = await caller.post(`/export/${name}`, { format: 'csv', ...filter })
  assert.is(got.status, 200, String(got.bytes))
  return rowsOf(got.bytes)
}

const addNoticeAt = (createdAt: string, title: string) =>
  school.store.notices.add({ ...noticeFields, id: newId(), title, date: '1', createdAt, photoVersion: null })

const names = (rows: Cells[]) => rows.map((row) => row.Name)
const nameOf = ({ headers }: Got) => headers.get('content-disposition')

/** The newest lines of the audit as 'action entity id'. */
const audit = async (count: number): Promise<string[]> =>
  (await admin.get('/admin/audit')).body.data
    .slice(0, count)
    .map(({ action, entity, entityId }: Cells) => [action, entity, entityId].filter(Boolean).join(' '))

test('a list comes back from CSV and Excel as it was typed, and no cell of it is a formula', async () => {
  const typed = {
    name: '=HYPERLINK("http://evil.example";"Zoë")',
    fatherName: 'علی، حسن 😀',
    rollNumber: '007',
    address: '\'=2+3, "Hill"\nRoad;\t_x0041_',
    fee: '1,500.00',
    phone: '+44 20 7946-0958',
  }
  const { _id, userId } = await addStudent(admin, typed)
  const got = await admin.post('/export/students', { format: 'csv', name: 'hyperlink' })
  assert.equal([...got.bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf], 'the mark of UTF-8')
  assert.match(nameOf(got) ?? '', /^attachment; filename="students-\d{4}-\d\d-\d\d\.csv"; filename\*=UTF-8''students-/)
  assert.is(got.headers.get('cache-control'), 'private, no-store')
  assert.match(String(got.bytes), `"'=HYPERLINK(""http://evil.example"";""Zoë"")",`)
  assert.match(String(got.bytes), `,'+44 20 7946-0958,`)
  const { createdAt = '' } = (await school.store.students.find(_id)) ?? {}
  const expected = {
    ...studentByLabels(typed),
    'User Id': userId,
    Report: '',
    Added: new Date(Date.parse(createdAt) + 5 * 3_600_000).toISOString().slice(0, 16).replace('T', ' '),
  }
  assert.equal(rowsOf(got.bytes), [expected])

  const sheet = await admin.post('/export/students', { format: 'xlsx', name: 'hyperlink' })
  const [head, row] = await rowsOfSheet(sheet.bytes)
  assert.equal(head, Object.keys(expected))
  // What the reader makes of an empty cell.
  assert.equal(
    row,
    Object.values(expected).map((text) => text || null),
  )
})

test('a list has the rows of its filters and of the selection', async () => {
  const [first, second, third] = [
    await addStudent(admin, { name: 'Filter One', grade: '3' }),
    await addStudent(admin, { name: 'Filter Two', grade: '3' }),
    await addStudent(admin, { name: 'Filter Three', grade: '4' }),
  ]
  await addReport(admin, first._id, { message: 'Filtered report' })
  const found = async (filter: object) => names(await list(admin, 'students', { name: 'filter', ...filter }))
  assert.equal(await found({}), ['Filter One', 'Filter Two', 'Filter Three'])
  assert.equal(await found({ class: '3' }), ['Filter One', 'Filter Two'])
  const ofClass = await Promise.all(
    ['3', '4'].map((grade) => admin.post('/export/students', { format: 'csv', class: grade })),
  )
  for (const [at, grade] of ['3', '4'].entries()) {
    assert.match(
      nameOf(ofClass[at] as Got) ?? '',
      new RegExp(`filename="students-Class-${grade}-\\d{4}-`),
      'a name of its own',
    )
  }
  assert.equal(await found({ class: '3', missing: '1' }), ['Filter Two'])
  assert.equal(await found({ class: '3', written: '1' }), ['Filter One'])
  assert.equal(await found({ condition: 'Good' }), ['Filter One'])
  assert.equal(await found({ condition: 'Bad' }), [])
  assert.equal(await found({ ids: [first._id, third._id] }), ['Filter One', 'Filter Three'])
  assert.equal(await found({ ids: [first._id, third._id], class: '4' }), ['Filter Three'])
  assert.equal(await found({ ids: ['0'.repeat(32)] }), [])
  // What else the URL of the list has, such as the page of the table, is no filter.
  assert.equal(await found({ class: '4', page: '2', sort: 'name' }), ['Filter Three'])
  const reports = await list(admin, 'reports', { class: '3', name: 'filter' })
  assert.equal(
    reports.map((row) => [row.Name, row.Class, row.Message, row.Condition]),
    [['Filter One', '3', 'Filtered report', 'Good']],
  )
  const users = await list(admin, 'users', { userId: second.userId.toUpperCase() })
  assert.equal(
    users.map((row) => [row.Role, row['User Id'], row.Name]),
    [['Student', second.userId, 'Filter Two']],
  )

  // In Karachi it is March already.
  await addNoticeAt('2026-02-28T19:00:00.000Z', 'March notice')
  await addNoticeAt('2026-02-28T18:59:59.999Z', 'February notice')
  const notices = await list(admin, 'notices', { month: '2026-03' })
  assert.equal(
    notices.map((row) => row.Title),
    ['March notice'],
  )
  assert.is((await admin.post('/export/notices', { format: 'csv', month: '2026-13' })).body.field, 'month')
  await addNotice(admin, { title: 'Planned', catagory: 'Trips', appearsOn: '2099-01-01' })
  await addNotice(admin, { title: 'Over', description: 'كتاب', catagory: 'Trips', date: '2020-01-01' })
  const titlesBy = async (filter: object) => (await list(admin, 'notices', filter as never)).map((row) => row.Title)
  assert.equal(await titlesBy({ category: 'Trips' }), ['Planned', 'Over'])
  assert.equal(await titlesBy({ category: 'Trips', state: 'planned' }), ['Planned'])
  assert.equal(await titlesBy({ category: 'Trips', state: 'ended' }), ['Over'])
  assert.equal(await titlesBy({ words: 'mar not', state: 'shown' }), ['March notice'])
  assert.equal(await titlesBy({ words: 'کتاب' }), ['Over'], 'Arabic and Urdu letters together')

  const refused = async (body: object) => (await admin.post('/export/students', body as never)).body
  assert.is((await refused({ format: 'pdf' })).field, 'format')
  assert.is((await refused({ format: 'csv', class: '11' })).field, 'class')
  assert.is((await refused({ format: 'csv', ids: [] })).message, 'ids is empty: select at least one record')
  const many = Array.from({ length: 1_001 }, (_, index) => String(index))
  assert.match((await refused({ format: 'csv', ids: many })).message, 'more than 1000 records: select fewer')
})

test('a list has no secret, and an export is one line of the audit', async () => {
  const login = { password: 'SECRET-password', answer: 'SECRET-answer' }
  const { userId } = await addTeacher(admin, { ...login, name: 'Export Teacher', bankDetail: 'PRIVATE-bank' })
  const { _id } = await addStudent(admin, { ...login, name: 'Export Student' })
  await addNotice(admin, { title: 'Export notice', date: '2001-01-01' })
  for (const name of ['students', 'teachers', 'notices', 'users']) {
    const { bytes } = await admin.post(`/export/${name}`, { format: 'csv' })
    assert.match(String(bytes), /export/i, name)
    assert.not.match(String(bytes), /SECRET|PRIVATE|argon2/, name)
  }
  assert.equal(await audit(4), ['export user', 'export notice', 'export teacher', 'export student'])
  const notice = (await list(admin, 'notices')).find((row) => row.Title === 'Export notice')
  assert.is(notice?.['Valid for'], '2001-01-01', 'one that only admins still see')

  const [newest, before] = await list(admin, 'audit')
  assert.equal([newest?.What, newest?.Record, newest?.Who], ['export', 'audit', ADMIN.userId])
  assert.equal([before?.What, before?.Record], ['export', 'notice'])

  const teacher = await school.login(userId, login.password)
  const [row = {}] = await list(teacher, 'students', { name: 'Export Student' })
  assert.is(row.Fee, '100', 'as the teacher sees it on the page of the student')
  assert.is(row['User Id'], undefined)
  assert.equal(await audit(1), ['export student'])
  assert.is((await teacher.post(`/export/person/${_id}`)).status, 403)
})

/** A school in which two students and two teachers have words and photos of their own. */
async function people(word: string) {
  const login = { password: 'SECRET-password', answer: 'SECRET-answer' }
  const student = await addStudent(admin, { ...login, name: `${word} Student`, address: `${word} <b>Road</b>` })
  const teacher = await addTeacher(admin, { ...login, name: `${word} Teacher`, bankDetail: `${word}-bank` })
  await addReport(admin, student._id, { message: `${word} report`, photo: await picture('#f00') })
  return { student, teacher, login }
}

const OF_PERSON = ['README.txt', 'about-you.html', 'about-you.json', 'photos/photo.webp']

/** All texts of a ZIP as one. */
const textsOf = (files: Map<string, Buffer>) =>
  [...files]
    .filter(([path]) => !path.endsWith('.webp'))
    .map(([path, bytes]) => `${path}\n${bytes}`)
    .join('\n')

test('everybody gets what the school knows about them, and nothing about anybody else', async () => {
  const { student, teacher, login } = await people('Mine')
  const other = await people('Theirs')
  const asTeacher = await school.login(teacher.userId, login.password)
  // A line about the student by somebody else, and one by the teacher about others.
  await asTeacher.get(`/forTeachers/studentForTeacher/${student._id}`)
  await asTeacher.get(`/forTeachers/studentForTeacher/${other.student._id}`)
  await admin.get(`/student/get-single-student/${student._id}`)
  await school.visitor.post('/auth/register', { userId: 'mine-user', ...login })

  const callers: [who: string, caller: Caller, files: string[], words: RegExp[]][] = [
    [
      'student',
      await school.login(student.userId, login.password),
      [...OF_PERSON, 'photos/report.webp'],
      [/Mine report/, /"action": "read secrets",\s+"record": "student",\s+"by": 3,\s+"address": ""/],
    ],
    ['teacher', asTeacher, [...OF_PERSON, 'photos/id-card.webp'].sort(), [/Mine-bank/, /"by": "self"/]],
    ['user', await school.login('mine-user', login.password), OF_PERSON.slice(0, 3), [/"userId": "mine-user"/]],
    ['admin', admin, OF_PERSON.slice(0, 3), [/"role": 3/]],
  ]
  for (const [who, caller, expected, words] of callers) {
    const got = await caller.post('/export/own')
    assert.is(got.status, 200, who)
    const files = await unzip(got.bytes)
    assert.equal([...files.keys()].sort(), expected.sort(), who)
    const texts = textsOf(files)
    for (const word of words) assert.match(texts, word, who)
    assert.not.match(texts, /SECRET|argon2|Theirs|[0-9a-f]{32}/, who)
    if (who !== 'admin') assert.not.match(texts, `"userId": "${ADMIN.userId}"`)
    assert.equal(await audit(1), [`export user ${(await caller.get('/auth/me')).body.user._id}`], who)
  }

  const asStudent = await unzip((await callers[0]?.[1].post('/export/own'))?.bytes ?? Buffer.alloc(0))
  const page = String(asStudent.get('about-you.html'))
  assert.match(page, 'Mine &lt;b&gt;Road&lt;/b&gt;')
  const data = JSON.parse(String(asStudent.get('about-you.json')))
  assert.equal([data.student.rollNumber, data.report.condition, data.teacher], ['7', 'Good', null])
  const history: Cells[] = data.history
  // The reading by the teacher is written after its response, so that it may be anywhere among them.
  assert.equal(
    history.filter(({ action }) => action !== 'read').map(({ action, record, by }) => `${action} ${record}: ${by}`),
    [
      'export user: self',
      'export user: self',
      'login user: self',
      'read secrets student: 3',
      'add report: 3',
      'add student: 3',
    ],
  )
  const stored = await school.store.photos.find(student._id, 'photo')
  assert.equal(asStudent.get('photos/photo.webp'), Buffer.from(stored?.bytes ?? []))

  // The same for an admin, by the id of the record or of the login; the file does not name the admin.
  for (const id of [student._id, (await school.store.students.find(student._id))?.login]) {
    const got = await admin.post(`/export/person/${id}`)
    assert.match(nameOf(got) ?? '', /filename\*=UTF-8''Mine%20Student-\d/)
    const files = await unzip(got.bytes)
    assert.equal([...files.keys()].sort(), [...OF_PERSON, 'photos/report.webp'].sort())
    assert.not.match(textsOf(files), /SECRET|argon2|Theirs/)
    assert.equal(await audit(1), [`export student ${id}`])
  }
  assert.is((await admin.post(`/export/person/${'0'.repeat(32)}`)).status, 404)
})

test('no name makes the name of a file that leads elsewhere, or reads as another kind of file', async () => {
  const { _id, userId } = await addStudent(admin)
  // As it was stored before names lost what nobody sees.
  const name = 'a/../b\\\u202Egpj"\tZoë'
  await school.store.users.rename((await school.store.users.findByUserId(userId))?.id ?? '', name)
  const got = await admin.post(`/export/person/${_id}`)
  const written = `filename*=UTF-8''${encodeURIComponent('a-..-b--gpj"-Zoë-')}`
  assert.ok(nameOf(got)?.includes(written), nameOf(got) ?? '')
})

test('the whole school has every list and photo under safe names, and no secret', async () => {
  const login = { password: 'SECRET-password', answer: 'SECRET-answer' }
  const same = { ...login, grade: '9', rollNumber: '1' }
  const first = await addStudent(admin, { ...same, name: 'School One' })
  const second = await addStudent(admin, { ...same, name: 'School Two' })
  const evil = await addStudent(admin, { ...login, grade: '9', rollNumber: '../../etc/passwd' })
  await addStudent(admin, { ...login, name: 'School None', photo: undefined })
  const teacher = await addTeacher(admin, { ...login, name: 'School Teacher', bankDetail: 'School bank' })
  await addReport(admin, first._id, { photo: await picture() })
  await addNoticeFile(admin, await addNotice(admin, { title: 'School: trip' }), 'والدین.txt')
  const got = await admin.post('/export/school')
  assert.match(nameOf(got) ?? '', /filename="school-\d{4}-\d\d-\d\d\.zip"/)
  assert.equal(await audit(1), ['export school'])
  const files = await unzip(got.bytes)
  assert.not.match(textsOf(files), /SECRET|argon2/)
  assert.match(String(files.get('README.txt')), 'students.csv')

  const students = rowsOf(files.get('students.csv'))
  const photoOf = (id: string) => students.find((row) => row['User Id'] === id)?.Photo
  assert.is(photoOf(first.userId), '9-1.webp')
  assert.is(photoOf(second.userId), `9-1-${second._id}.webp`)
  assert.is(photoOf(evil.userId), '9-..-..-etc-passwd.webp')
  assert.is(students.find(({ Name }) => Name === 'School None')?.Photo, '')
  for (const { Photo } of students) assert.ok(!Photo || files.has(`photos/students/${Photo}`), Photo)
  assert.equal(
    files.get('photos/students/9-1.webp'),
    Buffer.from((await school.store.photos.find(first._id, 'photo'))?.bytes ?? []),
  )
  const listed = rowsOf(files.get('teachers.csv')).find((row) => row['User Id'] === teacher.userId)
  assert.equal([listed?.Name, listed?.['Bank detail']], ['School Teacher', 'School bank'])
  assert.ok(files.has(`photos/teachers/${listed?.Photo}`))
  assert.ok(files.has(`id-cards/id-card-${listed?.Photo}`))
  assert.is(String(files.get('notice-files/School-trip/1-والدین.txt')), 'Bring water.')
  const report = rowsOf(files.get('reports.csv')).find((row) => row['User Id'] === first.userId)
  assert.ok(files.has(`photos/reports/${report?.Photo}`))
  assert.ok(rowsOf(files.get('users.csv')).some((row) => row['User Id'] === ADMIN.userId))
})

test.run()
