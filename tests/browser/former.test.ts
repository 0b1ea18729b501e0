// needs: build, chromium
// shows: former, students, selection, paper, school
/** Students who leave the school: out of it, found again, on paper, back in a class, and erased. */

import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { addReport, addStudent, form, picture } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { test } from '../test.ts'
import { openBrowser } from './browser.ts'
import { printed } from './paper.ts'
import { openSmallSchool } from './small-school.ts'
import type { Visitor } from './visitor.ts'

const school = await openSmallSchool(await openBrowser())
const { calls, student } = school
const STUDENTS = '/admin/dashboard/Student-detail'
const FORMER = '/admin/dashboard/former'

let admin: Visitor
let page: Page
let main: Locator

test.before.each(async () => {
  await school.reset()
  admin = await school.openAs('admin')
  page = admin.page
  main = page.locator('main')
})
test.after(() => school.close())

const dialog = () => page.getByRole('dialog')
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true }).last().click()
const leave = (ids: string[], leftOn = '2026-01-15') =>
  calls.admin.post('/student/leave', { ids, leftOn, reason: 'moved', note: 'To Karachi' })
const names = () => main.locator('[data-part="row"] [data-column="name"]').allInnerTexts()
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
  for (const [size, format] of [
    ['A4', 'A4'],
    ['Letter', 'Letter'],
  ] as const) {
    await main.getByLabel('Paper', { exact: true }).selectOption(size)
    const certificates = await printed(page, { format, landscape: false })
    assert.is(certificates.length, 1, size)
    for (const text of ['MY SCHOOL', 'Leaving certificate', 'Ann Lee', 'child of Tom Lee', 'Head of the school'])
      assert.ok(certificates[0]?.text.includes(text), text)
  }
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

test('a selection leaves on a phone, with Undo; deleting one points there', async () => {
  const other = await addStudent(calls.admin, { name: 'Ben', grade: '10' })
  await page.setViewportSize({ width: 360, height: 640 })
  await admin.go(STUDENTS)
  await main.getByRole('checkbox', { name: 'Select Ann Lee' }).check()
  await main.getByRole('checkbox', { name: 'Select Ben' }).check()
  await main.getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'Leaves the school' }).click()
  await dialog().getByText('2 students').waitFor()
  await dialog()
    .getByLabel(/^Last day at the school/)
    .fill('2999-01-01')
  await inDialog('Leaves the school')
  await dialog().getByRole('alert').getByText('Last day at the school must not be after today').waitFor()
  await dialog().locator('button:focus', { hasText: 'Leaves the school' }).waitFor()
  admin.expectConsole(/400|ApiError/)
  await dialog()
    .getByLabel(/^Last day at the school/)
    .fill('2026-01-15')
  await dialog().getByLabel('Why').selectOption('Moved away')
  await admin.expectAccessible()
  await inDialog('Leaves the school')
  await dialog().getByText('Left the school: 2 students').waitFor()
  assert.equal((await calls.admin.get('/student/getAllStudent')).body.students, [])
  await inDialog('Undo')
  await admin.expectToast('Back in the school: 2 students')
  const { students } = (await calls.admin.get('/student/getAllStudent')).body
  assert.equal(
    students.map(({ grade }: { grade: string }) => grade),
    ['5', '10'],
  )

  await admin.press('Delete Ben')
  await dialog().getByText('Delete is for records that should not be there').waitFor()
  await admin.expectAccessible()
  await inDialog('Leaves the school')
  await dialog().getByText('The login ends at once').waitFor()
  await inDialog('Leaves the school')
  await dialog().getByText('Left the school: Ben').waitFor()
  await inDialog('Close')
  const [gone] = (await calls.admin.post('/student/former/find', {})).body.data
  assert.equal([gone._id, gone.reason], [other._id, 'finished'])
})

test('the filters are in the URL and survive a reload; several are erased by the word and stay in the register', async () => {
  const ids: string[] = []
  for (const [name, grade] of [
    ['Ben', '9'],
    ['Cem', '10'],
    ['Dua', '10'],
  ] as const)
    ids.push((await addStudent(calls.admin, { name, grade }))._id)
  await leave(ids.slice(0, 2), '2024-08-01')
  await leave(ids.slice(2))
  await page.setViewportSize({ width: 360, height: 640 })
  await admin.go(FORMER)
  await main.getByText('Dua').first().waitFor()
  await main.getByLabel('School year').selectOption('2024/25')
  await main.getByLabel('Last class').selectOption('10')
  await main.getByText('Dua').first().waitFor({ state: 'detached' })
  await main.getByText('Cem').first().waitFor()
  assert.equal(await names(), ['Cem'])
  await page.reload()
  await main.getByText('Cem').first().waitFor()
  assert.equal(await names(), ['Cem'])
  await main.getByRole('button', { name: 'Remove Last class 10' }).click()
  await main.getByText('Ben').first().waitFor()

  await main.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await main.getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'Erase' }).click()
  await dialog().getByText('2 former students').waitFor()
  await dialog().getByRole('textbox').fill('delete')
  await inDialog('Erase')
  await dialog().getByText('This is not the word: nothing was erased').waitFor()
  await dialog().getByRole('textbox').fill('erase')
  await inDialog('Erase')
  await admin.expectToast('Erased for good')
  await main.getByRole('status').getByText('No former student is found').waitFor()
  await main.getByRole('link', { name: 'Register' }).click()
  await admin.waitForPage('Register of former students')
  await main.getByText('Cem').waitFor()
  assert.equal((await names()).sort(), ['Ben', 'Cem'])
})

test('what the rule of the school erases soon is on the dashboard and in the list; its texts are on the certificate', async () => {
  await leave([student._id])
  await changeSchool(calls.admin, { languages: { first: 'en', others: ['ur'] } })
  await admin.go('/admin/dashboard/school?part=leavers')
  await admin.fill({ 'Text of the leaving certificate': '{name} and {nickname}' })
  await admin.press('Save')
  await admin.expectFormError('{nickname} is no value of the certificate')
  admin.expectConsole(/400|ApiError/)
  await admin.fill({
    'Text of the leaving certificate': '{name} was here.',
    'Years for which the record of a former student is kept': '1',
    'Head of the school': 'Sara Aziz',
  })
  await admin.press('Save')
  await main.getByText('Saved: the school is as you see it here').waitFor()

  await admin.go(FORMER)
  await main.getByText(/^Is erased on /).waitFor()
  await choose('Ann Lee', 'Certificate')
  await main.locator('.certificate').getByText('was here').waitFor()
  await main.locator('.certificate').getByText('Sara Aziz').waitFor()
  await main.getByLabel('Language').selectOption('اردو')
  await main.locator('.certificate[dir=ltr]').waitFor()
  await changeSchool(calls.admin, { leavers: { 'certificateText@ur': '{name} یہاں تھا۔' } })
  await page.reload()
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
