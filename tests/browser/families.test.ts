// needs: build, chromium
// shows: family, guardians, paper
/** Families: from the code that the office prints to what a parent reads, and the end of it. */
import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { addNotice, addReport, addStudent } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { test } from '../test.ts'
import { printed } from './paper.ts'
import { person as admin, openSmallSchool } from './small-school.ts'
import type { Visitor } from './visitor.ts'

const school = await openSmallSchool({ as: 'admin' })
const { admin: api } = school.calls

/** A child with a report of an earlier year and one of this year, and a sibling without. */
const omar = await addStudent(api, { name: 'Omar Khan', grade: '3', rollNumber: '12' })
const sara = await addStudent(api, { name: 'Sara Khan', grade: '5', rollNumber: '4' })
await addReport(api, omar._id, { message: 'Learned to read.' })
const { year } = (await api.get('/student/promotion')).body
await api.post('/admin/schoolYear', { ends: year.name })
await addReport(api, omar._id, { message: 'Reads to the others.' })
await addNotice(api, { title: 'Class 3 visits the museum', audience: 'classes', classes: '3' })
await addNotice(api, { title: 'Class 9 visits the court', audience: 'classes', classes: '9' })

const PARENT = { userId: 'ayesha', password: 'a-long-password', answer: 'Khan' }
const LONG = 'Muhammad Abdurrahman Siddiqui Chaudhry Ghulam Mustafa Lahori of the upper street'

const recordOf = ({ _id }: { _id: string }) => `/admin/dashboard/fullStudent-detail/${_id}`
const family = (page: Page) => page.getByRole('region', { name: 'Family' })
const sectionOf = ({ page }: Visitor, { name }: { name: string }) => page.getByRole('region', { name, exact: true })
const link = (userId: string, { _id }: { _id: string }) => api.post(`/student/guardians/${_id}`, { userId })
const dialog = ({ page }: Visitor) => page.getByRole('dialog')

/** Prints the codes of the page, and gives back those on the slips. */
async function printCodes(): Promise<string[]> {
  const { page } = admin
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-prints', '')
  })
  await admin.press('Print')
  await dialog(admin).getByRole('button', { name: 'Make and print' }).click()
  await page.locator('html[data-prints]').waitFor()
  return page.locator('.family-slip-code code').allInnerTexts()
}

async function join(parent: Visitor, code: string): Promise<void> {
  await parent.fill({ 'Code from the slip': code })
  await parent.press('Add the child')
}

async function textOf(section: Locator): Promise<string> {
  return (await section.innerText()).replace(/\s+/g, ' ')
}

test('registration is closed: a parent registers with a printed code, reads reports and notices, and joins a sibling', async () => {
  await changeSchool(api, { registration: { open: false } })
  await admin.go(recordOf(omar))
  await family(admin.page).getByRole('link', { name: 'Print a code' }).click()
  await admin.page.locator('.family-slips').waitFor()
  const [code = ''] = await printCodes()
  assert.match(code, /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)

  const parent = await school.openAsVisitor({ viewport: { width: 360, height: 740 } })
  await parent.go('/')
  await parent.page.locator('header summary').click()
  await parent.follow('Parents: register')
  await parent.waitForPage('Sign Up for parents')
  await parent.expectAccessible()
  const label = 'Code from the school'
  const { userId, password, answer } = PARENT
  await parent.fill({ 'User id': userId, Password: password, 'Last name of Your Father': answer, [label]: 'AAAA-AAAA' })
  await parent.press('Sign Up')
  await parent.expectFormError('This code cannot be used.')
  // As a parent types it: small letters, Urdu digits, spaces.
  const typed = code
    .toLowerCase()
    .replaceAll('-', ' ')
    .replace(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)))
  await parent.fill({ [label]: typed })
  await parent.press('Sign Up')
  await parent.waitForPage('Login')
  await parent.expectToast('You are registered, and linked to your child. Log in: the reports are on the page Family.')
  await parent.fill({ 'User id': userId, Password: password })
  await parent.press('Login')
  await parent.page.getByRole('link', { name: 'Go to the page Family' }).click()
  const section = sectionOf(parent, omar)
  await section.getByText('Reads to the others.').waitFor()
  const menu = parent.page.locator('header summary', { hasText: 'available' })
  await menu.waitFor()
  assert.ok(await menu.evaluate(isWithoutRoom), 'the dot, which comes late, does not move the header')
  const text = await textOf(section)
  assert.match(text, 'Class 3 · Roll number 12')
  assert.match(text, 'Class 3 visits the museum')
  assert.not.match(text, /Class 9|Hill Road|7946/)

  await section.getByRole('link', { name: `${year.name}, class 3` }).click()
  await section.getByText('Learned to read.').waitFor()
  await section.getByRole('link', { name: 'Class 3 visits the museum' }).click()
  await parent.waitForPage('Class 3 visits the museum')

  await admin.go(recordOf(omar))
  await family(admin.page).getByText('Linked with a code').waitFor()
  assert.match(await textOf(family(admin.page)), 'ayesha')

  // It works once.
  await parent.go('/family')
  await parent.page.getByRole('button', { name: 'Remove from my page Omar Khan' }).click()
  await dialog(parent).getByRole('button', { name: 'Remove', exact: true }).click()
  await parent.page.getByText('No child is linked to your login yet').waitFor()
  await join(parent, code)
  await parent.expectFormError('This code cannot be used.')
  const ofSara = await api.post('/student/familyCodes', { ids: [sara._id], portal: 'https://portal.example.org' })
  await join(parent, ofSara.body.codes[0].familyCode)
  await parent.expectToast('You now see the reports of Sara Khan here.')
  await sectionOf(parent, sara).waitFor()
})

