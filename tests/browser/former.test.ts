// needs: build, chromium
// shows: former, students, paper
/** Students who leave the school: out of it, found again, on paper, back in a class, and erased. */

import * as assert from 'uvu/assert'
import { addReport, addStudent, form, picture } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { test } from '../test.ts'
import { printed } from './paper.ts'
import { person as admin, main, openSmallSchool, page } from './small-school.ts'

const school = await openSmallSchool({ as: 'admin' })
const { calls, student } = school
const STUDENTS = '/admin/dashboard/Student-detail'
const FORMER = '/admin/dashboard/former'

const dialog = () => page.getByRole('dialog')
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true }).last().click()
const leave = (ids: string[]) =>
  calls.admin.post('/student/leave', { ids, leftOn: '2026-01-15', reason: 'moved', note: 'To Karachi' })
const choose = async (name: string, action: string) => {
  await main.getByRole('button', { name: `More ${name}`, exact: true }).click()
  await main.getByRole('menuitem', { name: action, exact: true }).click()
}

test('a student leaves from the record, is found with all that there was, gets a certificate, and comes back', async () => {
  await addReport(calls.teacher, student._id, { message: 'Reads fluently' })
  await calls.admin.post(`/student/updateStudent/${student._id}`, form({ photo: await picture() }))
  await admin.go(`/admin/dashboard/fullStudent-detail/${student._id}`)
  await admin.press('Leaves the school')
  await dialog().getByText('The login ends at once').waitFor()
  await admin.expectAccessible()
  await dialog().getByLabel('Note').fill('To Karachi')
  await inDialog('Leaves the school')
  await dialog().getByText('Left the school: Ann Lee').waitFor()
  await admin.expectAccessible()
  assert.is((await school.login(student)).answer.success, false)
  await dialog().getByRole('link', { name: 'To former students' }).click()

  await admin.waitForPage('Former students')
  await main.getByRole('searchbox').fill('lee 7')
  await main.getByRole('searchbox').press('Enter')
  await main.getByText('Enter opens Ann Lee').waitFor()
  await main.getByRole('searchbox').press('Enter')
  await admin.waitForPage('Ann Lee')
  await main.getByText('To Karachi').waitFor()
  await main.getByRole('navigation', { name: 'Reports', exact: true }).waitFor()
  await main.locator('.kit-report-block').getByText('Reads fluently').waitFor()
  assert.ok((await admin.picture(main.locator('.record img'))).above, 'the photo is there')
  const sheets = await printed(page, { format: 'A4', landscape: false })
  assert.is(sheets.length, 2, 'the record and the report')
  for (const text of ['Ann Lee', 'Tom Lee', 'To Karachi']) assert.ok(sheets[0]?.text.includes(text), text)
  assert.match(sheets[1]?.text ?? '', 'Reads fluently')

  await main.getByRole('link', { name: 'Certificate' }).click()
  await admin.waitForPage('Paper')
  await main.locator('.certificate').waitFor()
  await main.getByLabel('Paper', { exact: true }).selectOption('Letter')
  const certificates = await printed(page, { format: 'Letter', landscape: false })
  assert.is(certificates.length, 1)
  for (const text of ['MY SCHOOL', 'Leaving certificate', 'Ann Lee', 'child of Tom Lee', 'Head of the school'])
    assert.ok(certificates[0]?.text.includes(text), text)
  await page.goBack()
  await admin.waitForPage('Ann Lee')

  await admin.press('Bring back')
  await dialog().getByLabel('Class').selectOption('6')
  await admin.expectAccessible()
  await inDialog('Bring back')
  await admin.expectToast('Back in class 6: Ann Lee')
  await main.locator('tbody').getByText('Nobody has left the school yet').waitFor()
  assert.is((await school.login(student)).answer.success, true)
  const { students } = (await calls.admin.get('/student/getAllStudent')).body
  assert.equal([students.length, students[0].grade], [1, '6'])
})

