// needs: build, chromium
// shows: information, auth, account, students, notices, reports, deleted
/** A visitor chooses a language, a login brings it along, and names of another direction leave sentences in order. */
import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import type { Language } from '#contract'
import { addReport, addStudent } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { eventually } from '../server/connections.ts'
import { test } from '../test.ts'
import { openBrowser } from './browser.ts'
import { FAILURE_LOGS } from './failures.ts'
import { smallPicture } from './pictures.ts'
import { asRead } from './reading-order.ts'
import { openSmallSchool } from './small-school.ts'
import type { Visitor } from './visitor.ts'

const browser = await openBrowser()
const school = await openSmallSchool(browser)
const { calls, teacher, user } = school
await changeSchool(calls.admin, { languages: { first: 'en', others: ['ur'] } })

test.before.each(() => school.reset())
test.after(() => school.close())

const URDU = {
  about: 'ہمارے بارے میں',
  contact: 'ہم سے رابطہ کریں',
  loggedIn: 'آپ لاگ اِن ہو گئے۔',
  aboutLogin: 'آپ کے لاگ اِن کے بارے میں',
  userId: 'یوزر آئی ڈی',
  password: 'پاس ورڈ',
  submit: 'لاگ اِن کریں',
  back: 'واپس',
}

const language = (page: Page) =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dir].join(' ').trim())
const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'language')?.value ?? ''
const toast = (page: Page) => page.locator('.kit-toast-region [data-part=toast]')
const inFooter = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })

/** Chooses a language in the footer, and waits for the page in it. */
async function choose(page: Page, name: string): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.lang)
  await inFooter(page, name).click()
  await page.waitForFunction((lang) => document.documentElement.lang !== lang, before)
}

/** Marks the document, so that another one is noticed. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-mark'))

/** The language that the person behind these calls has chosen somewhere else. */
const chosenElsewhere = (caller: (typeof calls)['teacher'], chosen: Language) => caller.get(`//about?lang=${chosen}`)

test('a page of the server is in the language of its URL, and nothing changes after it', async () => {
  const visitor = await school.openAsVisitor()
  const { page } = visitor
  // What the page is at each change, from before its first paint on.
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const { lang, dir } = document.documentElement ?? {}
      const now = `${lang} ${dir} ${document.querySelector('h1')?.textContent ?? ''}`.trim()
      if (document.querySelector('h1') && seen.at(-1) !== now) seen.push(now)
    }
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })
  const html = (await (await page.goto('/about?lang=ur'))?.text()) ?? ''
  assert.match(html, /<html[^>]* lang="ur" dir="rtl"/)
  assert.match(html, `${URDU.about}</h1>`)
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  assert.equal(await page.evaluate(() => (window as unknown as { seen: string[] }).seen), [`ur rtl ${URDU.about}`])
  assert.is(await cookieOf(page), 'ur')
  assert.equal(visitor.errors(), [])
})

test('a visitor switches in the footer: the page changes in place, with its title and what the school says', async () => {
  await changeSchool(calls.admin, { identity: { 'motto@ur': 'علم کی روشنی' } })
  const visitor = await school.openAsVisitor()
  const { page } = visitor
  await visitor.go('/about')
  assert.is(await language(page), 'en')
  await mark(page)
  await choose(page, 'اردو')
  await page.getByRole('heading', { level: 1, name: URDU.about }).waitFor()
  assert.equal([await language(page), await cookieOf(page), await isMarked(page)], ['ur rtl', 'ur', true])
  await page.waitForFunction(() => document.title.includes('تعارف'))
  assert.is(await page.evaluate(() => getComputedStyle(document.body).fontFamily.includes('Naskh')), true)

  // The next pages are in the language too: one of the portal, with what the school says, and a document.
  await page.locator('header').getByRole('link', { name: 'سرورق' }).click()
  await page.getByRole('heading', { level: 1, name: 'علم کی روشنی' }).waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'رابطہ' }).click()
  await page.getByRole('heading', { level: 1, name: URDU.contact }).waitFor()
  assert.ok(await isMarked(page))
  await visitor.go('/')
  assert.is(await language(page), 'ur rtl')

  await mark(page)
  await choose(page, 'English')
  await page.getByRole('link', { name: 'Home' }).first().waitFor()
  assert.equal([await language(page), await cookieOf(page), await isMarked(page)], ['en', 'en', true])
  assert.equal(visitor.errors(), [])
})

