// needs: build, chromium
/**
 * Names and texts in Urdu, also mixed with English: each has its own direction, nothing is cut off, and a user id with
 * Arabic letters is drawn in the same order on every page.
 */
import type { Locator } from 'playwright-core'
import * as assert from 'uvu/assert'
import { addNotice, addReport, addStudent, addTeacher } from '../../tools/samples.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'
import { goByLink } from './by-link.ts'
import { findings } from './large-text.ts'
import { openSmallSchool } from './small-school.ts'

/** Drawn correctly, the full stop is on the left and the brackets are around the second word. */
const URDU = 'علی (حسن).'
/** 60 characters in two directions. */
const LONG = 'محمد عبدالرحمٰن صدیقی ولد چوہدری غلام مصطفیٰ (Lahore) B.A. خان'.slice(0, 60)
const MIXED = 'Bilal (علی) Khan'
const USER_ID = 'محمد-علی-حسن-1234@mySchool.com'

const school = await openSmallSchool()
const { admin } = school.calls
const student = await addStudent(admin, {
  name: URDU,
  fatherName: LONG,
  address: 'مکان نمبر 12، گلی 5،\nLahore 54000.',
  answer: 'حسن',
  userId: USER_ID,
})
await addStudent(admin, { name: LONG, fatherName: MIXED })
await addStudent(admin, { name: MIXED, fatherName: URDU })
const teacher = await addTeacher(admin, { name: URDU, subject: 'اردو (ادب).' })
const notice = await addNotice(admin, {
  title: 'اسکول جمعہ کو بند رہے گا (عید).',
  description: 'تمام طلبہ پیر کو آئیں (8 بجے).\nSchool starts again on Monday (8 a.m.).',
  catagory: 'عید',
})
await addNotice(admin, { title: LONG })
await addReport(admin, student._id, { message: 'علی (حسن) محنتی ہے۔\nHe works hard.' })

const dashboard = '/admin/dashboard'
/** Each page, and the places in it where the name in Urdu is. */
const pages: Record<string, string[]> = {
  '/': [],
  '/notice-board': [],
  [`/notice-board-Detail/${notice}`]: [],
  [`${dashboard}/Student-detail`]: ['[data-column=name] bdi', '[data-column=fatherName] bdi'],
  [`${dashboard}/fullStudent-detail/${student._id}`]: ['h1', 'dd'],
  [`${dashboard}/update-detail/${student._id}`]: [],
  [`${dashboard}/select-report/${student._id}`]: ['h1 bdi'],
  [`${dashboard}/FullReportDetail/${student._id}`]: ['[data-part=name]'],
  [`${dashboard}/add-student-report/${student._id}`]: [],
  [`${dashboard}/teacher-detail`]: ['[data-column=name] bdi'],
  [`${dashboard}/teacher-Full-Detail/${teacher._id}`]: ['dd'],
  [`${dashboard}/notice-detail`]: [],
  [`${dashboard}/notice-Full-Detail/${notice}`]: [],
  [`${dashboard}/UserInfo`]: [],
}

test('on a phone and a desk no text is cut, no page scrolls sideways, a name in Urdu has its full stop on its left', async () => {
  const visitor = await school.openAs('admin')
  const { page } = visitor
  const found: string[] = []
  await visitor.go('/')
  for (const [path, places] of Object.entries(pages)) {
    await page.setViewportSize({ width: 360, height: 900 })
    await page.locator('main > *').evaluate((shown) => shown.setAttribute('data-left', ''))
    await goByLink(visitor, path)
    await page.locator('main > [data-left]').waitFor({ state: 'detached' })
    await visitor.rest()
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      found.push(...(await findings(page)).map((line) => `${path}: ${line} at ${width} px`))
      for (const place of places) {
        const name = page.locator(`main ${place}`).filter({ hasText: URDU })
        assert.equal(await order(name.first()), RIGHT_TO_LEFT, `${path} ${place} at ${width} px`)
      }
    }
  }
  assertNone(found)
})

