// needs: build, chromium
// shows: notices
/** The files of a notice: as an admin adds and orders them, and as a visitor sees them. */
import { readFileSync } from 'node:fs'
import * as assert from 'uvu/assert'
import { addNotice, addNoticeFile } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { openBrowser } from './browser.ts'
import { smallPicture } from './pictures.ts'
import { openSmallSchool } from './small-school.ts'

const school = await openSmallSchool(await openBrowser())
const { calls } = school
test.before.each(() => school.reset())
test.after(() => school.close())

const SCAN = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n')
const HTML = Buffer.from('<!doctype html><p>Log in</p>')
const pdf = (name: string, buffer = SCAN) => ({ name, mimeType: 'application/pdf', buffer })
const filesOf = async (id: string): Promise<{ name: string; label: string }[]> =>
  (await calls.admin.get(`/notice/getSingleNotice/${id}`)).body.data.files ?? []

test('an admin adds files, is told why one is refused, names them, puts them in order and takes one away', async () => {
  const id = await addNotice(calls.admin)
  const admin = await school.openAs('admin')
  const { page } = admin
  await admin.go(`/admin/dashboard/update-notice/${id}`)
  const picture = { name: 'نقشہ.png', mimeType: 'image/png', buffer: (await smallPicture()).buffer }
  const section = page.locator('.notice-files-form')
  const rows = section.getByRole('listitem').filter({ has: page.locator('form') })
  await admin.field('Add files').setInputFiles([pdf('scan.pdf'), picture, pdf('form.pdf', HTML)])
  await section.getByText(/form\.pdf.*: The name of the file ends in \.pdf/).waitFor()
  admin.expectConsole(/415/, /ApiError/)
  assert.equal(
    (await filesOf(id)).map(({ name }) => name),
    ['scan.pdf', 'نقشہ.png'],
  )
  assert.ok(await rows.nth(0).getByText('This PDF is a picture of its words').isVisible())

  await rows.nth(1).getByLabel('Shown as').fill('Map')
  await rows.nth(1).getByLabel('Shown as').press('Enter')
  await admin.press('Move up نقشہ.png')
  await rows.nth(0).getByText('نقشہ.png').waitFor()
  await page.waitForFunction(() => document.activeElement?.textContent === 'Move down')
  assert.equal(
    (await filesOf(id)).map(({ name, label }) => [name, label]),
    [
      ['نقشہ.png', 'Map'],
      ['scan.pdf', ''],
    ],
  )

  await admin.press('Take away scan.pdf')
  await page.getByRole('dialog').getByRole('button', { name: 'Take away' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.equal(
    (await filesOf(id)).map(({ name }) => name),
    ['نقشہ.png'],
  )
})

test('a visitor sees on the board that a notice has files, and on the notice each with kind and size', async () => {
  const id = await addNotice(calls.admin)
  await addNoticeFile(calls.admin, id, 'timetable.txt')
  await addNoticeFile(calls.admin, id, 'map.png', (await smallPicture()).buffer)
  const visitor = await school.openAsVisitor()
  const { page } = visitor
  await visitor.go('/notice-board')
  assert.ok(await page.getByText('Files: 2').isVisible())
  await visitor.go(`/notice-board-Detail/${id}`)
  const files = page.locator('.notice-files').getByRole('listitem')
  assert.match(await files.nth(0).innerText(), /^timetable\.txt TXT, 1 kB$/)
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.notice-files img')?.naturalWidth)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'timetable.txt' }).click(),
  ])
  assert.is(download.suggestedFilename(), 'timetable.txt')
  assert.is(String(readFileSync((await download.path()) ?? '')), 'Bring water.')
})

test.run()
