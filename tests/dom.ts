/**
 * A document for tests that run in Node: happy-dom's window on the global object, and functions to drive
 * React in it. A test whose other imports load react-dom puts `import '../dom.ts'` on its first line.
 *
 * After each test everything rendered is unmounted, and a test fails when something was written to
 * `console.error` or `console.warn` (also React's warnings) that it did not read with `logged()`.
 */
import { format } from 'node:util'
import { GlobalWindow } from 'happy-dom'
import type { ReactNode } from 'react'
import { everyTest } from './test.ts'
import './texts.ts'

const window = new GlobalWindow({ url: 'http://localhost/', width: 1280, height: 800 })

/** Globals of Node that happy-dom's replace: happy-dom's forms, events and files accept only its own classes. */
const replaced = new Set(
  'Event CustomEvent MessageEvent EventTarget AbortController AbortSignal Blob File FormData URL DOMException'.split(
    ' ',
  ),
)

window.document.documentElement.lang = 'en'

for (const key of namesOf(window)) {
  // The navigator of Node has no data about a browser.
  if (key in globalThis && key !== 'navigator' && !replaced.has(key)) continue
  // As in a browser, `window` and the global object are one, so that a test can replace either's members.
  if (Reflect.get(window, key) === window) define(key, () => globalThis)
  else define(key, () => bound(key), /^[a-z]/.test(key))
}

function define(key: string, get: () => unknown, settable = false) {
  const set = settable ? (value: unknown) => void Reflect.set(window, key, value) : undefined
  Object.defineProperty(globalThis, key, { get, set, configurable: true, enumerable: false })
}

/** Methods of the window work only on the window; classes are left as they are. */
function bound(key: string): unknown {
  const value = Reflect.get(window, key)
  return typeof value === 'function' && /^[a-z]/.test(key) ? value.bind(window) : value
}

function namesOf(object: object): Set<string> {
  const names = new Set<string>()
  for (let link = object; link && link !== Object.prototype; link = Object.getPrototypeOf(link))
    for (const name of Object.getOwnPropertyNames(link)) names.add(name)
  return names
}

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// React DOM looks for a window when it is loaded, so it has to be loaded after the lines above.
const { act } = await import('react')
const { createRoot, hydrateRoot } = await import('react-dom/client')

export { act, hydrateRoot }

const lines: string[] = []
console.error = console.warn = (...words: unknown[]) => void lines.push(format(...words))

/** What was written to console.error and console.warn since the last call. */
export function logged(): string[] {
  return lines.splice(0)
}

const mounted = new Set<() => void>()

/** The result of `render`. */
export type View = {
  container: HTMLElement
  /** The first element rendered. */
  root: HTMLElement
  rerender(ui: ReactNode): void
  unmount(): void
}

/** Renders into the document and runs the effects. */
export function render(ui: ReactNode): View {
  const container = document.body.appendChild(document.createElement('div'))
  const tree = createRoot(container)
  const unmount = () => {
    if (!mounted.delete(unmount)) return
    act(() => tree.unmount())
    container.remove()
  }
  mounted.add(unmount)
  act(() => tree.render(ui))
  return {
    container,
    get root() {
      return container.firstElementChild as HTMLElement
    },
    rerender: (next) => act(() => tree.render(next)),
    unmount,
  }
}

/** Waits until promises and the React updates that they cause are done. */
export async function settle(milliseconds = 0): Promise<void> {
  await act(() => new Promise((done) => setTimeout(done, milliseconds)))
}

/** Clicks, and waits for the effects. */
export async function click(element: Element): Promise<void> {
  await act(async () => (element as HTMLElement).click())
}

/** Changes the value of a field or select as a user does, with the events that React listens to. */
export async function type(field: Element, value: string): Promise<void> {
  await act(async () => {
    // React puts its own `value` on the element; the prototype's setter bypasses it, as the browser does.
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

/** Presses and releases a key. */
export async function press(element: Element, key: string): Promise<void> {
  await act(async () => {
    for (const name of ['keydown', 'keyup'])
      element.dispatchEvent(new KeyboardEvent(name, { key, bubbles: true, cancelable: true }))
  })
}

const restores: (() => void)[] = []

/** Replaces a property of a browser object until the test ends, such as `navigator.clipboard`. */
export function replaceProperty(target: object, key: PropertyKey, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(target, key)
  Object.defineProperty(target, key, { value, configurable: true, writable: true })
  restores.push(() => {
    Reflect.deleteProperty(target, key)
    if (before) Object.defineProperty(target, key, before)
  })
}

everyTest.after(() => {
  for (const unmount of [...mounted]) unmount()
  for (const restore of restores.splice(0).reverse()) restore()
  document.body.replaceChildren()
  const left = logged()
  if (left.length > 0) throw new Error(`The console was written to:\n${left.join('\n')}`)
})

// Timers of happy-dom, such as that of a request's time limit, would keep the process from ending.
everyTest.afterFile(() => window.happyDOM.abort())
