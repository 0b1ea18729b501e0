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
const school = await openSmallSchool()
const { calls, teacher, user } = school
await changeSchool(calls.admin, { languages: { first: 'en', others: ['ur'] } })

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

/** What pages of an admin say in a language about a pupil whose name has the other direction. */
const CASES = [
  {
    language: 'en',
    title: 'a name in Urdu leaves the words of English sentences in order',
    name: 'علی (حسن) 2.',
    own: 'rtl',
    texts: {
      report: (name: string) => `Report of ${name}`,
      whose: (name: string) => `${name}, Class 5, Roll number 7`,
      hidden: (name: string) => `${name} is in Class 6; the filter 'Class: 5' hides this record,`,
      enter: (name: string) => `Enter opens ${name}`,
      restored: (name: string) => `Restored: ${name}`,
      tab: (name: string) => `\u2068${name}\u2069 – Student detail – MY SCHOOL`,
    },
  },
  {
    language: 'ur',
    title: 'a name in Latin letters leaves the words of Urdu sentences in order',
    name: 'Zoe (Lee) 2.',
    own: 'ltr',
    texts: {
      report: (name: string) => `${name} کی رپورٹ`,
      whose: (name: string) => `${name}، جماعت 5، رول نمبر 7`,
      hidden: (name: string) => `${name} اب جماعت 6 میں ہے؛ فلٹر`,
      enter: (name: string) => `Enter دبانے سے ${name} کھل جائے گا`,
      restored: (name: string) => `بحال ہو گیا: ${name}`,
      tab: (name: string) => `\u2068${name}\u2069 – طالب علم کی تفصیل – \u2068ہمارا اسکول\u2069`,
    },
  },
] as const

const packed = (words: string) => words.replaceAll(' ', '')
type Name = Parameters<typeof asRead>[1]

/** Waits until an element reads like this, or begins so: a text may come later than what is around it. */
async function expectRead(element: Locator, name: Name, words: string, isBeginning = false): Promise<void> {
  let all = ''
  const begun = () => (isBeginning ? all.slice(0, packed(words).length) : all)
  await eventually(async () => {
    all = await asRead(element, name)
    return begun() === packed(words)
  })
  assert.is(begun(), packed(words), all)
}
const directionOf = (element: Locator) => element.evaluate((found) => getComputedStyle(found).direction)
const rowOf = (page: Page, name: string) => page.locator('main tr[data-part=row]', { hasText: name })
/** Chooses the last action of the menu More of a row: to delete, or to erase. */
async function deleteIn(row: Locator): Promise<void> {
  await row.getByRole('button').last().click()
  await row.page().getByRole('menuitem').last().click()
}

const subjectOf = (page: Page) => page.getByRole('dialog').locator('[data-part=subject]')

for (const { language: chosen, title, name, own, texts } of CASES)
  test(title, async () => {
    const { _id } = await addStudent(calls.admin, { name, grade: '5', rollNumber: '7' })
    const admin = await school.openAs('admin')
    const { page } = admin
    const main = page.locator('main')
    const begins = (element: Locator, words: string) => expectRead(element, { name, dir: own }, words, true)
    const expectOrder = (element: Locator, words: string) => expectRead(element, { name, dir: own }, words)

    // The only one that is found.
    await page.goto(`/admin/dashboard/Student-detail?text=${encodeURIComponent(name.slice(0, 3))}&lang=${chosen}`)
    await begins(main.locator('p', { hasText: 'Enter' }), texts.enter(name))

    // The title of its page, and a sentence about it as a lead.
    await admin.go(`/admin/dashboard/fullStudent-detail/${_id}`)
    await page.waitForFunction((name) => document.title.includes(name), name)
    assert.is(await page.title(), texts.tab(name))
    await admin.go(`/admin/dashboard/add-student-report/${_id}`)
    await begins(main.locator('[data-part=lead]'), texts.whose(name))

    // What a list says of a record that its filter hides.
    await admin.go('/admin/dashboard/Student-detail?class=5')
    await rowOf(page, name).locator('a[href*=update-detail]').click()
    await main.locator('select[name=grade]').selectOption('6')
    await main.locator('form [type=submit]').first().click()
    await begins(main.locator('.kit-alert', { hasText: name }), texts.hidden(name))

    // A report that was deleted is named by a sentence, in its row, before it is erased, and in a toast.
    await addReport(calls.admin, _id)
    await calls.admin.delete(`/report/deleteReport/${_id}`)
    await admin.go('/admin/dashboard/deleted')
    await begins(main.locator('[data-column=name] > bdi', { hasText: name }), texts.report(name))
    await deleteIn(rowOf(page, name))
    await expectOrder(subjectOf(page), texts.report(name))
    await page.keyboard.press('Escape')
    await rowOf(page, name).getByRole('button').first().click()
    await expectOrder(toast(page).locator('[data-part=text]'), texts.restored(texts.report(name)))
  })

// In English: every-script.test.ts.
test('in Urdu a name in Latin letters has its own direction in lists, prompts and headings', async () => {
  const name = 'Zoe (Lee) 2.'
  const { _id, userId, password } = await addStudent(calls.admin, { name, grade: '5' })
  const admin = await school.openAs('admin')
  const { page } = admin
  const main = page.locator('main')
  const expectName = (element: Locator, words = name) => expectRead(element, { name, dir: 'ltr' }, words)

  await page.goto('/admin/dashboard/Student-detail?class=5&lang=ur')
  const cell = rowOf(page, name).locator('[data-column=name] bdi').first()
  await expectName(cell)
  assert.is(await directionOf(cell), 'ltr')
  await deleteIn(rowOf(page, name))
  await expectName(subjectOf(page))
  assert.is(await directionOf(subjectOf(page).locator('bdi')), 'ltr')

  await admin.go(`/admin/dashboard/select-report/${_id}`)
  await expectName(main.getByRole('heading', { level: 1, name }), `${name} کی رپورٹ`)
  const back = main.locator('[data-part=back] a')
  await expectName(back, URDU.back)
  assert.is(await directionOf(back), 'rtl')

  // The person's own pages.
  const person = await school.openAsVisitor()
  await person.go('/auth/login?lang=ur')
  await person.fill({ [URDU.userId]: userId, [URDU.password]: password })
  await person.press(URDU.submit)
  await expectName(person.page.getByRole('banner').locator('[data-part=user]'))
  await person.go('/account')
  await expectRead(person.page.locator('main [data-part=lead]'), { name, dir: 'ltr' }, `${name} · یوزر آئی ڈی`, true)
})

test.run()
