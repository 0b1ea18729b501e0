// needs: build, chromium
/** The import of people as a secretary does it: with the files of her spreadsheet, her mistakes, and her keyboard. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import writeXlsxFile from 'write-excel-file/node'
import { ZipFile } from 'yazl'
import { inPrep, officeCsv, officeXlsx } from '../../tools/office-list.ts'
import { test } from '../test.ts'
import { openBrowser } from './browser.ts'
import { Keyboard } from './keyboard.ts'
import { smallPicture } from './pictures.ts'
import { openSmallSchool } from './small-school.ts'
import type { Visitor } from './visitor.ts'

// In Pakistan a telephone number begins with 0.
const school = await openSmallSchool(await openBrowser(), { SCHOOL_TIME_ZONE: 'Asia/Karachi' })
const { calls } = school
const IMPORT = '/admin/dashboard/import'

let admin: Visitor
let page: Page

test.before.each(async () => {
  await school.reset()
  admin = await school.openAs('admin')
  page = admin.page
})
test.after(() => school.close())

const HEADINGS = ['Full name', 'Father', 'Roll no.', 'Form', 'Age', 'Tel', 'Home address', 'Fees']
const person = (name: string, rollNumber: string, changes: Record<number, string> = {}) =>
  [name, 'Imran Khan', rollNumber, '3', '9', '0300 1234567', '12 Canal Road', '1500'].map(
    (value, column) => changes[column] ?? value,
  )

/** As Excel saves it in many countries: Windows-1252, semicolons, CRLF. */
const csv = (...rows: string[][]) => ({
  name: 'pupils.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEADINGS, ...rows].map((row) => `${row.join(';')}\r\n`).join(''), 'latin1'),
})

const xlsx = async (...rows: string[][]) => ({
  name: 'pupils.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: await writeXlsxFile([HEADINGS, ...rows].map((row) => row.map((value) => ({ value })))).toBuffer(),
})

type File = { name: string; mimeType: string; buffer: Buffer }

const zone = (name: string) => page.getByLabel(name, { exact: true })
const choose = (file: File) => zone('Choose a file').setInputFiles(file)

async function drop({ name, buffer }: File): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ({ name, bytes }) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], name))
      return transfer
    },
    { name, bytes: [...buffer] },
  )
  await zone('Choose a file').dispatchEvent('drop', { dataTransfer })
}

/** What a link saves, as a text. */
async function savedBy(link: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()])
  return text(await download.createReadStream())
}
const button = (name: string | RegExp) => page.getByRole('button', { name })
const section = (name: string) => page.getByRole('region', { name })
const row = (name: string) => page.getByRole('row').filter({ hasText: name })

async function studentsOfClass3(): Promise<{ name: string; photoVersion: string | null }[]> {
  const { students } = (await calls.admin.get('/student/getAllStudent')).body
  return students.filter(({ grade }: { grade: string }) => grade === '3')
}
const names = async () => (await studentsOfClass3()).map(({ name }) => name).sort()

test('a good file of Excel in Windows-1252 is in the school after three clicks, and out again by Undo', async () => {
  await admin.go('/admin/dashboard')
  await page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link', { name: 'Import', exact: true }).click()
  await admin.waitForPage('Import')
  await choose(csv(person('Zoë Müller', '1'), person('Ali Khan', '2')))
  await admin.expectPage('Import students')
  await section('What the import will do').getByText('2 students will be added').waitFor()
  // The second press does nothing.
  await button('Import 2 students').dblclick()

  await admin.expectPage('Import students')
  const done = section('Imported')
  await done.getByText('2 students added').waitFor()
  assert.equal(await names(), ['Ali Khan', 'Zoë Müller'])
  // The slips of the two, and of nobody else of the school.
  await done.getByRole('link', { name: 'Print login slips' }).click()
  await page.locator('.slip').nth(1).waitFor()
  assert.equal(
    (await page.locator('.slip').allInnerTexts()).map((slip) => /Zoë Müller|Ali Khan/.exec(slip)?.[0]).sort(),
    ['Ali Khan', 'Zoë Müller'],
  )

  await page.goBack()
  await button('Undo import').click()
  await page.getByLabel('Type "undo" to take it out of the school').fill('undo')
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await section('Undone').waitFor()
  assert.equal(await names(), [])
  await page.getByRole('link', { name: 'All imports' }).click()
  await row('pupils.csv').getByText('Undone').waitFor()
  assert.is(await row('pupils.csv').getByRole('button', { name: 'Undo' }).count(), 0)
})

