/** The page of the yearly promotion. */
import * as assert from 'uvu/assert'
import { act, click, type } from '../dom.ts'
import { test } from '../test.ts'
import { find, openPage, requests, respond, textOf, toastTexts, waitUntilIdle } from './portal.tsx'
import { studentOf } from './staff.ts'

const D = '/admin/dashboard'
const undo = { possible: true, reason: null }
const last = {
  _id: 'change',
  at: '2026-03-31T08:30:00.000Z',
  by: 'head',
  promoted: false,
  moved: 0,
  left: 0,
  stayed: 1,
  filed: 1,
  ended: '2025/26',
  begun: '2026/27',
  isOfThisYear: true,
  undo,
}
const promotionOf = (changes: object) => ({
  success: true,
  message: '',
  token: 'token',
  classes: [{ grade: '5', to: '6', students: [{ _id: 'a', name: 'Ann Lee', rollNumber: '7' }] }],
  year: { name: '2025/26', next: '2026/27', begunAt: null, written: 1 },
  last: null,
  backup: false,
  ...changes,
})
const years = (...all: string[]) => ({
  success: true,
  message: '',
  years: all.map((year) => ({ year, reports: 1, classes: [{ grade: '5', reports: 1 }] })),
})

async function confirm(word: string) {
  await type(find('dialog[open] input'), word)
  await click(find('dialog[open] button[type=submit]'))
  await waitUntilIdle()
}

test('a change of the year and its undo are in every list of the page', async () => {
  respond('promotion', promotionOf({}))
  respond('reportYears', years())
  await openPage(`${D}/promotion`, 3)
  assert.not.match(textOf('main'), 'Earlier school years')

  respond('beginYear', { success: true, message: '', moved: 0, left: 0, stayed: 1, filed: 1 })
  respond('promotion', promotionOf({ last, year: { name: '2026/27', next: '2027/28', begunAt: last.at, written: 0 } }))
  respond('reportYears', years('2025/26'))
  await click(find('main button', 'Begin 2026/27 without a promotion'))
  await confirm('begin')
  assert.match(textOf('main'), 'Earlier school years')
  assert.match(textOf('main'), 'Print the reports of 2025/26')

  respond('undoYearChange', { success: true, message: '' })
  respond('promotion', promotionOf({}))
  respond('reportYears', years())
  await click(find('main button', 'Undo'))
  await confirm('undo')
  assert.equal(toastTexts().at(-1), 'It is undone: the school is as before')
  assert.not.match(textOf('main'), 'Earlier school years')
})

test('the lists of teachers and logins have who came with an import that ends while they are open', async () => {
  const { studentsChanged } = await import('../../portal/state/students.ts')
  for (const [page, call, none] of [
    ['teacher-detail', 'allTeacher', { success: true, message: '', teachers: [] }],
    ['userInfo', 'allUser', { success: true, message: '', data: [] }],
  ] as const) {
    respond(call, none)
    const view = await openPage(`${D}/${page}`, 3)
    const before = requests.filter((request) => request.call === call).length
    respond('getAllStudent', { success: true, message: '', students: [studentOf('a')] })
    act(studentsChanged)
    await waitUntilIdle()
    assert.is(requests.filter((request) => request.call === call).length, before + 1, page)
    view.unmount()
  }
})

test.run()
