// needs: build, chromium
// shows: students, notices, imports
/** A form whose answer was lost on the way can be sent again: it is saved once. A student is not added twice unasked. */
import * as assert from 'uvu/assert'
import { addStudent, studentByLabels } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { FAILURE_LOGS, whileFailing } from './failures.ts'
import { person as admin, openSmallSchool, page } from './small-school.ts'

const school = await openSmallSchool({ as: 'admin' })
const { calls } = school

test.before.each(() => {
  page.on('dialog', (question) => question.accept())
})

async function fillNotice(): Promise<void> {
  await admin.fill({ Title: 'Sports day', Description: 'Bring water.', Category: 'Sport' })
  await admin.press('Unlimited')
}

/** Sends the form: the server saves it, and the connection breaks before its answer arrives. */
async function loseAnswer(call: string, submit: string): Promise<void> {
  const press = async () => {
    await admin.press(submit)
    await page.locator('main form').getByText('cannot be reached').waitFor()
  }
  await whileFailing(admin, `${call}*`, (request) => request.refuse(), press, 'Response')
  admin.expectConsole(FAILURE_LOGS)
}

const titles = async (): Promise<string[]> =>
  (await calls.visitor.get('/notice/getNotice')).body.notice.map(({ title }: { title: string }) => title)
const names = async (): Promise<string[]> =>
  (await calls.admin.get('/student/getAllStudent')).body.students.map(({ name }: { name: string }) => name)

test('a notice whose answer was lost is saved once, also after a reload; the next one is another saving', async () => {
  const saveAgain = async (expected: number) => {
    await admin.press('Add notice')
    await page
      .getByRole('row', { name: 'Sports day' })
      .nth(expected - 1)
      .waitFor()
    assert.is((await titles()).length, expected)
  }
  await admin.go('/admin/dashboard/add-notice')
  await fillNotice()
  await loseAnswer('/notice/addNotice', 'Add notice')
  assert.equal(await titles(), ['Sports day'], 'it was saved')
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('draft ')))
  await page.reload()
  await page.getByText(/^Restored from/).waitFor()
  await saveAgain(1)
  await admin.go('/admin/dashboard/add-notice')
  await fillNotice()
  await saveAgain(2)
})

test('what is changed after the answer was lost is not saved without a word', async () => {
  await admin.go('/admin/dashboard/add-notice')
  await fillNotice()
  await loseAnswer('/notice/addNotice', 'Add notice')
  await admin.fill({ Title: 'Sports week' })
  await admin.press('Add notice')
  await page.locator('main form').getByText('This is saved already').waitFor()
  assert.equal(await titles(), ['Sports day'])
  assert.is(await admin.field('Title').inputValue(), 'Sports week')
  admin.expectConsole(FAILURE_LOGS)
})

test('a student whose answer was lost is added once, with the login that the page shows', async () => {
  const before = await names()
  await admin.go('/admin/dashboard/add-student')
  await admin.fill({ ...studentByLabels({ name: 'Zara Malik' }), 'Last name of Your Father': 'Malik' })
  await loseAnswer('/student/add-student', 'Add student')
  await admin.press('Add student')
  await admin.expectToast('Data added SuccessFully')
  assert.equal(await names(), [...before, 'Zara Malik'])
})

test('a student with the same name, class and roll number is asked about before it is added', async () => {
  const before = await names()
  await addStudent(calls.admin, { name: 'Omar Syed' })
  await admin.go('/admin/dashboard/add-student')
  await admin.fill({ ...studentByLabels({ name: 'Omar Syed' }), 'Last name of Your Father': 'Syed' })
  await admin.press('Add student')
  const question = page.getByRole('dialog', { name: 'There is such a student already' })
  await question.getByText('Omar Syed, class 5, roll number 7').waitFor()
  await admin.expectAccessible()
  await admin.press('Back to the form')
  await question.waitFor({ state: 'detached' })
  assert.is(await admin.field('Name').inputValue(), 'Omar Syed')
  assert.equal(await names(), [...before, 'Omar Syed'])
  await admin.press('Add student')
  await admin.press('Save as another student')
  await admin.expectToast('Data added SuccessFully')
  assert.equal(await names(), [...before, 'Omar Syed', 'Omar Syed'])
})

test('a file whose connection breaks is sent again by a button, which is gone after it', async () => {
  await admin.go('/admin/dashboard/import')
  const people = Object.entries(studentByLabels({ name: 'Hira Baig' }))
  const csv = [people.map(([label]) => label), people.map(([, value]) => `"${value}"`)].join('\n')
  const choose = () =>
    page
      .getByLabel(/^A list/)
      .or(page.locator('input[name=file]'))
      .first()
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await whileFailing(
    admin,
    '/imports?kind*',
    (request) => request.refuse(),
    async () => {
      await choose()
      await page.getByRole('alert').getByText('cannot be reached').waitFor()
    },
  )
  admin.expectConsole(FAILURE_LOGS)
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Hira Baig').first().waitFor()
})

test.run()
