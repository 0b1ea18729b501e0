/** What is chosen on the page 'Paper', and what it asks for. */
import * as assert from 'uvu/assert'
import { click, type } from '../dom.ts'
import { test } from '../test.ts'
import {
  down,
  find,
  logged,
  loginOf,
  openPage,
  requests,
  respond,
  runInAct,
  setSchool,
  textOf,
  waitUntilIdle,
} from './portal.tsx'
import { reportedStudent, reportOf, studentOf } from './staff.ts'

const { printSelection, setPrintSelection } = await import('../../portal/state/selections.ts')
const { navigate } = await import('../../portal/state/navigation.ts')
const { setSession } = await import('../../portal/state/session.ts')

const PAGE = '/admin/dashboard/paper'
const students = [
  studentOf('a', { name: 'Ten', rollNumber: '10' }),
  studentOf('b', { name: 'Nine', rollNumber: '9' }),
  studentOf('c', { name: 'Other class', grade: '10', rollNumber: '1' }),
]

async function open(query: string, hasYears = false) {
  respond('getAllStudent', { success: true, message: '', students })
  respond('classFilter', { success: true, message: '', students: students.slice(0, 2) })
  respond('portalAddress', { success: true, message: '', url: 'https://portal.example.org' })
  respond('noteReadings', { success: true, message: '' })
  if (!hasYears) respond('reportYears', { success: true, message: '', years: [] })
  await openPage(PAGE + query, 3)
}

const slips = () => [...document.querySelectorAll('.slip-name')].map((name) => name.textContent)

test('without a choice it asks for a class, and a class comes by roll number', async () => {
  await open('')
  assert.match(textOf('main'), 'Choose a class')
  assert.equal(slips(), [])
  await type(find('[name=class]'), '3')
  await waitUntilIdle()
  assert.equal(slips(), ['Nine', 'Ten'])
  assert.match(textOf('main'), '2 login slips on 1 sheet')
  assert.is(new URLSearchParams(location.search).get('class'), '3')
  assert.is(requests.filter(({ call }) => call === 'logins').length, 0)
})

test('a selection comes from the URL, or from the list for this tab and this user', async () => {
  await open('?kind=slips&ids=c,a,nobody')
  assert.equal(slips(), ['Ten', 'Other class'])
  await click(find('main button', 'Choose a class instead'))
  assert.equal([location.search, slips()], ['?kind=slips', []])

  setPrintSelection(['b', 'c'])
  await runInAct(() => navigate(`${PAGE}?kind=cards&ids=chosen`))
  assert.match(textOf('main'), '2 cards on 1 sheet')
  await runInAct(() => setSession(loginOf(3, 'another')))
  assert.equal([printSelection.value, sessionStorage.getItem('chosen')], [[], null])
})

test('those whom an import has added come page by page, and nobody else', async () => {
  const row = (recordId: string | null) => ({ row: 1, action: 'add', recordId })
  const rows = [row('c'), row(null), row('a')]
  respond('getImport', { success: true, message: '', rows, page: 1, pages: 2, total: 6 })
  await open('?kind=slips&import=i1')
  assert.equal(slips(), ['Ten', 'Other class'])
  assert.is(requests.filter(({ call }) => call === 'getImport').length, 2)
})

test('teachers come by name without a class, and a selection of students is given up for them', async () => {
  const teacher = (_id: string, name: string) => ({
    _id,
    name,
    subject: 'Art',
    gender: 'Male',
    phone: '1',
    photoVersion: null,
  })
  respond('allTeacher', { success: true, message: '', teachers: [teacher('y', 'Zara'), teacher('x', 'Ali')] })
  await open('?kind=cards&ids=a')
  await type(find('[name=kind]'), 'teacher-slips')
  await waitUntilIdle()
  assert.equal(slips(), ['Ali', 'Zara'])
  assert.is(document.querySelector('[name=class]'), null)
  assert.is(new URLSearchParams(location.search).get('ids'), null)
  await type(find('[name=kind]'), 'teacher-cards')
  await waitUntilIdle()
  assert.match(document.querySelector('.id-card-paper')?.textContent ?? '', /Teacher.*Ali.*Subject.*Art/)
})

test('logins that are shown are gone with another class, and are asked for again', async () => {
  const portal = { url: 'https://portal.example.org', qr: '<svg/>' }
  const login = (_id: string, password: string) => ({
    _id,
    userId: `${_id}@mySchool.com`,
    password,
    passwordChangedAt: null,
  })
  respond('logins', { success: true, message: '', logins: [login('a', 'first-secret'), login('b', '')], portal })
  await open('?class=3')
  await click(find('main button', 'Show logins'))
  await waitUntilIdle()
  assert.equal(
    requests.filter(({ call }) => call === 'logins').map(({ body }) => body),
    [{ ids: ['b', 'a'], use: 'show', portal: location.origin }],
  )
  assert.match(textOf('main'), 'first-secret')
  assert.match(textOf('main'), 'not known: give a new one')
  await type(find('[name=class]'), 'all')
  await waitUntilIdle()
  assert.is(slips().length, 3)
  assert.not.match(document.body.innerHTML, 'first-secret')
})

