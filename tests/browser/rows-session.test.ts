// needs: build, chromium
// shows: auth, notices
/** A session that ends while a page is open: the login explains it, and after it the user returns to the page. */

import type { Locator } from 'playwright-core'
import * as assert from 'uvu/assert'
import { addNotice } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { FAILURE_LOGS } from './failures.ts'
import { smallPicture } from './pictures.ts'
import { isPhoto } from './reading.ts'
import { coversRowsSilently } from './rows.ts'
import { ADMIN } from './server.ts'
import { person as admin, openSmallSchool, page } from './small-school.ts'

const school = await openSmallSchool({ as: 'admin' })
await addNotice(school.calls.admin, { title: 'Sports day' })
const coversRows = coversRowsSilently(() => admin)

/** The preview of the photo that is chosen in the form. Absent if none is chosen. */
let chosen: Locator

test.before.each(() => {
  chosen = page.getByAltText('The photo you chose')
})

const ENDED = 'Your session has ended. Please log in again.'
const ENDED_WITH_FORM = 'Your session has ended. Please log in again: what you typed is kept for you.'

/** Logs in on the open login page, without a reload. */
async function logInAgain({ userId, password } = ADMIN): Promise<void> {
  await page.waitForURL('**/auth/login')
  await admin.waitForPage('Login')
  await admin.fill({ 'User id': userId, Password: password })
  await admin.press('Login')
  await admin.expectToast('Login Successfully')
}

const typed = { Title: 'Science fair', Description: 'In the hall,\nfrom nine on.', Category: 'Science' }

async function expectTyped(): Promise<void> {
  for (const [label, value] of Object.entries(typed)) assert.is(await admin.field(label).inputValue(), value, label)
}

coversRows(
  ['error.session'],
  'while a notice is added, the login says that the session has ended, and restores the form with its photo',
  async () => {
    await admin.go('/admin/dashboard/add-notice')
    await admin.fill(typed)
    await admin.press('Unlimited')
    await admin.field('Photo').setInputFiles(await smallPicture())
    await chosen.waitFor()
    await admin.loseSession()
    await admin.press('Add notice')
    await admin.expectToast(ENDED_WITH_FORM)
    assert.is(await page.evaluate(() => localStorage.getItem('auth')), null)
    admin.expectConsole(FAILURE_LOGS)
    await admin.expectPage('Login')
    await logInAgain()

    assert.is(admin.path(), '/admin/dashboard/add-notice')
    await expectTyped()
    assert.is(await page.locator('main input[name=date]').inputValue(), '1')
    assert.ok(await isPhoto(chosen), 'the photo is seen again')
    await admin.press('Add notice')
    await admin.expectToast('Add Notice SuccessFully')
    await page.getByRole('row', { name: 'Science fair' }).waitFor()
    const [newest] = (await school.calls.admin.get('/notice/getNotice')).body.notice
    assert.is(newest.title, 'Science fair')
    assert.ok(newest.photoVersion, 'the photo was sent')
  },
)

coversRows(['error.session'], 'a stored login whose session has ended is removed at the start', async () => {
  await page.context().clearCookies()
  await admin.go('/admin/dashboard/notice-detail')
  await admin.expectToast(ENDED)
  await page.waitForURL('**/auth/login')
  await admin.waitForPage('Login')
  assert.equal(await admin.navigation(), ['Home', 'Login', 'Register'])
  admin.errors()
  await logInAgain()
  assert.is(admin.path(), '/admin/dashboard/notice-detail')
  await page.getByRole('row', { name: 'Sports day' }).waitFor()
})

coversRows(['error.session'], 'if the session has ended, a public page stays open', async () => {
  const user = await school.openAs('user')
  await user.page.context().clearCookies()
  await user.go('/about')
  await user.expectToast(ENDED)
  await user.waitForPage('About us')
  assert.is(user.path(), '/about')
  assert.equal(await user.navigation(), ['Home', 'Login', 'Register'])
})

coversRows(['error.session'], 'another user who logs in next gets Home and no draft of the first', async () => {
  await admin.go('/admin/dashboard/add-notice')
  await admin.fill(typed)
  await admin.press('Unlimited')
  await admin.field('Photo').setInputFiles(await smallPicture())
  await admin.loseSession()
  await admin.press('Add notice')
  await admin.expectToast(ENDED_WITH_FORM)
  admin.expectConsole(FAILURE_LOGS)
  await logInAgain(school.user)
  assert.is(admin.path(), '/')
  await admin.press('Logout')
  await admin.expectToast('Logout Successfully')
  await logInAgain()
  assert.is(admin.path(), '/')
  await admin.follow('Dashboard')
  await page.getByRole('link', { name: 'Add notice' }).first().click()
  await admin.field('Title').waitFor()
  assert.is(await admin.field('Title').inputValue(), '')
  const photos = (input: HTMLInputElement) => input.files?.length
  assert.is(await admin.field('Photo').evaluate(photos), 0)
  assert.is(await chosen.count(), 0)
})

test('if the server stops while a notice is sent, an error is shown, and the form can be sent again', async () => {
  await admin.go('/admin/dashboard/add-notice')
  await admin.fill(typed)
  await admin.press('Unlimited')
  school.portal.pause()
  await admin.press('Add notice')
  await admin.expectFormError('The school’s server cannot be reached. Check your connection, then try again.')
  await expectTyped()
  assert.is(admin.path(), '/admin/dashboard/add-notice')
  admin.expectConsole(FAILURE_LOGS)
  await admin.expectAccessible()
  school.portal.resume()
  await admin.press('Add notice')
  await admin.expectToast('Add Notice SuccessFully')
  await page.getByRole('row', { name: 'Science fair' }).waitFor()
  assert.is((await school.calls.admin.get('/notice/getNotice')).body.notice.length, 2, 'it was added once')
})

test.run()
