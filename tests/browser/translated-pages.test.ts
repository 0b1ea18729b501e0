// needs: build, chromium
/**
 * A translator of a browser puts each text into elements of its own, and React no longer finds the text where it was. No
 * page may break by that, whatever is pressed in it.
 */
import * as assert from 'uvu/assert'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'
import { openBrowser } from './browser.ts'
import { openSampleSchool } from './sample-school.ts'
import { Visitor } from './visitor.ts'

const browser = await openBrowser()
const { portal, pages, stored } = await openSampleSchool()
test.after(() => portal.stop())

/** Runs in the page: replaces each text by <font> around it, now and whenever one appears. */
function translate(): void {
  const replace = (root: Node) => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
    for (const text of texts) {
      const parent = text.parentElement
      if (!text.data.trim() || !parent || parent.closest('font, script, style, textarea, option, svg')) continue
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      font.firstElementChild?.append(text.data)
      text.replaceWith(font)
    }
  }
  replace(document.body)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.isConnected) replace(node.parentNode ?? node)
  }).observe(document.body, { childList: true, subtree: true })
}

/**
 * Runs in the page: sends each form as it is, then presses every button and opens what can be opened.
 * @returns what was pressed last, if the page is broken after it
 */
async function pressAll(broken: string): Promise<string | undefined> {
  const settle = async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }
  const isBroken = () => [...document.querySelectorAll('h1')].some(({ textContent }) => textContent === broken)
  const pressed = new Set<string>()
  // What takes away the page, or leaves it.
  const leaves = /^(Logout|Load again|Print|Download|Export|Try again)|Excel|CSV/
  const next = () =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'dialog[open] button, main button, main summary, main input[type=checkbox], main input[type=radio], main th button',
      ),
    ].find((element) => {
      const name = `${element.tagName} ${element.textContent || element.getAttribute('aria-label')} ${element.getAttribute('value') ?? ''}`
      if (pressed.has(name) || leaves.test(element.textContent ?? '') || !element.checkVisibility()) return false
      pressed.add(name)
      return !element.matches(':disabled')
    })
  for (let count = 0; count < 60; count++) {
    const element = next()
    if (!element) return undefined
    const name = element.textContent || element.outerHTML.slice(0, 80)
    element.click()
    await settle()
    if (isBroken()) return name
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
      if (!dialog.contains(element)) continue
      dialog.close()
    }
    await settle()
    if (isBroken()) return `${name}, closed`
  }
  return undefined
}

for (const who of [...new Set(pages.map((page) => page.as))]) {
  test(`no page of a ${who} breaks when it is translated, whatever is pressed`, async () => {
    const broken: string[] = []
    for (const { name, path } of pages.filter(({ as }) => as === who)) {
      const visitor = await Visitor.open(browser, portal.origin, { login: stored[who] })
      const { page } = visitor
      page.on('dialog', (question) => question.accept())
      // Nothing is changed, and each form is refused.
      await page.route(/\/api\/v1\//, (route) =>
        route.request().method() === 'GET' ||
        /Student$|isReportAvaliable|findStudents|classFilter|portalAddress|logins/.test(route.request().url())
          ? route.continue()
          : route.fulfill({ json: { success: false, message: 'Refused by the test.' } }),
      )
      await visitor.go(path)
      await visitor.rest()
      await page.evaluate(translate)
      const last = await page
        .evaluate(pressAll, 'This page could not be shown')
        .catch((error) => String(error).slice(0, 150))
      const thrown = visitor.errors().filter((line) => /NotFoundError|removeChild|insertBefore/.test(line))
      if (last !== undefined || thrown.length > 0)
        broken.push(`${name} (${path}): after '${last}' ${thrown[0]?.slice(0, 300) ?? ''}`)
      await visitor.leave()
    }
    assertNone(broken)
    assert.ok(true)
  })
}

test.run()
