// needs: build, chromium
/** A notice in two languages: written in one form, and read on the pages of each. */
import * as assert from 'uvu/assert'
import { addNotice, form } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { test } from '../test.ts'
import { openSmallSchool } from './small-school.ts'

const school = await openSmallSchool()
const { calls } = school
await changeSchool(calls.admin, { languages: { first: 'en', others: ['ur'] } })

const TITLE = 'کھیلوں کا دن'
const TEXT = 'سب بچے **آٹھ بجے** آئیں۔'
const single = async (id: string, query = '') =>
  (await calls.admin.get(`/notice/getSingleNotice/${id}${query}`)).body.data

test('an admin writes a notice in Urdu too, and each page has it in its language, also after a switch in place', async () => {
  const id = await addNotice(calls.admin, { title: 'Sports day', description: 'All meet at eight.', catagory: 'Sport' })
  const admin = await school.openAs('admin')
  await admin.go(`/admin/dashboard/update-notice/${id}`)
  const { page } = admin
  await page.getByText('In other languages').click()
  const urdu = page.getByRole('group', { name: 'اردو' })
  const title = urdu.getByRole('textbox', { name: 'Title' })
  assert.equal(await title.evaluate(({ lang, dir }: HTMLElement) => [lang, dir]), ['ur', 'rtl'])
  await title.fill(TITLE)
  const text = urdu.getByRole('textbox', { name: /^Description/ })
  assert.equal(await text.evaluate(({ lang, dir }: HTMLElement) => [lang, dir]), ['ur', 'rtl'])
  await text.fill(TEXT)
  await admin.expectAccessible()
  const sent = page.waitForRequest('**/notice/updateNotice/*')
  await admin.press('Update notice')
  const names = [...((await sent).postData() ?? '').matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)
  assert.equal(names.sort(), ['translations', 'version'], 'only what was changed is sent')
  await admin.waitForPage(/^Total Notice/)
  assert.equal((await single(id)).translations, { ur: { title: TITLE, description: TEXT } })

  const visitor = await school.openAsVisitor()
  const { page: shown } = visitor
  await visitor.go(`/notice-board-Detail/${id}`)
  await shown.getByRole('heading', { name: 'Sports day' }).waitFor()
  await shown.getByRole('link', { name: 'اردو' }).click()
  await shown.getByRole('heading', { name: TITLE }).waitFor()
  assert.is(await shown.locator('.prose strong').innerText(), 'آٹھ بجے')
  // The category is not written in Urdu.
  assert.is(await shown.locator('.notice-lead [lang=en]').innerText(), 'Sport')
  await visitor.go('/notice-board')
  await shown.getByRole('article', { name: TITLE }).waitFor()
  await shown.getByRole('link', { name: 'English' }).click()
  const card = shown.getByRole('article', { name: 'Sports day' })
  await card.waitFor()
  assert.is(await card.locator('[lang]').count(), 0)

  await calls.admin.post(`/notice/updateNotice/${id}`, form({ translations: '{"ur":{"catagory":"کھیل"}}' }))
  await visitor.go('/notice-board?lang=ur')
  const heading = shown.getByRole('heading', { name: 'Sports day' })
  assert.equal(await heading.evaluate(({ lang, dir }: HTMLElement) => [lang, dir]), ['en', 'auto'])
  await visitor.expectAccessible()
})

test('texts that two people change at once are shown as texts, and those of another language stay', async () => {
  const translations = JSON.stringify({ ur: { title: TITLE }, de: { title: 'Sportfest' } })
  const id = await addNotice(calls.admin, { translations })
  const admin = await school.openAs('admin')
  await admin.go(`/admin/dashboard/update-notice/${id}`)
  const title = admin.page.getByRole('group', { name: 'اردو' }).getByRole('textbox', { name: 'Title' })
  await title.fill('میرا')
  await calls.admin.post(`/notice/updateNotice/${id}`, form({ translations: '{"ur":{"title":"آپ کا"}}' }))
  await admin.press('Update notice')
  const group = admin.page.getByRole('dialog').getByRole('group', { name: 'In other languages' })
  await group.waitFor()
  assert.match(await group.innerText(), /اردو\s+میرا\s+Deutsch\s+Sportfest/)
  await group.getByLabel('Keep mine').check()
  await admin.press('Save')
  await admin.waitForPage(/^Total Notice/)
  assert.equal((await single(id)).translations, { ur: { title: 'میرا' }, de: { title: 'Sportfest' } })
  await admin.go(`/admin/dashboard/add-notice?from=${id}`)
  await title.waitFor()
  assert.is(await title.inputValue(), 'میرا', "'Use again' takes the texts too")
})

test.run()