test('title and text in Urdu begin at the right, on the card and in the notice', async () => {
  const visitor = await school.openAsVisitor()
  await visitor.go('/')
  for (const path of ['/', '/notice-board', `/notice-board-Detail/${notice}`]) {
    await goByLink(visitor, path)
    await visitor.page.waitForURL(`**${path}`)
    const title = visitor.page.getByRole('heading', { name: 'اسکول جمعہ کو بند رہے گا' }).first()
    assert.equal(await title.evaluate((element) => getComputedStyle(element).direction), 'rtl', path)
  }
  // Each line has its own direction and side.
  const [urdu, english] = await visitor.page.locator('.prose').evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const [urdu, english] = [texts.nextNode(), texts.nextNode()] as Text[]
    const { left, right } = element.getBoundingClientRect()
    return [urdu, english].map((text) => {
      const range = document.createRange()
      range.setStart(text as Text, 0)
      range.setEnd(text as Text, 1)
      const letter = range.getBoundingClientRect()
      return right - letter.right < letter.left - left ? 'right' : 'left'
    })
  })
  assert.equal([urdu, english], ['right', 'left'])
})

test('a field takes the direction of its first letter, but a phone field is always left to right', async () => {
  const visitor = await school.openAs('admin')
  await visitor.go(`${dashboard}/add-student`)
  await visitor.fill({ Name: URDU, Phone: '+92 300 1234567', Address: URDU })
  const direction = (label: string) => visitor.field(label).evaluate((field) => getComputedStyle(field).direction)
  assert.equal([await direction('Name'), await direction('Phone'), await direction('Address')], ['rtl', 'ltr', 'rtl'])
  await visitor.fill({ Name: MIXED })
  assert.is(await direction('Name'), 'ltr')
})

test('a user id with Arabic letters is drawn the same in login, table, private info and print', async () => {
  const visitor = await school.openAsVisitor()
  const { page } = visitor
  await visitor.go('/auth/login')
  await visitor.fill({ 'User id': USER_ID })
  const typed = await orderInField(visitor.field('User id'))
  assert.ok(typed.length > 5, 'every part of the id has its place')
  await visitor.fill({ Password: student.password })
  await visitor.press('Login')
  await visitor.expectToast('Login Successfully')
  await goByLink(visitor, '/account')
  assert.equal(await order(page.locator('main code').filter({ hasText: 'mySchool' })), typed, 'Account')

  const staff = await school.openAs('admin')
  // Each id is in one line.
  await staff.page.setViewportSize({ width: 1920, height: 900 })
  await staff.go(`${dashboard}/UserInfo`)
  const listed = staff.page.locator('[data-column=userId] bdi', { hasText: USER_ID })
  assert.equal(await order(listed), typed, 'table')
  await staff.page.emulateMedia({ media: 'print' })
  assert.equal(await order(listed), typed, 'paper')
  await staff.page.emulateMedia({ media: 'screen' })
  await goByLink(staff, `${dashboard}/fullStudent-detail/${student._id}`)
  await staff.press('Private Info')
  const shown = staff.page.locator('code', { hasText: USER_ID })
  await shown.waitFor()
  assert.equal(await order(shown), typed, 'private info')
})

/** The parts of the name in Urdu from left to right: its full stop, its second word, its first word. */
const RIGHT_TO_LEFT = ['.', 'حسن', 'علی']

/** The words and punctuation of a text in one line, in the order in which they are drawn from left to right. */
const order = (text: Locator): Promise<string[]> => text.evaluate(drawnOrder)

/** The same for the value of a field. A field has no ranges, so its text is copied into an element with its style. */
async function orderInField(field: Locator): Promise<string[]> {
  const copy = await field.evaluateHandle((element) => {
    const { direction, font } = getComputedStyle(element)
    const copy = document.body.appendChild(document.createElement('div'))
    copy.textContent = (element as HTMLInputElement).value
    Object.assign(copy.style, { direction, font, position: 'absolute' })
    return copy
  })
  const drawn = await copy.evaluate(drawnOrder)
  await copy.evaluate((element) => element.remove())
  return drawn
}

/** Runs in the page. */
function drawnOrder(element: Element): string[] {
  const { style } = element as HTMLElement
  style.whiteSpace = 'nowrap'
  const texts: Text[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  const parts = texts.flatMap((text) =>
    [...text.data.matchAll(/[\p{L}\p{M}]+|\p{N}+|[.@]/gu)].map(({ 0: part, index }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + part.length)
      return { part, left: range.getBoundingClientRect().left }
    }),
  )
  style.whiteSpace = ''
  return parts.sort((a, b) => a.left - b.left).map(({ part }) => part)
}

test.run()
