/** A school that is still empty: the first steps, and the links from empty lists to their forms. */
import * as assert from 'uvu/assert'
import { messages } from '#contract'
import { defaultSettings } from '#contract/school/defaults'
import { test } from '../test.ts'
import { find, openPage, respond, textOf } from './portal.tsx'
import { studentOf } from './staff.ts'

const { loadStudents } = await import('../../portal/state/students.ts')

const D = '/admin/dashboard'
const empty = { studentLength: 0, userLength: 1, teacherLength: 0, reportLength: 0, noticeLength: 0 }

/** Opens the dashboard of a school with these numbers. By default it has no settings of its own, but a telephone in Pakistan. */
async function openDashboard(length: object, { settings = defaultSettings, sample = ['identity'] } = {}) {
  respond('adminAll', { success: true, message: messages.allLengths, length: { ...empty, ...length } })
  respond('getSchool', { success: true, message: '', settings, sample, version: '1', phoneCountry: 'PK' })
  return openPage(D, 3)
}

const steps = () =>
  [...document.querySelectorAll('main [aria-labelledby=first-steps] li')].map((step) =>
    step.textContent?.replace(/\s+/g, ' ').trim(),
  )
const stepLinks = () =>
  [...document.querySelectorAll('main [aria-labelledby=first-steps] a')].map((link) => link.getAttribute('href'))

test('the dashboard of an empty school lists the first steps with their links, marks those that are done, and ends', async () => {
  let view = await openDashboard({})
  assert.equal(steps(), [
    'Name, colours and logo',
    'The time zone of your school: Karachi (Pakistan Standard Time)?',
    'The classes of your school',
    'Add students or import a list of students',
    'Add a teacher or import a list of teachers',
    'Add a first notice',
  ])
  assert.equal(stepLinks(), [
    `${D}/school?part=identity&first`,
    `${D}/school?part=region&first`,
    `${D}/school?part=classes&first`,
    `${D}/add-student`,
    `${D}/import?kind=student`,
    `${D}/add-teacher`,
    `${D}/import?kind=teacher`,
    `${D}/add-notice`,
  ])
  view.unmount()
  const { region } = defaultSettings
  const settings = { ...defaultSettings, region: { ...region, timeZone: 'Asia/Karachi' } }
  view = await openDashboard({ studentLength: 1, teacherLength: 1 }, { settings })
  assert.equal(steps(), [
    'Name, colours and logo',
    'The time zone of your school (done)',
    'The classes of your school (done)',
    'Add students (done)',
    'Add a teacher (done)',
    'Add a first notice',
  ])
  assert.equal(stepLinks(), [`${D}/school?part=identity&first`, `${D}/add-notice`])
  view.unmount()
  await openDashboard({ studentLength: 1, teacherLength: 1, noticeLength: 1 }, { settings, sample: [] })
  assert.equal(steps(), [])
})

test('an empty list links an admin to its form; not a teacher, and not where a filter finds nobody', async () => {
  respond('allTeacher', { success: true, message: '', teachers: [] })
  respond('classFilter', { success: false, message: 'No Student Found', students: [] })
  respond('searchStudent', { success: false, message: 'NO Student Found', data: [] })
  await loadStudents()
  const linkOf = async (path: string, role: 2 | 3) => {
    const view = await openPage(path, role)
    const link = find('main .kit-empty-state').querySelector('a')?.getAttribute('href')
    view.unmount()
    return link
  }
  for (const [list, form] of [
    ['Student-detail', 'add-student'],
    ['teacher-detail', 'add-teacher'],
    ['notice-detail', 'add-notice'],
  ])
    assert.is(await linkOf(`${D}/${list}`, 3), `${D}/${form}`)
  for (const query of ['class=2', 'search=1&name=nobody'])
    assert.is(await linkOf(`${D}/Student-detail?${query}`, 3), undefined, query)
  assert.is(await linkOf('/teacher/dashboard', 2), undefined)
})

test('Home leads nobody to the first steps but the admin of a school without students', async () => {
  const hint = 'Your school has no students yet.'
  const open = async (role: 0 | 3) => {
    await loadStudents()
    const view = await openPage('/', role)
    const text = textOf()
    view.unmount()
    return text
  }
  assert.match(await open(3), hint)
  assert.not.match(await open(0), hint)
  respond('getAllStudent', { success: true, message: '', students: [studentOf('a')] })
  assert.not.match(await open(3), hint)
})

test.run()
