/** The built Storybook: its list of stories, and a page that shows one story after the other. */
import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import type { Guide } from '../../stories/guide.ts'

export const STORYBOOK = 'storybook-static'

export type Entry = {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
  importPath: string
  /** `play-fn` if the story has a play function. */
  tags?: string[]
}

/** Every story and documentation page, in the order of the side bar. */
export function storybookEntries(): Entry[] {
  const { entries } = JSON.parse(readFileSync(`${STORYBOOK}/index.json`, 'utf8')) as { entries: Record<string, Entry> }
  return Object.values(entries)
}

/** The viewport height of all stories. */
export const HEIGHT = 900

const TIMED_OUT = 'not finished'

/** The viewport width of a story, and what the toolbar sets. */
export type Setting = { width: number; theme: 'light' | 'dark'; direction: 'ltr' | 'rtl'; as?: 'react' | 'element' }

/** One page that shows story after story without a reload, and collects errors. */
export class StoryPage {
  readonly #browser: Browser
  readonly #origin: string
  readonly #setting: Setting
  #page?: Promise<Page>
  #errors: string[] = []

  constructor(browser: Browser, origin: string, setting: Setting) {
    this.#browser = browser
    this.#origin = origin
    this.#setting = setting
  }

  /**
   * Shows a story, waits for the end of its play function, then calls `look`. Returns all errors.
   *
   * @param setting another one than that of the page
   */
  async show(entry: Entry, look: (page: Page) => Promise<string[]>, setting = this.#setting): Promise<string[]> {
    try {
      this.#page ??= this.#open()
      const page = await this.#page
      const { width, theme, direction } = setting
      if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: HEIGHT })
      this.#errors = []
      const thrown = await page.evaluate(showEntry, {
        ...entry,
        globals: { theme, direction },
        timeoutMs: 30_000,
        timedOut: TIMED_OUT,
      })
      const seen = await look(page)
      // Storybook reloads the page if it leaves an unfinished story; those of a documentation page may be unfinished.
      if (entry.type === 'docs' || thrown.some((line) => line.startsWith(TIMED_OUT))) await this.close()
      return [...thrown.map(plain), ...seen, ...this.#errors]
    } catch (error) {
      // The story may have navigated away or broken the page: the next story gets a new page.
      await this.close()
      return [...this.#errors, String(error)]
    }
  }

  async close(): Promise<void> {
    const page = await this.#page?.catch(() => undefined)
    this.#page = undefined
    await page?.context().close()
  }

  async #open(): Promise<Page> {
    const { width, theme, direction, as = 'react' } = this.#setting
    // Without animations: Playwright waits for them, and endless ones use processor time.
    // Storybook detects a test by this user agent: it ends animations instead of waiting 100 ms after each story.
    const userAgent = 'StorybookTestRunner'
    const viewport = { width, height: HEIGHT }
    const context = await this.#browser.newContext({ viewport, reducedMotion: 'reduce', userAgent })
    await context.addInitScript(skipHighlights)
    const page = await context.newPage()
    page.on(
      'console',
      (message) => message.type() === 'error' && this.#errors.push(`console: ${plain(message.text())}`),
    )
    page.on('pageerror', (error) => this.#errors.push(`error: ${error.message}`))
    // A story must not request another host: it would fail without a network.
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== this.#origin)
        this.#errors.push(`asks another host: ${request.url()}`)
    })
    await page.goto(`${this.#origin}/iframe.html`)
    await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.ready().then(() => true)')
    // Not in the URL: without a story id, Storybook ignores its other parameters.
    await page.evaluate(setGlobals, { theme, direction, as })
    await page.evaluate(removeSkeletons)
    return page
  }
}

/** Shortens an error: no colour codes, no minified stack, no HTML of the whole document. */
function plain(text: string): string {
  const words = stripVTControlCharacters(text).replace(/\n +at .*/g, '')
  return words.length > 500 ? `${words.slice(0, 500)} …` : words
}

/**
 * Runs in the page, before Storybook, which then does not add its highlights. After each change of a story they would
 * read the computed style of all elements. Measured: 12 of 230 ms of the processor for each story.
 */
function skipHighlights(): void {
  Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true })
}

