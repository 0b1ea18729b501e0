import type { Locator, Page } from 'playwright-core'
import type { Picture } from './pictures.ts'

/** The largest number of Tab presses that any page of a small school needs. */
const FAR = 120

/** A person who only uses the keyboard. Fails when the focus is not visible. */
export class Keyboard {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    // Registered early: if Playwright intercepts only from the key press on, the browser may open its dialog.
    page.on('filechooser', () => {})
  }

  /** Tabs to a control, forwards or back. The focus must be visible at each tab stop. */
  async to(control: Locator, { back = false } = {}): Promise<void> {
    await control.waitFor({ state: 'attached' })
    const stops: string[] = []
    for (let press = 0; press < FAR; press += 1) {
      await this.#page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
      const { name, fault, isThere } = await control.evaluate(lookAtFocus)
      stops.push(name)
      if (fault) throw new Error(`${fault}, after ${stops.slice(-4).join(' → ')}`)
      if (isThere) return
    }
    throw new Error(`${control} was not reached: ${stops.join(' → ')}`)
  }

  /** Tabs to a field and types into it. */
  async fill(control: Locator, text: string): Promise<void> {
    await this.to(control)
    await this.type(text)
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text)
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key)
  }

  /** Tabs to a button or link and presses Enter. */
  async activate(control: Locator, options?: { back?: boolean }): Promise<void> {
    await this.to(control, options)
    await this.press('Enter')
  }

  /** Tabs to a file input; Enter opens the system's file dialog, in which the picture is chosen. */
  async choose(control: Locator, picture: Picture): Promise<void> {
    await this.to(control)
    const [dialog] = await Promise.all([this.#page.waitForEvent('filechooser'), this.press('Enter')])
    await dialog.setFiles(picture)
  }

  /** Waits for a page or dialog, and fails if the focus has moved to the body. */
  async waitFor(landmark: Locator): Promise<void> {
    await landmark.waitFor()
    await this.#page
      .waitForFunction(() => document.activeElement && document.activeElement !== document.body)
      .catch(() => {
        throw new Error(`Focus was lost to the body on the way to ${landmark}`)
      })
  }
}

/** The focused element: its name, whether it is `wanted`, and what is wrong with it. Runs in the page. */
function lookAtFocus(wanted: Element): { name: string; isThere: boolean; fault?: string } {
  const focused = document.activeElement as HTMLInputElement | null
  const isThere = focused === wanted
  if (!focused || focused === document.body) return { name: 'body', isThere, fault: 'Focus was lost to the body' }
  const text = focused.getAttribute('aria-label') ?? focused.labels?.[0]?.textContent ?? focused.textContent ?? ''
  const name = `${focused.localName} '${text.trim().slice(0, 40)}'`

  // A file input is invisible: its label shows the focus.
  const shown = focused.type === 'file' ? ([...(focused.labels ?? [])].at(-1) as HTMLElement) : focused
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(shown)
  const ringed = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none'
  if (!ringed) return { name, isThere, fault: `Focus is not visible on ${name}` }

  const { left, right, top, bottom } = shown.getBoundingClientRect()
  const points = [0.1, 0.5, 0.9].map((part) => [left + (right - left) * part, top + (bottom - top) * part] as const)
  const hits = points.map(([x, y]) => document.elementFromPoint(x, y))
  const isSeen = hits.some((hit) => hit && (shown.contains(hit) || hit.contains(shown)))
  const over = hits.find(Boolean)?.closest('section, header, dialog, nav')
  const fault = isSeen ? undefined : `${name} has the focus and lies under ${over?.outerHTML.slice(0, 80)}`
  return { name, isThere, fault }
}
