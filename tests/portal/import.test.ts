/** The page of an import: the fields in the language of the page, and the file of what was refused. */
import * as assert from 'uvu/assert'
import { type ImportKind, importColumns } from '#contract/imports'
import { files } from '../../messages/files.ts'
import { addTexts, speak } from '../../messages/index.ts'
import { test } from '../test.ts'
import { find, logged, openPage, requests, respond, runInAct, textOf, toastTexts, waitUntilIdle } from './portal.tsx'

for (const name of ['main', 'public', 'staff'] as const) addTexts('ur', await files.load(name, 'ur'))
test.after.each(() => speak('en'))

const counts = { all: 2, add: 1, change: 0, same: 0, omit: 0, refused: 1 }

/** What the server has. */
let page: { import: object; rows: { cells: object }[]; [field: string]: unknown }

function respondWith(kind: ImportKind, changes: object) {
  const fields = importColumns[kind].map(({ field }) => field)
  const fault = { rows: 2, reason: '', code: 'required', params: {}, kind: 'text', written: [''] }
  const one = {
    _id: 'i1',
    kind,
    fileName: 'list.csv',
    state: 'draft',
    createdAt: '2026-03-02T08:30:00.000Z',
    by: 'head',
    finishedAt: null,
    columns: fields.map((field) => ({ heading: '', field, place: 0, sample: '' })),
    texts: [{ field: 'address', text: 'لاہور' }],
    revision: 0,
    decisions: {
      ...{ replaced: [], dates: null, phones: false, country: null, hidden: false, letters: false },
      unknown: fields.slice(0, 1),
    },
    faults: fields.map((field) => ({ ...fault, field })),
    marked: 0,
    missing: fields,
    counts,
    hasRefusedFile: true,
    notes: [],
    photos: { matched: 0, peopleWithout: 0, strayCount: 0, stray: [] },
    progress: null,
    problem: null,
    undo: { possible: false, reason: null },
    ...changes,
  }
  const row = {
    ...{ row: 2, action: 'refused', marks: {}, before: {}, recordId: null, userId: '', hasPhoto: false },
    cells: Object.fromEntries(fields.map((field) => [field, '۵'])),
    errors: { phone: { message: '', code: 'required', params: {} } },
  }
  page = { success: true, message: '', import: one, rows: [row], show: 'all', page: 1, pages: 1, total: 1 }
  respond('getImport', page)
}

for (const kind of ['student', 'teacher'] as const) {
  test(`an import of ${kind}s on a page in Urdu has the fields in Urdu: columns, rows, questions and answers`, async () => {
    speak('ur')
    respondWith(kind, {})
    const { unmount } = await openPage('/admin/dashboard/import?import=i1', 3)
    await waitUntilIdle()
    const english = importColumns[kind]
      .map(({ heading }) => heading)
      .filter((heading) => textOf('main').includes(heading))
    assert.equal(english, [])
    assert.match(textOf('main'), kind === 'student' ? 'والد کا نام' : 'تعلیمی قابلیت')
    unmount()
  })
}

test('a field that the file empties is shown so, with what it had, and the columns say how one does it', async () => {
  respondWith('teacher', {})
  const changed = { action: 'change', errors: {}, cells: { name: 'Sara', classes: '-' }, before: { classes: '5' } }
  page.rows = [{ ...page.rows[0], ...changed }]
  const { unmount } = await openPage('/admin/dashboard/import?import=i1', 3)
  await waitUntilIdle()
  assert.match(textOf('.import-cells'), /Classes\s*empty\s*was 5/)
  assert.match(textOf('main'), /a “-” empties Classes\./)
  unmount()
})

test('a correction names the revision that was read and shows what comes back; of a stale one the page is loaded again', async () => {
  respondWith('student', {})
  const { unmount } = await openPage('/admin/dashboard/import?import=i1', 3)
  await waitUntilIdle()
  const loads = () => requests.filter(({ call }) => call === 'getImport').length
  const before = loads()
  const correct = async (value: string) => {
    const input = find<HTMLInputElement>('input[name="2-phone"]')
    await runInAct(() => {
      input.value = value
      input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    })
    await waitUntilIdle()
    return requests.findLast(({ call }) => call === 'changeImport')
  }
  const { import: one, rows } = page
  const corrected = { ...rows[0], action: 'add', errors: {}, cells: { ...rows[0]?.cells, name: 'Ann Corrected' } }
  respond('changeImport', {
    ...page,
    import: { ...one, revision: 7, counts: { ...counts, add: 2 } },
    rows: [corrected],
  })
  const sent = await correct('12345')
  assert.equal(sent?.body, { edits: [{ row: 2, cells: { phone: '12345' } }], revision: 0, shown: [2] })
  assert.match(textOf(), 'Ann Corrected')
  assert.match(textOf(), '2 students will be added')

  respond('changeImport', () => ({ status: 409, body: { success: false, message: 'It was changed.' } }))
  const stale = await correct('54321')
  assert.equal(stale?.body, { edits: [{ row: 2, cells: { phone: '54321' } }], revision: 7, shown: [2] })
  assert.is(loads(), before + 1)
  assert.equal([toastTexts(), logged().length], [['It was changed.'], 1])
  assert.not.match(textOf(), 'Ann Corrected')
  unmount()
})

test('the refused rows are a file beside the result of an import, as long as the server has them', async () => {
  const done = { state: 'done', finishedAt: '2026-03-02T08:30:00.000Z' }
  respondWith('student', done)
  const { unmount } = await openPage('/admin/dashboard/import?import=i1', 3)
  assert.is(find<HTMLAnchorElement>('main a[download]').pathname, '/api/v1/imports/i1/refused')
  assert.match(textOf('main'), 'can be had for 24 hours')
  unmount()
  respondWith('student', { ...done, hasRefusedFile: false })
  await openPage('/admin/dashboard/import?import=i1', 3)
  assert.is(document.querySelector('main a[download]'), null)
  assert.match(textOf('main'), 'Mend them in your file')
})

test.run()
