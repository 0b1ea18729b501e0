// needs: build, chromium
// shows: imports
/** The import of people as a secretary does it: with the files of her spreadsheet, her mistakes, and her keyboard. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import * as assert from 'uvu/assert'
import writeXlsxFile from 'write-excel-file/node'
import { ZipFile } from 'yazl'
import { test } from '../test.ts'
import { Keyboard } from './keyboard.ts'
import { csv, type File, HEADINGS, person } from './people-file.ts'
import { smallPicture } from './pictures.ts'
import { waitForFocus } from './reading.ts'
import { person as admin, openSmallSchool, page } from './small-school.ts'

const school = await openSmallSchool({ as: 'admin' })
const { calls } = school
const IMPORT = '/admin/dashboard/import'

const xlsx = async (...rows: string[][]) => ({
  name: 'pupils.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: await writeXlsxFile([HEADINGS, ...rows].map((row) => row.map((value) => ({ value })))).toBuffer(),
})

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
const menuLink = (name: string) =>
  page.getByRole('navigation', { name: 'Admin menu' }).getByRole('link', { name, exact: true })
const row = (name: string) => page.getByRole('row').filter({ hasText: name })

async function studentsOfClass3(): Promise<{ name: string; photoVersion: string | null }[]> {
  const { students } = (await calls.admin.get('/student/getAllStudent')).body
  return students.filter(({ grade }: { grade: string }) => grade === '3')
}
const names = async () => (await studentsOfClass3()).map(({ name }) => name).sort()

test('a good file of Excel in Windows-1252 is in the school after three clicks, and out again by Undo', async () => {
  const here: unknown[] = (await calls.admin.get('/student/getAllStudent')).body.students
  await admin.go('/admin/dashboard')
  await menuLink('Import').click()
  await admin.waitForPage('Import')
  await choose(csv(person('Zoë Müller', '1'), person('Ali Khan', '2')))
  await admin.waitForPage('Import students')
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
  // The list that was loaded when the portal started is not the list of now.
  await done.getByRole('link', { name: 'See the students' }).click()
  await admin.waitForPage(`Total Student : ${here.length + 2}`)
  await page.getByRole('searchbox').fill('Zoë')
  await page.getByRole('row').filter({ hasText: 'Zoë Müller' }).waitFor()
  await page.goBack()
  await button('Undo import').click()
  await page.getByLabel('Type "undo" to take it out of the school').fill('undo')
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await section('Undone').getByText('2 students taken out of the school again').waitFor()
  assert.is(await page.getByText('2 students added').count(), 0)
  assert.equal(await names(), [])
  await menuLink('Student detail').click()
  await admin.waitForPage(`Total Student : ${here.length}`)
  await page.goBack()
  await page.getByRole('link', { name: 'All imports' }).click()
  await row('pupils.csv').getByText('Undone').waitFor()
  assert.is(await row('pupils.csv').getByRole('button', { name: 'Undo' }).count(), 0)
})

test('refused cells of an Excel file are corrected with the keyboard, the cursor going from one to the next', async () => {
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
  await waitForFocus(phone)
  await phone.fill('0300 7654321')
  await keyboard.press('Tab')
  await row('Sara Malik').getByText('Add', { exact: true }).waitFor()
  await page.getByRole('status').getByText('Line 3: Add').waitFor({ state: 'attached' })
  assert.is(await phone.getAttribute('aria-invalid'), null)

  await row('No name').getByLabel('Name', { exact: true }).fill('Bilal Aziz')
  await keyboard.press('Enter')
  await row('Bilal Aziz').getByText('Add', { exact: true }).waitFor()
  await waitForFocus(row('Bilal Aziz').getByLabel('Name', { exact: true }))

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
  // Rows that were left out are still named after the import, when they can no longer be corrected here.
  await section('Imported').getByText('1 row left out').waitFor()
  await section('Imported').getByText('1 row refused and not imported').waitFor()
  await section('Imported').getByText('Mend them in the file of the refused rows').waitFor()
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
  await again.page.locator('tbody').getByText('Nothing has been imported yet').waitFor()
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
  await waitForFocus(row('Sara Malik').getByLabel('Class', { exact: true }))
  await page.keyboard.type('4')
  assert.is(await row('Sara Malik').getByLabel('Class', { exact: true }).inputValue(), '4')
  await row('Ali Khan').getByRole('button', { name: 'Edit line 2' }).click()
  const name = row('Tel').or(page.locator('.import-correct')).first().getByLabel('Name', { exact: true })
  await waitForFocus(name)
  await page.keyboard.type('Alina Khan')
  assert.is(await name.inputValue(), 'Alina Khan')
  const selected = () =>
    name.evaluate((input: HTMLInputElement) => (input.selectionEnd ?? 0) - (input.selectionStart ?? 0))
  assert.is(await selected(), 0)
  await name.click()
  assert.is(await selected(), 0, 'a press in the field that has the focus sets the cursor')
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
  // The connection is lost once: the same photos are sent again by one press.
  await page.route('**/imports/*/photos*', (route) => route.abort(), { times: 1 })
  await zone('Choose a ZIP').setInputFiles({
    name: 'photos.zip',
    mimeType: 'application/zip',
    buffer: Buffer.concat(chunks),
  })
  await button('Try again').click()
  admin.expectConsole(/ERR_FAILED/, /ApiError/)
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
  await admin.waitForPage('Import students')
  await section('What the import will do').getByText('The file also has a list of teachers.').waitFor()
  await button('Import 1 student').click()
  await button('Import teachers of this file too').click()
  await admin.waitForPage('Import teachers')
  await page.getByText('1 matched, 0 without').waitFor()
  await button('Import 1 teacher').click()
  await section('Imported').getByText('1 teacher added').waitFor()
  assert.is(await button(/of this file too/).count(), 0, 'both lists are in the school')
  assert.equal(await names(), ['Zip Student'])

  // Of an import in the list the focus stays in its row, whose button to undo it is gone.
  await page.getByRole('link', { name: 'All imports' }).click()
  const ofStudents = row('school.zip').filter({ hasText: '1 student' })
  await ofStudents.getByRole('button', { name: 'Undo' }).click()
  await page.getByLabel('Type "undo" to take it out of the school').fill('undo')
  await page.keyboard.press('Enter')
  await ofStudents.getByText('Undone').waitFor()
  await waitForFocus(ofStudents.getByRole('link', { name: 'Open' }))
  assert.equal(await names(), [])
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
