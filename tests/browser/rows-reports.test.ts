// needs: build, chromium
// shows: reports
/**
 * Adding, reading, changing and deleting a student's report as admin. A teacher, who uses the same pages, goes through them
 * once.
 */

import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { addReport, addStudent, picture } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { smallPicture } from './pictures.ts'
import { choices, isPhoto } from './reading.ts'
import { coversRowsSilently } from './rows.ts'
import { openSmallSchool, type Signed } from './small-school.ts'
import type { Visitor } from './visitor.ts'

const school = await openSmallSchool()
const { calls } = school
const name = 'Sara Malik'
const { _id } = await addStudent(calls.admin, { name })

const written = {
  message: 'Reads fluently.',
  condition: 'Excelent',
  complain: 'Talks in class.',
  notification: 'Meeting on Monday.',
}

let person: Visitor
let page: Page
let main: Locator
let side: Locator
let dialog: Locator

async function openAs(who: Signed): Promise<void> {
  person = await school.openAs(who)
  page = person.page
  main = page.locator('main .page')
  side = main.locator('.report-actions')
  dialog = page.getByRole('dialog', { name: 'Delete report' })
}

const condition = (name: string) => page.getByRole('radio', { name, exact: true })
const heading = () => person.waitForPage(`Report of ${name}`)

const dashboard = '/admin/dashboard'
const screen = `${dashboard}/select-report/${_id}`
/** The report as the server has it; undefined when there is none. */
const getReport = async () => (await calls.admin.get(`/report/getReport/${_id}`)).body.data
async function confirmDeletion(): Promise<void> {
  await dialog.getByLabel('Type "Delete" to delete report').fill('Delete')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await person.expectToast('Delete Report successFully')
  await main.getByRole('link', { name: 'ADD Report' }).waitFor()
  assert.is(await getReport(), undefined)
}
const coversRowsHere = coversRowsSilently(() => person)
const row = (parts: string, what: string, run: () => Promise<void>) =>
  coversRowsHere(
    parts.split(' ').map((part) => `admin.report.${part}`),
    what,
    async () => {
      await openAs('admin')
      await run()
    },
  )
const addWritten = (photo?: File) => addReport(calls.admin, _id, { ...written, photo })

row(
  'select add',
  'without a report there is only ADD Report; message and condition are required, none is chosen; success leads back',
  async () => {
    await person.go(screen)
    await main.getByRole('link', { name: 'ADD Report', exact: true }).waitFor()
    await heading()
    assert.equal(await choices(main), ['Back', 'ADD Report'])
    await main.getByRole('link', { name: 'ADD Report' }).click()
    await person.waitForPage('Add report')
    assert.is(person.path(), `${dashboard}/add-student-report/${_id}`)
    await person.rest()
    assert.equal(await choices(side), ['Add', 'Update', 'Delete', 'Detail'])
    for (const name of ['Update', 'Delete', 'Detail'])
      assert.ok(await side.getByRole('button', { name, exact: true }).isDisabled(), name)

    const conditions = page.getByRole('radiogroup', { name: 'Condition' }).getByRole('radio')
    assert.equal(
      await conditions.evaluateAll((all) =>
        all.map((one) => [(one as HTMLInputElement).value, one.matches(':checked')]),
      ),
      ['Excelent', 'Good', 'Average', 'Bad', 'Worst'].map((value) => [value, false]),
    )
    await person.press('Add report')
    const summary = main.getByRole('alert').filter({ hasText: 'There is a problem' })
    await summary.waitFor()
    assert.is(await summary.getByRole('listitem').count(), 2, 'message and condition')
    assert.is(await getReport(), undefined, 'nothing is sent')

    await person.fill({ Message: written.message, Complain: written.complain, Notification: written.notification })
    await condition(written.condition).check()
    await person.field('Photo').setInputFiles(await smallPicture())
    const busy = await person.slowly('/report/addReport', () => person.press('Add report'))
    assert.ok(busy)
    await person.expectToast('Report is add Successfully')
    assert.is(person.path(), screen)
    await heading()
    const { message, condition: chosen, complain, notification, studentId, photoVersion } = await getReport()
    assert.equal({ message, condition: chosen, complain, notification }, written)
    assert.is(studentId, _id)
    assert.ok(photoVersion)
  },
)

row('add delete', 'with a report, four side buttons link to the other pages and delete it', async () => {
  await addWritten()
  await person.go(`${dashboard}/add-student-report/${_id}`)
  await main.getByText('already report is add').waitFor()
  assert.equal(await choices(side), ['Add', 'Update', 'Delete', 'Detail'])
  await side.getByRole('link', { name: 'Update' }).click()
  await person.waitForPage('Update report')
  assert.is(person.path(), `${dashboard}/update-report/${_id}`)
  await side.getByRole('link', { name: 'Add' }).click()
  await person.waitForPage('Add report')
  await side.getByRole('button', { name: 'Delete' }).click()
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await side.getByRole('link', { name: 'Detail' }).click()
  await person.waitForPage('Report detail')
  assert.is(person.path(), `${dashboard}/FullReportDetail/${_id}`)
  await main.getByRole('article').waitFor()
  await side.getByRole('button', { name: 'Delete' }).click()
  await confirmDeletion()
  assert.is(person.path(), screen)
})

