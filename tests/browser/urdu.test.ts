// needs: build, chromium
/** The pages of a school that writes in Urdu, in the real build: its digits, and its letters between the lines. */
import * as assert from 'uvu/assert'
import { defaultSettingsInUrdu } from '#contract/school/defaults-ur'
import { addNotice, addStudent } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { test } from '../test.ts'
import { openSmallSchool } from './small-school.ts'
import type { Visitor } from './visitor.ts'

const school = await openSmallSchool()
const { admin } = school.calls

const { slides } = defaultSettingsInUrdu.home
const saved = await changeSchool(admin, {
  ...defaultSettingsInUrdu,
  classes: ['پنجم', 'ششم', '5'],
  home: { ...defaultSettingsInUrdu.home, slides },
  region: { ...defaultSettingsInUrdu.region, digits: 'language' },
})
assert.is(saved.status, 200, JSON.stringify(saved.body))
await addNotice(admin)
for (let number = 1; number <= 50; number++)
  await addStudent(admin, { name: 'عائشہ خان', grade: 'پنجم', rollNumber: String(number) })

/** The texts of what these selectors find, which is something. */
async function textsOf({ page }: Visitor, ...selectors: string[]): Promise<string[]> {
  const texts: string[] = []
  for (const selector of selectors) {
    await page.locator(selector).first().waitFor()
    const found = await page
      .locator(selector)
      .evaluateAll((all) => all.map((element) => `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`))
    texts.push(...found)
  }
  return texts
}

/** The class 5 has its own name. */
const withLatinDigits = (texts: string[]) => texts.filter((text) => /[0-9]/.test(text.replace('جماعت 5،', '')))

test('numbers that the kit writes are in the digits of the school: tiles, charts, rows, pages, slides', async () => {
  const one = await school.openAs('admin', { locale: 'ur' })
  await one.go('/admin/dashboard')
  const numbers = await textsOf(one, '.kit-stat-tile [data-part=value]', '.kit-bar-chart [data-part=bar]')
  assert.equal(withLatinDigits(numbers), [])
  assert.ok(
    numbers.some((text) => text.includes('جماعت پنجم، طلبہ: ۵۰')),
    numbers.join('\n'),
  )
  await one.go('/admin/dashboard/Student-detail')
  await one.page.getByText('کل ۵۱ میں سے ۱ تا ۵۰').waitFor()
  assert.equal(
    withLatinDigits(await textsOf(one, 'td[data-column=number]', '[data-part=range]', '[data-part=position]')),
    [],
  )
  await one.expectAccessible()
  await one.go('/')
  assert.equal(await textsOf(one, '.kit-carousel [data-part=position]'), [' ۱ از ۳'])
})

test('the notice board, the report of a school year and the questions have the digits of the school', async () => {
  const one = await school.openAsVisitor({ locale: 'ur' })
  await one.go('/notice-board')
  assert.match((await textsOf(one, '.board-cards time')).join(), /^ [۰-۹]{4}-[۰-۹]{2}-[۰-۹]{2}$/)
  await one.go('/qna')
  const style = await one.page
    .locator('.kit-faq-list summary')
    .first()
    .evaluate((question) => getComputedStyle(question, '::before').content)
  assert.is(style, 'counter(kit-faq, persian)')
})

/** How high the lines of an element are, by the size of its letters. */
const leadingOf = ({ page }: Visitor, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { lineHeight, fontSize } = getComputedStyle(element)
      return Math.round((100 * Number.parseFloat(lineHeight)) / Number.parseFloat(fontSize)) / 100
    })

const spacingOf = ({ page }: Visitor, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).letterSpacing)

/** Runs in the page. */
const filesOfArabicFace = () =>
  performance.getEntriesByType('resource').filter(({ name }) => /naskh.*\.woff2$/.test(name)).length

