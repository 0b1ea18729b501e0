// needs: build, chromium
// shows: students, reports, promotion
/** A teacher writes the reports of a whole class on a phone: the content of the list, and the taps for each report. */

import * as assert from 'uvu/assert'
import { addReport, addStudent } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { test } from '../test.ts'
import { sidewaysScroll } from './axe.ts'
import { column, waitForFocus } from './reading.ts'
import { openSmallSchool, person as teacher } from './small-school.ts'

const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true }
const school = await openSmallSchool({ as: 'teacher', ...PHONE })
const { calls } = school
const DASHBOARD = '/teacher/dashboard'
const formOf = (id: string) => `${DASHBOARD}/add-student-report/${id}`
const cls = { grade: '7', fatherName: 'Khalid Siddiqui' } as const
const pupils: string[] = []
for (let index = 1; index <= 9; index++) {
  const { _id } = await addStudent(calls.admin, { ...cls, name: `Pupil Number ${index}`, rollNumber: String(index) })
  pupils.push(_id)
}
const [first = '', second = '', third = ''] = pupils

const lead = () => teacher.page.locator('main [data-part=lead]')
const saveAndNext = () => teacher.page.getByRole('button', { name: 'Save and next' })
const radio = (name: string) => teacher.page.getByRole('radio', { name, exact: true })

test('a teacher sees three students below the tools, eight at once, with father, class, report and both links', async () => {
  await addReport(calls.teacher, second, { condition: 'Excelent' })
  await teacher.go(DASHBOARD)
  await teacher.rest()
  const { page } = teacher
  const rows = page.locator('main tr[data-part=row]')
  const inView = () =>
    rows.evaluateAll(
      (all) =>
        all.filter((row) => {
          const { top, bottom } = row.getBoundingClientRect()
          return top >= 0 && bottom <= innerHeight
        }).length,
    )
  const below = await inView()
  assert.ok(below >= 3, `${below} pupils below the tools`)
  await rows.first().evaluate((row) => row.scrollIntoView({ block: 'start' }))
  const alone = await inView()
  assert.ok(alone >= 8, `${alone} pupils`)
  const row = page.getByRole('row', { name: 'Pupil Number 1' })
  const text = (await row.innerText()).replace(/\s+/g, ' ')
  assert.is(text.trim(), 'Pupil Number 1 Khalid Siddiqui 7 Roll 1 No report Details Report')
  for (const link of await row.getByRole('link').all()) {
    const { width = 0, height = 0 } = (await link.boundingBox()) ?? {}
    assert.ok(width >= 24 && height >= 24, `${width} x ${height}`)
  }
  assert.ok((await column(page, 'report')).includes('Excelent'))
  await teacher.expectAccessible()
})

test('the list of an admin shows eight students at once, with four actions', async () => {
  const admin = await school.openAs('admin', PHONE)
  await admin.go('/admin/dashboard/Student-detail?class=7')
  await admin.rest()
  const rows = admin.page.locator('main tr[data-part=row]')
  await rows.first().evaluate((row) => scrollBy({ top: row.getBoundingClientRect().top, behavior: 'instant' }))
  const bottoms = await rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().bottom)))
  assert.ok(bottoms.filter((bottom) => bottom <= 800).length >= 8, bottoms.join())
  const row = rows.first()
  assert.match((await row.innerText()).replace(/\s+/g, ' '), /Khalid Siddiqui 7 Roll 1 No report Details Update More/)
  for (const action of await row.locator('.row-actions > *').all()) {
    const { width = 0, height = 0 } = (await action.boundingBox()) ?? {}
    assert.ok(width >= 44 && height >= 32, `${width} x ${height}`)
  }
  await admin.expectAccessible()
})

