// needs: build, chromium
// shows: mail, notices
/** Notices by mail: from the footer to the last click, and what an admin does of it. */
import * as assert from 'uvu/assert'
import { createSender } from '../../server/mail/sender.ts'
import { createMailWorker } from '../../server/mail/worker.ts'
import { mailServer } from '../../tools/mail-server.ts'
import { addNotice } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { openSmallSchool, person as visitor } from './small-school.ts'

const server = await mailServer()
const school = await openSmallSchool({
  as: 'visitor',
  env: { ...server.env, PUBLIC_URL: 'http://portal.school.example' },
  viewport: { width: 360, height: 740 },
})
const { admin: api } = school.calls
await addNotice(api, { title: 'Sports day', catagory: 'Sport' })
await addNotice(api, { title: 'Exams', catagory: 'Exams' })
test.after(() => server.stop())
test.before.each(() => {
  server.received.length = 0
})

/** Sends what is due. @param isHeld also what could still be stopped */
async function round(isHeld = false): Promise<void> {
  const { parts } = school.portal
  const { store, settings } = parts
  if (isHeld) for (const { id } of await store.mails.openMailings()) await store.mails.updateMailing(id, { dueAt: 0 })
  const sender = createSender(settings.smtp as NonNullable<typeof settings.smtp>)
  await createMailWorker({ ...parts, sender }).round()
  sender.close()
}

/** The path of a link in the newest mail. */
const pathIn = (pattern: RegExp) => {
  const { text = '' } = server.received.at(-1) ?? {}
  const [found] = text.match(pattern) ?? []
  if (!found) throw new Error(`The mail has no ${pattern}: ${text}`)
  const { pathname, search } = new URL(found)
  return pathname + search
}
const ownPage = () => pathIn(/http:\S+\/mail\?key=\S+/)

test('a visitor subscribes, confirms with a button, gets a notice, chooses again, and ends it', async () => {
  await visitor.go('/')
  await visitor.page.getByRole('contentinfo').getByRole('link', { name: 'Notices by mail' }).click()
  await visitor.expectPage('Notices by mail')
  await visitor.fill({ 'Your mail address': 'ann@example.org' })
  await visitor.page.getByLabel('Sport', { exact: true }).check()
  await visitor.press('Send me a mail to confirm')
  await visitor.page.getByText('Look into your mail').waitFor()
  await visitor.expectAccessible()

  await round()
  await visitor.go(ownPage())
  await visitor.expectPage('Your notices by mail')
  assert.is((await api.get('/admin/mail')).body.addresses, 0)
  await visitor.press('Confirm')
  await visitor.expectToast('Confirmed: the next notice comes by mail')
  await visitor.page.getByRole('button', { name: 'Save' }).waitFor()
  await visitor.expectAccessible()
  assert.is(await visitor.page.getByLabel('Sport', { exact: true }).isChecked(), true)

  await addNotice(api, { title: 'Exams begin', catagory: 'Exams' })
  await addNotice(api, { title: 'Races', catagory: 'Sport' })
  await round(true)
  assert.equal(
    server.received.map(({ headers }) => headers.subject).filter((subject) => !subject?.startsWith('Please')),
    ['Sports day', 'Races'],
  )

  await visitor.page.getByLabel('Sport', { exact: true }).uncheck()
  await visitor.page.getByLabel('When').selectOption('daily')
  await visitor.press('Save')
  await visitor.expectToast('Saved')
  const { data } = (await api.get('/admin/mail/addresses')).body
  assert.equal([data[0].categories, data[0].when], [[], 'daily'])

  await visitor.press('End the mails')
  await visitor.page.getByText('The mails have ended').waitFor()
  await visitor.expectAccessible()
  assert.is((await api.get('/admin/mail/addresses')).body.total, 0)
  await visitor.page.reload()
  await visitor.page.getByText(/This link does not work any more/).waitFor()
  visitor.expectConsole(/404/, /This link does not work/)
})

test('an address that cannot be written to is said to be one at its field', async () => {
  await visitor.go('/mail')
  await visitor.fill({ 'Your mail address': 'ann@example' })
  await visitor.press('Send me a mail to confirm')
  await visitor.expectFormError('we can write to')
  visitor.expectConsole(/400/, /no mail address/)
})

/** Who has confirmed. */
async function subscriber(address: string): Promise<void> {
  const wishes = { language: 'en', categories: [], when: 'atOnce' }
  await school.calls.visitor.post('/mail/subscribe', { address, ...wishes })
  await round()
  const key = new URLSearchParams(ownPage().split('?')[1]).get('key')
  await school.calls.visitor.post('/mail/confirm', { key })
  server.received.length = 0
}

