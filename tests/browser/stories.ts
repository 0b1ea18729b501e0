/** The built Storybook, for what walks through it: which stories there are, and a page that goes from one to the next. */
import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { Browser, Page } from 'playwright-core'

export const STORYBOOK = 'storybook-static'

export type Entry = { id: string; title: string; name: string; type: 'story' | 'docs'; importPath: string }

/** Every story and documentation page, in the order of the side bar. */
export function storybookEntries(): Entry[] {
  const { entries } = JSON.parse(readFileSync(`${STORYBOOK}/index.json`, 'utf8')) as { entries: Record<string, Entry> }
  return Object.values(entries)
}

const TIMED_OUT = 'not finished'

/** How stories are looked at. */
export type Setting = { width: number; theme: 'light' | 'dark'; direction: 'ltr' | 'rtl' }

/** One page that shows story after story without loading again, and gathers what goes wrong. */
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

  /** Shows a story, lets its play function run to its end, then `look`s. Answers all that was wrong. */
  async show(entry: Entry, look: (page: Page) => Promise<string[]>): Promise<string[]> {
    try {
      this.#page ??= this.#open()
      const page = await this.#page
      this.#errors = []
      const thrown = await page.evaluate(showEntry, { ...entry, timeoutMs: 30_000, timedOut: TIMED_OUT })
      const seen = await look(page)
      // Called away from what is not finished (a documentation page's stories may not be), Storybook reloads the page.
      if (entry.type === 'docs' || thrown.some((line) => line.startsWith(TIMED_OUT))) await this.close()
      return [...thrown.map(plain), ...seen, ...this.#errors]
    } catch (error) {
      // The story may have left or broken the page: the next one starts on a new one.
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
    const { width, theme, direction } = this.#setting
    // Without motion: what moves is waited for, and what never rests takes the processor from the others.
    // By this name Storybook knows a test: it ends animations instead of waiting 100 ms after each story for some.
    const userAgent = 'StorybookTestRunner'
    const viewport = { width, height: 900 }
    const context = await this.#browser.newContext({ viewport, reducedMotion: 'reduce', userAgent })
    const page = await context.newPage()
    page.on(
      'console',
      (message) => message.type() === 'error' && this.#errors.push(`console: ${plain(message.text())}`),
    )
    page.on('pageerror', (error) => this.#errors.push(`error: ${error.message}`))
    // A story that asks another host would fail for a person without a network.
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== this.#origin)
        this.#errors.push(`asks another host: ${request.url()}`)
    })
    await page.goto(`${this.#origin}/iframe.html`)
    await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.ready().then(() => true)')
    // Not by the address: without a story in it, Storybook does not read the rest.
    await page.evaluate(setGlobals, { theme, direction })
    return page
  }
}

/** What a person wants to read of an error: no colours, no minified stack, not the whole document. */
function plain(text: string): string {
  const words = stripVTControlCharacters(text).replace(/\n +at .*/g, '')
  return words.length > 500 ? `${words.slice(0, 500)} …` : words
}

type Channel = { on(event: string, act: (detail: unknown) => void): void; emit(event: string, detail: object): void }

/** Runs in the page. axe is run by the test itself, when theme and width are as it wants them. */
function setGlobals(looks: { theme: string; direction: string }): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }
  channel.emit('updateGlobals', { globals: { ...looks, a11y: { manual: true } } })
}

/** Runs in the page: goes to a story by Storybook's own channel and waits for its last event. */
function showEntry({
  id,
  type,
  timeoutMs,
  timedOut,
}: Entry & { timeoutMs: number; timedOut: string }): Promise<string[]> {
  const state = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel
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
    channel.emit('setCurrentStory', { storyId: id, viewMode: type })
  })
}

/** What the documentation page of a component says: what it is, and of each of its props what that is for. */
export type Documentation = { description: string; props: { name: string; description: string }[] }

/** Reads it, by a story of each component, from what the pages are made of: that takes a second, the pages a minute. */
export function readDocumentation(page: Page, storyIds: readonly string[]): Promise<Record<string, Documentation>> {
  return page.evaluate(async (ids) => {
    type Text = { description?: string }
    type Story = {
      component: unknown
      argTypes: Record<string, Text & { table?: { disable?: boolean } }>
      parameters: {
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
        props: Object.entries(argTypes)
          .filter(([, { table }]) => !table?.disable)
          .map(([name, { description = '' }]) => ({ name, description })),
      }
    }
    return found
  }, storyIds)
}
