// needs: build, chromium
// shows: school, information
/** The pages that a school writes itself: from the form to the visitor. */
import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { person as admin, openSmallSchool, page } from './small-school.ts'

const school = await openSmallSchool({ as: 'admin', viewport: { width: 1000, height: 900 } })
const { calls } = school

const pdf = { name: 'routes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }
const txt = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
const settings = async () => (await calls.admin.get('/admin/school')).body.settings

async function openForm(part: string): Promise<void> {
  await admin.go(`/admin/dashboard/school?part=${part}`)
  await page.locator(`[data-part="${part}"][open]`).waitFor()
}

async function save(): Promise<void> {
  await admin.press('Save')
  await page.getByText('Saved: the school is as you see it here').waitFor()
}

test('a page is written with files, and a visitor reads it', async () => {
  await openForm('ownPages')
  await admin.press('Add: Page')
  await page.locator('[name="settings.ownPages.0.title"]').fill('School buses')
  await page.locator('[name="settings.ownPages.0.text"]').fill('## Routes\n\nThe **north** bus leaves at 7:10.')
  const files = page.getByLabel('Add files')
  await files.setInputFiles([pdf, txt('letter.docm', 'macros')])
  await page
    .getByText(/letter\.docm/)
    .first()
    .waitFor()
  await files.setInputFiles([txt('stops.txt', 'Mall Road')])
  await page.locator('.notice-files-form').getByRole('listitem').filter({ hasText: 'stops.txt' }).waitFor()
  await admin.expectAccessible()
  await save()
  const { page: visitor } = await school.openAsVisitor()
  await visitor.goto('/about')
  await visitor.getByRole('navigation').getByRole('link', { name: 'School buses' }).click()
  await visitor.getByRole('heading', { name: 'Routes' }).waitFor()
  assert.is(new URL(visitor.url()).pathname, '/page/school-buses')
  assert.equal(await visitor.getByRole('main').getByRole('listitem').count(), 2)
})

test('a page that the school must have begins with the sample, and nobody sees it until it is confirmed', async () => {
  await openForm('legal')
  await page.getByRole('button', { name: 'Begin with the sample' }).first().click()
  const text = page.getByLabel('Privacy notice')
  assert.match(await text.inputValue(), /\{retention\}/)
  await save()
  const { page: visitor } = await school.openAsVisitor()
  await visitor.goto('/')
  const link = visitor.getByRole('contentinfo').getByRole('link', { name: 'Privacy notice' })
  assert.is(await link.count(), 0)

  const confirm = page.getByLabel('This is ours: show it to everybody')
  await confirm.first().check()
  await admin.press('Save')
  await page.locator('.kit-error-summary').getByText(/___/).waitFor()
  await text.fill((await text.inputValue()).replaceAll('___', 'the office'))
  await save()
  assert.is((await settings()).confirmed.privacy, true)
  await visitor.reload()
  await link.click()
  await visitor.getByRole('heading', { level: 1, name: 'Privacy notice' }).waitFor()
  assert.not.match(await visitor.locator('main').innerText(), /\{\w+\}|___/)
})

test.run()
