// needs: build, chromium
// shows: notices
/** The files of a notice: as an admin adds and orders them, and as a visitor sees them. */
import { readFileSync } from 'node:fs'
import * as assert from 'uvu/assert'
import { addNotice, addNoticeFile } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { smallPicture } from './pictures.ts'
import { ADMIN } from './server.ts'
import { openSmallSchool } from './small-school.ts'

const school = await openSmallSchool()
const { calls } = school

const SCAN = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n')
const HTML = Buffer.from('<!doctype html><p>Log in</p>')
const pdf = (name: string, buffer = SCAN) => ({ name, mimeType: 'application/pdf', buffer })
const txt = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
const filesOf = async (id: string): Promise<{ name: string; label: string }[]> =>
  (await calls.admin.get(`/notice/getSingleNotice/${id}`)).body.data.files ?? []

test('files are chosen with a new notice and sent after it; one that fails is named, and sent again without a second notice', async () => {
  const admin = await school.openAs('admin')
  const { page } = admin
  await admin.go('/admin/dashboard/add-notice')
  await admin.fill({ Title: 'Excursion', Description: 'Bring water.', Category: 'Trips' })
  await admin.press('Unlimited')
  const section = page.locator('.notice-files-form')
  const rows = section.getByRole('listitem')
  await admin.field('Add files').setInputFiles([pdf('scan.pdf'), pdf('form.pdf', HTML)])
  await admin.field('Add files').setInputFiles(['1', '2', '3', '4'].map((text) => txt(`${text}.txt`, text)))
  await section.getByText('A notice has at most 5 files. Not added: 4.txt').waitFor()
  assert.ok(await admin.field('Add files').isDisabled())
  await admin.press('Take away 1.txt')
  await admin.field('Add files').setInputFiles([txt('letter.docm', 'macros')])
  await section.getByText('letter.docm').getByText('save it without them, or as PDF').waitFor()
  await admin.press('Take away 2.txt')
  await admin.press('Move up 3.txt')
  await admin.press('Move up 3.txt')
  await rows.nth(0).getByLabel('Shown as').fill('What to bring')
  await rows.nth(0).getByLabel('Shown as').press('Enter')
  assert.is((await calls.visitor.get('/notice/getNotice')).body.notice.length, 0, 'Enter takes the name alone')
  await admin.expectAccessible()

  let isCut = true
  await page.route('**/notice/addFile/*scan.pdf*', (route) => (isCut ? route.abort() : route.continue()))
  await page.locator('form').getByRole('button', { name: 'Add Notice' }).click()
  await page.waitForURL(/update-notice/)
  await section.getByText('The notice is saved, but not with all of its files.').waitFor()
  await rows.filter({ hasText: 'scan.pdf' }).getByRole('alert').waitFor()
  await rows.filter({ hasText: 'form.pdf' }).getByText('The name of the file ends in .pdf').waitFor()
  admin.expectConsole(/415/, /ApiError/, /ERR_FAILED/)
  const added = async () => (await calls.visitor.get('/notice/getNotice')).body.notice
  assert.equal(
    (await added()).map(({ files }: { files: { name: string; label: string }[] }) =>
      files.map(({ name, label }) => [name, label]),
    ),
    [[['3.txt', 'What to bring']]],
  )

  await page.getByRole('link', { name: 'Back' }).click()
  await admin.press('Stay here')
  isCut = false
  await admin.press('Send again scan.pdf')
  await rows.nth(1).getByText('This PDF is a picture of its words').waitFor()
  await admin.press('Take away form.pdf')
  await page.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL(/notice-detail/)
  const [{ files }, ...others] = await added()
  assert.equal([files.length, others], [2, []])
})

test('files that are chosen stay when the session ends, until the next login of the same user; of a scan it is said what it is', async () => {
  const admin = await school.openAs('admin')
  const { page } = admin
  const add = async () => page.locator('form').getByRole('button', { name: 'Add Notice' }).click()
  await admin.go('/admin/dashboard/add-notice')
  await admin.fill({ Title: 'Excursion', Description: 'Bring water.', Category: 'Trips' })
  await admin.press('Unlimited')
  await admin.field('Add files').setInputFiles([txt('1.txt', '1'), pdf('scan.pdf')])
  await admin.loseSession()
  await add()
  await page.waitForURL('**/auth/login')
  admin.expectConsole(/401/)
  await admin.fill({ 'User id': ADMIN.userId, Password: ADMIN.password })
  await admin.press('Login')
  await page.locator('.notice-files-form').getByText('scan.pdf').waitFor()
  await add()
  await page.waitForURL(/update-notice/)
  await page.getByText('This PDF is a picture of its words').waitFor()
  assert.is(await page.locator(':focus').innerText(), 'Files')
  const [notice, ...others] = (await calls.visitor.get('/notice/getNotice')).body.notice
  assert.equal([notice.files.map(({ name }: { name: string }) => name), others], [['1.txt', 'scan.pdf'], []])
})