test('where something is typed, the browser asks before the page of the other language is loaded', async () => {
  const admin = await school.openAs('admin')
  const { page } = admin
  await admin.go('/admin/dashboard/add-notice')
  await mark(page)
  await admin.fill({ Title: 'Science fair' })
  const asked = page.waitForEvent('dialog')
  inFooter(page, 'اردو')
    .click()
    .catch(() => {})
  await (await asked).dismiss()
  assert.is(await admin.field('Title').inputValue(), 'Science fair')
  assert.equal([await language(page), await isMarked(page)], ['en', true])
})

test('without JavaScript the footer switches too', async () => {
  const context = await browser.newContext({ baseURL: school.portal.origin, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/about')
  await inFooter(page, 'اردو').click()
  await page.getByRole('heading', { level: 1, name: URDU.about }).waitFor()
  await page.goto('/contact')
  await page.getByRole('heading', { level: 1, name: URDU.contact }).waitFor()
  await context.close()
})

test('a person logs in on another browser and goes on in the chosen language, with the toast and the notice about the login', async () => {
  const first = await school.openAs('user')
  await first.go('/about')
  await choose(first.page, 'اردو')

  const other = await school.openAsVisitor()
  const { page } = other
  await other.go('/about')
  await other.follow('Login')
  await other.waitForPage('Login')
  assert.is(await language(page), 'en')
  // What this document shows from now on, for the next one to read.
  await page.evaluate(() => {
    const look = () => {
      sessionStorage.shown = `${sessionStorage.shown ?? ''} ${document.querySelector('h1')?.textContent}`
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true })
  })
  await other.fill({ 'User id': user.userId, Password: user.password })
  await other.press('Login')
  await toast(page).getByText(URDU.loggedIn, { exact: true }).waitFor()
  assert.equal([await language(page), await cookieOf(page), new URL(page.url()).pathname], ['ur rtl', 'ur', '/'])
  assert.match(await page.evaluate(() => sessionStorage.shown ?? ''), /^( Login)*$/, 'no other page is seen in between')
  await page.getByRole('complementary', { name: URDU.aboutLogin }).waitFor()
  assert.is(await toast(page).count(), 1)
  assert.equal(other.errors(), [])

  // It is said once, and the login page is not in the history.
  await page.reload()
  await other.endOfStart()
  assert.is(await toast(page).count(), 0)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: URDU.about }).waitFor()
})

test('the login of a person who has chosen the other way leads back to English', async () => {
  await chosenElsewhere(calls.teacher, 'en')
  const visitor = await school.openAsVisitor()
  const { page } = visitor
  await visitor.go('/auth/login?lang=ur')
  await visitor.fill({ [URDU.userId]: teacher.userId, [URDU.password]: teacher.password })
  await visitor.press(URDU.submit)
  await toast(page).getByText('Login Successfully', { exact: true }).waitFor()
  assert.equal([await language(page), await cookieOf(page)], ['en', 'en'])
})

test('a login in the language of the page, or without a choice, loads no document', async () => {
  const visitor = await school.openAsVisitor()
  const { page } = visitor
  const logIn = async () => {
    await mark(page)
    await visitor.fill({ 'User id': teacher.userId, Password: teacher.password })
    await visitor.press('Login')
    await visitor.expectToast('Login Successfully')
    assert.ok(await isMarked(page))
  }
  await visitor.go('/auth/login')
  await logIn()
  assert.is(await cookieOf(page), '')
  await visitor.press('Logout')
  await visitor.waitForPage('Login')
  await chosenElsewhere(calls.teacher, 'en')
  await logIn()
})

test('after the end of a session the same page opens, in the language that was chosen meanwhile', async () => {
  const admin = await school.openAs('admin')
  const { page } = admin
  await admin.go('/admin/dashboard/Student-detail?class=5&lang=en')
  await page.getByRole('row', { name: 'Ann Lee' }).waitFor()
  await chosenElsewhere(calls.admin, 'ur')
  await endSession(admin, () => admin.press('Export CSV'))
  await logInAgain(admin)
  await toast(page).getByText(URDU.loggedIn, { exact: true }).waitFor()
  assert.is(await language(page), 'ur rtl')
  // Not with the choice that the URL still had from before.
  assert.is(page.url(), `${school.portal.origin}/admin/dashboard/Student-detail?class=5`)
  await page.getByRole('row', { name: 'Ann Lee' }).waitFor()
})