test('a class without students says so, and so does a list that cannot be loaded', async () => {
  respond('classFilter', { success: false, message: 'NO Student Found', students: [] })
  await openPage(`${PAGE}?kind=class-list&class=7`, 3)
  assert.match(textOf('main'), 'There are no students to print')
  respond('classFilter', down)
  await type(find('[name=class]'), '8')
  await waitUntilIdle()
  assert.match(textOf('main'), 'What is to be printed could not be loaded.')
  assert.ok(find('main button', 'Try again'))
  assert.is(logged().length, 1)
})

test('reports are printed class by class; a student who is deleted meanwhile is left out', async () => {
  await open('?kind=reports&class=all')
  assert.match(textOf('main'), 'Choose a class')
  respond('classFilter', {
    success: true,
    message: '',
    students: ['a', 'b', 'c'].map((id) => studentOf(id, { report: 'Good' })),
  })
  respond('getReport', ({ path }) => {
    const id = path.split('/').at(-1) ?? ''
    if (id === 'b') return { status: 404, body: { success: false, message: 'There is no such student.' } }
    const student = { ...reportedStudent, name: `Pupil ${id}` }
    return { body: { success: true, message: '', data: reportOf(id), student } }
  })
  await type(find('[name=class]'), '3')
  await waitUntilIdle()
  const names = [...document.querySelectorAll('.report-paper [data-part=name]')].map((name) => name.textContent)
  assert.equal(names, ['Pupil a', 'Pupil c'])
  assert.match(textOf('main'), '2 reports')
  const calls = requests.filter(({ call }) => call === 'noteReadings' || call === 'getReport')
  assert.equal(calls[0]?.body, { ids: ['a', 'b', 'c'], action: 'read report' }, 'noted before the first is read')
})

test('more headings than columns make more columns', async () => {
  await open('?kind=class-list&class=3&columns=2')
  const columns = () => document.querySelectorAll('.class-list tbody tr:first-child td').length - 2
  assert.is(columns(), 2)
  await type(find('[name=headings]'), 'Mon, Tue,Wed')
  assert.is(columns(), 3)
  assert.match(textOf('.class-list thead'), 'NameMonTueWed')
})

test('a class list can have the days of the week, from the first one of the school', async () => {
  setSchool({ region: { firstWeekday: 6 } })
  await open('?kind=class-list&class=3&columns=6')
  await click(find('main button', 'Days of the week'))
  await waitUntilIdle()
  assert.match(textOf('.class-list thead'), 'NameSatSunMonTueWedThu')
  assert.is(find<HTMLInputElement>('[name=headings]').value, 'Sat, Sun, Mon, Tue, Wed, Thu')
})

const earlier = (student: string, name: string, rollNumber: string) => {
  const { version: _, ...data } = reportOf(student)
  return { data: { ...data, year: '2024/25', grade: 'Old 3' }, student: { ...reportedStudent, name, rollNumber } }
}

test('reports of an earlier year are printed by the classes of that year, in one request', async () => {
  const years = [
    {
      year: '2024/25',
      reports: 3,
      classes: [
        { grade: 'Old 3', reports: 2 },
        { grade: '5', reports: 1 },
      ],
    },
  ]
  respond('reportYears', { success: true, message: '', years })
  respond('reportsOfYear', ({ query }) => ({
    body: {
      success: true,
      message: '',
      reports: query.includes('grade=Old') ? [earlier('a', 'Ten', '10'), earlier('b', 'Nine', '9')] : [],
    },
  }))
  await open('?kind=reports&class=3', true)
  assert.is(find<HTMLSelectElement>('[name=year]').value, '')
  await type(find('[name=year]'), '2024/25')
  await waitUntilIdle()
  // Class 3 had no report in that year: only classes that had some can be chosen.
  assert.match(textOf('[name=class]'), 'Old 3 (2 reports)')
  await type(find('[name=class]'), 'Old 3')
  await waitUntilIdle()
  assert.match(textOf('main'), '2 reports')
  const names = [...document.querySelectorAll('.report-paper .kit-report-block')].map((one) => one.textContent ?? '')
  assert.equal([names.length, names[0]?.includes('Nine'), names[1]?.includes('Ten')], [2, true, true])
  assert.is(new URLSearchParams(location.search).get('year'), '2024/25')
  assert.is(requests.filter(({ call }) => call === 'reportsOfYear').length <= 2, true)
  assert.is(document.querySelector('[name=cover]'), null)
  await type(find('[name=kind]'), 'class-list')
  await waitUntilIdle()
  assert.is(document.querySelector('[name=year]'), null, 'only reports have a year')
})

test.run()