test('the form says to how many a notice goes, and the notice how it can be stopped', async () => {
  await subscriber('ann@example.org')
  await subscriber('bob@example.org')
  const admin = await school.openAs('admin')
  await admin.go('/admin/dashboard/add-notice')
  const box = admin.page.getByLabel('Send it by mail to 2 addresses')
  await box.waitFor()
  assert.is(await box.isChecked(), true)
  await admin.fill({ Title: 'Races', Description: 'Bring water.', Category: 'Sport' })
  await admin.press('Unlimited')
  await admin.expectAccessible()
  await admin.press('Add notice')
  await admin.expectToast('Add Notice SuccessFully')
  await admin.page.getByRole('link', { name: 'Races' }).first().click()
  await admin.page.getByText(/^By mail to 2 addresses/).waitFor()
  await admin.expectAccessible()
  await admin.page.getByRole('button', { name: "Do not send 'Races'" }).click()
  await admin.expectToast('It is not sent')
  await round(true)
  assert.equal(
    server.received.map(({ headers }) => headers.subject).filter((subject) => subject === 'Races'),
    [],
  )
})

test('a change is sent only where the box is checked', async () => {
  await subscriber('ann@example.org')
  const id = await addNotice(api, { title: 'Races' })
  await round(true)
  server.received.length = 0
  const admin = await school.openAs('admin')
  for (const [title, isSent] of [
    ['Races on Friday', false],
    ['Races on Monday', true],
  ] as const) {
    await admin.go(`/admin/dashboard/update-notice/${id}`)
    await admin.fill({ Title: title })
    const box = admin.page.getByLabel('Send the change by mail to 1 address')
    assert.is(await box.isChecked(), false)
    if (isSent) await box.check()
    await admin.press('Update notice')
    await admin.expectToast('Data Updated SuccessFully')
    await round(true)
  }
  assert.equal(
    server.received.map(({ headers }) => headers.subject),
    ['Changed: Races on Monday'],
  )
})

test('an admin pauses mails, sees the addresses only when they are asked for, and erases one', async () => {
  await subscriber('ann@example.org')
  const admin = await school.openAs('admin')
  await admin.go('/admin/dashboard/mail')
  await admin.expectPage('Notices by mail')
  await admin.press('Pause all mails')
  await admin.expectToast('Mails are paused')
  await admin.page.getByText('None is sent', { exact: false }).waitFor()
  await admin.expectAccessible()
  assert.is((await api.get('/admin/mail')).body.paused, true)
  await admin.press('Go on sending')
  await admin.expectToast('Mails are sent again')
  const reads = async () =>
    (await api.get('/admin/audit')).body.data.filter(
      ({ entity, action }: Record<string, string>) => [entity, action].join() === 'mail,read',
    ).length
  assert.is(await reads(), 0)
  await admin.press('Show the addresses')
  await admin.page.getByRole('rowheader', { name: 'ann@example.org', exact: true }).waitFor()
  await admin.expectAccessible()
  assert.is(await reads(), 1)
  await admin.press('Erase ann@example.org')
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true }).click()
  await admin.expectToast('The address was erased')
  assert.is((await api.get('/admin/mail')).body.addresses, 0)
})

test('the owner of a login gives an address in the account, confirms it by the link, and erases it', async () => {
  const student = await school.openAs('student')
  await student.go('/account')
  const section = student.page.getByRole('region', { name: 'Mail', exact: true })
  await section.getByLabel('Your mail address').fill('ann@example.org')
  await section.getByRole('textbox', { name: 'Your password' }).fill('wrong-password')
  await student.press('Send me a mail to confirm')
  await student.expectFormError('This is not your password')
  await section.getByRole('textbox', { name: 'Your password' }).fill(school.student.password)
  await student.press('Send me a mail to confirm')
  await student.expectToast('A mail is on its way to you')
  await section.getByText('Not confirmed', { exact: false }).waitFor()
  await student.expectAccessible()

  await round()
  await visitor.go(ownPage())
  await visitor.expectPage('Your mail address')
  await visitor.press('Confirm')
  await visitor.expectToast('Confirmed')
  await visitor.page.getByText('What it is told of is chosen in the account', { exact: false }).waitFor()
  assert.is(await visitor.page.getByRole('button', { name: 'Save' }).count(), 0)
  await visitor.expectAccessible()

  await student.page.reload()
  await section.getByText('Mails come to ann@example.org.').waitFor()
  await section.getByLabel('Reports that are ready').uncheck()
  await student.press('Save')
  await student.expectToast('Saved')
  const { mail } = (await school.calls.student.get('/auth/account')).body.account
  assert.equal([mail.reports, mail.notices], [false, true])
  await student.press('Erase the address')
  await student.expectToast('Your address was erased')
  await section.getByLabel('Your mail address').waitFor()
})

test('without a mail server no page says a word of mail', async () => {
  await school.portal.restart({ SMTP_URL: '', MAIL_FROM: '' })
  await visitor.go('/notice-board')
  assert.is(await visitor.page.getByText('by mail').count(), 0)
  await visitor.go('/mail')
  await visitor.waitForPage(/not|lost|No page/i)
  const admin = await school.openAs('admin')
  for (const page of ['', '/add-notice', '/audit']) {
    await admin.go(`/admin/dashboard${page}`)
    await admin.rest()
    // The audit of this school tells of mails that were sent before.
    const shown = page === '/audit' ? admin.page.getByLabel('What', { exact: true }) : admin.page.locator('body')
    assert.not.match((await shown.textContent()) ?? '', /by mail|the mails/, page)
  }
})

test.run()