test('refused cells of an Excel file are mended with the keyboard, the cursor going from one to the next', async () => {
  await admin.go(IMPORT)
  const keyboard = new Keyboard(page)
  const file = await xlsx(person('Ali Khan', '1'), person('Sara Malik', '2', { 3: '14', 5: 'none' }), person('', '4'))
  await keyboard.choose(zone('Choose a file'), file)
  await admin.waitForPage('Import students')

  // Refused rows come first, with the reason at the cell.
  await row('Sara Malik').waitFor()
  assert.is(await row('Ali Khan').count(), 0)
  const grade = row('Sara Malik').getByLabel('Class', { exact: true })
  assert.is(await grade.inputValue(), '14')
  const reason = await grade.evaluate(
    (input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.innerText,
  )
  assert.match(reason ?? '', /1/)
  await admin.expectAccessible()

  await keyboard.to(grade)
  await grade.fill('3')
  await keyboard.press('Enter')
  const phone = row('Sara Malik').getByLabel('Phone', { exact: true })
  assert.ok(await phone.evaluate((input) => input === document.activeElement))
  await phone.fill('0300 7654321')
  await keyboard.press('Tab')
  await row('Sara Malik').getByText('Add', { exact: true }).waitFor()
  await page.getByRole('status').getByText('Line 3: Add').waitFor({ state: 'attached' })
  assert.is(await phone.getAttribute('aria-invalid'), null)

  await row('No name').getByLabel('Name', { exact: true }).fill('Bilal Aziz')
  await keyboard.press('Enter')
  await row('Bilal Aziz').getByText('Add', { exact: true }).waitFor()
  assert.is(await page.evaluate(() => (document.activeElement as HTMLInputElement).value), 'Bilal Aziz')

  await keyboard.activate(button('Import 3 students'), { back: true })
  await keyboard.waitFor(section('Imported'))
  assert.equal(await names(), ['Ali Khan', 'Bilal Aziz', 'Sara Malik'])
})

test('the chips filter the rows, a row is left out, and the refused ones are downloaded', async () => {
  await admin.go(IMPORT)
  await drop(csv(person('Ali Khan', '1'), person('Sara Malik', '2'), person('Omar Aziz', '3', { 4: 'nine' })))
  await admin.waitForPage('Import students')
  await row('Omar Aziz').waitFor()
  await button(/^All 3$/).click()
  await row('Ali Khan').getByRole('button', { name: 'Leave out line 2' }).click()
  await row('Ali Khan').getByText('Left out', { exact: true }).waitFor()
  await button(/^To add 1$/).click()
  await row('Ali Khan').waitFor({ state: 'detached' })
  // The preview of the user id that is made.
  await row('Sara Malik')
    .getByText(/^Sara-Malik-/)
    .waitFor()

  const refused = await savedBy('Download refused rows')
  assert.match(refused, 'Omar Aziz')
  assert.not.match(refused, 'Sara Malik')

  await button('Import 1 student').click()
  // What is not in the school is still said when it is too late to mend it here.
  await section('Imported').getByText('1 row left out').waitFor()
  await section('Imported').getByText('1 row refused and not imported').waitFor()
  await section('Imported').getByText('Mend them in your file, and import it again').waitFor()
  assert.equal(await names(), ['Sara Malik'])
})

test('a column that is not found is chosen on a phone, and a closed page comes back where it was', async () => {
  await page.setViewportSize({ width: 360, height: 800 })
  await admin.go(IMPORT)
  // Set together with the listener for a paste.
  await page.waitForFunction(() => document.title.startsWith('Import'))
  // Pasted without headings that anybody could match: the tab-separated text that a spreadsheet copies.
  const rows = [HEADINGS.with(1, 'Papa'), person('Ali Khan', '1')].map((cells) => cells.join('\t')).join('\n')
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, rows)
  await admin.waitForPage('Import students')
  await page.getByText('No column is read as Father name').waitFor()
  assert.is(await button(/^Import /).count(), 0)
  await page.getByLabel('Papa').selectOption('Father name')
  await button('Import 1 student').waitFor()
  await admin.expectAccessible()

  const url = page.url()
  await page.close()
  const again = await school.openAs('admin')
  await again.go(IMPORT)
  await again.page
    .getByRole('row', { name: /Pasted rows/ })
    .getByRole('link', { name: 'Open' })
    .click()
  await again.page.getByRole('button', { name: 'Import 1 student' }).waitFor()
  assert.is(again.page.url(), url)
  await again.press('Drop this draft')
  await again.expectToast('The draft is dropped')
  await again.page.getByText('Nothing has been imported yet').waitFor()
})

