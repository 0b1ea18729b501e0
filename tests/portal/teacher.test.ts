import * as assert from 'uvu/assert'
import { coversRows } from '../browser/rows.ts'
import { click, type } from '../dom.ts'
import { test } from '../test.ts'
import { find, openPage, respond, textOf, toastTexts, waitUntilIdle } from './portal.tsx'
import { cells, studentOf } from './staff.ts'

const { loadStudents } = await import('../../portal/state/students.ts')

const D = '/teacher/dashboard'
const two = [studentOf('a'), studentOf('b', { grade: '10' })]

test.before.each(async () => {
  respond('getAllStudent', { success: true, message: '', students: two })
  await loadStudents()
})

const names = () => cells().map((row) => row[1])
const valuesOf = (select: HTMLSelectElement) => [...select.options].map(({ value }) => value)
const CLASSES = ['', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']

coversRows(
  ['teacher.filter'],
  'the filter has classes 1 to 10; an empty class says so; the reset is a link that the browser loads anew',
  async () => {
    respond('classFilter', ({ path }: { path: string }) => ({
      body: path.endsWith('/10')
        ? { success: true, message: '', students: [two[1]] }
        : { success: false, message: 'No Student Found', students: [] },
    }))
    await openPage(D, 2)
    const filter = find<HTMLSelectElement>('main .kit-class-filter select')
    assert.equal(valuesOf(filter), CLASSES)
    await type(filter, '10')
    await waitUntilIdle()
    assert.equal([location.search, names()], ['?class=10', ['Pupil b']])
    await type(filter, '4')
    await waitUntilIdle()
    assert.is(textOf('main tbody'), 'NO Student Found')
    const reset = find('main a', 'Reset filter')
    assert.equal([reset.getAttribute('href'), 'reload' in reset.dataset], [D, true])
  },
)

coversRows(
  ['teacher.search'],
  'the dialog has a note and its fields; the message of the server is a toast, an empty result is only in the list',
  async () => {
    respond('searchStudent', { success: true, message: 'Successfully search according to critaria', data: [two[0]] })
    await openPage(D, 2)
    const search = async (values: Record<string, string>) => {
      await click(find('main button', 'Search Students'))
      for (const [name, value] of Object.entries(values)) await type(find(`dialog [name=${name}]`), value)
      await click(find('dialog button[type=submit]'))
      await waitUntilIdle()
    }
    await click(find('main button', 'Search Students'))
    assert.is(textOf('dialog[open] h2'), 'Search Students')
    assert.match(textOf('dialog[open]'), 'Atleast one field required')
    const labels = [...document.querySelectorAll('dialog [data-part=label]')].map((label) => label.textContent)
    assert.equal(labels, ['Name', 'Father Name', 'Class', 'Address'])
    assert.equal(valuesOf(find<HTMLSelectElement>('dialog select')), CLASSES)
    await search({ name: 'pupil a' })
    assert.equal([names(), toastTexts()], [['Pupil a'], ['Successfully search according to critaria']])
    respond('searchStudent', { success: false, message: 'NO Student Found', data: [] })
    await search({ name: '', address: 'nowhere' })
    assert.is(textOf('main tbody'), 'NO Student Found')
    assert.is(toastTexts().length, 1)
    await click(find('main .kit-filter-chips button'))
    await waitUntilIdle()
    assert.is(cells().length, 2)
    assert.is(location.search, '')
  },
)

test.run()
