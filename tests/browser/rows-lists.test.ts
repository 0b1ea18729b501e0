// needs: build, chromium
// shows: students, notices, users, admin
/** Lists that are opened while the server is stopped, and how wide ones break. One that fails or is late: tests/portal/lists.test.ts. */
import type { ConsoleMessage, Locator } from 'playwright-core'
import * as assert from 'uvu/assert'
import { addNotice, addStudent } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'
import { pageFindings } from './axe.ts'
import { FAILURE_LOGS } from './failures.ts'
import { coversRows } from './rows.ts'
import { openSmallSchool } from './small-school.ts'
import type { Visitor } from './visitor.ts'

const school = await openSmallSchool()
const { portal, calls } = school
await addNotice(calls.admin, { title: 'Sports day' })
await addStudent(calls.admin, { name: 'Ben Roy' })

const main = ({ page }: Visitor) => page.getByRole('main')

const footerLink = ({ page }: Visitor, name: string) => page.getByRole('contentinfo').getByRole('link', { name })

/** Runs `act`, and waits until this number of failed requests is logged in the console. */
async function expectLogged({ page }: Visitor, failures: number, act: () => Promise<unknown>): Promise<void> {
  let left = failures
  const areAll = (message: ConsoleMessage) => {
    if (/ApiError/.test(message.text())) left -= 1
    return left === 0
  }
  await Promise.all([page.waitForEvent('console', areAll), act()])
}

/** What browsers log when a script cannot be fetched. */
const UNLOADED = /Failed to fetch dynamically imported module|error loading dynamically|ScriptNotLoaded/i

coversRows(
  ['error.lists'],
  'if the server stops, every page shows an error, and works again after it has started',
  async () => {
    const visitor = await school.openAsVisitor()
    const admin = await school.openAs('admin')
    await visitor.go('/about')

    // Without the script of staff, in which the side menu is too, outside of the main element.
    const script = /\/staff-pages-\w+\.js$/
    await admin.page.route(script, (route) => route.abort('connectionrefused'))
    await admin.go('/about')
    await admin.follow('Dashboard')
    await main(admin).getByRole('button', { name: 'Load again' }).waitFor()
    await admin.waitForPage('This page could not be shown')
    await main(admin).getByText('The connection may have been lost.').waitFor()
    assertNone(await pageFindings(admin.page))
    await admin.page.unroute(script)
    await admin.press('Load again')
    await admin.waitForPage('Dashboard')
    // Not before: the pointer is on the link, and each move of it may request the script once more.
    admin.expectConsole(FAILURE_LOGS, UNLOADED)
    portal.pause()

    const retryButton = (who: Visitor) => main(who).getByRole('button', { name: 'Try again' })
    await footerLink(visitor, 'Notice board').click()
    await retryButton(visitor).waitFor()
    await main(admin).getByRole('link', { name: 'Notice detail' }).first().click()
    await retryButton(admin).waitFor()

    portal.resume()
    for (const who of [visitor, admin]) {
      await retryButton(who).click()
      await main(who).getByText('Sports day', { exact: true }).waitFor()
      who.expectConsole(FAILURE_LOGS, UNLOADED)
    }
  },
)

test('if the server cannot be reached at the start, the stored login is not deleted and works afterwards', async () => {
  const user = await school.openAs('user')
  await user.page.route('**/api/v1/**', (route) => route.abort('connectionrefused'))
  // The students, the session, the report and the health of the server.
  await expectLogged(user, 4, () => user.go('/test'))
  assert.ok((await user.navigation()).includes('Notice board'), 'still logged in')
  user.expectConsole(FAILURE_LOGS)
  await user.page.unroute('**/api/v1/**')
  await user.press('Try again')
  await user.page.getByText('It can be reached').waitFor()
  assert.ok((await user.navigation()).includes('Notice board'))
  assert.equal(user.errors(), [])
})

test('the audit breaks no day, no time and no IP, from a phone to a desk', async () => {
  const { page } = await school.openAs('admin')
  await page.goto('/admin/dashboard/audit')
  await page.locator('.audit tbody time').first().waitFor()
  for (const width of [360, 768, 960, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    const lines = (texts: Locator) =>
      texts.evaluateAll((all) =>
        Math.max(
          ...all.map((text) => {
            const range = document.createRange()
            range.selectNodeContents(text)
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
          }),
        ),
      )
    assert.ok((await lines(page.locator('.audit tbody time'))) <= 2, `times at ${width} px`)
    assert.is(await lines(page.locator('.audit tbody [data-column=address] bdi')), 1, `IPs at ${width} px`)
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, `${width} px`)
  }
})

test('beside a text that is a long address, no word of a title or a text breaks', async () => {
  await addNotice(calls.admin, {
    title: 'Examination timetable',
    description: `https://a.example/${'form'.repeat(60)}`,
  })
  await addNotice(calls.admin, { title: 'Parents', description: 'On Saturday at nine' })
  const { page } = await school.openAs('admin')
  await page.goto('/admin/dashboard/notice-detail')
  await page.getByText('On Saturday').waitFor()
  for (const width of [700, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const cells = page.locator('tbody :is([data-column=title], [data-column=description])')
    const broken = await cells.evaluateAll((all) =>
      all.flatMap((cell) => {
        const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode() as Text
        // The address may break anywhere.
        const words = text.data.startsWith('https:') ? [] : [...text.data.matchAll(/[A-Za-z]+/g)]
        return words.flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return range.getClientRects().length > 1 ? word : []
        })
      }),
    )
    assert.equal(broken, [], `at ${width} px`)
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, `at ${width} px`)
  }
})

test('on a phone filters and sort buttons wrap: none is cut, a long name of a class neither, and no word breaks', async () => {
  const classes = ['Nursery', 'Kindergarten A', ...Array.from({ length: 10 }, (_, at) => String(at + 1))]
  assert.ok((await changeSchool(calls.admin, { classes })).body.success)
  await addStudent(calls.admin, { name: 'Mia Roy', grade: 'Kindergarten A' })
  const { page } = await school.openAs('teacher', { viewport: { width: 360, height: 740 } })
  await page.goto('/teacher/dashboard')
  const filter = page.locator('.kit-class-filter select')
  await filter.selectOption('Kindergarten A')
  await page.getByText('Ben Roy').waitFor({ state: 'detached' })
  await page.getByText('Mia Roy').waitFor()
  const missing = await filter.evaluate((select: HTMLSelectElement) => {
    const { paddingLeft, paddingRight, font } = getComputedStyle(select)
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    pen.font = font
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return pen.measureText(select.value).width - room
  })
  assert.ok(missing <= 0, `the name is ${missing} px too long`)
  const cut = await page
    .locator('.list-tools button, .list-tools a, .own-classes button, thead button')
    .evaluateAll((all) =>
      all.filter((button) => button.getBoundingClientRect().right > innerWidth).map((button) => button.textContent),
    )
  assert.equal(cut, [], 'beyond the edge')
  const lines = await page.locator('tbody [data-column=report]').evaluate((cell) => {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    const text = walker.nextNode() as Text
    const range = document.createRange()
    range.setStart(text, text.data.indexOf('report'))
    range.setEnd(text, text.length)
    return range.getClientRects().length
  })
  assert.is(lines, 1, 'the word report is in one line')
})

test.run()