/** Takes the list of an office from the file to the press of 'Import', and counts what a person decides. */
async function importOffice(name: string, buffer: Buffer, pupils: number): Promise<number> {
  let decisions = 0
  /** A press of the mouse, or a choice. */
  const decide = async (what: Promise<unknown>) => {
    decisions++
    await what
  }
  await admin.go(IMPORT)
  const chooser = page.waitForEvent('filechooser')
  await decide(page.getByText('Choose a file', { exact: true }).click())
  await (await chooser).setFiles({ name, mimeType: '', buffer })
  await admin.waitForPage('Import students')
  const toDecide = page.getByRole('list', { name: 'To decide' })
  const decided = page.getByRole('list', { name: 'Decided' })
  await toDecide.getByText(`${inPrep(pupils)} rows: class “Prep”.`).waitFor()
  assert.is(await toDecide.getByRole('listitem').count(), 3)
  await admin.expectAccessible()

  await decide(toDecide.getByLabel(`Class of all ${inPrep(pupils)}`).selectOption('1'))
  await decided.getByText('Class: “Prep” is read as “1”.').waitFor()
  await decide(toDecide.getByRole('button', { name: 'Unknown: ask when the student is edited' }).click())
  await decided.getByText('Age: unknown where the file has none.').waitFor()
  const all = pupils.toLocaleString('en')
  await decide(toDecide.getByRole('button', { name: `Put it back in all ${all}` }).click())
  await decided.getByText('what they begin with is put back').waitFor()
  assert.is(await toDecide.count(), 0)
  await decide(button(`Import ${all} students`).click())
  return decisions
}

test("an office's list of 1,000 pupils is being imported after five decisions", async () => {
  const decisions = await importOffice('register.xlsx', await officeXlsx(1_000), 1_000)
  await section('The import is running').waitFor()
  assert.is(decisions, 5)
})

test('the pupils of such a list are in the school, and an age that nobody knows is asked for at the next edit', async () => {
  await importOffice('register.csv', officeCsv(40), 40)
  await section('Imported').getByText('40 students added').waitFor()
  // The last one has no date of birth.
  const { data } = (await calls.admin.post('/student/searchStudent', { name: 'Ayesha 1 Sheikh' })).body
  await admin.go(`/admin/dashboard/fullStudent-detail/${data[0]._id}`)
  await page.getByRole('definition').filter({ hasText: 'Unknown' }).waitFor()
  await admin.go(`/admin/dashboard/update-detail/${data[0]._id}`)
  const age = page.getByRole('textbox', { name: 'Age' })
  await age.waitFor()
  assert.is(await age.inputValue(), '')
  await page.getByText('Nobody has said it yet: enter it now.').waitFor()
  await page.getByRole('button', { name: 'Update student' }).click()
  await page.locator('input[name="age"][aria-invalid="true"]').waitFor()
  await age.fill('11')
  await page.getByRole('button', { name: 'Update student' }).click()
  await admin.expectToast('Data updated SuccessFully')
})

test('a cell opens with its value selected: what is typed takes its place, and a second press sets the cursor', async () => {
  await admin.go(IMPORT)
  await choose(csv(person('Ali Khan', '1', { 3: '14' }), person('Sara Malik', '2', { 3: '15' })))
  await admin.waitForPage('Import students')
  const grade = row('Ali Khan').getByLabel('Class', { exact: true })
  await grade.click({ position: { x: 20, y: 20 } })
  await page.keyboard.type('3')
  assert.is(await grade.inputValue(), '3')
  await page.keyboard.press('Enter')
  await row('Ali Khan').getByText('Add', { exact: true }).waitFor()
  await page.keyboard.type('4')
  assert.is(await row('Sara Malik').getByLabel('Class', { exact: true }).inputValue(), '4')
  await row('Ali Khan').getByRole('button', { name: 'Edit line 2' }).click()
  await page.keyboard.type('Alina Khan')
  const name = row('Tel').or(page.locator('.import-mend')).first().getByLabel('Name', { exact: true })
  assert.is(await name.inputValue(), 'Alina Khan')
  const selected = () =>
    name.evaluate((input: HTMLInputElement) => (input.selectionEnd ?? 0) - (input.selectionStart ?? 0))
  assert.is(await selected(), 0)
  await name.click()
  assert.is(await selected(), 0, 'a press in the field that has the focus sets the cursor')
})