test('a class with a long name and names of one long word scroll no list of a phone sideways', async () => {
  await changeSchool(calls.admin, { classes: ['Kindergarten Flowers', '5', '7'] })
  const name = 'Averylongnamethatbreaksnowhere'.repeat(3)
  for (const rollNumber of ['1', '1'])
    await addStudent(calls.admin, { name, rollNumber, grade: 'Kindergarten Flowers' })
  const admin = await school.openAs('admin', PHONE)
  for (const path of ['Student-detail?class=Kindergarten+Flowers', 'promotion']) {
    await admin.go(`/admin/dashboard/${path}`)
    await admin.page.getByText(name).first().waitFor()
    assert.is(await sidewaysScroll(admin.page), 0, path)
  }

  await addStudent(calls.admin, { name: 'Ben Okafor', fatherName: 'Emmanuel Okafor Siddiqui', grade: '5' })
  await admin.go('/admin/dashboard/Student-detail?class=5')
  const cell = admin.page.getByRole('row', { name: 'Ben Okafor' }).locator('[data-column=class]')
  const { x = 0 } = (await cell.locator('[data-part=class]').boundingBox()) ?? {}
  assert.ok(x > ((await cell.boundingBox())?.x ?? 0) + 20, 'Class 5 is one line beside a long name')
})

test('one report takes three taps, and the next form has the focus in its message', async () => {
  const { page } = teacher
  await teacher.go(formOf(first))
  await page.getByText('Pupil Number 1, Class 7, Roll number 1').waitFor()
  await lead().getByText('0 of 9 written').waitFor()
  await saveAndNext().waitFor()
  // All controls that are tapped are in the window, without scrolling.
  const before = await page.evaluate(() => window.scrollY)
  await page.getByText('Good', { exact: true }).tap()
  await teacher.field('Message').tap()
  await page.keyboard.type('Reads fluently.')
  assert.is(await page.evaluate(() => window.scrollY), before)
  await saveAndNext().tap()
  await page.waitForURL(`**${formOf(second)}`)
  await teacher.expectToast('Report is add Successfully')
  await page.getByText('Pupil Number 2, Class 7, Roll number 2').waitFor()
  await lead().getByText('1 of 9 written').waitFor()
  assert.is(await teacher.field('Message').inputValue(), '')
  await waitForFocus(teacher.field('Message'))
  const { data } = (await calls.teacher.get(`/report/getReport/${first}`)).body
  assert.equal([data.message, data.condition], ['Reads fluently.', 'Good'])
})

test('no condition is alone in its row, on a phone, a tablet and a desk, and no word of a button is broken at twice the font size', async () => {
  const { page } = teacher
  await teacher.go(formOf(first))
  await saveAndNext().waitFor()
  const cards = page.locator('.report-form [data-part=option]')
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const tops = await cards.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    assert.is(tops.length, 5)
    for (const top of tops) assert.ok(tops.filter((other) => other === top).length > 1, `${width} px: ${tops}`)
  }
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const [name, words] of [
    ['Add report', 2],
    ['Save and next', 3],
  ] as const) {
    const lines = await page.getByRole('button', { name, exact: true }).evaluate((button) => {
      const range = document.createRange()
      // The text itself: an element around it has a box of its own.
      range.selectNodeContents(button.querySelector('span') ?? button)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    assert.ok(lines <= words, `${name}: ${lines} lines`)
  }
})

test('Save and next skips those with a report; the last one says that the class is done, and leads to it', async () => {
  for (const id of pupils.filter((id) => id !== first && id !== third)) await addReport(calls.teacher, id)
  await teacher.go(formOf(third))
  await lead().getByText('7 of 9 written').waitFor()
  await radio('Bad').check()
  await teacher.fill({ Message: 'Late.' })
  await saveAndNext().tap()
  await teacher.page.waitForURL(`**${formOf(first)}`)
  await lead().getByText('8 of 9 written').waitFor()
  await saveAndNext().waitFor({ state: 'detached' })
  await radio('Bad').check()
  await teacher.fill({ Message: 'Early.' })
  await teacher.press('Add report')
  await teacher.expectToast('Report is add Successfully')
  await teacher.page.getByRole('link', { name: 'Class 7 is done: 9 of 9', exact: true }).click()
  await teacher.page.getByText('Reports: 9 of 9 written').waitFor()
})

test.run()
