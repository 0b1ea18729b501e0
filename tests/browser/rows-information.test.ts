// needs: build, chromium
// shows: information
/** The pages about the school, the self-check and the 404 page. */

import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { TIMEOUT_MS } from './kept-pages.ts'
import { details, labels } from './reading.ts'
import { coversRows } from './rows.ts'
import { openSmallSchool, page, person as visitor } from './small-school.ts'

const school = await openSmallSchool({ as: 'visitor' })

coversRows(['about'], 'About has a text, and three cards with a drawing in place of a portrait', async () => {
  await visitor.go('/about')
  await visitor.waitForPage('About us')
  const paragraphs = await page.locator('main .prose').getByRole('paragraph').allTextContents()
  assert.ok(paragraphs.join(' ').length > 500)
  const cards = page.getByRole('main').getByRole('article')
  assert.is(await cards.count(), 3)
  for (const card of await cards.all()) {
    assert.is(await card.getByRole('heading').count(), 1)
    assert.ok(await card.locator('[data-state=missing] svg').isVisible())
  }
})

const message = {
  'Full name': 'Ada Khan',
  Email: 'ada@example.org',
  'Contact number': '0300 1234567',
  Message: 'Is there a place in class 4?',
}

/** The status text of the contact page. */
const status = () => page.locator('main .contact-status')

coversRows(
  ['contact.form'],
  'an empty field and a wrong address are named; a complete message opens the mail program, without a request to the API',
  async () => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/') || request.method() !== 'GET') calls.push(request.url())
    })
    const started = page.waitForResponse('**/api/v1/student/getAllStudent')
    await visitor.go('/contact')
    await (await started).finished()
    const form = page.locator('main form')
    assert.equal(
      await labels(form),
      Object.keys(message).map((label) => `${label} *`),
    )
    for (const wrong of [{ Message: '' }, { Email: 'nowhere' }]) {
      await visitor.fill({ ...message, ...wrong })
      await form.locator('button[type=submit]').click()
      const [label = ''] = Object.keys(wrong)
      await visitor.field(label).and(page.locator('[aria-invalid=true]')).waitFor()
      assert.is(await form.locator('[aria-invalid=true]').count(), 1, label)
      assert.is(await status().textContent(), '')
    }
    await visitor.expectAccessible()
    await visitor.fill(message)
    // A mailto link is no navigation that a test can wait for, but Chromium reports its request.
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Page.enable')
    const asked = new Promise<string>((done, fail) => {
      // The map is a frame that may load at this moment.
      devtools.on('Page.frameRequestedNavigation', ({ url }) => url.startsWith('mailto:') && done(url))
      setTimeout(() => fail(new Error('no mail program was asked for')), TIMEOUT_MS).unref()
    })
    await page.locator('main form button[type=submit]').click()
    const { protocol, pathname, searchParams } = new URL(await asked)
    assert.equal([protocol, pathname], ['mailto:', 'office@myschool.example'])
    assert.is(searchParams.get('body'), 'Is there a place in class 4?\n\nAda Khan\nada@example.org\n0300 1234567')
    assert.match((await status().textContent()) ?? '', 'Nothing has been sent yet')
    assert.is(await visitor.field('Message').inputValue(), message.Message, 'what was typed stays')
    await visitor.roundTrip()
    const paths = calls.map((url) => new URL(url).pathname)
    assert.equal(paths, ['/api/v1/student/getAllStudent', '/api/v1/health'], 'what the start and the test asked for')
  },
)

coversRows(
  ['contact.map'],
  'there is a map with a title, and beside it the address and a link, which stand without it',
  async () => {
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>A map</title>' }),
    )
    await visitor.go('/contact')
    const map = page.getByTitle('Map of where the school stands')
    await map.scrollIntoViewIfNeeded()
    const address = new URL((await map.getAttribute('src')) ?? '')
    assert.is(address.origin + address.pathname, 'https://www.openstreetmap.org/export/embed.html')
    const [west = 0, south = 0, east = 0, north = 0] = (address.searchParams.get('bbox') ?? '').split(',').map(Number)
    const [latitude = 0, longitude = 0] = (address.searchParams.get('marker') ?? '').split(',').map(Number)
    assert.ok(west < longitude && longitude < east && south < latitude && latitude < north, 'the school is on the map')
    // The frame shows the test's own page in place of the map: the Content-Security-Policy allows it.
    await page.waitForFunction(() => frames.length === 1)
    const frame = await (await map.elementHandle())?.contentFrame()
    await frame?.waitForFunction(() => document.title === 'A map')
    assert.equal(await page.locator('main address span').allTextContents(), [
      '24 Library Road',
      'Civil Lines',
      'Lahore 54000',
    ])
    const link = page.getByRole('link', { name: 'Open the map in OpenStreetMap' })
    assert.match(
      (await link.getAttribute('href')) ?? '',
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=31\.5583&mlon=74\.3402/,
    )
  },
)

coversRows(['qna'], 'ten questions expand to show their answers, with the four facts', async () => {
  await visitor.go('/qna')
  await visitor.waitForPage('Questions and answers')
  const items = page.locator('main details')
  assert.is(await items.count(), 10)
  const first = items.first()
  assert.is(await first.getByRole('paragraph').isVisible(), false)
  await first.locator('summary').click()
  assert.is(await first.getByRole('paragraph').isVisible(), true)
  const answers = await items.locator('p').allTextContents()
  assert.is(answers.length, 10)
  for (const fact of ['About 1000 students', 'over 10,000 books', '8:00 AM to 3:00 PM', 'founded in 1990'])
    assert.ok(
      answers.some((answer) => answer.includes(fact)),
      fact,
    )
  await visitor.expectAccessible()
})

coversRows(
  ['test'],
  'the self-check shows that the server can be reached, its version, and the web vitals of the page',
  async () => {
    await visitor.go('/test')
    await visitor.waitForPage('Self-check')
    await page.getByText('It can be reached', { exact: true }).waitFor()
    await page.getByText('TTFB', { exact: true }).waitFor()
    const { version } = (await (await fetch(`${school.portal.origin}/api/v1/health`)).json()) as { version: string }
    const found = await details(page)
    assert.is(found.Version, version)
    assert.match(found['Answered in'] ?? '', /^\d+ ms$/)
    assert.match(found.TTFB ?? '', /^\d+ ms, /)
  },
)

coversRows(['notfound'], 'an unknown URL shows the 404 page, with status 404 and a link to Home', async () => {
  for (const path of ['/no/such/page', '/notice-board/no']) {
    const response = await page.goto(path)
    assert.is(response?.status(), 404, path)
    await page.getByRole('heading', { level: 1, name: "Look like you're lost", exact: true }).waitFor()
    assert.is(visitor.path(), path)
  }
  await page.getByRole('link', { name: 'Go to Home', exact: true }).click()
  await page.getByRole('heading', { name: 'Admissions', level: 2 }).waitFor()
  assert.is(visitor.path(), '/')
})

test.run()