/**
 * Runs in the page. Removes the hidden elements of Storybook, of which axe reads the style in each run: 90 elements,
 * where a story has 60. Measured: 30 of 230 ms of the processor for each story.
 */
function removeSkeletons(): void {
  for (const hidden of document.querySelectorAll('.sb-preparing-story, .sb-preparing-docs, .sb-nopreview'))
    hidden.replaceChildren()
  document.getElementById('storybook-a11y-vision-filters')?.remove()
  // Storybook writes an error of a story into these two.
  const errors = ['error-message', 'error-stack'].map((id) => document.getElementById(id)).filter((one) => one !== null)
  document.querySelector('.sb-errordisplay')?.replaceChildren(...errors)
}

type Channel = { on(event: string, act: (detail: unknown) => void): void; emit(event: string, detail: object): void }

/** Runs in the page. Turns off Storybook's own axe run: the test runs axe when theme and width are set. */
function setGlobals(looks: { theme: string; direction: string; as: string }): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }
  channel.emit('updateGlobals', { globals: { ...looks, a11y: { manual: true } } })
}

/** Runs in the page: shows a story through Storybook's channel and waits for its last event. */
function showEntry({
  id,
  type,
  globals,
  timeoutMs,
  timedOut,
}: Entry & { globals: object; timeoutMs: number; timedOut: string }): Promise<string[]> {
  const state = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel
    __STORYBOOK_PREVIEW__: { storyStoreValue: { userGlobals: { update(globals: object): void } } }
    storyHeard?: (event: string, detail: unknown) => void
  }
  const channel = state.__STORYBOOK_ADDONS_CHANNEL__
  const bad = [
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
  ]
  if (!state.storyHeard)
    for (const event of [...bad, 'storyFinished', 'docsRendered'])
      channel.on(event, (detail) => state.storyHeard?.(event, detail))

  return new Promise((done) => {
    const problems: string[] = []
    const timer = setTimeout(() => done([...problems, `${timedOut} after ${timeoutMs} ms`]), timeoutMs)
    state.storyHeard = (event, detail) => {
      const { message, description, storyId } = Object(detail) as Record<string, unknown>
      if (bad.includes(event)) problems.push(`${event}: ${message ?? description ?? JSON.stringify(detail)}`)
      // A story that is missing or could not be rendered has no last event.
      const over = event === 'docsRendered' || storyId === id || event === 'storyMissing' || event === 'storyErrored'
      if (!over) return
      clearTimeout(timer)
      done(problems)
    }
    // Not 'updateGlobals': it would render the story before once more.
    state.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update(globals)
    channel.emit('setCurrentStory', { storyId: id, viewMode: type })
  })
}

/** The documentation of a component: its description and the description of each prop. */
export type Documentation = {
  description: string
  props: { name: string; description: string }[]
  /** What its stories say of when to use it (stories/guide.ts). */
  guide?: Guide
}

/**
 * Reads the documentation of components from Storybook's data, which takes a second; opening the pages takes a minute.
 *
 * @param storyIds one story of each component
 */
export function readDocumentation(page: Page, storyIds: readonly string[]): Promise<Record<string, Documentation>> {
  return page.evaluate(async (ids) => {
    type Props = Record<string, { description?: string }>
    type Story = {
      component: { __docgenInfo?: { props?: Props } }
      argTypes: Props
      parameters: {
        guide?: Guide
        docs: { description?: { component?: string }; extractComponentDescription: (component: unknown) => string }
      }
    }
    type Preview = { storyStore: { loadStory(story: { storyId: string }): Promise<Story> } }
    const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__
    const found: Record<string, Documentation> = {}
    for (const storyId of ids) {
      const { component, argTypes, parameters } = await preview.storyStore.loadStory({ storyId })
      const { description, extractComponentDescription } = parameters.docs
      found[storyId] = {
        description: description?.component || extractComponentDescription(component) || '',
        props: Object.entries({ ...argTypes, ...component.__docgenInfo?.props })
          .filter(([name]) => name !== 'ref' && name !== 'controlRef')
          .map(([name, { description = '' }]) => ({ name, description })),
        guide: parameters.guide && JSON.parse(JSON.stringify(parameters.guide)),
      }
    }
    return found
  }, storyIds)
}
