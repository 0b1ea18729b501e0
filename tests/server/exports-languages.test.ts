/** Files in another language of the school: what an export writes, an import reads. */
// needs: build
import { resolve } from 'node:path'
import { parse } from 'csv-parse/sync'
import readXlsxFile from 'read-excel-file/node'
import * as assert from 'uvu/assert'
import { ROLE } from '#contract'
import type { ImportKind } from '#contract/imports'
import { studentColumns } from '../../contract/students/fields.ts'
import { studentLabels as urdu } from '../../messages/ur/labels.ts'
import { addReport, addStudent, addTeacher, teacherFields } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { test } from '../test.ts'
import { unzip } from './unzip.ts'

// The feed has the languages that the portal is built in.
const school = await start({ portalDir: resolve('dist/portal') })
const admin = await school.login(ADMIN.userId, ADMIN.password)
test.after(() => school.stop())
test.before.each(() => changeSchool(admin, { region: { digits: 'latin' } }))

await changeSchool(admin, { languages: { first: 'en', others: ['ur'] } })
const student = await addStudent(admin, { name: 'علی خان', fatherName: 'عمران خان', rollNumber: '۰۷', grade: '5' })
await addReport(admin, student._id, { condition: 'Excelent' })
await addTeacher(admin, { name: 'سارہ ملک', gender: 'Female' })

const rowsOf = (csv: Buffer): Record<string, string>[] => parse(csv, { bom: true, columns: true })

async function exported(list: string, more: object = {}) {
  const got = await admin.post(`/export/${list}?lang=ur`, { format: 'csv', ...more })
  assert.is(got.status, 200, String(got.bytes))
  return got
}

/** The draft of an import of a file. */
async function read(kind: ImportKind, file: Uint8Array | string) {
  const { body } = await admin.post(`/imports?kind=${kind}&name=list.csv`, Buffer.from(file))
  assert.is(body.success, true, body.message)
  return body.import
}

/** Nothing is left to decide, and nobody is different. */
function isTheSame({ counts, faults, notes }: Awaited<ReturnType<typeof read>>) {
  assert.equal([faults, notes], [[], []])
  assert.equal([counts.same, counts.all], [1, 1])
}

test('a list has the headings, choices and name of its language, and comes back by the import without a decision', async () => {
  const students = await exported('students')
  assert.equal(Object.keys(rowsOf(students.bytes)[0] ?? {}), [
    ...studentColumns.map(({ field }) => urdu[field]),
    ...['یوزر آئی ڈی', 'رپورٹ', 'اندراج کا وقت'],
  ])
  assert.is(rowsOf(students.bytes)[0]?.رپورٹ, 'بہت عمدہ')
  assert.match(students.headers.get('content-disposition') ?? '', encodeURIComponent('طلبہ-'))
  isTheSame(await read('student', students.bytes))

  const teachers = await exported('teachers')
  assert.is(rowsOf(teachers.bytes)[0]?.جنس, 'عورت')
  isTheSame(await read('teacher', teachers.bytes))

  const [sheet] = (await readXlsxFile((await exported('students', { format: 'xlsx' })).bytes)) as unknown as {
    sheet: string
    data: string[][]
  }[]
  assert.equal([sheet?.sheet, sheet?.data[0]?.[0]], ['طلبہ', 'نام'])
})

test('an Excel file opens from the side on which its language begins, as a list and as a template', async () => {
  const sheetsIn = async (language: string) => {
    const files = [
      await admin.post(`/export/students?lang=${language}`, { format: 'xlsx' }),
      await admin.get(`/importTemplate?kind=student&format=xlsx&lang=${language}`),
    ]
    return Promise.all(files.map(async ({ bytes }) => String((await unzip(bytes)).get('xl/worksheets/sheet1.xml'))))
  }
  for (const sheet of await sheetsIn('ur')) assert.match(sheet, /<sheetView [^>]*rightToLeft="1"/)
  for (const sheet of await sheetsIn('en')) assert.not.match(sheet, 'rightToLeft')
})

test('a list that people write in Urdu is read: other names of columns, letters of other keyboards, classes and genders', async () => {
  const students = await read(
    'student',
    'طالب علم کا نام,ولدیت,رول نمبر,كلاس,عمر (سال),موبائل نمبر,ایڈریس,ماہانہ فیس\nزینب,احمد,9,پانچويں,10,0300 1234567,لاہور,1500\n',
  )
  assert.equal([students.missing, students.faults, students.counts.add], [[], [], 1])
  const { body } = await admin.get(`/imports/${students._id}?show=all`)
  assert.equal([body.rows[0].cells.grade, body.rows[0].cells.name], ['5', 'زینب'])

  const { classes: _, ...rest } = { classes: '', ...teacherFields(), gender: 'خاتون', name: 'فرح' }
  const labels = { name: 'استاد کا نام', phone: 'فون', gender: 'جنس', address: 'پتا', qualifications: 'تعلیم' }
  const others = { salary: 'تنخواہ', subject: 'مضمون', bankDetail: 'بینک اکاؤنٹ', experience: 'تجربہ' }
  const columns = Object.entries({ ...labels, ...others })
  const cells = columns.map(([field]) => `"${rest[field as keyof typeof rest]}"`)
  const teachers = await read('teacher', `${columns.map(([, heading]) => heading).join()}\n${cells.join()}\n`)
  assert.equal([teachers.missing, teachers.faults, teachers.counts.add], [[], [], 1])
})

