import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { assertNone } from '../lines.ts'
import { pageFindings } from './axe.ts'
import { giveBack, type PageOptions, TIMEOUT_MS, takePage } from './kept-pages.ts'
import type { StoredLogin } from './stored-login.ts'

/** The settings of the page, and the login that is stored in its browser context. */
export type VisitorOptions = PageOptions & { login?: StoredLogin }

/** Asked whether the map can be reached, which it cannot in any test. */
const MAP = 'https://www.openstreetmap.org/favicon.ico'

/** A person with an own browser context: a page, and the errors of its console. */
export class Visitor {
  readonly page: Page
  readonly #errors: string[] = []
  /** Closes the page, or keeps it for another visitor. */
  readonly leave: () => Promise<void>

  /** @param origin of the portal */
  static async open(browser: Browser, origin: string, { login, ...options }: VisitorOptions = {}): Promise<Visitor> {
    const page = await takePage(browser, origin, login, options)
    return new Visitor(page, () => giveBack(page, origin, options))
  }

  private constructor(page: Page, leave: () => Promise<void>) {
    this.page = page
    this.leave = leave
    page.on('pageerror', (error) => this.#errors.push(`error: ${error.message}`))
    page.on('console', (message) => {
      const { url } = message.location()
      if (message.type() === 'error' && url !== MAP) this.#errors.push(`console: ${message.text()} ${url}`)
    })
  }

  /** Opens a URL, and waits until a page that the server rendered is hydrated. */
  async go(path: string): Promise<void> {
    await this.page.goto(path)
    await inPage(this.page, whenHydrated)
  }

  async login(userId: string, password: string): Promise<void> {
    await this.go('/auth/login')
    await this.fill({ 'User id': userId, Password: password })
    await this.press('Login')
  }

  /** The control with this label. The label of a required one ends in an asterisk. */
  field(label: string): Locator {
    return this.page.getByLabel(new RegExp(`^${label}( \\*)?$`))
  }

  /** Sets the values of fields, by their labels, in this order. */
  async fill(values: Record<string, string>): Promise<void> {
    const left = Object.entries(values)
    while (left.length > 0) {
      left.splice(0, await this.page.evaluate(fillFields, left))
      const [label, value] = left.shift() ?? []
      // Not there yet, or it has its label in another way.
      if (label !== undefined && value !== undefined) await this.field(label).fill(value)
    }
  }

  /** Clicks a button of the page. */
  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click()
  }

  /** Chooses an action from the menu More of a row. */
  async more(row: Locator, action: string): Promise<void> {
    await row.getByRole('button', { name: /^More/ }).click()
    await row.getByRole('menuitem', { name: action, exact: true }).click()
  }

  /** Follows a link of the navigation bar. */
  async follow(name: string): Promise<void> {
    await this.page.getByRole('banner').getByRole('link', { name }).click()
  }

  /** The links of the navigation bar. */
  async navigation(): Promise<string[]> {
    return this.page.getByRole('banner').getByRole('listitem').allInnerTexts()
  }

  path(): string {
    return new URL(this.page.url()).pathname
  }

  /** Runs `act` and delays its API request. Returns whether a button was busy during the request. */
  async slowly(call: string, act: () => Promise<void>): Promise<boolean> {
    let busy = false
    const url = `**/api/v1${call}`
    await this.page.route(url, async (route) => {
      await this.page.locator('button[data-state="busy"]:disabled').first().waitFor()
      busy = true
      await route.continue()
    })
    // Waited for from before the press: on a busy machine the response may be there before the press has ended.
    await Promise.all([this.page.waitForResponse(url), act()])
    await this.page.unroute(url)
    return busy
  }

  /** Waits for a photo. Returns whether it is upright and small, and its colour at the top and at the bottom. */
  async picture(photo: Locator): Promise<{ upright: boolean; above?: string; below?: string }> {
    await photo.scrollIntoViewIfNeeded()
    return photo.evaluate(async (element) => {
      const image = element as HTMLImageElement
      await image.decode()
      const { naturalWidth: width, naturalHeight: height } = image
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
      context?.drawImage(image, 0, 0)
      const [above, below] = [0.1, 0.9].map((part) => {
        const [red = 0, , blue = 0] = context?.getImageData(width / 2, height * part, 1, 1).data ?? []
        return red > blue ? 'red' : 'blue'
      })
      return { upright: height > width && height <= 1024, above, below }
    })
  }

  /** Waits until the form says this error above its fields. */
  async expectFormError(text: string): Promise<void> {
    await this.page
      .locator('.kit-error-summary [data-part=box]')
      .getByRole('listitem')
      .filter({ hasText: text })
      .waitFor()
  }

