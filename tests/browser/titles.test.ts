// needs: build, chromium
/** The titles of pages where the walk over all pages (pages.ts) does not see them. */
import * as assert from 'uvu/assert'
import { addStudent } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { openBrowser } from './browser.ts'
import { openSmallSchool } from './small-school.ts'

const school = await openSmallSchool(await openBrowser())

test.before.each(() => school.reset())
test.after(() => school.close())

test('a page that the server renders has its title before any script runs', async () => {
  for (const [path, title] of Object.entries({
    '/notice-board': 'Notice board – MY SCHOOL',
    '/about': 'About – MY SCHOOL',
    '/contact': 'Contact – MY SCHOOL',
    '/qna': 'Q&amp;A – MY SCHOOL',
    '/no/such/page': 'Page not found – MY SCHOOL',
  })) {
    const html = await (await fetch(school.portal.origin + path)).text()
    assert.match(html, `<title>${title}</title>`, path)
  }
})

test('a right-to-left name does not reorder the words after it', async () => {
  const { _id } = await addStudent(school.calls.admin, { name: 'علی (حسن).' })
  const { page } = await school.openAs('admin')
  await page.goto(`/admin/dashboard/fullStudent-detail/${_id}`)
  await page.waitForFunction(() => document.title.includes('حسن'))
  assert.is(await page.title(), '\u2068علی (حسن).\u2069 – Student detail – MY SCHOOL')
})

test.run()
