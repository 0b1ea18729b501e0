/** Students who have left: their list, their record, the dialogs, and the certificates. */
import { mock } from 'node:test'
import * as assert from 'uvu/assert'
import type { FormerStudent } from '#contract/operations'
import { studentDetails } from '../../tools/samples.ts'
import { settingsWith } from '../../tools/school-settings.ts'
import { click, type } from '../dom.ts'
import { test } from '../test.ts'
import { find, logged, openPage, requests, respond, setSchool, textOf, toastTexts, waitUntilIdle } from './portal.tsx'
import { cells, details, reportedStudent, reportOf, studentOf } from './staff.ts'

const { loadStudents } = await import('../../portal/state/students.ts')
const { daysFromToday, today } = await import('../../portal/format/dates.ts')

const LIST = '/admin/dashboard/former'

// No day ends between what a test and the page call today.
test.before.each(() => mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-06-15T10:00:00Z') }))
test.after.each(() => mock.timers.reset())

const formerOf = (_id: string, changes: Partial<FormerStudent> = {}): FormerStudent => ({
  _id,
  ...studentDetails,
  name: `Leaver ${_id}`,
  grade: '10',
  created_at: '2020-03-02T08:30:00.000Z',
  photoVersion: null,
  userId: `Leaver-${_id}@mySchool.com`,
  leftOn: '2026-03-31',
  leftYear: '2025/26',
  firstYear: '2019/20',
  reason: 'finished',
  note: '',
  reports: 2,
  erasedOn: null,
  version: `${_id}.1`,
  ...changes,
})

/** Opens the list of these as the admin. */
async function openList(data: readonly FormerStudent[], search = '') {
  respond('findFormer', { success: true, message: '', data })
  respond('formerFilters', {
    success: true,
    message: '',
    years: ['2025/26', '2024/25'],
    grades: ['10', '9'],
    all: data.length,
  })
  return openPage(LIST + search, 3)
}

const lastOf = (call: string) => requests.filter((request) => request.call === call).at(-1)?.body

test('the list shows who has left, and its search and filters are in the URL and sent to the server', async () => {
  await openList([formerOf('a'), formerOf('b', { reason: 'moved', erasedOn: '2036-03-31' })])
  assert.equal(cells()[0]?.slice(0, 4), ['Leaver a', 'Tom Lee', '10 Roll 7', '31 Mar 20262025/26, Finished school'])
  assert.match(cells()[1]?.[3] ?? '', 'Is erased on 31 Mar 2036')
  assert.match(textOf('main'), '2 former students')
  await type(find('main [name=year]'), '2024/25')
  await type(find('main [name=class]'), '9')
  await waitUntilIdle()
  assert.equal(lastOf('findFormer'), { text: '', year: '2024/25', grade: '9' })
  assert.is(location.search, '?year=2024%2F25&class=9')
  await type(find('main [name=q]'), 'khan')
  await click(find('main [role=search] [type=submit]'))
  await waitUntilIdle()
  assert.equal(lastOf('findFormer'), { text: 'khan', year: '2024/25', grade: '9' })
})

test('an empty list says how students come into it, and one that finds nobody does not', async () => {
  const { unmount } = await openList([])
  assert.match(textOf('main'), 'Nobody has left the school yet')
  assert.match(textOf('main'), 'by a promotion')
  unmount()
  await openList([], '?text=khan')
  assert.match(textOf('main table'), 'No former student is found')
  assert.is(textOf('main [data-part=range]'), 'No former student is found', 'the status of the table announces it')
  assert.not.match(textOf('main'), 'by a promotion')
})

test('what is due soon is announced on the dashboard, and its link shows these rows alone', async () => {
  respond('statistics', {
    success: true,
    message: '',
    classes: [],
    conditions: [],
    months: [],
    formerDue: { count: 1, from: daysFromToday(3) },
    timeZone: 'UTC',
  })
  const length = { studentLength: 1, userLength: 1, teacherLength: 1, reportLength: 0, noticeLength: 0 }
  respond('adminAll', { success: true, message: 'successfully getting all lengths', length })
  respond('getSchool', () => ({ status: 500, body: { success: false, message: '' } }))
  const { unmount } = await openPage('/admin/dashboard', 3)
  assert.match(textOf('main'), '1 former student is erased soon')
  const link = find<HTMLAnchorElement>('main a', 'Show them')
  unmount()
  logged()
  await openList(
    [formerOf('a', { erasedOn: daysFromToday(31) }), formerOf('b', { erasedOn: daysFromToday(32) }), formerOf('c')],
    new URL(link.href).search,
  )
  assert.equal(
    cells().map(([name]) => name),
    ['Leaver a'],
  )
})

test('the record has the leaving, who entered it and all reports; only what is corrected is sent, and where another admin has corrected the same, it is asked which', async () => {
  const user = {
    ...formerOf('a', { note: 'Moved to Karachi', reason: 'moved' }),
    leftAt: '2026-04-02T08:30:00.000Z',
    leftBy: 'head',
  }
  respond('formerStudent', { success: true, message: '', user })
  const earlier = { ...reportOf('a'), grade: '9' }
  const reports = [
    { ...earlier, year: '2025/26' },
    { ...earlier, _id: 'older', year: '2024/25' },
  ]
  respond('earlierReports', { success: true, message: '', reports, student: reportedStudent })
  await openPage(`${LIST}/a`, 3)
  assert.is(textOf('h1'), 'Leaver a')
  const shown = details()
  assert.is(shown['Left on'], '31 Mar 2026')
  assert.is(shown['First school year'], '2019/20')
  assert.is(shown.Note, 'Moved to Karachi')
  assert.match(shown.Entered ?? '', 'by head')
  assert.match(shown['Erased on'] ?? '', 'kept for ever')
  assert.is(document.querySelectorAll('main .kit-report-block').length, 2)

  const by = { by: 'deputy', at: '2026-04-03T08:30:00.000Z' }
  const conflicts = [
    { field: 'leftOn', theirs: '2026-03-30', ...by },
    { field: 'reason', theirs: 'other', ...by },
  ]
  respond('changeLeaving', { success: false, message: '', code: 'notDone', version: 'a.2', conflicts })
  await click(find('main button', 'Change the leaving'))
  await type(find('dialog [name=firstYear]'), '2015/16')
  await type(find('dialog [name=leftOn]'), '2026-03-29')
  await type(find('dialog [name=reason]'), 'finished')
  await click(find('dialog button', 'Save'))
  await waitUntilIdle()
  const corrected = { firstYear: '2015/16', leftOn: '2026-03-29' }
  assert.equal(lastOf('changeLeaving'), { ...corrected, reason: 'finished', version: 'a.1' })
  const choices = [...document.querySelectorAll('dialog fieldset.choices')].map((one) => one.textContent ?? '')
  assert.match(choices[0] ?? '', /Last day.*29 Mar 2026.*30 Mar 2026.*deputy/)
  assert.match(choices[1] ?? '', /Why.*Finished school.*Other/)
  respond('changeLeaving', { success: true, message: '', user: formerOf('a') })
  await click(find('dialog [name=leftOn][value=mine]'))
  await click(find('dialog [name=reason][value=theirs]'))
  await click(find('dialog form button[type=submit], dialog button[form]'))
  await waitUntilIdle()
  assert.equal(lastOf('changeLeaving'), { ...corrected, version: 'a.2' }, 'theirs is left as it is')
  assert.is(document.querySelector('dialog[open]'), null)
  assert.is(requests.filter(({ call }) => call === 'formerStudent').length, 2, 'the record is loaded again')
})

test('a selection of two classes leaves as one act, and Undo brings each back into the class of before', async () => {
  const students = [studentOf('a', { grade: '3' }), studentOf('b', { grade: '10' })]
  respond('getAllStudent', { success: true, message: '', students })
  await loadStudents()
  await openPage('/admin/dashboard/Student-detail', 3)
  for (const box of document.querySelectorAll<HTMLInputElement>('main tbody [data-column=select] input'))
    await click(box)
  await click(find('main .kit-button', 'Leaves the school'))
  assert.match(textOf('dialog[open]'), 'The login ends at once')
  assert.is(find<HTMLInputElement>('dialog [name=leftOn]').value, today())
  await type(find('dialog [name=reason]'), 'moved')
  await type(find('dialog [name=note]'), 'To Karachi')
  respond('leaveSchool', { success: true, message: '', left: 2, act: '7' })
  respond('getAllStudent', { success: true, message: '', students: [] })
  await click(find('dialog button', 'Leaves the school'))
  await waitUntilIdle()
  assert.equal(lastOf('leaveSchool'), { ids: ['a', 'b'], leftOn: today(), reason: 'moved', note: 'To Karachi' })
  assert.match(textOf('dialog[open]'), 'Left the school: 2 students')
  assert.is(find<HTMLAnchorElement>('dialog a').pathname, LIST)

  respond('bringBack', { success: true, message: '', back: 1, act: '8' })
  await click(find('dialog button', 'Undo'))
  await waitUntilIdle()
  assert.equal(
    requests.filter(({ call }) => call === 'bringBack').map(({ body }) => body),
    [
      { ids: ['a'], grade: '3' },
      { ids: ['b'], grade: '10', act: '8' },
    ],
  )
  assert.equal(toastTexts(), ['Back in the school: 2 students'])
})

test('filters of the URL are read; several are erased by the word, and the register has their names', async () => {
  await openList([formerOf('a'), formerOf('b')], '?year=2025%2F26&class=10')
  assert.equal(lastOf('findFormer'), { text: '', year: '2025/26', grade: '10' })
  await click(find('main button[aria-label="Remove Last class 10"]'))
  await waitUntilIdle()
  assert.equal(lastOf('findFormer'), { text: '', year: '2025/26', grade: '' })
  for (const box of document.querySelectorAll('main tbody [data-column=select] input')) await click(box)
  await click(find('main [role=group] button', 'Erase'))
  assert.match(textOf('dialog[open]'), '2 former students')
  const confirm = async (word: string) => {
    await type(find('dialog [name=word]'), word)
    await click(find('dialog button[type=submit]'))
    await waitUntilIdle()
  }
  await confirm('delete')
  assert.match(textOf('dialog[open]'), 'This is not the word: nothing was erased')
  assert.is(lastOf('eraseFormer'), undefined)
  respond('eraseFormer', { success: true, message: '', erased: 2 })
  respond('findFormer', { success: true, message: '', data: [] })
  await confirm('erase')
  assert.equal(lastOf('eraseFormer'), { ids: ['a', 'b'] })
  assert.equal(toastTexts(), ['Erased for good'])
  assert.match(textOf('main table'), 'No former student is found')

  const { name, fatherName, firstYear, leftYear, leftOn } = formerOf('a')
  const entry = { name, fatherName, firstYear, leftYear, leftOn, erasedAt: '2026-06-15T10:00:00Z' }
  respond('formerRegister', { success: true, message: '', data: [entry] })
  await click(find('main a', 'Register'))
  await waitUntilIdle()
  assert.equal(cells()[0]?.slice(0, 4), ['Leaver a', 'Tom Lee', '2019/20 to 2025/26', '31 Mar 2026'])
})

test('who cannot be brought back is named with the reason, and the dialog stays', async () => {
  await openList([formerOf('a')])
  await click(find('main tbody button', 'More'))
  await click(find('main [role=menuitem]', 'Bring back'))
  await click(find('dialog button', 'Bring back'))
  assert.match(textOf('dialog[open]'), 'Choose a class')
  await type(find('dialog [name=grade]'), '9')
  const refused = [{ _id: 'a', name: 'Leaver a', reason: 'The record was erased meanwhile.', code: 'goneMeanwhile' }]
  respond('bringBack', { success: false, message: '', refused })
  await click(find('dialog button', 'Bring back'))
  await waitUntilIdle()
  assert.match(textOf('dialog[open]'), /Nobody was brought back.*Leaver a: /)
  assert.equal(toastTexts(), [])
})

test('a certificate has the texts of the school in the chosen language, with the values of the record', async () => {
  const languages = { first: 'en', others: ['ur', 'de'] } as const
  setSchool({ languages: { first: 'en', others: ['ur', 'de'] } })
  const settings = settingsWith({
    identity: { name: 'Hill School', 'name@ur': 'پہاڑی اسکول' },
    languages: { first: languages.first, others: [...languages.others] },
    leavers: {
      head: 'Sara Aziz',
      certificateText:
        '{name}, child of {fatherName}: {years}, class {class}, no. {rollNumber}, {leftOn}.\nConduct: _____',
      'certificateText@ur': '{name}: {years}',
    },
  })
  respond('getSchool', { success: true, message: '', settings, sample: [], version: '1' })
  respond('noteReadings', { success: true, message: '' })
  const user = { ...formerOf('a'), leftAt: '2026-04-02T08:30:00.000Z', leftBy: null }
  respond('formerStudent', ({ path }: { path: string }) =>
    path.endsWith('/gone')
      ? { status: 404, body: { success: false, message: 'There is no such former student.' } }
      : { body: { success: true, message: '', user } },
  )
  await openPage('/admin/dashboard/paper?kind=certificates&ids=a,gone', 3)
  assert.match(textOf('main'), '1 certificate')
  assert.match(
    textOf('.certificate'),
    'Leaver a, child of Tom Lee: 2019/20 to 2025/26, class 10, no. 7, 31 Mar 2026. Conduct:',
  )
  assert.match(textOf('.certificate'), 'Sara Aziz')
  assert.is(document.querySelectorAll('.certificate .to-write-on').length, 1)
  assert.equal(lastOf('noteReadings'), { ids: ['a', 'gone'], action: 'read' })

  await type(find('main [name=in]'), 'ur')
  await waitUntilIdle()
  const sheet = find('.certificate')
  assert.equal([sheet.lang, sheet.dir], ['ur', 'rtl'])
  assert.match(sheet.textContent ?? '', 'پہاڑی اسکول')
  assert.match(sheet.textContent ?? '', /Leaver a: .*2019\/20.* تا .*2025\/26/)

  await type(find('main [name=in]'), 'de')
  await waitUntilIdle()
  assert.match(textOf('main'), 'no text of the certificate in Deutsch yet')
  assert.is(find('.certificate').lang, 'en')
  assert.match(textOf('.certificate'), '31 Mar 2026')
})

test('without a selection the paper leads to the former students', async () => {
  await openPage('/admin/dashboard/paper?kind=certificates', 3)
  assert.match(textOf('main'), 'Choose former students')
  assert.is(find<HTMLAnchorElement>('main .kit-empty-state a').pathname, LIST)
})

test.run()