row('detail', 'the details have photo, condition, complain, message, notification, creation time, Back', async () => {
  await addWritten(await picture())
  await person.go(`${dashboard}/FullReportDetail/${_id}`)
  const report = main.getByRole('article')
  await report.waitFor()
  for (const [label, text] of [
    ['Message', written.message],
    ['Notification', written.notification],
    ['Complain', written.complain],
  ] as const) {
    const section = report.locator('section').filter({ has: page.getByRole('heading', { name: label }) })
    assert.is(await section.locator('[data-part=text]').textContent(), text, label)
  }
  assert.is(await report.locator('[data-part=condition]').textContent(), 'Condition Excelent')
  await report.getByText(name).waitFor()
  const { createdAt } = await getReport()
  const shown = report.locator(`time[datetime="${createdAt}"]`).first()
  assert.match((await shown.textContent()) ?? '', /^\d{1,2} \w{3,4} \d{4}, \d\d:\d\d$/)
  assert.ok(await isPhoto(report.getByRole('img', { name: 'Photo of the report' })))
  await main.getByRole('link', { name: 'Back' }).click()
  await heading()
  assert.is(person.path(), screen)
})

row('update', 'the form has the values of the server; the message is required; the photo can be replaced', async () => {
  await addWritten(await picture())
  await person.go(`${dashboard}/update-report/${_id}`)
  await person.waitForPage('Update report')
  for (const [label, value] of [
    ['Message', written.message],
    ['Complain', written.complain],
    ['Notification', written.notification],
  ] as const)
    assert.is(await person.field(label).inputValue(), value, label)

  assert.ok(await condition(written.condition).isChecked())

  await person.fill({ Message: '' })
  await person.press('Update report')
  await main.getByRole('alert').filter({ hasText: 'There is a problem' }).waitFor()
  assert.is((await getReport()).message, written.message, 'nothing is sent')

  const before = await getReport()
  await person.fill({ Message: 'Reads even better.', Complain: '', Notification: '' })
  await condition('Worst').check()
  await person.press('Update report')
  await person.expectToast('Updated report SuccessFully')
  assert.is(person.path(), screen)
  const after = await getReport()
  assert.equal(
    [after.message, after.condition, after.complain, after.notification],
    ['Reads even better.', 'Worst', '', ''],
    'what may be empty is emptied',
  )
  assert.is(after.photoVersion, before.photoVersion, 'without a new photo the old one stays')

  await main.getByRole('link', { name: 'Report Update' }).click()
  await person.waitForPage('Update report')
  await person.field('Photo').setInputFiles(await smallPicture('#936'))
  await page.getByAltText('The photo you chose').waitFor()
  await person.press('Update report')
  // Not by the toast: the toast of the previous save may still be visible.
  await page.waitForURL(`**${screen}`)
  assert.is.not((await getReport()).photoVersion, before.photoVersion, 'the new photo takes its place')
})

row('delete', 'another word deletes nothing; Delete deletes, and the screen has ADD Report', async () => {
  await addWritten()
  await person.go(screen)
  await person.press('Report Delete')
  const word = dialog.getByLabel('Type "Delete" to delete report', { exact: true })
  const confirm = dialog.getByRole('button', { name: 'Delete', exact: true })
  for (const wrong of ['delete', '']) {
    await word.fill(wrong)
    await confirm.click()
    assert.is(await dialog.getByRole('alert').filter({ hasText: /./ }).textContent(), 'invalid Input', `'${wrong}'`)
    assert.ok(await getReport(), `'${wrong}' deletes nothing`)
  }
  await word.fill('Delete')
  await confirm.click()
  await person.expectToast('Delete Report successFully')
  await main.getByRole('link', { name: 'ADD Report' }).waitFor()
  await dialog.waitFor({ state: 'hidden' })
  assert.equal(await choices(main), ['Back', 'ADD Report'])
  assert.is(person.path(), screen)
  assert.is(await getReport(), undefined)
})

const PARTS = ['select', 'add', 'detail', 'update', 'delete']
const rowsOfTeacher = PARTS.map((part) => `teacher.report.${part}`)

coversRowsHere(rowsOfTeacher, 'a teacher adds, reads, changes and deletes a report on the same pages', async () => {
  await openAs('teacher')
  const choice = `/teacher/dashboard/report/${_id}`
  await person.go(choice)
  await heading()
  await main.getByRole('link', { name: 'ADD Report', exact: true }).click()
  await person.fill({ Message: written.message })
  await condition(written.condition).check()
  await person.press('Add report')
  await person.expectToast('Report is add Successfully')
  assert.is(person.path(), choice)
  await main.getByRole('link', { name: 'Report Detail' }).waitFor()
  assert.equal(await choices(main), ['Back', 'Report Detail', 'Report Update', 'Report Delete'])

  await main.getByRole('link', { name: 'Report Detail' }).click()
  await person.waitForPage('Report detail')
  assert.is(person.path(), `/teacher/dashboard/FullReportDetail/${_id}`)
  await main.getByRole('article').getByText(written.message).waitFor()
  await main.getByRole('link', { name: 'Back' }).click()

  await main.getByRole('link', { name: 'Report Update' }).click()
  await person.waitForPage('Update report')
  assert.is(person.path(), `/teacher/dashboard/update-report/${_id}`)
  await person.fill({ Message: 'Reads even better.' })
  await person.press('Update report')
  await person.expectToast('Updated report SuccessFully')
  assert.is(person.path(), choice)
  assert.is((await calls.teacher.get(`/report/getReport/${_id}`)).body.data.message, 'Reads even better.')

  await person.press('Report Delete')
  await confirmDeletion()
  assert.is(person.path(), choice)
})

test.run()
