// needs: build, chromium
// shows: paper, reports
/** The school's logo on each paper that it prints, as PDF and in print media. */

import * as assert from 'uvu/assert'
import { addReport, addStudent, form, picture } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { test } from '../test.ts'
import { printed } from './paper.ts'
import { openSmallSchool } from './small-school.ts'
import type { Visitor } from './visitor.ts'

const school = await openSmallSchool()
const { calls, student } = school
await changeSchool(calls.admin, {
  identity: { name: 'Government Girls Higher Secondary School Number 2, Model Town, Lahore' },
  languages: { first: 'en', others: ['ur'] },
})
const LONG = 'Muhammad Abdurrahman Siddiqui Chaudhry Ghulam Mustafa Lahori of the upper street'
for (let number = 1; number <= 20; number++) {
  await addStudent(calls.admin, { name: LONG, grade: '4', rollNumber: `R-${number}` })
}
const long = Array.from({ length: 100 }, (_, index) => `Sentence ${index + 1} ends.`)
  .join(' ')
  .slice(0, 1_990)
await addReport(calls.teacher, student._id, { message: long, complain: 'Late.', notification: 'Fetch the photo.' })

/** Each on the size that has the least room for it. */
const PAPERS = [
  ['kind=slips&class=4&paper=Letter', '.slip'],
  ['kind=family-slips&class=4&paper=Letter', '.slip'],
  ['kind=cards&class=4&paper=A4', '.id-card-paper'],
  ['kind=class-list&class=4&columns=3&paper=Letter', '.class-list thead'],
  ['kind=reports&class=4&paper=Letter', '.report-cover'],
  ['kind=reports&class=5&paper=Letter', '.kit-report-block'],
] as const

/** Sets the logo of this size, in pixels. */
async function setLogo(width: number, height: number): Promise<void> {
  const { id } = (
    await calls.admin.post('/admin/school/pictures', form({ picture: await picture('#963', width, height) }))
  ).body.picture
  assert.is((await changeSchool(calls.admin, { identity: { logo: id } })).status, 200)
}

async function openPaper(admin: Visitor, query: string, paper: string): Promise<void> {
  await admin.go(`/admin/dashboard/paper?${query}`)
  await admin.page.locator(paper).first().waitFor()
  await admin.rest()
  // As while it prints: secrets are hidden before.
  await admin.page.evaluate(() => document.querySelector('.sheets[data-hidden]')?.setAttribute('data-hidden', 'false'))
}

/** As the page asks for it, whatever the browser would choose. */
const sheetsOf = async (admin: Visitor) => (await printed(admin.page, { format: 'A4', landscape: true })).length

/** In print media: what is wrong with the logos of papers: each has one, on white, seen as a whole and in its form. */
const faultsOf = (admin: Visitor, paper: string, ratio: number) =>
  admin.page.evaluate(
    ([selector, wanted]) => {
      const papers = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
      if (papers.length === 0) return ['no paper']
      return papers.flatMap((one) => {
        const logos = [...one.querySelectorAll<HTMLImageElement>('.paper-logo, [data-part=logo]')]
        const [logo] = logos
        if (!logo || logos.length > 1) return [`${logos.length} logos`]
        const outer = one.getBoundingClientRect()
        const { top, bottom, left, right, width, height } = logo.getBoundingClientRect()
        const isInside = top >= outer.top - 0.5 && bottom <= outer.bottom && left >= outer.left && right <= outer.right
        const text = logo.parentElement?.querySelector('.paper-school-name, [data-part=school]')
        const name = text?.getBoundingClientRect() ?? outer
        const isRtl = getComputedStyle(one).direction === 'rtl'
        return [
          ...(isInside ? [] : ['not inside']),
          ...(logo.complete && logo.naturalWidth > 0 && logo.checkVisibility() ? [] : ['not shown']),
          ...(Math.abs(width / height / wanted - 1) < 0.05 ? [] : [`${width} x ${height}`]),
          ...(Math.max(width, height) >= 25 ? [] : [`only ${width} x ${height}`]),
          ...((isRtl ? name.right <= left : name.left >= right) ? [] : ['not before the name']),
        ]
      })
    },
    [paper, ratio] as const,
  )

/** A wide logo and a high one; from right to left only the wide one, which takes room of the name. */
const LOGOS = {
  en: [
    [600, 200],
    [200, 600],
  ],
  ur: [[600, 200]],
} as const
for (const lang of ['en', 'ur'] as const) {
  test(`${lang}: every paper has the logo, and as many sheets as without it`, async () => {
    const admin = await school.openAs('admin', { locale: lang, colorScheme: 'dark' })
    const without = new Map<string, number>()
    for (const [query, paper] of PAPERS) {
      await openPaper(admin, query, paper)
      without.set(query, await sheetsOf(admin))
      assert.is(await admin.page.locator('[data-part=logo], .paper-logo').count(), 0)
    }
    for (const [width, height] of LOGOS[lang]) {
      await setLogo(width, height)
      for (const [query, paper] of PAPERS) {
        await openPaper(admin, query, paper)
        await admin.page.emulateMedia({ media: 'print', colorScheme: 'dark' })
        assert.equal([...new Set(await faultsOf(admin, paper, width / height))], [], `${query}, ${width} x ${height}`)
        await admin.page.emulateMedia({ media: null, colorScheme: 'dark' })
        if (width > height) assert.is(await sheetsOf(admin), without.get(query), query)
      }
    }
  })
}

for (const [what, path] of [
  ['a report', `FullReportDetail/${student._id}`],
  ['cards', 'paper?kind=cards&class=4'],
] as const) {
  test(`${what}: the print dialog waits for the logo, and a logo that does not come is no hindrance`, async () => {
    await setLogo(300, 300)
    const admin = await school.openAs('admin')
    for (const comes of [true, false]) {
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await admin.page.route('**/school/pictures/*?size=card', async (route) => {
        await held
        await (comes ? route.continue() : route.abort())
      })
      await admin.go(`/admin/dashboard/${path}`)
      await admin.page.evaluate(() => {
        window.print = () => {
          const logos = [...document.querySelectorAll<HTMLImageElement>('.paper-logo, [data-part=logo]')]
          document.documentElement.dataset.printed = String(logos.every(({ naturalWidth }) => naturalWidth > 0))
        }
      })
      const print = admin.page.getByRole('button', { name: 'Print', exact: true })
      await print.click()
      await admin.page.locator('button[data-state=busy]').waitFor()
      await admin.roundTrip()
      assert.is(await admin.page.evaluate(() => document.documentElement.dataset.printed), undefined)
      release()
      await admin.page.waitForFunction(() => document.documentElement.dataset.printed)
      assert.is(await admin.page.evaluate(() => document.documentElement.dataset.printed), String(comes))
      await admin.page.unroute('**/school/pictures/*?size=card')
      if (!comes) admin.expectConsole(/ERR_FAILED/)
    }
  })
}

test.run()