test('the reasons in a file of refused rows have the choices of the language, and the digits of the school', async () => {
  const row = { ...teacherFields(), gender: 'شاید', phone: '12' }
  const columns = [
    'name',
    'phone',
    'gender',
    'address',
    'qualifications',
    'salary',
    'subject',
    'bankDetail',
    'experience',
  ]
  const cells = columns.map((field) => `"${row[field as keyof typeof row]}"`)
  const { _id } = await read('teacher', `${columns.join()}\n${cells.join()}\n`)
  const reasons = async () => {
    const { bytes } = await admin.get(`/imports/${_id}/refused?lang=ur`)
    return rowsOf(bytes)[0]?.['رد ہونے کی وجہ']?.replace(/[\u2068\u2069]/g, '') ?? String(bytes)
  }
  assert.match(await reasons(), /جنس .*: مرد، عورت، یا دیگر۔/)
  assert.match(await reasons(), /کم از کم \d+ لکھیں/)
  await changeSchool(admin, { region: { digits: 'language' } })
  assert.match(await reasons(), /کم از کم [۰-۹]+ لکھیں/)
})

test('numbers in digits of Urdu are read: an age with its word, a phone, a date of birth, a class', async () => {
  const people = await read(
    'student',
    'نام,والد کا نام,رول نمبر,جماعت,عمر,فون نمبر,پتہ,فیس\nزینب,احمد,۱۱,۵,۹ سال,۰۳۰۰ ۱۲۳۴۵۶۷,لاہور,1500\n',
  )
  assert.equal([people.faults, people.counts.add], [[], 1])
  const { cells } = (await admin.get(`/imports/${people._id}?show=all`)).body.rows[0]
  assert.equal([cells.age, cells.phone, cells.grade], ['9', '0300 1234567', '5'])

  const born = await read(
    'student',
    'نام,والد کا نام,رول نمبر,جماعت,تاریخ پیدائش,فون نمبر,پتہ,فیس\nزینب,احمد,12,5,۲۰/۰۵/۲۰۱۵,03001234567,لاہور,1500\n',
  )
  assert.equal([born.faults, born.counts.add], [[], 1])
})

test('a template in Urdu is read with its row of example', async () => {
  for (const kind of ['student', 'teacher'] as const) {
    const { bytes } = await admin.get(`/importTemplate?kind=${kind}&format=csv&lang=ur`)
    const { missing, faults, counts } = await read(kind, bytes)
    assert.equal([missing, faults, counts.add], [[], [], 1])
  }
})

test('the ZIP of a school and that of a person speak the language', async () => {
  const files = await unzip((await admin.post('/export/school?lang=ur')).bytes)
  assert.match(String(files.get('README.txt')), 'پورا اسکول')
  assert.match(String(files.get('students.csv')), 'والد کا نام')
  const login = { userId: student.userId, password: student.password }
  await school.visitor.put('/auth/login', login, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/125.0' })
  const person = await unzip((await admin.post(`/export/person/${student._id}?lang=ur`)).bytes)
  const page = String(person.get('about-you.html'))
  assert.match(page, '<html lang="ur" dir="rtl">')
  assert.match(page, '<dt>کارکردگی</dt><dd><bdi>بہت عمدہ</bdi></dd>')
  assert.not.match(page.replace(/<style>.*<\/style>/s, ''), />(Report|Login|Name|Device|add|student)</)
  assert.match(page, '<bdi>\u2068Windows\u2069 پر \u2068Firefox\u2069</bdi>')
  assert.match(page, '<dt>کردار</dt><dd><bdi>طالب علم</bdi></dd>')
  assert.match(page, '<bdi>ایک منتظم</bdi>')
  // For programs it is the same in every language.
  const { login: ofLogin, sessions, history } = JSON.parse(String(person.get('about-you.json')))
  assert.is(ofLogin.role, ROLE.student)
  assert.equal([sessions[0].browser, sessions[0].system], ['Firefox', 'Windows'])
  assert.equal([...new Set(history.map(({ by }: { by: unknown }) => by))].sort(), [ROLE.admin, 'self'])
})

test('times and school years that are read have the digits of the school, those of lists the digits of programs', async () => {
  await changeSchool(admin, { region: { digits: 'language' } })
  const inUrdu = await unzip((await admin.post(`/export/person/${student._id}?lang=ur`)).bytes)
  assert.match(String(inUrdu.get('README.txt')), /بتاریخ \u2068[۰-۹]{4}-/)
  assert.match(String(inUrdu.get('about-you.html')), /<dt>تعلیمی سال<\/dt><dd><bdi>[۰-۹]{4}\/[۰-۹]{2}</)
  assert.match(String(inUrdu.get('about-you.html')), /<td><bdi>[۰-۹]{4}-[۰-۹]{2}-[۰-۹]{2} [۰-۹]{2}:/)
  assert.match(
    String((await unzip((await admin.post('/export/school?lang=ur')).bytes)).get('README.txt')),
    /بتاریخ \u2068[۰-۹]/,
  )
  const inEnglish = await unzip((await admin.post(`/export/person/${student._id}`)).bytes)
  assert.not.match(String(inEnglish.get('about-you.html')), /[۰-۹]{2}:/)
  assert.match(rowsOf((await exported('students')).bytes)[0]?.['اندراج کا وقت'] ?? '', /^\d{4}-\d\d-\d\d \d\d:\d\d$/)
})

test.run()