/** Ends the session, without the page noticing it before `act`. */
async function endSession(admin: Visitor, act: () => Promise<void>): Promise<void> {
  await admin.rest()
  await admin.page.context().clearCookies({ name: 'session' })
  await act()
  await admin.page.waitForURL('**/auth/login')
  await admin.waitForPage('Login')
  admin.expectConsole(FAILURE_LOGS)
}

async function logInAgain(admin: Visitor): Promise<void> {
  await admin.fill({ 'User id': 'head', Password: 'chalk-and-slate' })
  await admin.press('Login')
}

test('a path that looks like the address of another site does not lead there', async () => {
  await chosenElsewhere(calls.teacher, 'ur')
  const visitor = await school.openAs('teacher')
  const { page } = visitor
  const path = '//other.example/page'
  await page.context().clearCookies()
  await page.goto(school.portal.origin + path)
  await visitor.expectToast('Your session has ended. Please log in again.')
  await visitor.follow('Login')
  await visitor.waitForPage('Login')
  await visitor.fill({ 'User id': teacher.userId, Password: teacher.password })
  await visitor.press('Login')
  await toast(page).getByText(URDU.loggedIn, { exact: true }).waitFor()
  assert.is(page.url(), school.portal.origin + path)
})

test('a form that was interrupted keeps all that was typed, with its photo; the language begins with the next link', async () => {
  const admin = await school.openAs('admin')
  const { page } = admin
  await admin.go('/admin/dashboard/add-notice')
  await admin.fill({ Title: 'Science fair', Description: 'In the hall.', Category: 'Science' })
  await admin.press('Unlimited')
  await admin.field('Photo').setInputFiles(await smallPicture())
  await page.getByAltText('The photo you chose').waitFor()
  await chosenElsewhere(calls.admin, 'ur')
  await endSession(admin, () => admin.press('Add notice'))
  await logInAgain(admin)
  await admin.expectToast('Login Successfully')
  assert.is(admin.path(), '/admin/dashboard/add-notice')
  assert.is(await admin.field('Title').inputValue(), 'Science fair')
  await page.getByAltText('The photo you chose').waitFor()
  assert.is(await cookieOf(page), 'ur')
  // Switching to another tab and back does not undo it.
  await Promise.all([
    page.waitForResponse('**/api/v1/school?*'),
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  ])
  await admin.press('Add notice')
  await admin.expectToast('Add Notice SuccessFully')
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await page.getByRole('heading', { level: 1, name: URDU.about }).waitFor()
  assert.is(await language(page), 'ur rtl')
  const [newest] = (await calls.admin.get('/notice/getNotice')).body.notice
  assert.ok(newest.photoVersion, 'the photo was sent')
})

/** A page of an admin in a language, with a name of the other direction in it. */
const CASES = [
  {
    language: 'en',
    title: 'a name in Urdu leaves the words of an English page in order',
    name: 'علی (حسن) 2.',
    own: 'rtl',
    texts: {
      report: (name: string) => `Report of ${name}`,
      whose: (name: string) => `${name}, Class 5, Roll number 7`,
      hidden: (name: string) => `${name} is in Class 6; the filter 'Class: 5' hides this record,`,
      enter: (name: string) => `Enter opens ${name}`,
      restored: (name: string) => `Restored: ${name}`,
      lead: (name: string) => `${name} · User id`,
      tab: (name: string) => `\u2068${name}\u2069 – Student detail – MY SCHOOL`,
    },
  },
  {
    language: 'ur',
    title: 'a name in Latin letters leaves the words of an Urdu page in order',
    name: 'Zoe (Lee) 2.',
    own: 'ltr',
    texts: {
      report: (name: string) => `${name} کی رپورٹ`,
      whose: (name: string) => `${name}، جماعت 5، رول نمبر 7`,
      hidden: (name: string) => `${name} اب جماعت 6 میں ہے؛ فلٹر`,
      enter: (name: string) => `Enter دبانے سے ${name} کھل جائے گا`,
      restored: (name: string) => `بحال ہو گیا: ${name}`,
      lead: (name: string) => `${name} · یوزر آئی ڈی`,
      tab: (name: string) => `\u2068${name}\u2069 – طالب علم کی تفصیل – \u2068ہمارا اسکول\u2069`,
    },
  },
] as const

