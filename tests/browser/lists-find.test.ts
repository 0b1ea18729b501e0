// needs: build, chromium
// shows: students
/** Lists: one field finds a student, what was just saved is always shown, and corrections in a row take few clicks. */
import * as assert from 'uvu/assert'
import { addStudent, studentByLabels } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { press } from './packed-kit.ts'
import { column } from './reading.ts'
import { person as admin, openSmallSchool, page } from './small-school.ts'

const school = await openSmallSchool({ as: 'admin' })
const { calls } = school
const LIST = '/admin/dashboard/Student-detail'

for (let number = 1; number <= 60; number++) {
  const two = String(number).padStart(2, '0')
  const fields = { name: `Pupil ${two}`, rollNumber: String(number), phone: `+92 300 55000${two}`, photo: undefined }
  await addStudent(calls.admin, { ...fields, grade: number <= 55 ? '5' : '6', userId: `p${two}@mySchool.com` })
}

const search = () => page.getByRole('searchbox')
const row = (name: string) => page.locator('tr[data-part=row]', { hasText: name })
const hint = () => page.getByRole('status').filter({ hasText: 'hide' })
const names = () => column(page, 'name')
const marked = () => page.locator('tr[aria-current=true]')

/** Fills the form for a new student with the keys of a person. */
async function add(name: string, grade: string): Promise<void> {
  await page.getByRole('link', { name: 'ADD Student' }).first().click()
  await admin.field('Name').waitFor()
  const other = { Name: name, Class: grade, 'Last name of Your Father': 'Malik' }
  await admin.fill({ ...studentByLabels(), ...other })
  await page.locator('main [type=submit]').first().click()
}

test('three students are corrected with five clicks, each found by its roll number and name', async () => {
  await admin.go(LIST)
  await row('Pupil 01').waitFor()
  let clicks = 0
  const click = async (target: Parameters<typeof press>[0]) => {
    clicks += 1
    await press(target)
  }
  await click(search())
  for (const number of ['03', '27', '58']) {
    await page.keyboard.type(`pupil ${number}`)
    await page.keyboard.press('Enter')
    await page.getByText(`Enter opens Pupil ${number}`).waitFor()
    await page.keyboard.press('Enter')
    const phone = admin.field('Phone')
    await phone.waitFor()
    if (number === '03') {
      await click(phone)
      await page.keyboard.press('Control+a')
    } else await page.waitForFunction(() => (document.activeElement as HTMLInputElement)?.name === 'phone')
    await page.keyboard.type(`0321 00000${number}`)
    await click(page.locator('main [type=submit]').first())
    await row(`Pupil ${number}`).waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'search')
  }
  assert.is(clicks, 5)
  const { students } = (await calls.admin.get('/student/getAllStudent')).body
  const corrected = students.filter(({ phone }: { phone: string }) => phone.startsWith('0321'))
  assert.equal(
    corrected.map(({ name, phone }: Record<string, string>) => `${name}: ${phone}`),
    ['03', '27', '58'].map((number) => `Pupil ${number}: 0321 00000${number}`),
  )
})

test('a student who was just added is shown on its page of the list, which can be left', async () => {
  await admin.go(`${LIST}?sort=name`)
  await row('Pupil 01').waitFor()
  await add('Zoe Last', '5')
  await row('Zoe Last').waitFor()
  assert.ok((await names()).includes('Pupil 60'), 'the second page')
  assert.match(await marked().innerText(), /Zoe Last/)
  // Not the row, far below the new login.
  await page.waitForFunction(() => document.activeElement?.matches('main h1'))
  assert.is(await hint().count(), 0)
  await page.getByRole('button', { name: 'Previous' }).click()
  await row('Pupil 01').waitFor()
  assert.is(await row('Zoe Last').count(), 0)
})

test('a student whose class is changed stays in the list, by the form and by a move of the selection', async () => {
  await admin.go(`${LIST}?class=6&name=pupil`)
  await row('Pupil 57').getByRole('link', { name: 'Update' }).click()
  await admin.field('Class').selectOption('7')
  await page.locator('main [type=submit]').first().click()
  await hint().getByText("Pupil 57 is in Class 7; the filter 'Class: 6' hides this record").waitFor()
  await admin.expectAccessible()
  assert.ok((await names()).includes('Pupil 57'))
  await page.getByLabel('Select Pupil 58').check()
  await page.getByLabel('Select Pupil 59').check()
  await page.getByRole('button', { name: 'Move to class' }).click()
  await page.getByRole('dialog').getByLabel('Class').selectOption('8')
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click()
  await hint().getByText("2 students are in Class 8; the filter 'Class: 6' hides these records").waitFor()
  assert.equal(await names(), ['Pupil 58', 'Pupil 59', 'Pupil 56', 'Pupil 60'])
  // Another filter, and the list obeys again.
  await page.getByLabel('Class', { exact: true }).selectOption('5')
  await row('Pupil 01').waitFor()
  assert.not((await names()).includes('Pupil 58'))
})

test.run()
