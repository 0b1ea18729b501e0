/** The built Storybook: its list of stories, and a page that shows one story after the other. */
import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import type { Guide } from '../../stories/guide.ts'
import { assertNone } from '../lines.ts'
import { TIMEOUT_MS } from './kept-pages.ts'

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

type Shown = Pick<Entry, 'id' | 'type'>

/** Every story and documentation page, in the order of the side bar. */
export function storybookEntries(): Entry[] {
  const { entries } = JSON.parse(readFileSync(`${STORYBOOK}/index.json`, 'utf8')) as { entries: Record<string, Entry> }
  return Object.values(entries)
}

/** Whether a part of the name is in an id: the id of NoticeCard is written without a hyphen. */
export const hasPart = (id: string, part: string) => id.replaceAll('-', '').includes(part.replaceAll('-', ''))

const TIMED_OUT = 'not finished'

/** The viewport of a story, and what the toolbar sets. @property height 900 unless it is said. */
export type Setting = {
  width: number
  height?: number
  theme: 'light' | 'dark'
  direction: 'ltr' | 'rtl'
}

const viewportOf = ({ width, height = 900 }: Setting) => ({ width, height })

/** One page that shows story after story without a reload, and collects errors. */
export class StoryPage {
  readonly #browser: Browser
  readonly #origin: string
  readonly #setting: Setting
  readonly #as: 'react' | 'element'
  #page?: Promise<Page>
  /** Storybook is loaded, and can show the next story. */
  #isReady = false
  #shown = ''
  #errors: string[] = []

  constructor(browser: Browser, origin: string, setting: Setting, as: 'react' | 'element' = 'react') {
    this.#browser = browser
    this.#origin = origin
    this.#setting = setting
    this.#as = as
  }

  /** Errors since the last story or URL was shown. */
  get errors(): readonly string[] {
    return this.#errors
  }

  /**
   * Shows a story, waits for the end of its play function, then calls `look`. Returns all errors.
   *
   * @param setting another one than that of the page
   */
  async show(entry: Shown, look: (page: Page) => Promise<string[]>, setting = this.#setting): Promise<string[]> {
    try {
      // Storybook does not render the story again that it shows.
      if (this.#shown === entry.id) this.#isReady = false
      const page = await this.#storybook()
      this.#shown = entry.id
      await turnViewport(page, setting)
      this.#errors = []
      const { theme, direction } = setting
      const thrown = await page.evaluate(showEntry, {
        ...entry,
        globals: { theme, direction, language: 'en' },
        timeoutMs: TIMEOUT_MS,
        timedOut: TIMED_OUT,
      })
      // Storybook reloads the page if it leaves an unfinished story.
      if (entry.type === 'docs') await page.waitForFunction(areStoriesFinished)
      const seen = await look(page)
      if (thrown.some((line) => line.startsWith(TIMED_OUT))) await this.close()
      return [...thrown.map(plain), ...seen, ...this.#errors]
    } catch (error) {
      // The story may have navigated away or broken the page: the next story gets a new page.
      await this.close()
      return [...this.#errors, String(error)]
    }
  }

  /** Shows a story and returns the page. @throws if the story has an error */
  async showStory(id: string, setting = this.#setting): Promise<Page> {
    assertNone(await this.show({ id, type: 'story' }, async () => [], setting))
    return this.#storybook()
  }

  /** Opens a URL of the preview as a person does. Storybook is loaded again for the next story. */
  async open(query: string): Promise<Page> {
    this.#page ??= this.#newPage()
    const page = await this.#page
    this.#isReady = false
    this.#errors = []
    await page.goto(`${this.#origin}/iframe.html?${query}`)
    // Chromium 156 has the mouse at the upper left corner from the start: a toast that is shown there stays.
    await page.mouse.move(-1, -1)
    return page
  }

  async close(): Promise<void> {
    const page = await this.#page?.catch(() => undefined)
    this.#page = undefined
    this.#isReady = false
    await page?.context().close()
  }

  /** The page, in which Storybook is loaded. A page that is loaded again costs a third of a new one. */
  async #storybook(): Promise<Page> {
    if (this.#isReady && this.#page) return this.#page
    const page = await this.open('')
    await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.ready().then(() => true)')
    // Not in the URL: without a story id, Storybook ignores its other parameters.
    // Storybook runs no axe of its own: the test runs it when theme and width are set.
    await page.evaluate(setInToolbar, { as: this.#as, a11y: { manual: true } })
    await page.evaluate(removeSkeletons)
    this.#isReady = true
    return page
  }

  async #newPage(): Promise<Page> {
    // Without animations: Playwright waits for them, and endless ones use processor time.
    // Storybook detects a test by this user agent: it ends animations instead of waiting 100 ms after each story.
    const userAgent = 'StorybookTestRunner'
    const viewport = viewportOf(this.#setting)
    const context = await this.#browser.newContext({ viewport, reducedMotion: 'reduce', userAgent })
    context.setDefaultTimeout(TIMEOUT_MS)
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
    return page
  }
}

/** Gives the viewport of a page the size of a setting. */
export async function turnViewport(page: Page, setting: Setting): Promise<void> {
  const { width, height } = viewportOf(setting)
  const now = page.viewportSize()
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height })
}

/** Runs in the page. */
export function areStoriesFinished(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: { storyRenders: { phase?: string }[] }
  }
  return preview.storyRenders.every(({ phase }) => phase === 'finished' || phase === 'errored' || phase === 'aborted')
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

/** Runs in the page. Does what the toolbar does. */
export function setInToolbar(globals: Record<string, string | object>): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }
  channel.emit('updateGlobals', { globals })
}

/** Runs in the page: shows a story through Storybook's channel and waits for its last event. */
function showEntry({
  id,
  type,
  globals,
  timeoutMs,
  timedOut,
}: Shown & { globals: object; timeoutMs: number; timedOut: string }): Promise<string[]> {
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
          .filter(([name]) => name !== 'ref' && name !== 'rootRef')
          .map(([name, { description = '' }]) => ({ name, description })),
        guide: parameters.guide && JSON.parse(JSON.stringify(parameters.guide)),
      }
    }
    return found
  }, storyIds)
}
