/**
 * Counts the clicks and keys of daily tasks in a browser, done as a person does them: the mouse for buttons and links,
 * Tab from field to field.
 *
 *   npm run build && node --conditions=source bench/day-of-work.ts
 */
import type { Locator, Page } from 'playwright-core'
import { launchBrowser } from '../tools/chromium.ts'
import { finish, printResult } from './tools/figures.ts'
import { ADMIN, startServer } from './tools/processes.ts'
import { makeSchool } from './tools/school.ts'

const STUDENTS = 5
const LIST = '/admin/dashboard/Student-detail'

const school = await makeSchool({ students: 0, photos: 0 })
const server = await startServer(school.dataDir)
const browser = await launchBrowser()

/** A user whose clicks and keys are counted. */
class CountingUser {
  readonly page: Page
  clicks = 0
  keys = 0

  constructor(page: Page) {
    this.page = page
  }

  async click(target: Locator): Promise<void> {
    await target.click()
    this.clicks += 1
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key)
    this.keys += 1
  }

  /** Tabs to a field, and types the text unless it is there already. */
  async fill(name: string, text: string): Promise<void> {
    while (!(await this.page.evaluate((wanted) => document.activeElement?.getAttribute('name') === wanted, name)))
      await this.press('Tab')
    const field = this.page.locator(`main [name="${name}"]`)
    if ((await field.inputValue()) === text) return
    await this.page.keyboard.type(text)
    this.keys += text.length
  }
}

async function openList(): Promise<CountingUser> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await page.goto(`${server.origin}/auth/login`)
  await page.getByLabel(/^User id/).fill(ADMIN.userId)
  await page.getByLabel(/^Password/).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForFunction(() => localStorage.getItem('auth') && location.pathname === '/')
  await page.goto(server.origin + LIST)
  await page.getByRole('heading', { level: 1, name: /^Total Student : \d/ }).waitFor()
  return new CountingUser(page)
}

/** The roll number of a student, such as 3-01: the class and a number from 1. */
const rollNumber = (grade: string, index: number) => `${grade}-${String(index + 1).padStart(2, '0')}`

async function fillStudent(user: CountingUser, grade: string, index: number): Promise<void> {
  await user.page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'name')
  await user.fill('name', `Student Number ${index}`)
  await user.fill('fatherName', 'Bilal Malik')
  await user.fill('age', '8')
  await user.fill('phone', '03001234567')
  await user.fill('address', '9 Mall Road')
  await user.fill('grade', grade)
  await user.fill('rollNumber', rollNumber(grade, index))
  await user.fill('fee', '3500')
  await user.fill('answer', 'Malik')
}

/**
 * Adds students without 'Save and add another', through the list each time. The login is copied from the form. Measured
 * first, so that it also prints for older builds, which have only this.
 */
async function oneByOne(): Promise<CountingUser> {
  const user = await openList()
  const button = (name: string) => user.page.getByRole('button', { name, exact: true })
  for (let index = 0; index < STUDENTS; index += 1) {
    await user.click(user.page.locator('.kit-page-heading').getByRole('link', { name: 'Add student' }))
    await fillStudent(user, '3', index)
    await user.click(button('Copy user id'))
    await user.click(button('Copy password'))
    await user.click(button('Add student'))
    await user.page.getByRole('heading', { level: 1, name: `Total Student : ${index + 1}` }).waitFor()
  }
  return user
}

/** Adds students with 'Save and add another'. The login is copied from the next page. */
async function inARow(): Promise<CountingUser> {
  const user = await openList()
  const button = (name: string) => user.page.getByRole('button', { name, exact: true })
  await user.click(user.page.locator('.kit-page-heading').getByRole('link', { name: 'Add student' }))
  for (let index = 0; index < STUDENTS; index += 1) {
    await fillStudent(user, '4', index)
    await user.click(button('Save and add another'))
    await user.page.getByRole('heading', { name: `New login: Student Number ${index}` }).waitFor()
    await user.click(button('Copy both'))
    // The click has moved the focus to the button: focus the first field again.
    if (index < STUDENTS - 1) await user.click(user.page.getByLabel(/^Name/))
  }
  return user
}

/** From the list of a class: the first student's report, then 'Save and next' to the last one. */
async function reportsOfClass(grade: string): Promise<CountingUser> {
  const user = await openList()
  const { page } = user
  await page.goto(`${server.origin}${LIST}?class=${grade}`)
  const row = page.getByRole('row', { name: 'Student Number 0' })
  await user.click(row.getByRole('button', { name: /^More/ }))
  await user.click(row.getByRole('menuitem', { name: 'Report' }))
  await user.click(page.getByRole('link', { name: 'ADD Report' }))
  for (let index = 0; index < STUDENTS; index += 1) {
    await page.getByText(`Student Number ${index}, Class ${grade}`).waitFor()
    await user.click(page.getByLabel(/^Message/))
    await page.keyboard.type('Reads fluently.')
    await user.click(page.getByText('Good', { exact: true }))
    await user.click(page.getByRole('button', { name: index < STUDENTS - 1 ? 'Save and next' : 'Add report' }))
  }
  await page.getByRole('heading', { level: 1, name: `Report of Student Number ${STUDENTS - 1}` }).waitFor()
  return user
}

const figures = ({ clicks, keys }: CountingUser) => `${clicks} clicks and ${keys} keys`
const before = await oneByOne()
console.log(`  ${STUDENTS} students one by one: ${figures(before)}`)
const after = await inARow()
printResult(
  `${STUDENTS} students in a row`,
  figures(after),
  'fewer clicks',
  after.clicks < before.clicks && after.keys <= before.keys,
)
const reports = await reportsOfClass('4')
printResult(
  'a report of a class',
  `${reports.clicks / STUDENTS} taps (${reports.clicks} for ${STUDENTS}, from the list on)`,
  '≤ 4 taps',
  reports.clicks / STUDENTS <= 4,
)

await browser.close()
await server.stop()
school.remove()
finish()
