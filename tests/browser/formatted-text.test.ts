// needs: build, chromium
/** A text with marks: written with buttons and keys, previewed, and shown to everybody. */

import type { Locator } from 'playwright-core'
import * as assert from 'uvu/assert'
import { addNotice } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { person as admin, openSmallSchool, page } from './small-school.ts'

const school = await openSmallSchool({ as: 'admin' })
let area: Locator

test.before.each(() => {
  area = page.getByRole('textbox', { name: /^Description/ })
})

const LETTER = `## Sports day
All classes meet at **eight**. See [the form](https://form.example/a).

- water
- a hat

Call 0301-1234567.`

/** Selects words of the text. With mouse and keys: hands-text.test.ts. */
const select = (words: string) =>
  area.evaluate((text: HTMLTextAreaElement, words) => {
    const at = text.value.indexOf(words)
    text.focus()
    text.setSelectionRange(at, at + words.length)
  }, words)
const selected = () =>
  area.evaluate((text: HTMLTextAreaElement) => text.value.slice(text.selectionStart, text.selectionEnd))
const button = (name: string) =>
  page.getByRole('toolbar', { name: 'Format' }).getByRole('button', { name, exact: true })

test('buttons and keys write marks, which a preview shows and the keys of the browser undo', async () => {
  await admin.go('/admin/dashboard/add-notice')
  await area.click()
  await page.keyboard.type('Bring:\nwater\na hat\nSee the form')
  await select('Bring')
  await button('Strong').click()
  assert.equal([await area.inputValue(), await selected()], ['**Bring**:\nwater\na hat\nSee the form', 'Bring'])
  assert.ok(await area.evaluate((text) => text === document.activeElement), 'the text keeps the focus')

  await select('water\na hat')
  await button('List').click()
  assert.is(await area.inputValue(), '**Bring**:\n- water\n- a hat\nSee the form')

  await select('the form')
  await page.keyboard.press('Control+k')
  assert.is(await selected(), 'https://')
  await page.keyboard.type('https://form.example/a')
  const written = '**Bring**:\n- water\n- a hat\nSee [the form](https://form.example/a)'
  assert.is(await area.inputValue(), written)

  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByRole('link', { name: 'the form' }).waitFor()
  assert.equal(await preview.getByRole('listitem').allInnerTexts(), ['water', 'a hat'])
  assert.is(await preview.locator('strong').innerText(), 'Bring')
  await page.getByText(`${written.length} of 20,000 characters`).waitFor()
  await admin.expectAccessible()
  const box = (of: typeof area) => of.evaluate((element): DOMRect => element.getBoundingClientRect().toJSON())
  assert.ok((await box(preview)).left > (await box(area)).right, 'where there is room, beside the text')
  await page.setViewportSize({ width: 400, height: 800 })
  assert.ok((await box(preview)).top >= (await box(area)).bottom, 'else below it')

  for (let step = 0; step < 40 && (await area.inputValue()).includes('- '); step++)
    await page.keyboard.press('Control+z')
  assert.is(
    await area.inputValue(),
    '**Bring**:\nwater\na hat\nSee the form',
    'the list is undone, and the link before it',
  )
  await page.keyboard.press('Control+z')
  assert.is(await area.inputValue(), 'Bring:\nwater\na hat\nSee the form')
  await page.keyboard.press('Control+Shift+z')
  assert.is(await area.inputValue(), '**Bring**:\nwater\na hat\nSee the form')
})