test('the office links a second child by the user id and ends a link; the parent reads what is linked', async () => {
  await link('parent', omar)
  const parent = await school.openAs('user')
  await parent.go('/')
  await parent.page.getByRole('banner').getByRole('link', { name: 'Family (available)' }).waitFor()
  assert.ok(await parent.page.evaluate(isLarger), 'its text is larger, as that of a report')

  await admin.go(recordOf(sara))
  await family(admin.page).getByRole('button', { name: 'Link a login' }).click()
  await dialog(admin).getByRole('combobox').fill('par')
  await dialog(admin).getByRole('option', { name: 'parent' }).click()
  await admin.expectAccessible()
  await dialog(admin).getByRole('button', { name: 'Link', exact: true }).click()
  await family(admin.page).getByText('Linked by the office').waitFor()

  await parent.follow('Family')
  await sectionOf(parent, omar).getByText('Reads to the others.').waitFor()
  await sectionOf(parent, sara).getByText('Report is Not Add Now').waitFor()
  await parent.page.getByRole('navigation', { name: 'Your children' }).getByRole('link', { name: 'Sara Khan' }).click()
  assert.is(new URL(parent.page.url()).hash, `#child-${sara._id}`)

  await family(admin.page).getByRole('button', { name: 'End the link of' }).click()
  await dialog(admin).getByRole('button', { name: 'End the link' }).click()
  await family(admin.page).getByText('Nobody is linked yet.').waitFor()
  await parent.go('/family')
  await sectionOf(parent, omar).waitFor()
  assert.is(await sectionOf(parent, sara).count(), 0)
})

test('the report of one child is printed alone, on one sheet; without a choice each child has a sheet', async () => {
  await addReport(api, sara._id, { message: 'Counts well.' })
  for (const child of [omar, sara]) await link('parent', child)
  const parent = await school.openAs('user')
  const { page } = parent
  await parent.go('/family')
  await page.getByText('Counts well.').waitFor()
  await parent.rest()
  const paper = { format: 'A4', landscape: false } as const
  const both = await printed(page, paper)
  assert.is(both.length, 2)
  await page.evaluate(() => {
    window.print = () => {}
  })
  await page.getByRole('button', { name: 'Print the report of Sara Khan' }).click()
  const [sheet, ...others] = await printed(page, paper)
  assert.match(sheet?.text ?? '', /Sara Khan.*Counts well\./s)
  assert.not.match(sheet?.text ?? '', /Omar|I have a code/)
  assert.is(others.length, 0)
})

test('six slips in three languages are on a sheet of A4 and Letter, eight in two; without codes none is printed', async () => {
  for (let number = 1; number <= 9; number += 1)
    await addStudent(api, { name: number === 1 ? LONG : `Pupil ${number}`, grade: '4', rollNumber: `R-${number}` })
  await admin.go('/admin/dashboard/paper?kind=family-slips&class=4')
  await admin.page.locator('.family-slips').first().waitFor()
  const [empty] = await printed(admin.page, { format: 'A4', landscape: false })
  assert.match(empty?.text ?? '', 'The codes are printed with the button Print of this page.')
  assert.not.match(empty?.text ?? '', 'Pupil')
  for (const [others, onASheet] of [
    [['ur', 'de'], 6],
    [['ur'], 8],
  ] as const) {
    await changeSchool(api, { languages: { first: 'en', others: [...others] } })
    await admin.go('/admin/dashboard/paper?kind=family-slips&class=4')
    await admin.page.locator('.family-slips').first().waitFor()
    const codes = await printCodes()
    assert.is(new Set(codes).size, 9)
    for (const format of ['A4', 'Letter'] as const) {
      await admin.page.locator('[name=paper]').selectOption(format)
      await admin.page.locator(`[data-paper=${format}]`).waitFor()
      const sheets = await printed(admin.page, { format: 'A4', landscape: true })
      assert.is(sheets.length, 2, `${others} on ${format}`)
      for (const [index, code] of codes.entries())
        assert.match(sheets[index < onASheet ? 0 : 1]?.text ?? '', code, `${others} on ${format}`)
      assert.match(sheets[1]?.text ?? '', /For parents and guardians/)
    }
  }
})

test.run()

/** Runs in the page: whether the link Family has larger text than Home. */
function isLarger(): boolean {
  const size = (href: string) =>
    Number.parseFloat(getComputedStyle(document.querySelector(`header li a[href="${href}"]`) as Element).fontSize)
  return size('/family') > size('/')
}

/** Runs in the page: whether the button of the menu is as wide without its dot. */
function isWithoutRoom(summary: HTMLElement | SVGElement): boolean {
  const width = () => summary.getBoundingClientRect().width
  const dot = summary.querySelector<HTMLElement>('[data-part=badge]')
  const before = width()
  dot?.style.setProperty('display', 'none')
  const after = width()
  dot?.style.removeProperty('display')
  return dot !== null && before === after
}
