// needs: build, chromium
// shows: notices, admin
/** What is in sight, and how wide, high and dark it is. */
import * as assert from 'uvu/assert'
import { noticePicture } from '../../sample/notice-pictures.ts'
import { addNotice } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { openSmallSchool } from './small-school.ts'

const school = await openSmallSchool()
await addNotice(school.calls.admin, { title: 'Book fair', catagory: 'Library' })
await addNotice(school.calls.admin, { title: 'Sports day', catagory: 'Sport' })

const PHONE = { width: 360, height: 700 }

test('on a phone the first notice is on the first screen, below one line that says what is filtered', async () => {
  const { page } = await school.openAsVisitor({ viewport: PHONE })
  await page.goto('/notice-board')
  const heading = page.getByRole('heading', { level: 2, name: 'Sports day' })
  const { y = 0, height = 0 } = (await heading.boundingBox()) ?? {}
  assert.ok(y > 0 && y + height <= PHONE.height, `the title of the first notice ends at ${y + height}`)
  const fold = page.locator('.board-filter summary')
  assert.is(await fold.innerText(), 'Search and filter')
  assert.not(await page.getByRole('searchbox').isVisible())
  await fold.click()
  await page.getByRole('link', { name: /^Sport/ }).click()
  await page.getByText('Filtered: Sport').waitFor()
  assert.not(await page.getByRole('searchbox').isVisible(), 'it has closed again')
  assert.is(await page.evaluate(() => document.activeElement?.localName), 'summary')
})

test('a 0 has no stroke in a heading, and one in a table', async () => {
  const { page } = await school.openAs('admin')
  await page.goto('/admin/dashboard/notice-detail')
  await page.locator('[data-part=row]').first().waitFor()
  const familyOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily)
  assert.match(await familyOf('h1'), /^"?Plain Zero/)
  assert.not.match(await familyOf('tbody td'), 'Plain Zero')
  const fetched = () =>
    page.evaluate(async () => {
      await document.fonts.ready
      return performance.getEntriesByType('resource').flatMap(({ name }) => name.match(/[^/]*\.woff2$/) ?? [])
    })
  const before = await fetched()
  await page.locator('h1').evaluate((heading) => heading.append(' 100'))
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Plain Zero') && status === 'loaded'),
  )
  assert.equal(await fetched(), before, 'the 0 is that of the device')
})

test("the admin's menu is in sight at the end of a long page", async () => {
  const { page } = await school.openAs('admin', { viewport: { width: 1280, height: 900 } })
  await page.goto('/admin/dashboard')
  await page.locator('.charts a').first().waitFor()
  // The last of the page above the footer is at the foot of the window.
  await page.evaluate(() => document.querySelector('main')?.scrollIntoView({ block: 'end', behavior: 'instant' }))
  const link = page.locator('.kit-side-menu').getByRole('link', { name: 'Add student' })
  const { y = -1 } = (await link.boundingBox()) ?? {}
  assert.ok(y >= 0 && y < 900, `the link is at ${y}`)
})

test('charts beside each other have one height, which their bars fill', async () => {
  const { page } = await school.openAs('admin', { viewport: { width: 1280, height: 900 } })
  await page.goto('/admin/dashboard')
  await page.getByRole('heading', { name: 'Students, reports and notices' }).waitFor()
  await page.locator('.charts a').first().waitFor()
  const left = await page.locator('.kit-bar-chart').evaluateAll((charts) =>
    charts.map((chart) => {
      const table = chart.querySelector('table')?.getBoundingClientRect()
      return Math.round(chart.getBoundingClientRect().bottom - (table?.bottom ?? 0))
    }),
  )
  assert.is(new Set(left).size, 1, `below the bars there are ${left} px`)
})

test('a toast is as wide as it needs', async () => {
  const { page } = await school.openAs('admin', { viewport: { width: 1280, height: 900 } })
  await page.goto('/admin/dashboard')
  await page.getByRole('button', { name: 'Logout' }).click()
  const { width = 0 } = (await page.locator('.kit-toast-region [data-part=toast]').boundingBox()) ?? {}
  assert.ok(width > 100 && width < 500, `it is ${width} px wide`)
})

test('the drawing of a notice is whole in a picture of any shape, and dark on a dark page', async () => {
  const { page } = await school.openAsVisitor()
  await page.goto('/')
  const coloursOf = (theme: string) =>
    page.evaluate(
      async ([svg, colorScheme]) => {
        const image = new Image(300, 100)
        image.style.cssText = `color-scheme:${colorScheme};object-fit:cover`
        document.body.append(image)
        image.src = `data:image/svg+xml,${encodeURIComponent(svg as string)}`
        await image.decode()
        return { natural: [image.naturalWidth, image.naturalHeight], fit: getComputedStyle(image).colorScheme }
      },
      [noticePicture('bus'), theme],
    )
  // Without a shape of its own, `object-fit: cover` cuts nothing of it.
  for (const theme of ['light', 'dark']) assert.is((await coloursOf(theme)).fit, theme)
  assert.not.match(noticePicture('bus').slice(0, 200), /^<svg[^>]*viewBox/)
  assert.match(noticePicture('bus'), '@media (prefers-color-scheme:dark)')
})

test.run()
