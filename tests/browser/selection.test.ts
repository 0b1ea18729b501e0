// needs: build, chromium
// shows: students, notices, users, promotion
/** Selected rows of the lists and what is done with them, and the promotion of the whole school. */

import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright-core'
import * as assert from 'uvu/assert'
import { addNotice, addReport, addStudent } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { printed } from './paper.ts'
import { waitForFocus } from './reading.ts'
import { person as admin, main, openSmallSchool, page } from './small-school.ts'
import type { Visitor } from './visitor.ts'

const school = await openSmallSchool({ as: 'admin' })
const { calls, teacher } = school
const STUDENTS = '/admin/dashboard/Student-detail'
/** Ann Lee of class 5 is there before. */
const names = ['Ben', 'Cem', 'Dua', 'Eva']
const others = new Map<string, string>()
for (const [at, name] of names.entries()) {
  const { _id } = await addStudent(calls.admin, { name, rollNumber: String(10 + at), grade: at < 3 ? '5' : '10' })
  others.set(name, _id)
}

const box = (name: string) => main.getByRole('checkbox', { name: `Select ${name}`, exact: true })
const count = (text: string) => main.getByRole('status').getByText(text, { exact: true }).waitFor()
const dialog = () => page.getByRole('dialog')
const bar = () => main.getByRole('group', { name: 'Selection' })
const gradesOf = async () =>
  Object.fromEntries(
    (await calls.admin.get('/student/getAllStudent')).body.students.map(({ name, grade }: Record<string, string>) => [
      name,
      grade,
    ]),
  )
const openMenu = (name: string) =>
  page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link', { name, exact: true }).click()

test('a range is selected by keys, stays with another filter and after another page, and is moved to a class', async () => {
  await admin.go(STUDENTS)
  await box('Ben').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Space')
  await count('3 of 5 students selected')
  await main.getByLabel('Class', { exact: true }).selectOption('10')
  await count('3 of 5 students selected, 3 of them not on this page')
  await box('Eva').check()
  await openMenu('Teacher detail')
  await admin.waitForPage('Total Teacher : 1')
  await openMenu('Student detail')
  await count('4 of 5 students selected')
  await box('Eva').uncheck()
  await main.getByRole('button', { name: 'Name', exact: true }).click()
  await count('3 of 5 students selected')
  await admin.expectAccessible()

  await bar().getByRole('button', { name: 'Move to class' }).press('Enter')
  await dialog().getByText('3 students').waitFor()
  await dialog().getByRole('button', { name: 'Move', exact: true }).click()
  await dialog().getByRole('alert').getByText('Choose a class').waitFor()
  await dialog().getByLabel('Class').selectOption('6')
  await dialog().getByRole('button', { name: 'Move', exact: true }).click()
  await admin.expectToast('Moved to class 6: 3 students')
  assert.equal(await gradesOf(), { 'Ann Lee': '5', Ben: '6', Cem: '6', Dua: '6', Eva: '10' })
  await main.getByRole('row', { name: 'Ben' }).getByText('6', { exact: true }).waitFor()
  assert.is(await bar().getByRole('button').count(), 0, 'nothing is selected any more')
  await waitForFocus(main.getByRole('heading', { level: 1 }))
})

