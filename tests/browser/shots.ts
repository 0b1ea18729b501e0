/**
 * Takes screenshots into shots/ (git-ignored): every page of the portal with the sample school, for each role that may
 * see it, and every story; at 360, 768 and 1280 px, light and dark.
 *   npm run shots
 *   npm run shots -- --pages                 only the pages; --stories: only the stories
 *   npm run shots -- --page board            pages with this in their name; --story notice-card
 *   npm run shots -- --width 360 --theme dark
 *   npm run shots -- --built --out FOLDER    of what was built already, into another folder
 *   npm run shots -- --pages --school docs/schools/primary.json    of a school with these settings
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../../tools/chromium.ts'
import { serveFolder } from '../../tools/static-server.ts'
import { openSampleSchool, type Who } from './sample-school.ts'
import { hasPart, type Setting, STORYBOOK, StoryPage, storybookEntries } from './stories.ts'
import { Visitor } from './visitor.ts'

const { values: wanted } = parseArgs({
  options: {
    pages: { type: 'boolean' },
    stories: { type: 'boolean' },
    page: { type: 'string' },
    story: { type: 'string' },
    width: { type: 'string' },
    theme: { type: 'string' },
    built: { type: 'boolean' },
    school: { type: 'string' },
    out: { type: 'string', default: 'shots' },
  },
})
const all = !(wanted.pages || wanted.page || wanted.stories || wanted.story)

const meant = (option: string | undefined, value: string | number) => option === undefined || option === String(value)
const settings: Setting[] = [360, 768, 1280]
  .flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ width, theme, direction: 'ltr' as const })))
  .filter(({ width, theme }) => meant(wanted.width, width) && meant(wanted.theme, theme))

const browser = await launchBrowser()
if (all || wanted.pages || wanted.page) await shootPages(browser)
if (all || wanted.stories || wanted.story) await shootStories(browser)
await browser.close()

async function shootPages(browser: Browser): Promise<void> {
  build('node', 'build.mjs')
  const { portal, pages, stored } = await openSampleSchool(wanted.school)
  const chosen = pages.filter(({ name, as }) => `${as}-${name}`.includes(wanted.page ?? ''))
  await Promise.all(
    settings.map(async ({ width, theme }) => {
      for (const who of new Set(chosen.map((page) => page.as)))
        await shootAs(who, chosen, { width, theme, origin: portal.origin })
    }),
  )
  await portal.stop()

  async function shootAs(who: Who, all: typeof pages, at: Omit<Setting, 'direction'> & { origin: string }) {
    const { width, theme, origin } = at
    const visitor = await Visitor.open(browser, origin, {
      viewport: { width, height: 900 },
      colorScheme: theme,
      login: stored[who],
    })
    for (const { name, path } of all.filter((page) => page.as === who)) {
      await visitor.go(path)
      await visitor.rest()
      await shoot(visitor.page, `pages/${who}-${name}`, at)
    }
    await visitor.leave()
  }
}

async function shootStories(browser: Browser): Promise<void> {
  build('npm', 'run', '--silent', 'build:storybook')
  const storybook = await serveFolder(STORYBOOK)
  const entries = storybookEntries().filter(({ id, type }) => type === 'story' && hasPart(id, wanted.story ?? ''))
  await Promise.all(
    settings.map(async (setting) => {
      const storyPage = new StoryPage(browser, storybook.origin, setting)
      for (const entry of entries)
        await storyPage.show(entry, async (page) => {
          await shoot(page, `stories/${entry.id}`, setting)
          return []
        })
      await storyPage.close()
    }),
  )
  storybook.close()
}

async function shoot(page: Page, name: string, { width, theme }: { width: number; theme: string }): Promise<void> {
  const path = `${wanted.out}/${name}-${width}-${theme}.png`
  mkdirSync(path.slice(0, path.lastIndexOf('/')), { recursive: true })
  // What is outside of the window is drawn too: its height would be an estimate, and its place empty.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await page.screenshot({ path, fullPage: true, animations: 'disabled' })
  console.log(path)
}

/** Builds the current sources. Ignores a failure, such as a build over its size budget. */
function build(...[program = '', ...words]: string[]): void {
  if (wanted.built) return
  spawnSync(program, words, { stdio: 'inherit', shell: process.platform === 'win32' })
}
