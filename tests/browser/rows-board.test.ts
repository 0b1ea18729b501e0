// needs: build, chromium
// shows: notices
/** The notice board and one notice. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as assert from 'uvu/assert'
import { addNotice, picture } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { dismissToast, FAILURE_LOGS, oneException, whileFailing } from './failures.ts'
import { isPhoto, toasts } from './reading.ts'
import { coversRows } from './rows.ts'
import { openSmallSchool, page, person as visitor } from './small-school.ts'

const school = await openSmallSchool({ as: 'visitor' })
const { admin: adminApi } = school.calls

const card = (title: string) => page.getByRole('article', { name: title })

async function openBoard(): Promise<void> {
  await visitor.go('/notice-board')
  await visitor.rest()
}

coversRows(['board.greeting', 'board.empty'], 'an empty board shows the greeting and the empty text', async () => {
  await openBoard()
  await page.getByText('Hello and Wellcome to MY SCHOOl', { exact: true }).waitFor()
  await page.getByText('No Notice is Added by admin', { exact: true }).waitFor()
  assert.is(await page.getByRole('article').count(), 0)
  await visitor.expectAccessible()
})

const words = 'One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'

coversRows(
  ['board.card', 'board.card.size'],
  'a card has photo, title, thirteen words, the day, a link, and its size at every width',
  async () => {
    const id = await addNotice(adminApi, { title: 'The count', description: words, photo: await picture() })
    await addNotice(adminApi, { title: 'Without a photo', description: 'Few words only' })
    await openBoard()
    const count = card('The count')
    const photo = count.getByAltText('The count', { exact: true })
    assert.ok(await isPhoto(photo))
    assert.is(await count.locator('[data-part=text]').textContent(), `${words.split(' fourteen')[0]}…`)
    assert.is(await card('Without a photo').locator('[data-part=text]').textContent(), 'Few words only…')
    assert.ok(
      await card('Without a photo').getByRole('img', { name: 'No Images is Add By Admin', exact: true }).isVisible(),
    )

    const { body } = await adminApi.get(`/notice/getSingleNotice/${id}`)
    const [day] = body.data.created_at.split('T')
    assert.is(await count.getByRole('time').textContent(), day)
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      for (const one of await page.getByRole('article').all()) {
        const size = await one.boundingBox()
        const photo = await one.locator('[data-part=photo]').boundingBox()
        assert.equal([size?.width, size?.height], [17 * 16, 30 * 16], `card at ${width} px`)
        // its hairline under it included
        assert.is(photo?.height, 250, `photo at ${width} px`)
      }
    }
    assert.is(await count.getByRole('link').textContent(), 'More Detail')
    await count.getByRole('link').click()
    await visitor.waitForPage('The count')
    assert.is(visitor.path(), `/notice-board-Detail/${id}`)
  },
)

/** Changes the creation date of a notice in the database: no endpoint does that. */
function setCreatedDay(title: string, day: string): void {
  const database = new DatabaseSync(join(school.portal.dataDir, 'school.db'), { timeout: 5_000 })
  const { changes } = database.prepare('UPDATE notices SET createdAt = ? WHERE title = ?').run(day, title)
  database.close()
  assert.is(changes, 1)
}

coversRows(
  ['board.filter'],
  'choosing a day logs it and filters the notices; Show all removes the filter',
  async () => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await addNotice(adminApi, { title: 'The count' })
    await addNotice(adminApi, { title: 'Without a photo' })
    setCreatedDay('Without a photo', '2020-05-04T23:59:59.000Z')
    await openBoard()
    // Reads the DOM and not the screen: a card that has just come into view is drawn a frame later.
    const titles = () => page.getByRole('article').getByRole('heading').allTextContents()
    assert.equal(await titles(), ['The count', 'Without a photo'])
    assert.is(await page.getByText('Show all').count(), 0)

    await visitor.field('filter by date').fill('2020-05-04')
    await card('The count').waitFor({ state: 'detached' })
    await card('Without a photo').waitFor()
    assert.equal(await titles(), ['Without a photo'])
    assert.ok(logged.includes('2020-05-04'), logged.join(' '))

    await visitor.go(page.url())
    assert.equal(await titles(), ['Without a photo'], 'the day is part of the address')
    assert.is(await visitor.field('filter by date').inputValue(), '2020-05-04')

    await visitor.field('filter by date').fill('2020-05-05')
    await page.getByText('No Notice is Added by admin', { exact: true }).waitFor()
    assert.equal(await titles(), [])
    await visitor.expectAccessible()
    await page.getByRole('link', { name: 'Show all', exact: true }).click()
    await card('The count').waitFor()
    assert.equal(await titles(), ['The count', 'Without a photo'])
    assert.is(await visitor.field('filter by date').inputValue(), '')

    await visitor.field('Search the notices').fill('without')
    await page.keyboard.press('Enter')
    await page.getByText('1 notice found').waitFor()
    assert.equal(await titles(), ['Without a photo'])
    await page.getByRole('link', { name: '2020' }).click()
    await page.waitForURL(/month=2020-05&words=without$/)
    await visitor.field('Search the notices').fill('count')
    await page.keyboard.press('Enter')
    await page.getByText('No notice has all of this').waitFor()
    await visitor.expectAccessible()
    await page.goBack()
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=words]')?.value === 'without')
  },
)