test('all that the filter finds are exported, printed and deleted by the typed word, and come back from Deleted', async () => {
  await admin.go(`${STUDENTS}?class=5`)
  await main.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await box('Ann Lee').uncheck()
  await count('3 of 5 students selected')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bar().getByRole('button', { name: 'Export selection CSV' }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n')
  assert.equal(
    lines.slice(1).map((line) => line.split(',')[0]),
    ['Ben', 'Cem', 'Dua'],
  )
  await bar().getByRole('link', { name: 'Print' }).click()
  await admin.waitForPage('Paper')
  await main.getByText('Class 5').first().waitFor()
  for (const name of ['Ben', 'Cem', 'Dua']) await main.getByText(name, { exact: true }).waitFor()
  assert.is(await main.getByText('Ann Lee').count(), 0)
  await page.goBack()
  await count('3 of 5 students selected')

  // Somebody else deletes one of them meanwhile: nothing is deleted, and the list is loaded again.
  await calls.admin.delete(`/student/deleteStudent/${others.get('Dua')}`)
  const remove = async () => {
    await bar().getByRole('button', { name: 'Delete' }).click()
    await dialog().getByRole('textbox').fill('delete')
    await dialog().getByRole('button', { name: 'Delete', exact: true }).click()
  }
  await remove()
  await dialog().getByText('1 of these 3 no longer exist, so nothing was done').waitFor()
  admin.expectConsole(/404|ApiError/)
  await page.keyboard.press('Escape')
  await admin.waitForPage('Total Student : 4')
  await box('Ben').check()
  await box('Cem').click({ modifiers: ['Shift'] })
  await count('2 of 4 students selected')
  await remove()
  await admin.expectToast('Deleted: 2 students')
  await admin.waitForPage('Total Student : 2')
  await openMenu('Deleted')
  await main.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await admin.press('Restore')
  await admin.expectToast('Restored: 3 records')
  assert.is(Object.keys(await gradesOf()).length, 5)
})

test('on a phone Escape ends a selection; users and notices offer what can be done with them', async () => {
  await page.setViewportSize({ width: 360, height: 640 })
  await addNotice(calls.admin, { title: 'Picnic' })
  await admin.go('/admin/dashboard/notice-detail')
  await box('Picnic').check()
  await count('1 of 1 notice selected')
  await admin.expectAccessible()
  await page.keyboard.press('Escape')
  assert.not.ok(await box('Picnic').isChecked())
  await waitForFocus(box('Picnic'))
  await box('Picnic').check()
  assert.equal(await bar().getByRole('button').allInnerTexts(), ['Clear', 'CSV', 'Excel', 'Delete'])

  await admin.go('/admin/dashboard/UserInfo')
  await box('head').check()
  await bar().getByRole('button', { name: 'Clear' }).waitFor()
  assert.equal(await bar().getByRole('button').allInnerTexts(), ['Clear', 'CSV', 'Excel'], 'an admin')
  await box(teacher.userId).check()
  await box('parent').check()
  await bar().getByRole('button', { name: 'New passwords' }).click()
  await dialog().getByText('2 users').waitFor()
  await dialog().getByText('Admins are left out').waitFor()
  await dialog().getByRole('button', { name: 'New passwords', exact: true }).click()
  await dialog().getByText('They are shown only now').waitFor()
  await admin.expectAccessible()
  const issued = dialog().getByRole('list', { name: 'The new passwords' }).getByRole('listitem')
  const password = await issued.filter({ hasText: 'parent' }).locator('code').innerText()
  await dialog().getByRole('button', { name: 'Close' }).last().click()
  assert.is((await school.login({ ...school.user, password })).answer.success, true)
  assert.is((await school.login(teacher)).answer.success, false)

  await bar().getByRole('button', { name: 'Delete' }).click()
  await dialog().getByText('Only plain users').waitFor()
  await dialog().getByRole('textbox').fill('delete')
  await dialog().getByRole('button', { name: 'Delete', exact: true }).click()
  await admin.expectToast('Deleted: parent')
  assert.is((await school.login({ ...school.user, password })).answer.success, false)
})

const typeWord = async (word: string, button: string) => {
  await dialog().getByRole('textbox').fill(word)
  await dialog().getByRole('button', { name: button, exact: true }).click()
}

test('a promotion says what it does and asks for a word, is refused once the school has changed, and is undone as a whole', async () => {
  await addReport(calls.admin, others.get('Ben') ?? '')
  await admin.go(STUDENTS)
  await main.getByRole('link', { name: 'Promotion' }).click()
  await admin.waitForPage('Promotion')
  const fifth = main.getByRole('group').filter({ hasText: 'Class 5 to class 6' })
  await main.getByText('Class 5 to class 6').first().click()
  await main.getByRole('checkbox', { name: 'Cem Roll number 11' }).uncheck()
  await fifth.getByText('3 of 4 students, 1 stays').waitFor()
  await main.getByText('1 student of the last class').waitFor()
  await admin.expectAccessible()

  await addStudent(calls.admin, { name: 'Fay', grade: '1' })
  await admin.press('Promote 4 students')
  await dialog()
    .getByText('3 students move to the next class, 1 student leaves the school and 1 student stays; 1 report of')
    .waitFor()
  await admin.expectAccessible()
  await typeWord('Promote', 'Promote')
  await dialog().getByText('This is not the word').waitFor()
  await typeWord('promote', 'Promote')
  await dialog().getByText('so nobody was promoted').waitFor()
  assert.is((await gradesOf()).Ben, '5')
  await page.keyboard.press('Escape')
  await main.getByText('Into the next class: 4. Leave the school: 1. Stay: 1.').waitFor()
  await admin.press('Promote 5 students')
  const [request] = await Promise.all([page.waitForRequest('**/student/promote'), typeWord('promote', 'Promote')])
  await main.getByRole('heading', { name: 'The school is promoted' }).waitFor()
  await waitForFocus(main.getByRole('heading', { level: 1 }))
  const after = { 'Ann Lee': '6', Ben: '6', Cem: '5', Dua: '6', Fay: '2' }
  assert.equal(await gradesOf(), after)
  await calls.admin.post('/student/promote', request.postDataJSON())
  assert.equal(await gradesOf(), after, 'the same call again does nothing')

  await main.getByRole('link', { name: 'To the former students' }).click()
  await admin.waitForPage('Former students')
  await main.getByRole('row', { name: 'Eva' }).getByText('Finished school').waitFor()
  await page.goBack()
  await main.getByRole('heading', { name: /^Promoted on \d{1,2} [A-Z][a-z]{2} \d{4} by head$/ }).waitFor()
  await main.getByText(/Left the school: 1\. Stayed: 1\. Filed reports of .+: 1\./).waitFor()
  await admin.expectAccessible()
  await main.getByRole('button', { name: /^Promote once more in/ }).click()
  await admin.press('Promote 5 students')
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await admin.press('Undo')
  await dialog().getByText('4 students go back to the class of before, 1 student comes back to the school').waitFor()
  await typeWord('undo', 'Undo')
  await admin.expectToast('It is undone: the school is as before')
  assert.equal(await gradesOf(), { 'Ann Lee': '5', Ben: '5', Cem: '5', Dua: '5', Fay: '1', Eva: '10' })
})

test('a promotion with three who stay takes eight clicks with its question, and roll numbers that would stand twice get new ones', async () => {
  for (const grade of ['6', '7', '8'])
    await addStudent(calls.admin, { name: `Stays ${grade}`, grade, rollNumber: '12' })
  await addStudent(calls.admin, { name: 'Gil', grade: '7', rollNumber: '30' })
  await admin.go('/admin/dashboard/promotion')
  let clicks = 0
  const click = async (control: Locator) => {
    clicks += 1
    await control.click()
  }
  for (const grade of ['6', '7', '8']) {
    await click(main.getByText(`Class ${grade} to class ${Number(grade) + 1}`).first())
    await click(main.getByRole('checkbox', { name: new RegExp(`^Stays ${grade}`) }))
  }
  await main.getByText('Class 6, roll number 12: Dua and Stays 6').waitFor()
  assert.is(await main.getByLabel('New roll number of Stays 6').inputValue(), '13')
  await main.getByLabel('New roll number of Stays 6').fill('21')
  await admin.expectAccessible()
  await click(main.getByRole('button', { name: /^Promote \d+ students$/ }))
  await dialog().getByRole('textbox').fill('promote')
  await click(dialog().getByRole('button', { name: 'Promote', exact: true }))
  await main.getByRole('heading', { name: 'The school is promoted' }).waitFor()
  assert.is(clicks, 8)
  const { students } = (await calls.admin.get('/student/getAllStudent')).body
  const stayed = students.filter(({ name }: { name: string }) => name.startsWith('Stays'))
  assert.equal(
    stayed.map(({ grade, rollNumber }: Record<string, string>) => `${grade} ${rollNumber}`),
    ['6 21', '7 12', '8 12'],
  )
})

test('a year begins without a promotion: its reports are on the record, for staff and the student, and on paper', async () => {
  const { student } = school
  const [ben, own] = [others.get('Ben') ?? '', student._id]
  for (const id of [ben, own]) await addReport(school.calls.teacher, id, { message: 'Of the year before' })
  await admin.go('/admin/dashboard/promotion')
  await main.getByRole('button', { name: /^Begin .+ without a promotion$/ }).click()
  await dialog()
    .getByText(/2 reports of \d{4}\/\d\d are filed, and \d{4}\/\d\d begins, with no report written/)
    .waitFor()
  await typeWord('begin', 'Begin')
  await main.getByRole('heading', { name: /was begun on/ }).waitFor()
  await admin.go(STUDENTS)
  await main.getByText('Reports: 0 of 5 written').waitFor()

  const years = (of: Visitor) =>
    of.page.getByRole('navigation', { name: 'Earlier reports' }).getByRole('link', { name: /class 5$/ })
  for (const [one, path] of [
    [admin, `/admin/dashboard/fullStudent-detail/${own}`],
    [await school.openAs('student'), `/student/report/${own}`],
  ] as const) {
    await one.go(path)
    await years(one).click()
    const sheet = one.page.locator('.kit-report-block')
    await sheet.getByText('Of the year before').waitFor()
    await sheet.getByText('Omar Aziz').waitFor()
    assert.is(await one.page.getByRole('button', { name: 'Delete' }).count(), 0, 'nothing can be changed')
  }
  await admin.expectAccessible()
  const [paper] = await printed(page, { format: 'A4', landscape: false })
  for (const text of ['School year', 'Written by', 'Omar Aziz', 'Date and signature'])
    assert.ok(paper?.text.includes(text), text)
  assert.not.ok(paper?.text.includes('Earlier reports'))
})

test.run()