test('columns are joined in the order that is chosen, and a section is the same in all rows', async () => {
  await admin.go(IMPORT)
  const heads = ['Surname', 'First Name', ...HEADINGS.slice(1)]
  const list = (...rows: string[][]) => ({
    ...csv(),
    buffer: Buffer.from([heads, ...rows].map((one) => one.join(';')).join('\n')),
  })
  await choose(list(['Khan', ...person('Ali', '1')], ['Malik', ...person('Sara', '2')]))
  await admin.waitForPage('Import students')
  await row('Ali Khan').waitFor()
  await page.getByRole('heading', { name: 'Columns' }).click()
  await page.getByText('Name is joined from “First Name” and “Surname”: Ali Khan').waitFor()
  await button('Other order').click()
  await row('Khan Ali').waitFor()
  await page.getByText('Name is joined from “Surname” and “First Name”: Khan Ali').waitFor()

  await page.getByLabel('The same in all rows').selectOption('Fee')
  await page.getByLabel('Its value').fill('free')
  await button('Use in all rows').click()
  await page.getByText('Fee: “free” in all rows').waitFor()
  assert.is(await page.getByLabel('Fees').inputValue(), '', 'the column is not read any more')
  await page.getByLabel('The same in all rows').selectOption('Class')
  await page.getByLabel('Its value').fill('A')
  await button('Use in all rows').click()
  await page.getByText('Class: “A” follows in all rows').waitFor()
  await admin.expectAccessible()
  await button('Remove').first().click()
  await page.getByText('Fee: “free” in all rows').waitFor({ state: 'detached' })
})

test('what is decided for many rows is said, can be taken back, and is chosen with the keyboard too', async () => {
  await admin.go(IMPORT)
  // An age that depends on whether the day or the month comes first, but for the last days of a year: 12 January has been,
  // and 1 December has not.
  const born = '01/12/2015'
  const day = new Date().toISOString().slice(5, 10)
  const isOpen = day > '01-13' && day < '11-30'
  const line = (name: string, number: string, phone: string, grade: string, born: string) =>
    [...person(name, number, { 3: grade, 4: '', 5: phone }), born].join(';')
  const buffer = Buffer.from(
    [
      [...HEADINGS, 'DOB'].join(';'),
      line('Ali Khan', '1', '12345', 'Rose', born),
      line('Sara Malik', '2', '12345', 'Rose', born),
    ].join('\n'),
  )
  await choose({ ...csv(), buffer })
  await admin.waitForPage('Import students')
  const toDecide = page.getByRole('list', { name: 'To decide' })
  const decided = page.getByRole('list', { name: 'Decided' })
  const choice = toDecide.getByLabel('Class of all 2')
  // The arrow passes other classes on its way: nothing is decided before the field is left.
  await choice.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await decided.getByText('Class: “Rose” is read as “2”.').waitFor()
  await page.getByRole('status').getByText('Left to decide: 1').waitFor({ state: 'attached' })
  if (isOpen) {
    await toDecide.getByRole('button', { name: 'The day comes first' }).click()
    await decided.getByText('Dates: the day comes first.').waitFor()
  }
  // Nothing is refused; the numbers are too short for this country, which a person looks at.
  await button('Import 2 students').waitFor()
  await toDecide.getByText('2 rows: phone “12345”.').waitFor()
  await toDecide.getByRole('button', { name: 'Show these rows' }).click()
  const phone = row('Ali Khan').getByLabel('Phone', { exact: true })
  await phone.click()
  await page.keyboard.type('0300 1234567')
  await page.keyboard.press('Enter')
  await button(/^To look at 1$/).waitFor()
  await button('Take back: Class: “Rose” is read as “2”.').click()
  await toDecide.getByText('2 rows: class “Rose”.').waitFor()
  assert.is(await button(/^Import /).count(), 0)
})