test('letters are joined, no line touches the next, and a heading of a narrow column is whole', async () => {
  const one = await school.openAs('admin', { locale: 'ur' })
  await one.go('/')
  await one.rest()
  assert.is(await one.page.evaluate(filesOfArabicFace), 1, 'the face for Arabic letters is fetched once')
  assert.is(await leadingOf(one, '.home-welcome h1'), 1.5)
  assert.is(await spacingOf(one, '.kit-site-header [data-part=name]'), 'normal')
  const grade = encodeURIComponent('پنجم')
  await one.go(`/admin/dashboard/paper?kind=slips&class=${grade}`)
  await one.page.locator('.slip-name').first().waitFor()
  assert.equal([await leadingOf(one, '.sheet'), await leadingOf(one, '.slip-name')], [1.5, 1.5])
  assert.is(await spacingOf(one, '.slip-school'), 'normal')
  await one.go(`/admin/dashboard/paper?kind=cards&class=${grade}`)
  await one.page.locator('.card-name').first().waitFor()
  assert.is(await spacingOf(one, '.card-school .paper-school'), 'normal')
  await one.go(`/admin/dashboard/paper?kind=class-list&class=${grade}`)
  const heading = one.page.locator('.class-list thead > :last-child > :first-child').first()
  const lines = await heading.evaluate((cell) => {
    const range = document.createRange()
    range.selectNodeContents(cell)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
  assert.is(lines, 1)
})

test('on a phone no checkbox is over a user id', async () => {
  const one = await school.openAs('admin', { locale: 'ur' })
  await one.page.setViewportSize({ width: 360, height: 740 })
  await one.go('/admin/dashboard/UserInfo')
  await one.page.locator('main tr[data-part=row]').first().waitFor()
  const covered = await one.page.locator('main tr[data-part=row]').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const id = row.querySelector('[data-column=userId] bdi') as Element
      const box = (row.querySelector('[type=checkbox]') as Element).getBoundingClientRect()
      const isOver = [...id.getClientRects()].some(
        ({ left, right, top, bottom }) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      )
      return isOver ? [id.textContent] : []
    }),
  )
  assert.equal(covered, [])
})

test('the button that shows a password is beside what is typed, also where its words are long', async () => {
  assert.is((await changeSchool(admin, { languages: { first: 'ur', others: ['de'] } })).status, 200)
  const one = await school.openAsVisitor({ locale: 'ur' })
  for (const language of ['ur', 'de']) {
    await one.go(`/auth/login?lang=${language}`)
    for (const state of ['hidden', 'shown']) {
      const [end = 0, start = 0] = await one.page.locator('main input[name=password]').evaluate((input) => {
        const button = input.parentElement?.querySelector('[data-part=reveal]') as Element
        const room = Number.parseFloat(getComputedStyle(input).paddingRight)
        return [input.getBoundingClientRect().right - room, button.getBoundingClientRect().left]
      })
      assert.ok(end <= start, `${language}, ${state}: the text ends at ${end}, the button begins at ${start}`)
      await one.page.locator('[data-part=reveal]').click()
    }
  }
})

test('a text that is not in the language of the page is on the side of its heading', async () => {
  const about = { ...defaultSettingsInUrdu.about, paragraphs: ['ایک پرانا اسکول'], 'paragraphs@en': [] }
  assert.is((await changeSchool(admin, { about })).status, 200)
  const one = await school.openAsVisitor({ locale: 'ur' })
  await one.go('/about?lang=en')
  assert.is(...(await one.page.evaluate(textsBeginAt, ['h1', 'main .prose[lang=ur]'])))

  const home = { slides: slides.map((slide) => ({ ...slide, heading: 'Come in', text: 'At eight.' })) }
  assert.is((await changeSchool(admin, { languages: { first: 'en', others: ['ur'] }, home })).status, 200)
  await one.go('/?lang=ur')
  const inSlide = ['.kit-carousel [data-part=heading]', '.kit-carousel [data-part=text] > p']
  assert.is(...(await one.page.evaluate(textsBeginAt, inSlide)))
})

/** Runs in the page: where the texts of two elements begin, in the direction of the page. */
function textsBeginAt(selectors: readonly string[]): [number, number] {
  const [one = 0, other = 0] = selectors.map((selector) => {
    const element = document.querySelector(selector) as Element
    const range = document.createRange()
    // A range over a paragraph has the box of that.
    range.selectNodeContents(document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Node)
    const { left, right } = range.getBoundingClientRect()
    return Math.round(document.documentElement.dir === 'rtl' ? right : left)
  })
  return [one, other]
}

test.run()
