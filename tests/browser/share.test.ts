// needs: build, chromium
// shows: notices
/** A notice is shared: by the dialog of the device, or by its address. */

import * as assert from 'uvu/assert'
import { addNotice } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { test } from '../test.ts'
import { openSmallSchool, page, person as visitor } from './small-school.ts'
import type { Visitor } from './visitor.ts'

const school = await openSmallSchool({ as: 'visitor', hasTouch: true })
const { calls, portal } = school
await changeSchool(calls.admin, { languages: { first: 'en', others: ['de', 'ur'] } })
const id = await addNotice(calls.admin, {
  title: 'Sports day',
  translations: JSON.stringify({ de: { title: 'Sporttag' } }),
})
const pathOf = (notice: string) => `/notice-board-Detail/${notice}`

/** What the page has given to the share dialog. Chromium has none on Linux: this one ends in this way. */
async function giveDialog(one: Visitor, fails?: string): Promise<() => Promise<ShareData[]>> {
  await one.page.addInitScript((name) => {
    const shared: ShareData[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, {
      canShare: (data: ShareData) => URL.canParse(data.url ?? ''),
      share: async (data: ShareData) => {
        shared.push(data)
        if (name) throw new DOMException('as in the test', name)
      },
    })
  }, fails)
  return () => one.page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)
}
const share = (one: Visitor = visitor) => one.page.getByRole('button', { name: 'Share', exact: true })
const toasts = (one: Visitor = visitor) => one.page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
const clipboard = () => page.evaluate(() => navigator.clipboard.readText())

test('with a finger: the share dialog gets title and address, in the language that is read', async () => {
  const shared = await giveDialog(visitor)
  await visitor.go(pathOf(id))
  await share().tap()
  await visitor.go(`${pathOf(id)}?lang=de`)
  const inEnglish = { title: 'Sports day', url: portal.origin + pathOf(id) }
  await page.getByRole('button', { name: 'Teilen', exact: true }).tap()
  assert.equal(await shared(), [{ title: 'Sporttag', url: `${inEnglish.url}?lang=de` }])
  await visitor.go(`${pathOf(id)}?lang=en`)
  await share().tap()
  assert.equal(await shared(), [inEnglish])
  assert.is(await toasts().count(), 0)
})

test('a dialog that is closed without a choice says nothing and copies nothing', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const shared = await giveDialog(visitor, 'AbortError')
  await visitor.go(pathOf(id))
  await page.evaluate(() => navigator.clipboard.writeText('before'))
  await share().click()
  await visitor.roundTrip()
  assert.is((await shared()).length, 1)
  assert.is(await toasts().count(), 0)
  assert.is(await clipboard(), 'before')
})

for (const [what, fails] of [
  ['without a dialog', undefined],
  ['with a dialog that the browser refuses', 'NotAllowedError'],
] as const) {
  test(`by keys, ${what}: the address is copied, and said`, async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    if (fails) await giveDialog(visitor, fails)
    await visitor.go(pathOf(id))
    await share().focus()
    await page.keyboard.press('Enter')
    await visitor.expectToast('The address of the notice is copied')
    assert.is(await clipboard(), portal.origin + pathOf(id))
    assert.ok(await share().evaluate((button) => button === document.activeElement))
  })
}

test('where nothing can be copied, the address is said', async () => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await visitor.go(pathOf(id))
  await share().click()
  await visitor.expectToast(`The address could not be copied: ${portal.origin}${pathOf(id)}`)
})

test('the button is in the page that the server sends, and not where there is no script', async () => {
  const html = await (await fetch(portal.origin + pathOf(id))).text()
  assert.match(html, /share-button[^>]*>(<[^>]*>)*Share</)
})

test('only what visitors can read is shared: also from the page of staff', async () => {
  const hidden = [
    await addNotice(calls.admin, { title: 'For staff', audience: 'staff' }),
    await addNotice(calls.admin, { title: 'Planned', appearsOn: '2998-01-01' }),
    await addNotice(calls.admin, { title: 'Over', date: '2020-01-01' }),
  ]
  const admin = await school.openAs('admin')
  const shared = await giveDialog(admin)
  for (const path of [pathOf, (one: string) => `/admin/dashboard/notice-Full-Detail/${one}`]) {
    for (const one of hidden) {
      await admin.go(path(one))
      await admin.rest()
      assert.is(await share(admin).count(), 0, await admin.page.title())
    }
    await admin.go(path(id))
    await share(admin).click()
    assert.equal(await shared(), [{ title: 'Sports day', url: portal.origin + pathOf(id) }])
  }
  await changeSchool(calls.admin, { pages: { board: false } })
  await admin.go(pathOf(id))
  await admin.rest()
  assert.is(await share(admin).count(), 0, 'the board is hidden')
})

test.run()
