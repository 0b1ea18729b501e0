// needs: build, chromium
// shows: students, notices, reports
/** Drafts of the long forms survive a reload, a crash and a tab that the browser discards. */
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { addNotice, addReport, addStudent, form } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { goByLink } from './by-link.ts'
import { smallPicture } from './pictures.ts'
import { ADMIN } from './server.ts'
import { openSmallSchool } from './small-school.ts'
import type { Visitor } from './visitor.ts'

const school = await openSmallSchool()
const { calls } = school
const withReport = await addStudent(calls.admin)
await addReport(calls.admin, withReport._id)

async function openAdmin(): Promise<Visitor> {
  const admin = await school.openAs('admin')
  admin.page.on('dialog', (question) => question.accept())
  return admin
}

const drafts = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('draft ')))

/** Waits until localStorage contains this text. */
const written = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => Object.entries(localStorage).some(([key, value]) => key.startsWith('draft ') && value.includes(wanted)),
    text,
  )
const restored = (page: Page) => page.getByRole('status').filter({ hasText: /Restored from .*\d\d:\d\d/ })

/** Makes the only draft older. Returns the time of the day when it was stored then, such as 10:42. */
const makeOlder = (page: Page, hours: number) =>
  page.evaluate((hours) => {
    const [key = '', value = ''] = Object.entries(localStorage).find(([key]) => key.startsWith('draft ')) ?? []
    const draft = JSON.parse(value)
    draft.at -= hours * 3_600_000
    localStorage.setItem(key, JSON.stringify(draft))
    return new Date(draft.at).toLocaleTimeString('en-GB', { timeStyle: 'short' })
  }, hours)

const ADD = '/admin/dashboard/add-notice'

test('a new notice that begins with an old one has a draft of its own', async () => {
  const id = await addNotice(calls.admin, { title: 'Old notice', description: 'All of it' })
  const admin = await openAdmin()
  const { page } = admin
  await admin.go(ADD)
  await admin.fill({ Description: 'Half a notice' })
  await written(page, 'Half a')
  await admin.go(`${ADD}?from=${id}`)
  assert.is(await admin.field('Description').inputValue(), 'All of it')
  await admin.fill({ Title: 'Old notice again' })
  await written(page, 'again')
  await admin.go(ADD)
  await restored(page).waitFor()
  assert.is(await admin.field('Description').inputValue(), 'Half a notice')
  await admin.go(`${ADD}?from=${id}`)
  await restored(page).waitFor()
  assert.is(await admin.field('Title').inputValue(), 'Old notice again')
})

// One form that adds and one that changes; those of students: offline.test.ts.
for (const [path, field, typed, before] of [
  [ADD, 'Description', 'Half a\nnotice', ''],
  [`/admin/dashboard/update-report/${withReport._id}`, 'Complain', 'Half a complaint', 'None'],
] as const) {
  test(`${path.split('/')[3]}: after a reload the draft is restored with its time and can be discarded`, async () => {
    const admin = await openAdmin()
    const { page } = admin
    await admin.go(path)
    await admin.field(field).waitFor()
    await admin.fill({ [field]: typed })
    if (path !== ADD) await page.getByRole('radio', { name: 'Worst' }).check()
    // The last change: an earlier write would be followed by one with the present time.
    await written(page, path === ADD ? 'Half a' : 'Worst')
    const time = await makeOlder(page, 2)
    await page.reload()
    assert.match(await restored(page).innerText(), time)
    assert.is(await admin.field(field).inputValue(), typed)
    if (path !== ADD) assert.ok(await page.getByRole('radio', { name: 'Worst' }).isChecked())
    const inForm = page.locator('main form :focus')
    // A reload takes the focus only where the page does it anyway.
    if (path.includes('/add-')) await inForm.waitFor()
    else assert.is(await inForm.count(), 0)
    // The message looks the same in every form.
    if (path === ADD) await admin.expectAccessible()
    await admin.press('Discard')
    await restored(page).waitFor({ state: 'detached' })
    assert.is(await admin.field(field).inputValue(), before)
    // The button has gone, and the focus not with it.
    await inForm.waitFor()
    assert.equal(await drafts(page), [])
    assert.equal(admin.errors(), [])
  })
}

