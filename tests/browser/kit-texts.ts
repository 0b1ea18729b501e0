/** The texts of the kit in a story that is shown in the pseudo-language of tools/pseudo-language.ts. */
import type { Page } from 'playwright-core'
import * as kit from '../../ui-kit/index.ts'

const components = Object.keys(kit).filter((name) => /^[A-Z]/.test(name) && !/Icon$|^KitProvider$/.test(name))

/** Turns the story that is shown into the pseudo-language, with its state. */
export async function inPseudoLanguage(page: Page): Promise<void> {
  await page.evaluate(rendered)
}

/**
 * Texts that the kit shows in plain letters: they are in no catalog. And texts that are cut off, because there is no room
 * for a longer one.
 */
export const textsOutside = (page: Page): Promise<string[]> => page.evaluate(plainTexts, components)

export const textsCutOff = (page: Page): Promise<string[]> => page.evaluate(cutOff)

type Channel = { once(event: string, act: () => void): void; emit(event: string, detail: object): void }

/** Runs in the page. */
function rendered(): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }
  return new Promise((done) => {
    channel.once('storyRendered', () => done())
    channel.emit('updateGlobals', { globals: { language: 'pseudo' } })
  })
}

type Fiber = {
  type: { displayName?: string } | string | null
  memoizedProps: Record<string, unknown> | null
  /** Of a component: its hooks. Those with a queue are states. */
  memoizedState: Hook | null
  return: Fiber | null
}

type Hook = { memoizedState?: unknown; queue?: unknown; next?: Hook | null }

/** Runs in the page. */
function plainTexts(components: string[]): string[] {
  const ATTRIBUTES = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'placeholder',
    'alt',
    'title',
    'data-label',
  ]
  const given = new Map<Fiber, string>()
  const found = new Set<string>()
  const root = document.querySelector('#storybook-root') as HTMLElement

  /** All strings that a story passes to a component of the kit, and the code of the functions that make others. */
  const stringsIn = (value: unknown, seen: Set<unknown>): string => {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'function') return `${value}\n`
    if (typeof value !== 'object' || value === null || seen.has(value) || value instanceof Node) return ''
    if (value instanceof File) return `${value.name}\n`
    seen.add(value)
    const inner = value instanceof Map || value instanceof Set ? [...value] : Object.entries(value)
    return inner
      .filter((one) => !Array.isArray(one) || !/^(_owner|_store|ref)$/.test(String(one[0])))
      .map((one) => stringsIn(Array.isArray(one) && inner.length ? (one[1] ?? one[0]) : one, seen))
      .join('')
  }
  const statesOf = (fiber: Fiber) => {
    let states = ''
    for (let hook = fiber.memoizedState; hook?.next !== undefined; hook = hook.next)
      if (hook.queue) states += stringsIn(hook.memoizedState, new Set())
    return states
  }
  /**
   * What the story gives to the outermost component of the kit around an element, and what its user has done there: the
   * text of an error stays as it was said. Undefined where there is no such component.
   */
  const givenAround = (element: Element): string | undefined => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'))
    let outermost: Fiber | undefined
    let others = ''
    let fiber = key ? (element as unknown as Record<string, Fiber | null>)[key] : null
    for (; fiber; fiber = fiber.return) {
      const { displayName = '' } = Object(fiber.type) as { displayName?: string }
      // A story in a language of its own.
      if (
        displayName === 'KitProvider' &&
        fiber.memoizedProps?.locale &&
        outermost &&
        fiber.memoizedProps.locale !== 'ur'
      )
        return
      if (displayName === 'KitProvider') others += stringsIn(fiber.memoizedProps?.messages, new Set())
      else if (fiber.type && typeof fiber.type !== 'string') others += statesOf(fiber)
      if (components.includes(displayName)) outermost = fiber
    }
    if (outermost && !given.has(outermost)) given.set(outermost, stringsIn(outermost.memoizedProps, new Set()))
    return outermost && given.get(outermost) + others
  }
  const look = (element: Element, text: string, where: string) => {
    // Letters with accents, and what is made of them, are in the pseudo-language.
    // The last word of a text that is too long may be cut.
    const words = text.replace(/\w+(…|\.\.\.)$/, '').match(/(?<![\p{L}\p{M}])[A-Za-z]+(?![\p{L}\p{M}])/gu) ?? []
    // What a hook is given is not among the props of a component.
    if (words.length === 0 || element.closest('[data-part=selection-actions]')) return
    const own = givenAround(element)
    const outside = words.filter(
      (word) => own !== undefined && !new RegExp(`(?<![A-Za-z])${word}(?![A-Za-z])`).test(own),
    )
    if (outside.length > 0) found.add(`in no catalog of the kit: ${where} "${text}" (${outside.join(' ')})`)
  }

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.parentElement && !node.parentElement.closest('style,script'))
      look(node.parentElement, node.nodeValue ?? '', node.parentElement.localName)
  for (const element of root.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join()))
    for (const name of ATTRIBUTES) look(element, element.getAttribute(name) ?? '', `${element.localName}[${name}]`)
  return [...found]
}

/** Runs in the page. */
function cutOff(): string[] {
  const found: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>('#storybook-root *')) {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element)
    // Texts for screen readers only are clipped to nothing; a name of the story may be cut, and so may a picture.
    if (
      clipPath !== 'none' ||
      element.closest('[inert],[aria-hidden]') ||
      !/([àēīōū])\1/i.test(element.innerText ?? '') ||
      !element.checkVisibility()
    )
      continue
    const wide = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1
    const high = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1
    if (wide || high)
      found.push(
        `cut off: <${element.localName} class="${element.className}" data-part="${element.dataset.part}"> "${element.textContent.slice(0, 60)}"`,
      )
  }
  return found
}