for (const { language: chosen, title, name, own, texts } of CASES)
  test(title, async () => {
    const { _id, userId, password } = await addStudent(calls.admin, { name, grade: '5', rollNumber: '7' })
    const admin = await school.openAs('admin')
    const { page } = admin
    const main = page.locator('main')
    const read = (element: Locator) => asRead(element, { name, dir: own })
    const packed = (words: string) => words.replaceAll(' ', '')
    /** Waits for a text, which may come later than what is around it. */
    const expectRead = async (element: Locator, words: string, partOf = (all: string) => all) => {
      let all = ''
      await eventually(async () => {
        all = await read(element)
        return partOf(all) === packed(words)
      })
      assert.is(partOf(all), packed(words), all)
    }
    const begins = (element: Locator, words: string) =>
      expectRead(element, words, (all) => all.slice(0, packed(words).length))
    const expectOrder = (element: Locator, words: string) => expectRead(element, words)
    const directionOf = (element: Locator) => element.evaluate((found) => getComputedStyle(found).direction)
    await page.goto(`/?lang=${chosen}`)

    // A list, and the prompt before a deletion.
    await admin.go('/admin/dashboard/Student-detail?class=5')
    const cell = main.locator('[data-part=row] [data-column=name] bdi', { hasText: name })
    await begins(cell, name)
    assert.is(await directionOf(cell), own)
    const row = main.locator('tr[data-part=row]', { hasText: name })
    await row.locator('[data-danger]').click()
    const subject = page.getByRole('dialog').locator('[data-part=subject]')
    await expectOrder(subject, name)
    assert.is(await directionOf(subject.locator('bdi')), own)
    await page.keyboard.press('Escape')

    // The only one that is found.
    await admin.go(`/admin/dashboard/Student-detail?text=${encodeURIComponent(name.slice(0, 3))}`)
    await begins(main.locator('p', { hasText: 'Enter' }), texts.enter(name))

    // The page of a record, its title and its link back.
    await admin.go(`/admin/dashboard/fullStudent-detail/${_id}`)
    const heading = main.getByRole('heading', { level: 1, name })
    await expectOrder(heading, name)
    await page.waitForFunction((name) => document.title.includes(name), name)
    assert.is(await page.title(), texts.tab(name))
    const back = main.locator('[data-part=back] a')
    await expectOrder(back, chosen === 'en' ? 'Back' : URDU.back)
    assert.is(await directionOf(back), chosen === 'en' ? 'ltr' : 'rtl')

    // A sentence about the record, as a heading and as a lead.
    await admin.go(`/admin/dashboard/select-report/${_id}`)
    await begins(main.getByRole('heading', { level: 1, name }), texts.report(name))
    await admin.go(`/admin/dashboard/add-student-report/${_id}`)
    await begins(main.locator('[data-part=lead]'), texts.whose(name))

    // What a list says of a record that its filter hides.
    await admin.go('/admin/dashboard/Student-detail?class=5')
    await row.getByRole('link', { name }).first().waitFor()
    await row.locator('a[href*=update-detail]').click()
    await main.locator('select[name=grade]').selectOption('6')
    await main.locator('form [type=submit]').first().click()
    await begins(main.locator('.kit-alert', { hasText: name }), texts.hidden(name))

    // A report that was deleted is named by a sentence, in its row and before it is erased.
    await addReport(calls.admin, _id)
    await calls.admin.delete(`/report/deleteReport/${_id}`)
    await admin.go('/admin/dashboard/deleted')
    await begins(main.locator('[data-column=name] > bdi', { hasText: name }), texts.report(name))
    await main.locator('tr[data-part=row]', { hasText: name }).locator('[data-danger]').click()
    await expectOrder(subject, texts.report(name))
    await page.keyboard.press('Escape')
    // Toasts.
    await main.locator('tr[data-part=row]', { hasText: name }).getByRole('button').first().click()
    await expectOrder(toast(page).locator('[data-part=text]'), texts.restored(texts.report(name)))

    // The person's own pages.
    const person = await school.openAsVisitor()
    await person.page.goto(`/auth/login?lang=${chosen}`)
    await person.page.locator('[name=userId]').fill(userId)
    await person.page.locator('[name=password]').fill(password)
    await person.page.locator('form [type=submit]').click()
    const user = person.page.getByRole('banner').locator('[data-part=user]')
    await expectOrder(user, name)
    await person.page.goto('/account')
    await begins(person.page.locator('main [data-part=lead]'), texts.lead(name))
  })

test.run()
