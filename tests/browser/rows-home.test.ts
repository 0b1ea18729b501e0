// needs: build, chromium
// shows: home, notices, reports
/** Home, and what happens when the portal starts. */

import * as assert from 'uvu/assert'
import { addNotice, addReport, addStudent, picture } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { isPhoto } from './reading.ts'
import { coversRows } from './rows.ts'
import { openSmallSchool } from './small-school.ts'
import type { Visitor } from './visitor.ts'

// At this level the server logs the web vitals that it receives.
const school = await openSmallSchool({ env: { LOG_LEVEL: 'info' } })
const { admin: adminApi } = school.calls
await addReport(adminApi, school.student._id)

let visitor: Visitor

async function openHome(): Promise<void> {
  visitor = await school.openAsVisitor()
  await visitor.go('/')
  await visitor.rest()
}

/** A region of Home. Nested boxes may have the same name. */
const region = (name: string) => visitor.page.getByRole('region', { name }).first()

coversRows(
  ['home.title', 'home.admissions', 'home.about', 'home.notices.none'],
  'Home has the name of the school, three boxes and About us; without notices there is no Events And Notices',
  async () => {
    await openHome()
    assert.is(await visitor.page.title(), 'MY SCHOOL')
    await visitor.page.getByRole('banner').getByRole('link', { name: 'MY SCHOOL', exact: true }).waitFor()

    const headings = region('Admissions').getByRole('heading', { level: 3 })
    await headings.first().waitFor()
    assert.equal(await headings.allTextContents(), ['Admissions', 'Academics', 'Examination'])
    assert.is(await visitor.page.getByText('Events And Notices').count(), 0)
    await visitor.expectAccessible()

    const about = region('About us')
    assert.ok(((await about.getByRole('paragraph').textContent()) ?? '').length > 100)
    await about.getByRole('link', { name: 'Read More', exact: true }).click()
    await visitor.waitForPage('About us')
    assert.is(visitor.path(), '/about')
  },
)

coversRows(['home.carousel'], 'the carousel has three slides, and each can be shown', async () => {
  await openHome()
  const { page } = visitor
  const carousel = region('The school in pictures')
  const slides = carousel.getByRole('listitem')
  assert.is(await slides.count(), 3)
  const strip = carousel.getByRole('list')
  for (const number of [2, 3, 1]) {
    await carousel.getByRole('button', { name: 'Next slide' }).click()
    await carousel.getByText(`${number} of 3`, { exact: true }).waitFor()
    const slide = slides.nth(number - 1)
    await page.waitForFunction(
      ([one, frame]) => Math.abs((one?.getBoundingClientRect().x ?? 0) - (frame?.getBoundingClientRect().x ?? 0)) < 2,
      [await slide.elementHandle(), await strip.elementHandle()] as const,
    )
    assert.is(await slide.getByRole('heading').count(), 1)
    assert.is(await slide.locator('[data-part=picture] svg').count(), 1)
  }
})

const long = 'On Friday all classes walk to the river — bring boots, a hat and two sandwiches, and be back by three.'
const short = 'Closed on Monday.'

coversRows(
  ['home.notices'],
  'with notices there is a grid with their first sixty characters and a link to each, on a phone within one and a half windows',
  async () => {
    await addNotice(adminApi, { title: 'A short one', description: short, photo: await picture() })
    const id = await addNotice(adminApi, { title: 'The river', description: long, photo: await picture() })
    await openHome()
    await visitor.page.getByRole('heading', { name: 'Events And Notices', exact: true }).waitFor()

    const cards = region('Events And Notices').getByRole('article')
    assert.equal(await cards.getByRole('heading').allTextContents(), ['The river', 'A short one'], 'newest first')
    const [first, second] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()])
    assert.ok(first && second && first.y === second.y && first.x < second.x, 'side by side')

    assert.equal(await cards.locator('[data-part=text]').allTextContents(), [
      'On Friday all classes walk to the river — bring boots, a hat...',
      'Closed on Monday....',
    ])
    assert.is([...long].slice(0, 60).join(''), 'On Friday all classes walk to the river — bring boots, a hat')
    for (const card of await cards.all()) {
      assert.ok(await isPhoto(card.locator('img')))
      assert.is(await card.getByRole('link').textContent(), 'Read More')
    }
    for (const height of [640, 780]) {
      await visitor.page.setViewportSize({ width: 360, height })
      const { y = Number.NaN } = (await cards.first().boundingBox()) ?? {}
      assert.ok(y <= 1.5 * height, `${y / height} windows at ${height} px`)
    }
    await cards.nth(0).getByRole('link').click()
    await visitor.waitForPage('The river')
    assert.is(visitor.path(), `/notice-board-Detail/${id}`)
  },
)

