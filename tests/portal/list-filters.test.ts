/** What the filters and searches of a list leave, how they are taken away, and what was just saved beside them. */
import * as assert from 'uvu/assert'
import { click, type } from '../dom.ts'
import { test } from '../test.ts'
import { find, logged, openPage, requests, respond, runInAct, submit, textOf, waitUntilIdle } from './portal.tsx'
import { fill, noticeOf, studentOf } from './staff.ts'

const { navigate } = await import('../../portal/state/navigation.ts')
const { loadStudents } = await import('../../portal/state/students.ts')

const LIST = '/admin/dashboard/Student-detail'
const bilal = studentOf('bilal', { name: 'Bilal Khan', grade: '5', report: 'Good' })
const ahmed = studentOf('ahmed', { name: 'Khan Bilal Ahmed', grade: '6' })
const zaman = studentOf('zaman', { name: 'Bilal Zaman', grade: '5' })
const all = [bilal, ahmed, zaman]

test.before.each(async () => {
  respond('getAllStudent', { success: true, message: '', students: all })
  respond('classFilter', ({ path }: { path: string }) => ({
    body: { success: true, message: '', students: all.filter(({ grade }) => path.endsWith(`/${grade}`)) },
  }))
  await loadStudents()
})

const names = () =>
  [...document.querySelectorAll('main tbody [data-column=name] bdi')].map((name) => name.textContent ?? '')
const chips = () => [...document.querySelectorAll('main .kit-filter-chips li')].map((chip) => chip.textContent)
const remove = (filter: string) => click(find(`main button[aria-label="Remove ${filter}"]`))
const bodyOf = (call: string) => requests.filter((request) => request.call === call).at(-1)?.body

test('class and search filter together, by the field and by the dialog, and each is taken away alone', async () => {
  respond('findStudents', { success: true, message: '', data: [bilal] })
  await openPage(`${LIST}?class=5`, 3)
  await type(find('main [name=q]'), 'khan bilal')
  await click(find('main [role=search] [type=submit]'))
  await waitUntilIdle()
  assert.equal(bodyOf('findStudents'), { text: 'khan bilal', name: '', fatherName: '', grade: '5', address: '' })
  assert.equal([names(), chips()], [['Bilal Khan'], ['Class: 5', 'Found by: khan bilal']])
  assert.match(textOf(), 'Enter opens Bilal Khan')
  await remove('Found by khan bilal')
  await waitUntilIdle()
  assert.equal([names(), chips()], [['Bilal Khan', 'Bilal Zaman'], ['Class: 5']])
  assert.is(find<HTMLInputElement>('main [name=q]').value, '')

  await click(find('main button', 'Search Students'))
  const select = find<HTMLSelectElement>('dialog select')
  assert.is(select.value, '5')
  respond('searchStudent', { success: true, message: 'Found', data: [ahmed] })
  await type(find('dialog [name=fatherName]'), 'zaman')
  await type(select, '6')
  await click(find('dialog button[type=submit]'))
  await waitUntilIdle()
  assert.equal(bodyOf('searchStudent'), { text: '', name: '', fatherName: 'zaman', grade: '6', address: '' })
  assert.equal([names(), chips()], [['Khan Bilal Ahmed'], ['Class: 6', 'Father Name: zaman']])
})

test('the charts lead to filters of reports, which exclude each other', async () => {
  for (const [query, found, filters] of [
    ['class=5&written=1', ['Bilal Khan'], ['Class: 5', 'Report written']],
    ['class=5&missing=1', ['Bilal Zaman'], ['Class: 5', 'Report still missing']],
    ['condition=Good', ['Bilal Khan'], ['Condition: Good']],
  ] as const) {
    const view = await openPage(`${LIST}?${query}`, 3)
    assert.equal([names(), chips()], [found, filters], query)
    view.unmount()
  }
  await openPage(`${LIST}?condition=Good`, 3)
  await click(find('main button', 'Reports Still missing'))
  assert.equal([location.search, names()], ['?missing=1', ['Bilal Zaman', 'Khan Bilal Ahmed']])
  await remove('Report still missing')
  assert.equal([location.search, names().length], ['', 3])
})

test('a teacher sees how many reports of those found are written, and who has none yet', async () => {
  respond('searchStudent', { success: true, message: '', data: all })
  await openPage('/teacher/dashboard?name=bilal', 2)
  assert.match(textOf(), 'Reports: 1 of 3 written')
  await click(find('main button', 'Reports Still missing'))
  assert.equal(names(), ['Bilal Zaman', 'Khan Bilal Ahmed'])
  assert.is(find('main button', 'Reports Still missing').getAttribute('aria-pressed'), 'true')
  assert.equal(chips(), ['Name: bilal', 'Report still missing'])
  assert.match(textOf(), 'Reports: 1 of 3 written')
  await remove('Report still missing')
  assert.is(names().length, 3)
})

test('a search that the server refuses says why, and asking again would not help', async () => {
  const message = 'Name has more than 50 words.'
  respond('searchStudent', () => ({ status: 400, body: { success: false, message } }))
  await openPage(`${LIST}?name=many`, 3)
  assert.match(textOf('main tbody'), message)
  assert.not.match(textOf(), 'Try again')
  logged()
})

test('a notice that was just saved is shown where the month of the list leaves it out', async () => {
  await openPage('/admin/dashboard/Student-detail', 3)
  await runInAct(() => navigate('/admin/dashboard/notice-detail?month=2020-01'))
  await runInAct(() => navigate('/admin/dashboard/add-notice'))
  await click(find('main form button', 'Unlimited'))
  await fill({ title: 'New notice', description: 'Bring water', catagory: 'Sport' })
  const saved = noticeOf('new', { title: 'New notice' })
  respond('addNotice', { success: true, message: '', notice: saved })
  respond('getNotice', { success: true, message: '', notice: [saved] })
  await submit()
  assert.is(location.search, '?month=2020-01')
  assert.match(textOf(), "New notice is saved; the filter 'Month: Jan 2020' hides")
  const rows = () => document.querySelectorAll('main tbody tr[data-part=row]').length
  assert.is(rows(), 1)
  await click(find('main [role=status] button', 'Remove the filter'))
  assert.equal([location.search, rows()], ['', 1])
  assert.not.match(textOf(), 'is saved; the filter')
})

test('a user is found by the words of the user id, in any spelling; the total is that of all', async () => {
  const userOf = (userId: string) => ({ _id: userId, role: 2, userId, answer: '', created_at: '2026-03-02T08:30:00Z' })
  const data = [userOf('Łukasz-Groß-12@mySchool.com'), userOf('guest')]
  respond('allUser', { success: true, message: '', data })
  await openPage('/admin/dashboard/UserInfo', 3)
  await type(find('main [name=q]'), 'gross lukasz')
  await click(find('main [role=search] [type=submit]'))
  assert.is(location.search, '?userId=gross+lukasz')
  assert.is(textOf('main tbody [data-column=userId]'), 'Łukasz-Groß-12@mySchool.com')
  assert.equal(chips(), ['User Id: gross lukasz'])
  assert.is(textOf('h1'), 'userLength : 2')
  await remove('User Id gross lukasz')
  assert.is(document.querySelectorAll('main tbody [data-column=userId]').length, 2)
})

test.run()