test('photos of a ZIP and of a folder find their owners, and the others are listed with the reason', async () => {
  await admin.go(IMPORT)
  await choose(csv(person('Ali Khan', '1'), person('Sara Malik', '2')))
  await admin.waitForPage('Import students')
  const { buffer } = await smallPicture()
  const zip = new ZipFile()
  zip.addBuffer(buffer, 'photos/3-1.png')
  zip.addBuffer(buffer, 'photos/nobody.png')
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer)

  await page.getByRole('heading', { name: 'Photos' }).click()
  await zone('Choose a ZIP').setInputFiles({
    name: 'photos.zip',
    mimeType: 'application/zip',
    buffer: Buffer.concat(chunks),
  })
  await page.getByText('1 matched, 1 without, 1 not used').waitFor()
  await row('nobody.png').waitFor()
  await admin.expectAccessible()
  await zone('Choose a ZIP').setInputFiles({ name: 'photos.rar', mimeType: '', buffer: Buffer.from('Rar!') })
  await page.getByText('This is not a ZIP.').waitFor()

  const folder = mkdtempSync(join(tmpdir(), 'photos-'))
  writeFileSync(join(folder, 'sara malik.png'), buffer)
  writeFileSync(join(folder, 'notes.txt'), 'no photo')
  await zone('Choose a folder').setInputFiles(folder)
  await page.getByText('2 matched, 0 without, 1 not used').waitFor()
  rmSync(folder, { recursive: true })

  // The page is closed while the server imports.
  await Promise.all([page.waitForResponse('**/run'), button('Import 2 students').click()])
  const url = page.url()
  await page.close()
  const again = await school.openAs('admin')
  await again.go(url)
  await again.page.getByRole('region', { name: 'Imported' }).getByText('2 photos', { exact: true }).waitFor()
  assert.ok((await studentsOfClass3()).every(({ photoVersion }) => photoVersion))
})

test('a file that cannot be read is refused in words; the template can be read', async () => {
  await admin.go(`${IMPORT}?kind=teacher`)
  const alert = page.getByRole('alert')
  await choose({ name: 'old.xls', mimeType: '', buffer: Buffer.from('d0cf11e0a1b11ae1', 'hex') })
  await alert.getByText(/save it as \.xlsx/).waitFor()
  await choose({ name: 'empty.csv', mimeType: '', buffer: Buffer.from('') })
  await alert.getByText(/empty/i).waitFor()
  // The browser logs the status of the empty file.
  admin.expectConsole(/status of 400/, /ApiError: The file is empty/)
  await admin.expectAccessible()
  await page.getByText('Type or paste rows').click()
  await button('Read these rows').click()
  await alert.getByText(/no rows to read/).waitFor()
  await page.getByLabel('Rows, the first with the headings').fill(await savedBy('Template as CSV'))
  await button('Read these rows').click()
  await admin.waitForPage('Import teachers')
  await button('Import 1 teacher').waitFor()
})

test('the ZIP of a school is read for its students, then for its teachers, without being chosen again', async () => {
  const zip = new ZipFile()
  const students = csv(person('Zip Student', '1')).buffer
  const teachers =
    'Name,Phone,Gender,Address,Qualifications,Salary,Subject,Bank detail,Experience\nZip Teacher,12345,Female,Road,MSc,100,Art,PK36,8'
  zip.addBuffer(students, 'students.csv')
  zip.addBuffer(Buffer.from(teachers), 'teachers.csv')
  zip.addBuffer((await smallPicture()).buffer, 'photos/teachers/Zip Teacher.png')
  zip.end()
  await admin.go(IMPORT)
  await choose({ name: 'school.zip', mimeType: 'application/zip', buffer: await buffer(zip.outputStream) })
  await admin.expectPage('Import students')
  await section('What the import will do').getByText('The file also has a list of teachers.').waitFor()
  await button('Import 1 student').click()
  await button('Import teachers of this file too').click()
  await admin.expectPage('Import teachers')
  await page.getByText('1 matched, 0 without').waitFor()
  await button('Import 1 teacher').click()
  await section('Imported').getByText('1 teacher added').waitFor()
  assert.is(await button(/of this file too/).count(), 0, 'both lists are in the school')
  assert.equal(await names(), ['Zip Student'])
})

test('the settings of a school come from a file, at once where the school has not changed the same', async () => {
  const settings = (name: string, text: string) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ format: 1, settings: { footer: { text } } })),
  })
  await admin.go(IMPORT)
  await page.getByText('Settings of the school from a file').click()
  const file = zone('Choose the export of a school')
  await file.setInputFiles(settings('school.json', 'From a file'))
  await page.getByText('The settings of the file are those of the school now.').waitFor()
  const saved = async () => (await calls.admin.get('/admin/school')).body.settings.footer.text
  assert.is(await saved(), 'From a file')

  await file.setInputFiles(settings('other.json', 'From another'))
  await page.getByText('The school has other values than the file in 1 setting, so nothing was changed.').waitFor()
  assert.is(await saved(), 'From a file')
  await admin.expectAccessible()
  await admin.press('Use the values of the file')
  await page.getByText('The settings of the file are those of the school now.').waitFor()
  assert.is(await saved(), 'From another')

  await file.setInputFiles({ ...settings('broken.json', ''), buffer: Buffer.from('{') })
  await page.getByText('The file is no valid JSON').waitFor()
})

test.run()