test('what was written is sent as it was typed, and shown to visitors as it was meant', async () => {
  await admin.go('/admin/dashboard/add-notice')
  await admin.fill({ Title: 'Sports day', Category: 'Events' })
  await area.fill(LETTER)
  await admin.press('Unlimited')
  await admin.press('Add notice')
  await admin.waitForPage(/^Total Notice/)
  const [notice] = (await school.calls.visitor.get('/notice/getNotice')).body.notice
  assert.is(notice.description, LETTER)

  const visitor = await school.openAsVisitor()
  const expectLetter = async (where: Locator, level: number) => {
    await where.getByRole('heading', { name: 'Sports day', level, exact: true }).last().waitFor()
    assert.is(await where.locator('strong').innerText(), 'eight')
    assert.equal(await where.getByRole('listitem').allInnerTexts(), ['water', 'a hat'])
    assert.is(await where.getByRole('link', { name: 'the form' }).getAttribute('href'), 'https://form.example/a')
    assert.is(await where.getByRole('link', { name: '0301-1234567' }).getAttribute('href'), 'tel:+923011234567')
  }
  await visitor.go(`/notice-board-Detail/${notice._id}`)
  await expectLetter(visitor.page.getByRole('article'), 2)
  await visitor.expectAccessible()
  const head = await visitor.page.locator('meta[name=description]').getAttribute('content')
  assert.is(head, 'Sports day · All classes meet at eight. See the form. water · a hat · Call 0301-1234567.')
  await visitor.go('/notice-board')
  const card = visitor.page.getByRole('article').locator('[data-part=text]')
  assert.is(await card.innerText(), 'Sports day · All classes meet at eight. See the form. water · a hat…')
  await visitor.go('/')
  await visitor.page.getByText('Sports day · All classes meet at eight.').waitFor()

  await admin.go(`/admin/dashboard/notice-Full-Detail/${notice._id}`)
  await expectLetter(page.locator('section.notice'), 3)
})

/** Where characters are in a line, in their order from left to right. */
const shownOrder = (where: Locator, words: readonly string[]) =>
  where.evaluate((root, words) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const places = new Map<string, number>()
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const word of words) {
        const at = node.textContent?.indexOf(word) ?? -1
        if (at < 0) continue
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + word.length)
        places.set(word, range.getBoundingClientRect().left)
      }
    return [...places].sort(([, one], [, other]) => one - other).map(([word]) => word)
  }, words)

test('in a text from right to left a telephone is read from left to right: in the field, the preview and the text', async () => {
  await admin.go('/admin/dashboard/add-notice')
  await admin.fill({ Title: 'فون', Category: 'Events' })
  await area.click()
  await page.keyboard.type('فون +92 42 5550 1990 پر')
  const isolated = 'فون \u2066+92 42 5550 1990\u2069 پر'
  assert.is(await area.inputValue(), isolated)
  const parts = ['+92', '5550', '1990']
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByRole('link').waitFor()
  assert.equal(await shownOrder(preview, parts), parts)
  // What was isolated is isolated once, also after Undo.
  await page.keyboard.press('Control+z')
  assert.not.match(await area.inputValue(), '\u2066\u2066')
  await area.fill('فون +92 42 5550 1990 پر۔')
  assert.is(await area.inputValue(), `${isolated}۔`)
  await admin.press('Unlimited')
  await admin.press('Add notice')
  await admin.waitForPage(/^Total Notice/)
  // One that was written before, without the signs.
  const before = await addNotice(school.calls.admin, { description: 'فون +92 42 5550 1990 پر، a.b@school.example' })
  const [notice] = (await school.calls.visitor.get('/notice/getNotice')).body.notice
  const visitor = await school.openAsVisitor()
  for (const id of [before, notice._id]) {
    await visitor.go(`/notice-board-Detail/${id}`)
    const text = visitor.page.locator('.kit-formatted-text')
    assert.is(await text.getByRole('link').first().getAttribute('href'), 'tel:+924255501990')
    assert.equal(await shownOrder(text, parts), parts)
  }
})

test('a notice without marks looks as it was typed, on paper too', async () => {
  const _id = await addNotice(school.calls.admin, { description: 'One\ntwo\n\nthree' })
  const visitor = await school.openAsVisitor()
  await visitor.go(`/notice-board-Detail/${_id}`)
  const text = visitor.page.locator('.kit-formatted-text')
  assert.is(await text.innerText(), 'One\ntwo\n\nthree')
  const lines = await text.evaluate((root) => root.clientHeight / Number.parseFloat(getComputedStyle(root).lineHeight))
  assert.is(Math.round(lines), 4, 'the empty line is as high as the others')
})

test.run()