test('on a phone the prompt that deletes one leads to leaving, and says what is wrong with the day', async () => {
  const ben = await addStudent(calls.admin, { name: 'Ben', grade: '10' })
  await page.setViewportSize({ width: 360, height: 640 })
  await admin.go(STUDENTS)
  await admin.more(page.getByRole('row', { name: 'Ben' }), 'Delete')
  await dialog().getByText('Delete is for records that should not be there').waitFor()
  await admin.expectAccessible()
  await inDialog('Leaves the school')
  const lastDay = dialog().getByLabel(/^Last day at the school/)
  await lastDay.fill('2999-01-01')
  await inDialog('Leaves the school')
  await dialog().getByRole('alert').getByText('Last day at the school must not be after today').waitFor()
  await dialog().locator('button:focus', { hasText: 'Leaves the school' }).waitFor()
  admin.expectConsole(/400|ApiError/)
  await admin.expectAccessible()
  await lastDay.fill('2026-01-15')
  await inDialog('Leaves the school')
  await dialog().getByText('Left the school: Ben').waitFor()
  await inDialog('Close')
  const [gone] = (await calls.admin.post('/student/former/find', {})).body.data
  assert.equal([gone._id, gone.reason], [ben._id, 'finished'])
})

test('former students stay selected while the record of one is looked at, but for one who came back', async () => {
  const [cem, dora, eve] = await Promise.all(
    ['Cem Ay', 'Dora Day', 'Eve Eden'].map((name) => addStudent(calls.admin, { name })),
  )
  await leave([cem, dora, eve].map((one) => one?._id ?? ''))
  await admin.go(FORMER)
  for (const name of ['Cem Ay', 'Dora Day']) await page.getByRole('row', { name }).getByRole('checkbox').check()
  await main.getByRole('link', { name: 'Details Cem Ay' }).click()
  await admin.waitForPage('Cem Ay')
  await page.goBack()
  await admin.waitForPage('Former students')
  const selected = () => page.getByRole('row').filter({ has: page.getByRole('checkbox', { checked: true }) })
  await selected().nth(1).waitFor()
  assert.is(await selected().count(), 2)
  await main.getByRole('link', { name: 'Details Cem Ay' }).click()
  await admin.waitForPage('Cem Ay')
  await admin.press('Bring back')
  await dialog().getByLabel('Class').selectOption('6')
  await inDialog('Bring back')
  await admin.expectToast('Back in class 6: Cem Ay')
  await admin.waitForPage('Former students')
  await main.locator('tbody').getByText('Cem Ay').waitFor({ state: 'detached' })
  await main.getByText('1 selected', { exact: true }).waitFor()
})

test('a certificate in Urdu has its lines at the right, with a name in Latin letters too', async () => {
  await leave([student._id])
  await changeSchool(calls.admin, {
    languages: { first: 'en', others: ['ur'] },
    leavers: { head: 'Sara Aziz', certificateText: '{name} was here.', 'certificateText@ur': '{name} یہاں تھا۔' },
  })
  await admin.go(FORMER)
  await choose('Ann Lee', 'Certificate')
  await main.locator('.certificate').getByText('was here').waitFor()
  await main.locator('.certificate').getByText('Sara Aziz').waitFor()
  await main.getByLabel('Language').selectOption('اردو')
  await main.locator('.certificate[dir=rtl]').waitFor()
  const endsOfLines = await main.locator('.certificate-signing > p').evaluateAll(([, signing]) =>
    [...(signing?.childNodes ?? [])].map((line) => {
      const range = document.createRange()
      range.selectNodeContents(line.firstChild ?? line)
      return Math.round(range.getBoundingClientRect().right)
    }),
  )
  assert.is(new Set(endsOfLines).size, 1, `a name in Latin letters begins at the right too: ${endsOfLines}`)
  const side = await main.locator('.certificate-text').evaluate((text) => getComputedStyle(text).textAlign)
  assert.is(side, 'start', 'the right side, on a page in English too')
  await admin.expectAccessible()
})

test.run()