test('after a crash of the tab the next tab restores the draft, and it is stored until the form is saved', async () => {
  const admin = await openAdmin()
  const context = admin.page.context()
  await admin.go(ADD)
  await admin.fill({ Title: 'Science fair', Category: 'Science' })
  await written(admin.page, 'Science fair')
  // Without beforeunload, as in a crash or when a phone discards the tab.
  await admin.page.close()
  const page = await context.newPage()
  await page.goto(ADD)
  await restored(page).waitFor()
  assert.is(await page.getByLabel('Title').inputValue(), 'Science fair')
  await page.getByLabel('Description').fill('In the hall.')
  await page.getByRole('button', { name: 'Unlimited' }).click()
  await page.getByRole('button', { name: 'Add notice' }).click()
  await page.getByRole('row', { name: 'Science fair' }).waitFor()
  assert.equal(await drafts(page), [], 'cleared by the save')
})

test('what is typed in the moment in which the form appears is in the draft', async () => {
  const admin = await openAdmin()
  await admin.go('/admin/dashboard')
  await admin.page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const title = document.querySelector<HTMLInputElement>('main input[name=title]')
      if (!title) return
      observer.disconnect()
      title.value = 'Typed at once'
      title.dispatchEvent(new Event('input', { bubbles: true }))
    }).observe(document.body, { childList: true, subtree: true })
  })
  await goByLink(admin, ADD)
  await written(admin.page, 'Typed at once')
})

test('two tabs with the same form have separate drafts, and both are restored', async () => {
  const admin = await openAdmin()
  const one = admin.page
  await admin.go(ADD)
  await admin.fill({ Title: 'The first' })
  await written(one, 'The first')
  const two = await one.context().newPage()
  two.on('dialog', (question) => question.accept())
  await two.goto(ADD)
  await two.getByLabel('Title').fill('The second')
  assert.is(await restored(two).count(), 0)
  await written(two, 'The second')
  assert.is((await drafts(two)).length, 2)
  for (const [tab, title] of [
    [one, 'The first'],
    [two, 'The second'],
  ] as const) {
    await tab.reload()
    await restored(tab).waitFor()
    assert.is(await tab.getByLabel('Title').inputValue(), title)
  }
})

test('a draft contains no password, user id, recovery answer or photo, and asks for the photo again', async () => {
  const admin = await openAdmin()
  const { page } = admin
  await admin.go('/admin/dashboard/add-student')
  await admin.fill({ Name: 'Ann', 'Last name of Your Father': 'Secretname' })
  await admin.field('Photo').setInputFiles(await smallPicture())
  await written(page, 'photo')
  const stored = JSON.stringify(await drafts(page))
  const login = [await admin.field('User Id').inputValue(), await admin.field('Password').inputValue()]
  for (const secret of [...login, 'Secretname']) assert.not(stored.includes(secret), secret)
  await page.reload()
  await restored(page).getByText('Choose the photo again').waitFor()
  assert.is(await admin.field('Name').inputValue(), 'Ann')
  await page.waitForFunction(() =>
    /^Ann-\d+@/.test(document.querySelector<HTMLInputElement>('[name=userId]')?.value ?? ''),
  )
})

test('the draft is restored for its owner after the session has ended', async () => {
  const admin = await openAdmin()
  const { page } = admin
  await admin.go(ADD)
  await admin.fill({ Title: 'Half a title' })
  await written(page, 'Half a title')
  await admin.loseSession()
  await page.reload()
  await page.waitForURL('**/auth/login')
  assert.is((await drafts(page)).length, 1, 'the end of a session leaves it to its owner')
  // As on a phone that discards the tab while the password is looked up: the form opens after the login all the same.
  await page.reload()
  await admin.waitForPage('Login')
  await admin.fill({ 'User id': ADMIN.userId, Password: ADMIN.password })
  await admin.press('Login')
  await admin.expectToast('Login Successfully')
  await restored(page).waitFor()
  assert.is(await admin.field('Title').inputValue(), 'Half a title')
  // It is written to localStorage again at once, before another key is pressed.
  await written(page, 'Half a title')
  await page.reload()
  await restored(page).waitFor()
  assert.is(await admin.field('Title').inputValue(), 'Half a title')
})

test('a restored draft does not overwrite a newer change of the same field by another user', async () => {
  const { _id } = await addStudent(calls.admin)
  const admin = await openAdmin()
  const { page } = admin
  await admin.go(`/admin/dashboard/update-detail/${_id}`)
  await admin.fill({ Phone: '0300 111' })
  await written(page, '0300 111')
  await calls.admin.post(`/student/updateStudent/${_id}`, form({ phone: '0300 222', fee: '250' }))
  await page.reload()
  await restored(page).waitFor()
  assert.equal([await admin.field('Phone').inputValue(), await admin.field('Fee').inputValue()], ['0300 111', '250'])
  await admin.press('Update student')
  const dialog = page.getByRole('dialog', { name: 'Somebody else has changed this too' })
  await dialog.getByText('0300 222').waitFor()
})

test.run()
