// needs: build, chromium
/** The pages of staff, logout, the letter case of URLs, and the height of every page. The links of each role: tests/portal/layout.test.ts. */
import type { Locator } from 'playwright-core'
import * as assert from 'uvu/assert'
import { addNotice, addReport } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { expectDelayedToast } from './delayed-toast.ts'
import { coversRows } from './rows.ts'
import { openSmallSchool } from './small-school.ts'
import type { Visitor } from './visitor.ts'

const school = await openSmallSchool()
const { admin: adminApi } = school.calls
await addReport(adminApi, school.student._id)
const noticeId = await addNotice(adminApi, { title: 'Sports day' })

/** The links of the navigation bar, as text and URL, and then its buttons. */
async function bar({ page }: Visitor): Promise<string[]> {
  const links = await page
    .getByRole('banner')
    .locator('li a')
    .evaluateAll((all) => all.map((link) => `${link.firstChild?.textContent} ${link.getAttribute('href')}`))
  return [...links, ...(await page.getByRole('banner').getByRole('button').allInnerTexts())]
}

/** The stored login in localStorage. */
const stored = ({ page }: Visitor) => page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? 'null'))

test('the pages of staff appear with their styles, and every later one of them needs no script', async () => {
  const admin = await school.openAs('admin')
  const { page } = admin
  await admin.go('/')
  await admin.endOfStart()
  let sendStyles = () => {}
  const isAllowed = new Promise<void>((resolve) => {
    sendStyles = resolve
  })
  await page.route('**/styles-staff-*.css', async (route) => {
    await isAllowed
    await route.fallback()
  })
  const asked = page.waitForRequest('**/styles-staff-*.css')
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  await asked
  await page.locator('main .page-loading').waitFor()
  assert.is(await page.getByRole('navigation', { name: 'Admin menu' }).count(), 0, 'it waits for its styles')
  sendStyles()
  await admin.waitForPage('Dashboard')

  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  const follow = (name: string) => page.locator('main').getByRole('link', { name }).first().click()
  await follow('Notice detail')
  await page.locator('main').getByText('Sports day', { exact: true }).waitFor()
  await page.goBack()
  await admin.waitForPage('Dashboard')
  await follow('Student detail')
  await page.getByRole('button', { name: 'Search' }).last().click()
  await page.getByRole('dialog').waitFor()
  assert.equal(scripts, [])
})

test('what the later areas import is requested together with the first of them', async () => {
  const visitor = await school.openAsVisitor()
  const { page } = visitor
  await visitor.go('/')
  const later = await page.locator('link[data-later]').first().getAttribute('href')
  let sendArea = () => {}
  const isAllowed = new Promise<void>((resolve) => {
    sendArea = resolve
  })
  await page.route(/\/public-pages-\w+\.js$/, async (route) => {
    await isAllowed
    await route.fallback()
  })
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === later)
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await asked
  sendArea()
  await visitor.waitForPage('Login')
})

/** The badge of the Report link, and whether its text is larger than that of another link. */
async function reportLink({ page }: Visitor): Promise<{ badge: Locator; larger: boolean }> {
  const size = (name: RegExp) =>
    page
      .getByRole('banner')
      .getByRole('link', { name })
      .evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize))
  const badge = page.getByRole('banner').locator('li [data-part=badge]')
  return { badge, larger: (await size(/^Report/)) > (await size(/^Home$/)) }
}

coversRows(['nav.student.badge'], 'a report that is available has a red badge and larger text', async () => {
  const student = await school.openAs('student')
  await student.go('/')
  await student.page.getByRole('banner').getByRole('link', { name: 'Report (available)' }).waitFor()
  const { badge, larger } = await reportLink(student)
  assert.ok(larger)
  assert.ok(await badge.isVisible())
  assert.ok(await badge.evaluate(isRed), 'the badge is red')
})

coversRows(['const.height'], 'the content is at least 70 % of the window high, on every kind of window', async () => {
  const visitor = await school.openAsVisitor()
  for (const path of ['/auth/login', '/no/such/page']) {
    await visitor.go(path)
    await visitor.rest()
    for (const [width, height] of [
      [1280, 900],
      [360, 640],
      [1280, 2400],
    ] as const) {
      await visitor.page.setViewportSize({ width, height })
      const content = await visitor.page.locator('main').boundingBox()
      assert.ok((content?.height ?? 0) >= 0.7 * height, `${path} at ${width} × ${height}: ${content?.height} px`)
    }
  }
})

// The portal's own matching is one function: tests/portal/match-page.test.ts.
coversRows(['routes.case'], 'a visitor opens pages in any letter case', async () => {
  const visitor = await school.openAsVisitor()
  for (const [path, heading] of [
    [`/NOTICE-BOARD-detail/${noticeId}`, 'Sports day'],
    ['/Auth/LOGIN', 'Login'],
  ] as const) {
    await visitor.page.goto(path)
    await visitor.waitForPage(heading)
    assert.is(visitor.path(), path)
  }
})

coversRows(
  ['nav.logout', 'const.toast'],
  'Logout deletes the stored login and the session, and shows a toast 100 ms later',
  async () => {
    const student = await school.openAs('student')
    const { page } = student
    await student.go('/about')
    await student.waitForPage('About us')
    assert.is((await school.calls.student.get('/auth/me')).body.success, true)
    const logout = async () => {
      await student.press('Logout')
      // The page changes at once. The delay starts with the server's response, when no logout is pending any more.
      await page.waitForFunction(() => localStorage.getItem('logout') === null)
    }
    await expectDelayedToast(page, logout, { path: '/auth/login', text: 'Logout Successfully' })
    assert.is(await stored(student), null)
    assert.equal(await bar(student), ['Home /', 'Login /auth/login', 'Register /auth/register'])
    assert.is((await school.calls.student.get('/auth/me')).body.success, false, 'the session is dead')
    assert.is((await school.calls.student.get(`/report/getReport/${school.student._id}`)).status, 401)
  },
)

coversRows(
  ['nav.logout'],
  'if the logout request fails, the stored login is deleted and an error is shown',
  async () => {
    const teacher = await school.openAs('teacher')
    const { page } = teacher
    await teacher.go('/about')
    await teacher.waitForPage('About us')
    await page.route('**/auth/logout', (route) => route.abort('connectionrefused'))
    await teacher.press('Logout')
    await teacher.expectToast(
      'The school’s server could not be told that you logged out. It is told again and again: leave this computer when this page says that it worked.',
    )
    assert.is(teacher.path(), '/auth/login')
    assert.is(await stored(teacher), null)

    // The next page comes from the server, which still has the session: the session ends now. The page is left before
    // the request is let through: its own next try could end the session, and no page would show it.
    await page.goto('/robots.txt')
    await page.unroute('**/auth/logout')
    await teacher.go('/')
    await teacher.expectToast('Logout Successfully')
    assert.equal(await bar(teacher), ['Home /', 'Login /auth/login', 'Register /auth/register'])
    assert.is((await (await page.request.get('/api/v1/auth/me')).json()).success, false, 'the session is dead')
  },
)

test.run()

/** Runs in the page: whether an element is filled with red, in any colour space of the style. */
function isRed(element: Element): boolean {
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
  context.fillStyle = getComputedStyle(element).backgroundColor
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return red > 150 && green < red / 2 && blue < red / 2
}