coversRows(['detail.notice'], 'a notice has its title, its photo, its whole text, and a link back', async () => {
  const description = `${words}\n\nAnd a second paragraph.`
  const id = await addNotice(adminApi, { title: 'In full', description, photo: await picture() })
  await visitor.go(`/notice-board-Detail/${id}`)
  await visitor.waitForPage('In full')
  assert.equal(await page.getByRole('article').getByRole('paragraph').allInnerTexts(), description.split('\n\n'))
  assert.ok(await isPhoto(page.getByRole('article').locator('img')))
  await page.getByRole('link', { name: 'Back to notice board', exact: true }).click()
  await visitor.waitForPage('Notice board')
  assert.is(visitor.path(), '/notice-board')
})

/** Fails unless a drawing replaces the photo of the notice. */
async function expectDrawing(): Promise<void> {
  await page.locator('article [data-state=missing] svg').waitFor()
  assert.is(await page.getByRole('article').locator('img').count(), 0)
}

coversRows(
  ['detail.notice.placeholder'],
  'a drawing of the school replaces a photo that is missing or fails to load',
  async () => {
    const without = await addNotice(adminApi, { title: 'Without' })
    await visitor.go(`/notice-board-Detail/${without}`)
    await visitor.waitForPage('Without')
    await expectDrawing()

    const broken = await addNotice(adminApi, { title: 'Broken', photo: await picture() })
    for (const failure of Object.values(oneException)) {
      await whileFailing(visitor, `/notice/get-photo/${broken}*`, failure, async () => {
        await visitor.go(`/notice-board-Detail/${broken}`)
        await expectDrawing()
      })
      visitor.errors()
    }
  },
)

coversRows(
  ['detail.notice.failure'],
  `after ${Object.keys(oneException).join(', ')} the notice is requested four times in all, then one toast and Try again`,
  async () => {
    const id = await addNotice(adminApi, { title: 'Sports day' })
    await visitor.go('/notice-board')
    for (const [what, failure] of Object.entries(oneException)) {
      let asked = 0
      await whileFailing(
        visitor,
        `/notice/getSingleNotice/${id}`,
        (request) => {
          asked += 1
          return failure(request)
        },
        async () => {
          await card('Sports day').getByRole('link').click()
          await page.getByRole('heading', { level: 1, name: 'This notice could not be loaded' }).waitFor()
          await visitor.roundTrip()
        },
      )
      assert.equal(await toasts(page), ['someThing wents wrong'], what)
      assert.is(asked, 4, what)
      visitor.expectConsole(FAILURE_LOGS)
      await dismissToast(visitor)
      await visitor.press('Try again')
      await visitor.waitForPage('Sports day')
      await page.goBack()
    }
  },
)

coversRows(['detail.notice.failure'], 'a deleted notice shows an error, and its URL the 404 page', async () => {
  const id = await addNotice(adminApi, { title: 'Taken down' })
  await visitor.go('/notice-board')
  await adminApi.delete(`/notice/deleteNotice/${id}`)
  await card('Taken down').getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: 'This notice could not be loaded' }).waitFor()
  assert.equal(await toasts(page), ['someThing wents wrong'])
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  visitor.expectConsole(FAILURE_LOGS)
  await visitor.expectAccessible()
  await expectNotFound(`/notice-board-Detail/${id}`)
})

/** Fails unless this URL shows the 404 page. */
async function expectNotFound(path: string): Promise<void> {
  const response = await page.goto(path)
  assert.is(response?.status(), 404)
  await page.getByRole('heading', { level: 1, name: "Look like you're lost" }).waitFor()
  visitor.expectConsole(/status of 404/)
}

test.run()