/** Collects the API requests that a page makes from now on, as 'PUT /report/…'. */
function callsOf({ page }: Visitor): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/v1')) calls.push(`${request.method()} ${pathname.slice('/api/v1'.length)}`)
  })
  return calls
}

const count = (calls: string[], call: string) => calls.filter((one) => one === call).length

coversRows(['start.students'], 'the list of students is requested once, and the pages of staff show it', async () => {
  const ben = await addStudent(adminApi, { name: 'Ben Roy' })
  const admin = await school.openAs('admin')
  const calls = callsOf(admin)
  await admin.go('/')
  await admin.follow('Dashboard')
  await admin.page.getByRole('main').getByRole('link', { name: 'Student detail' }).first().click()
  await admin.page.getByRole('row', { name: 'Ben Roy' }).waitFor()
  await admin.more(admin.page.getByRole('row', { name: 'Ben Roy' }), 'Report')
  await admin.waitForPage('Report of Ben Roy')
  assert.is(admin.path().toLowerCase(), `/admin/dashboard/select-report/${ben._id}`.toLowerCase())
  assert.is(count(calls, 'GET /student/getAllStudent'), 1)
})

coversRows(
  ['start.students', 'start.report'],
  'a visitor requests the students and gets none, and does not request a report',
  async () => {
    visitor = await school.openAsVisitor()
    const calls = callsOf(visitor)
    const answered = visitor.page.waitForResponse('**/student/getAllStudent')
    await visitor.go('/about')
    assert.equal((await (await answered).json()).students, [])
    await visitor.roundTrip()
    assert.is(count(calls, 'GET /student/getAllStudent'), 1)
    assert.is(count(calls, 'PUT /report/isReportAvaliable'), 0)
  },
)

coversRows(
  ['start.report'],
  'with a stored user id the report is requested once and cached between pages',
  async () => {
    const student = await school.openAs('student')
    const calls = callsOf(student)
    const asked = student.page.waitForRequest('**/report/isReportAvaliable')
    await student.go('/about')
    const { _id } = await student.page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '').user)
    assert.equal((await asked).postDataJSON(), { studentId: _id })
    const badge = student.page.getByRole('banner').getByRole('link', { name: 'Report (available)' })
    await badge.waitFor()
    for (const name of ['Contact', 'Home', 'Q&A', 'Report']) {
      await student.follow(name)
      await student.page.getByRole('banner').locator('[aria-current=page]', { hasText: name }).waitFor()
      assert.ok(await badge.isVisible(), name)
    }
    assert.is(count(calls, 'PUT /report/isReportAvaliable'), 1)
  },
)

coversRows(['start.vitals'], 'web vitals are sent to the server once, when the page is hidden', async () => {
  const reports = () => school.portal.output.split('\n').filter((line) => line.includes('"vitals":{"page":"/test"'))
  const reader = await school.openAsVisitor()
  await reader.go('/test')
  // This page shows the web vitals.
  for (const name of ['TTFB', 'FCP']) await reader.page.getByText(name, { exact: true }).waitFor()
  assert.is(reports().length, 0)
  await reader.go('/about')
  // The web vitals are sent while the page unloads: a few requests of the next page may reach the server first.
  for (let calls = 0; reports().length === 0 && calls < 200; calls += 1) await reader.roundTrip()
  assert.is(reports().length, 1, school.portal.output)
  const { vitals } = JSON.parse(reports()[0] ?? '{}')
  const names = vitals.metrics.map(({ name }: { name: string }) => name)
  assert.ok(names.includes('TTFB') && names.includes('FCP'), names.join(' '))
})

test.run()
