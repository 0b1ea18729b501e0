// needs: build, chromium
// shows: imports
/** Decisions about many rows of an import, with a real mouse and the list of an office. */
import * as assert from 'uvu/assert'
import { inPrep, officeXlsx } from '../../tools/office-list.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { workbookOf } from '../../tools/workbook.ts'
import { test } from '../test.ts'
import { csvWith, type File, HEADINGS, person } from './people-file.ts'
import { person as admin, openSmallSchool, page } from './small-school.ts'

// In Pakistan a telephone number begins with 0.
const school = await openSmallSchool({ as: 'admin', env: { SCHOOL_TIME_ZONE: 'Asia/Karachi' } })
const IMPORT = '/admin/dashboard/import'

const choose = (file: File) => page.getByLabel('Choose a file', { exact: true }).setInputFiles(file)
const button = (name: string | RegExp) => page.getByRole('button', { name })
const section = (name: string) => page.getByRole('region', { name })
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const toDecide = () => page.getByRole('list', { name: 'To decide' })
const decided = () => page.getByRole('list', { name: 'Decided' })

test("an office's list is in the school after five decisions, and an age that nobody knows is asked for at the next edit", async () => {
  const pupils = 40
  let decisions = 0
  /** A press of the mouse, or a choice. */
  const decide = async (what: Promise<unknown>) => {
    decisions++
    await what
  }
  await admin.go(IMPORT)
  const chooser = page.waitForEvent('filechooser')
  await decide(page.getByText('Choose a file', { exact: true }).click())
  await (await chooser).setFiles({ name: 'register.xlsx', mimeType: '', buffer: await officeXlsx(pupils) })
  await admin.waitForPage('Import students')
  await toDecide()
    .getByText(`${inPrep(pupils)} rows: class “Prep”.`)
    .waitFor()
  assert.is(await toDecide().getByRole('listitem').count(), 3)

  // One after the other, without waiting for what comes of it.
  const prep = toDecide().getByLabel(`Class of all ${inPrep(pupils)}`)
  await decide(prep.selectOption('1'))
  await decide(toDecide().getByRole('button', { name: 'Unknown: ask when the student is edited' }).click())
  await decide(
    toDecide()
      .getByRole('button', { name: /^Put it back in all/ })
      .click(),
  )
  await decided().getByText('Class: “Prep” is read as “1”.').waitFor()
  await decided().getByText('Age: unknown where the file has none.').waitFor()
  await decided().getByText('what they begin with is put back').waitFor()
  assert.is(await toDecide().count(), 0)
  // How far it is, is not known before the page has said that it runs.
  let release = () => {}
  const isSeen = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/api/v1/imports/*', async (route) => {
    await isSeen
    await route.continue()
  })
  await decide(button(`Import ${pupils} students`).click())
  await section('The import is running').waitFor()
  release()
  assert.is(decisions, 5)
  await section('Imported').getByText(`${pupils} students added`).waitFor()

  // The last one has no date of birth.
  const { data } = (await school.calls.admin.post('/student/searchStudent', { name: 'Ayesha 1 Sheikh' })).body
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

test('columns are joined in the order of the file until another one is chosen; a section is the same in all rows', async () => {
  await admin.go(IMPORT)
  await choose(csvWith(['Wie', 'Wer', ...HEADINGS.slice(1)], ['Ali', 'Khan', ...person('', '9').slice(1)]))
  await admin.waitForPage('Import students')
  // The last one first.
  await page.getByLabel('Wer', { exact: true }).selectOption('Name')
  await row('Khan').waitFor()
  await page.getByLabel('Wie', { exact: true }).selectOption('Name')
  await row('Ali Khan').waitFor()
  await page.getByText('Name is joined from “Wie” and “Wer”: Ali Khan').waitFor()

  await admin.go(IMPORT)
  const headings = ['Surname', 'First Name', ...HEADINGS.slice(1)]
  await choose(csvWith(headings, ['Khan', ...person('Ali', '1')], ['Malik', ...person('Sara', '2')]))
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

test('of several sheets one is chosen or all; hidden rows are taken in, and sections become classes', async () => {
  // Nothing says in which country the school is.
  await changeSchool(school.calls.admin, { region: { timeZone: 'UTC' } })
  const hidden = person('Left School', '3')
  const sara = person('Sara Malik', '1', { 3: 'V-A', 5: '3001234567' })
  const filledDown = ['', '', '9', '5', '', '', '', '']
  const other = [HEADINGS, sara, person('Bilal Aziz', '2', { 3: 'V-B' }), hidden, filledDown]
  const buffer = await workbookOf(
    { name: 'Class 4', rows: [HEADINGS, person('Ali Khan', '1')] },
    { name: 'Class 5', rows: other, hiddenRows: [4] },
    { name: 'Last year', rows: [HEADINGS, person('Gone', '8')], state: 'hidden' },
  )
  const file = { name: 'school.xlsx', mimeType: '', buffer }
  await admin.go(IMPORT)
  await choose(file)
  await page.getByText('3 sheets of the file may be the list').waitFor()
  await page.getByRole('radio', { name: 'Last year' }).waitFor()
  await admin.expectAccessible()
  await page.getByRole('radio', { name: 'Class 4' }).check()
  await button('Read it').click()
  await admin.waitForPage('Import students')
  await section('What the import will do').getByText('1 student will be added').waitFor()
  await button('Drop this draft').click()
  await admin.waitForPage('Import')

  await choose(file)
  await page.getByRole('radio', { name: 'All that can be seen in the file' }).check()
  await button('Read it').click()
  await admin.waitForPage('Import students')
  await toDecide().getByText('1 row is hidden: “Left School”.').waitFor()
  assert.is(await row('Gone').count(), 0)
  await admin.expectAccessible()
  await button('Take it in').click()
  await decided().getByText('Rows that are hidden in the file: taken in.').waitFor()
  await button('Add 5 A and 5 B to the classes of the school').click()
  await section('What the import will do').getByText('4 students will be added').waitFor()
  await toDecide().getByLabel('Country of the numbers').selectOption('Pakistan')
  await decided().getByText('Telephone numbers: they are of Pakistan.').waitFor()
  await button('Put it back').click()
  await row('Sara Malik').getByText('03001234567').waitFor()
  // A row with only a number is no person; the page says so, and there is nothing to decide about it.
  await toDecide().getByText('1 row: nobody.').waitFor()
  assert.is(await toDecide().getByRole('listitem').count(), 1)
  await button('Show these rows').click()
  await row('No name').getByText('Left out').waitFor()
  await button('All').first().click()
  const { settings } = (await school.calls.admin.get('/admin/school')).body
  assert.equal(settings.classes.slice(4, 7), ['5', '5 A', '5 B'])
  await row('Sara Malik').getByText('5 A').waitFor()
})

test('what is decided for many rows is said, can be taken back, and is chosen with the keyboard too', async () => {
  await admin.go(IMPORT)
  // An age that depends on whether the day or the month comes first, but for the last days of a year: 12 January has been,
  // and 1 December has not.
  const born = '01/12/2015'
  const day = new Date().toISOString().slice(5, 10)
  const isOpen = day > '01-13' && day < '11-30'
  const pupil = (name: string, number: string) => [...person(name, number, { 3: 'Rose', 4: '', 5: '12345' }), born]
  await choose(csvWith([...HEADINGS, 'DOB'], pupil('Ali Khan', '1'), pupil('Sara Malik', '2')))
  await admin.waitForPage('Import students')
  const choice = toDecide().getByLabel('Class of all 2')
  // The arrow passes other classes on its way: nothing is decided before the field is left.
  await choice.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await decided().getByText('Class: “Rose” is read as “2”.').waitFor()
  await page.getByRole('status').getByText('Left to decide: 1').waitFor({ state: 'attached' })
  if (isOpen) {
    await toDecide().getByRole('button', { name: 'The day comes first' }).click()
    await decided().getByText('Dates: the day comes first.').waitFor()
  }
  // Nothing is refused; the numbers are too short for this country, which a person looks at.
  await button('Import 2 students').waitFor()
  await toDecide().getByText('2 rows: phone “12345”.').waitFor()
  await toDecide().getByRole('button', { name: 'Show these rows' }).click()
  const phone = row('Ali Khan').getByLabel('Phone', { exact: true })
  await phone.click()
  await page.keyboard.type('0300 1234567')
  await page.keyboard.press('Enter')
  await button(/^To look at 1$/).waitFor()
  await button('Take back: Class: “Rose” is read as “2”.').click()
  await toDecide().getByText('2 rows: class “Rose”.').waitFor()
  assert.is(await button(/^Import /).count(), 0)
})

test('letters that were encoded twice are corrected in one click, and a number that a spreadsheet has shortened is shown', async () => {
  await admin.go(IMPORT)
  // In UTF-8, of which `csvWith` writes each byte as a letter.
  const twice = (text: string) => Buffer.from(Buffer.from(text).toString('latin1')).toString('latin1')
  const pupil = (name: string, number: string) => person(twice(name), number)
  await choose(csvWith(HEADINGS, pupil('Zoë Khan', '2.02E+11'), pupil('André Khan', '2'), person('Sara Malik', '3')))
  await admin.waitForPage('Import students')
  await toDecide().getByText('2 rows: name “ZoÃ« Khan”, “AndrÃ© Khan”.').waitFor()
  await toDecide().getByRole('button', { name: 'Mend the letters of all 2' }).click()
  await decided().getByText('Texts whose letters were encoded twice are read as they were before.').waitFor()
  await toDecide().getByText('1 row: roll number “2.02E+11”.').waitFor()
  await toDecide().getByRole('button', { name: 'Show these rows' }).click()
  await button(/^To look at 1$/).waitFor()
  await row('Zoë Khan').getByText('A spreadsheet has shortened this number').waitFor()
  await button(/^Take back: Texts whose letters/).click()
  await toDecide().getByText('2 rows: name “ZoÃ« Khan”, “AndrÃ© Khan”.').waitFor()
})

test.run()