test('a notice that is used again takes its photo and its files along', async () => {
  const photo = await smallPicture()
  const id = await addNotice(calls.admin, {
    photo: new File([new Uint8Array(photo.buffer)], photo.name, { type: photo.mimeType }),
  })
  await addNoticeFile(calls.admin, id, 'plan.txt')
  const file = await addNoticeFile(calls.admin, id, 'old.txt', Buffer.from('old'))
  await calls.admin.put(`/notice/changeFile/${file}`, { label: 'Last year' })
  const admin = await school.openAs('admin')
  const { page } = admin
  const rows = page.locator('.notice-files-form').getByRole('listitem')
  await admin.go(`/admin/dashboard/add-notice?from=${id}`)
  await page.getByAltText('The photo you chose').waitFor()
  assert.equal(await rows.locator('strong').allInnerTexts(), ['plan.txt', 'old.txt'])
  await admin.press('Unlimited')
  await page.locator('form').getByRole('button', { name: 'Add Notice' }).click()
  await page.waitForURL(/notice-detail/)
  const all = (await calls.admin.get('/notice/getNotice')).body.notice as { _id: string; photoVersion: string | null }[]
  const added = all.find(({ _id }) => _id !== id)
  assert.ok(added?.photoVersion)
  assert.equal(
    (await filesOf(String(added?._id))).map(({ name, label }) => [name, label]),
    [
      ['plan.txt', ''],
      ['old.txt', 'Last year'],
    ],
  )

  await admin.go('/admin/dashboard/add-notice')
  assert.is(await rows.count(), 0, 'nothing of it is left for the next notice')
})

test('an admin adds files to a notice, is told why one is refused, puts them in order and takes one away', async () => {
  const id = await addNotice(calls.admin)
  await addNoticeFile(calls.admin, id, 'نقشہ.png', (await smallPicture()).buffer)
  const admin = await school.openAs('admin')
  const { page } = admin
  await admin.go(`/admin/dashboard/update-notice/${id}`)
  const section = page.locator('.notice-files-form')
  const rows = section.getByRole('listitem')
  await admin.field('Add files').setInputFiles([pdf('form.pdf', HTML), pdf('scan.pdf')])
  await rows.filter({ hasText: 'form.pdf' }).getByText('The name of the file ends in .pdf').waitFor()
  admin.expectConsole(/415/, /ApiError/)
  await admin.press('Move up scan.pdf')
  await page.waitForFunction(() => document.activeElement?.textContent === 'Move down')
  await rows.nth(1).getByLabel('Shown as').fill('Map')
  await rows.nth(1).getByLabel('Shown as').press('Enter')
  await admin.press('Take away scan.pdf')
  await page.getByRole('dialog').getByRole('button', { name: 'Take away' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.equal(
    (await filesOf(id)).map(({ name, label }) => [name, label]),
    [['نقشہ.png', 'Map']],
  )

  const [map] = (await calls.admin.get(`/notice/getSingleNotice/${id}`)).body.data.files
  await addNoticeFile(calls.admin, id, 'plan.txt', Buffer.from('1'))
  await calls.admin.delete(`/notice/deleteFile/${map._id}`)
  await rows.nth(0).getByLabel('Shown as').fill('Way')
  await rows.nth(0).getByLabel('Shown as').press('Enter')
  await section.getByText('Another admin has taken this file away meanwhile.').waitFor()
  admin.expectConsole(/404/, /ApiError/)
  assert.match(await rows.allInnerTexts().then((all) => all.join()), /^plan\.txt/)
})

test('a visitor sees on the board that a notice has files, and on the notice each with kind and size', async () => {
  const id = await addNotice(calls.admin)
  await addNoticeFile(calls.admin, id, 'timetable.txt')
  await addNoticeFile(calls.admin, id, 'map.png', (await smallPicture()).buffer)
  const visitor = await school.openAsVisitor()
  const { page } = visitor
  await visitor.go('/notice-board')
  assert.is((await page.getByRole('img', { name: '2 files' }).innerText()).trim(), '2')
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