  /** Waits until a toast has this text. */
  async expectToast(text: string): Promise<void> {
    await this.page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).first().waitFor()
  }

  /** Waits for the page with this heading. */
  async waitForPage(heading: string | RegExp): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: heading }).waitFor()
  }

  /** Waits for the page with this heading, and checks what every page must fulfil. */
  async expectPage(heading: string | RegExp): Promise<void> {
    await this.waitForPage(heading)
    await this.expectAccessible()
  }

  /** Fails if `findings` finds anything. */
  async expectAccessible(): Promise<void> {
    assertNone((await this.findings()).map((finding) => `${this.path()}: ${finding}`))
  }

  /** Errors of the page: not exactly one h1, console errors, horizontal scrolling, axe findings. */
  async findings(): Promise<string[]> {
    const found = await pageFindings(this.page)
    return [...this.errors(), ...found]
  }

  /** The console lines since the last call. */
  errors(): string[] {
    return this.#errors.splice(0)
  }

  /** Fails unless the console has errors, and all match one of these patterns. */
  expectConsole(...expected: RegExp[]): void {
    const lines = this.errors()
    const unexpected = lines.filter((line) => !expected.some((one) => one.test(line)))
    assertNone(unexpected)
    assert.ok(lines.length > 0, `the console should have said ${expected.join(' or ')}`)
  }

  /** Waits until all content of the page has loaded, including photos below the window. */
  async rest(): Promise<void> {
    // Not `networkidle`: it may come before the script requests more, and it takes half a second for each page.
    await inPage(this.page, whenLoaded)
  }

  /** Waits until the last thing is there that a start fetches, when the browser is idle: what measures it. */
  async endOfStart(): Promise<void> {
    await this.page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /assets\/web-vitals-/.test(name)),
    )
  }

  /**
   * Ends the session, without the page noticing it. Before that the page rests and has the response to the last request
   * of its start: one that is refused would tell the page.
   */
  async loseSession(): Promise<void> {
    await this.rest()
    await this.page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/report/isReportAvaliable')),
    )
    await this.page.context().clearCookies()
  }

  /**
   * Makes one more request from the page and waits for its response, so that the page has processed all earlier ones.
   * Used before checks that something is absent.
   */
  async roundTrip(): Promise<void> {
    await this.page.evaluate(async () => (await fetch('/api/v1/health')).text())
  }
}

/**
 * Runs a function in the page that waits there. Playwright's `waitForFunction` first sends a script of 345 kB, which every
 * page compiles again: to open one, let it rest, click and press Tab took Chromium 302 ms of the processor, now 270.
 *
 * @throws Error if the function does not end in time
 */
async function inPage(page: Page, wait: () => Promise<void>): Promise<void> {
  const timeout = sleep(TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error(`${page.url()}: ${wait.name} has not ended in ${TIMEOUT_MS} ms`)
  })
  await Promise.race([page.evaluate(wait), timeout])
}

/** Runs in the page: waits until what the server rendered is hydrated. */
async function whenHydrated(): Promise<void> {
  const isHydrated = () => !document.getElementById('page-data') || performance.getEntriesByName('hydrated').length > 0
  while (!isHydrated()) await new Promise(requestAnimationFrame)
}

/** Runs in the page: waits until nothing in it is loading, then for its fonts and photos. */
async function whenLoaded(): Promise<void> {
  const isLoaded = () => {
    const main = document.querySelector('main')
    const waiting = '.kit-spinner, [aria-busy=true], [data-state=loading]:not(.kit-photo)'
    return Boolean(main?.firstElementChild && !main.querySelector(waiting))
  }
  // At each frame, not at each change: between two changes of one frame nothing may be loading for a moment.
  while (!isLoaded()) await new Promise(requestAnimationFrame)
  await document.fonts.ready
  // Photos below the window load lazily.
  for (const image of document.images) image.loading = 'eager'
  await Promise.allSettled([...document.images].map((image) => image.decode()))
}

/**
 * Runs in the page: fills fields as Playwright's `fill` does, up to the first one that it cannot. Returns how many. Each
 * field costs 2 ms of the processor instead of 30 (add-many: 27 to 15 s).
 */
function fillFields(values: [label: string, value: string][]): number {
  const labels = [...document.querySelectorAll('label')].filter((label) => label.checkVisibility())
  for (const [index, [name, value]] of values.entries()) {
    const matching = labels.filter(({ textContent }) => textContent?.trim().replace(/\s*\*$/, '') === name)
    const field = matching[0]?.control as HTMLInputElement | undefined
    if (matching.length !== 1 || !field || field.disabled || field.readOnly || !field.checkVisibility()) return index
    field.focus()
    // The setter of the prototype: React replaces that of the element, to know what it has set itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
  return values.length
}
