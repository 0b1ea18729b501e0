import type { CDPSession, Locator, Page } from 'playwright-core'
import type { Picture } from './pictures.ts'

/** The largest number of Tab presses that any page of a small school needs. */
const FAR = 120

/** Key presses that are sent together. The page refuses those after the control is reached. */
const BATCH = 12

/** A tab stop: the name of the focused element, and what is wrong with it. */
type Stop = { name: string; fault?: string }
/** What the page notes while Tab is pressed. */
type Walk = { stops: Stop[]; isThere: boolean }

/** A person who only uses the keyboard. Fails when the focus is not visible. */
export class Keyboard {
  readonly #page: Page

  readonly #devtools: Promise<CDPSession>

  constructor(page: Page) {
    this.#page = page
    this.#devtools = page.context().newCDPSession(page)
    // Registered early: if Playwright intercepts only from the key press on, the browser may open its dialog.
    page.on('filechooser', () => {})
  }

  /**
   * Tabs to a control, forwards or back. The focus must be visible at each tab stop. The page looks at the focus when a
   * key comes up, so that the presses need not wait for each other: keyboard.test.ts and
   * keyboard-phone.test.ts 23.4 to 16.5 s of the processor.
   */
  async to(control: Locator, { back = false } = {}): Promise<void> {
    const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: back ? SHIFT : 0 }
    const stops: string[] = []
    for (let presses = 0; presses < FAR; presses += BATCH) {
      await control.evaluate(startWalk, presses > 0)
      await this.#send(Array.from({ length: BATCH }, () => tab))
      const { stops: seen, isThere } = await this.#page.evaluate(endWalk)
      for (const { name, fault } of seen) {
        stops.push(name)
        if (fault) throw new Error(`${fault}, after ${stops.slice(-4).join(' → ')}`)
      }
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
    await this.#send([...text].map((key) => ({ key, text: key })))
  }

  /** Sends keys without waiting for each. */
  async #send(keys: { key: string; text?: string }[]): Promise<void> {
    const devtools = await this.#devtools
    const sent = keys.flatMap(({ text, ...key }) => [
      devtools.send('Input.dispatchKeyEvent', { ...key, type: text ? 'keyDown' : 'rawKeyDown', text }),
      devtools.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' }),
    ])
    await Promise.all(sent)
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

/** The modifier of the browser's protocol. */
const SHIFT = 8

/**
 * Notes each tab stop from now on, and ends at `wanted`, or when the page has replaced it. Runs in the page.
 *
 * @param isOnTheWay the focus may be there already
 */
function startWalk(wanted: Element, isOnTheWay: boolean): void {
  const page = window as Window & { walk?: () => Walk }
  const stops: Stop[] = []
  let isThere = isOnTheWay && document.activeElement === wanted
  let isOver = false
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    isOver = isThere || !wanted.isConnected
    if (!isOver) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const look = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    if (isOver) return event.stopImmediatePropagation()
    isThere = document.activeElement === wanted
    stops.push(lookAtFocus())
  }
  addEventListener('keydown', press, true)
  addEventListener('keyup', look, true)
  page.walk = () => {
    removeEventListener('keydown', press, true)
    removeEventListener('keyup', look, true)
    return { stops, isThere }
  }

  function lookAtFocus(): Stop {
    const focused = document.activeElement as HTMLInputElement | null
    if (!focused || focused === document.body) return { name: 'body', fault: 'Focus was lost to the body' }
    const text = focused.getAttribute('aria-label') ?? focused.labels?.[0]?.textContent ?? focused.textContent ?? ''
    const name = `${focused.localName} '${text.trim().slice(0, 40)}'`

    // A file input is invisible: its label, or the place for dropped files around it, shows the focus. A text with buttons
    // shows it around both.
    const places =
      focused.type === 'file'
        ? [...(focused.labels ?? []), focused.closest<HTMLElement>('[data-part=control]')]
        : [focused, focused.closest<HTMLElement>('[data-part=frame]')]
    const shown = places.find((place) => {
      if (!place) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(place)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none'
    })
    if (!shown) return { name, fault: `Focus is not visible on ${name}` }

    const { left, right, top, bottom } = shown.getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].map((part) => [left + (right - left) * part, top + (bottom - top) * part] as const)
    const hits = points.map(([x, y]) => document.elementFromPoint(x, y))
    const isSeen = hits.some((hit) => hit && (shown.contains(hit) || hit.contains(shown)))
    const over = hits.find(Boolean)?.closest('section, header, dialog, nav')
    const fault = isSeen ? undefined : `${name} has the focus and lies under ${over?.outerHTML.slice(0, 80)}`
    return { name, fault }
  }
}

/** What was noted. Runs in the page. */
function endWalk(): Walk {
  const page = window as Window & { walk?: () => Walk }
  return page.walk?.() ?? { stops: [], isThere: false }
}
