/**
 * Shows what has changed in the looks of the kit: takes a picture of every story, in light and dark, at an earlier
 * commit and now, and writes each pair that differs into reports/stories/ (git-ignored).
 *   npm run compare                     against the newest tag, or without a tag the commit before
 *   npm run compare -- HEAD~3           against a tag, a branch or a commit
 *   npm run compare -- HEAD notice-card the stories of one component
 *   npm run compare -- FOLDER           the built Storybook in a folder with the one in storybook-static/
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../../tools/chromium.ts'
import { serveFolder } from '../../tools/static-server.ts'
import { differingShare, writeSideBySide } from './compare-pictures.ts'
import { type Entry, hasPart, type Setting, STORYBOOK, StoryPage } from './stories.ts'

/** Edges of letters may differ from one picture of the same page to the next. */
const TOLERANCE = 0.001
const OUT = 'reports/stories'

const [earlier = lastRelease(), part = ''] = process.argv.slice(2)
const browser = await launchBrowser()
try {
  if (existsSync(join(earlier, 'index.json'))) await compare(earlier, STORYBOOK)
  else await compareWithCommit()
} finally {
  await browser.close()
}

async function compareWithCommit(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'stories-before-'))
  try {
    console.log(`Building the Storybook of ${earlier} and of now.`)
    await compare(buildBefore(join(folder, 'tree')), build(resolve('.')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
    execFileSync('git', ['worktree', 'prune'])
  }
}

function lastRelease(): string {
  const tags = execFileSync('git', ['tag', '--sort=-creatordate'], { encoding: 'utf8' }).split('\n')
  return tags[0] || 'HEAD~1'
}

/** The Storybook of the earlier commit, with the packages that are installed now. */
function buildBefore(tree: string): string {
  execFileSync('git', ['worktree', 'add', '--detach', tree, earlier], { stdio: 'ignore' })
  // One by one: the kit is a link to the folder of its own tree.
  mkdirSync(join(tree, 'node_modules/@my-school'), { recursive: true })
  for (const name of readdirSync('node_modules').filter((name) => name !== '@my-school'))
    symlinkSync(resolve('node_modules', name), join(tree, 'node_modules', name), 'junction')
  symlinkSync(join(tree, 'ui-kit'), join(tree, 'node_modules/@my-school/ui-kit'), 'junction')
  return build(tree)
}

function build(tree: string): string {
  const command = ['run', '--silent', 'build:storybook']
  execFileSync('npm', command, { cwd: tree, stdio: 'inherit', shell: process.platform === 'win32' })
  return join(tree, 'storybook-static')
}

async function compare(before: string, now: string): Promise<void> {
  const [old, current] = [storiesOf(before), storiesOf(now)]
  const both = [...current.values()].filter(({ id }) => old.has(id) && hasPart(id, part))
  if (both.length === 0) throw new Error(`No story with '${part}' in its id is in both ${earlier} and the tree of now.`)
  const servers = [await serveFolder(before), await serveFolder(now)] as const
  let differing = 0
  for (const theme of ['light', 'dark'] as const) {
    const [takeOld, takeNew] = [camera(browser, servers[0].origin, theme), camera(browser, servers[1].origin, theme)]
    for (const story of both) {
      const pair = [await takeOld(story), await takeNew(story)] as const
      const share = await differingShare(...pair)
      if (share <= TOLERANCE) continue
      differing += 1
      const file = `${OUT}/${story.id}-${theme}.png`
      await writeSideBySide(pair, file)
      console.log(`${story.title}: ${story.name}, ${theme}: ${(share * 100).toFixed(1)} % differ, see ${file}`)
    }
  }
  for (const server of servers) server.close()
  const added = [...current.keys()].filter((id) => !old.has(id))
  const gone = [...old.keys()].filter((id) => !current.has(id))
  if (added.length > 0) console.log(`New: ${added.join(', ')}`)
  if (gone.length > 0) console.log(`Gone: ${gone.join(', ')}`)
  console.log(`${both.length} stories in two themes: ${differing} pictures differ from ${earlier}.`)
}

function storiesOf(storybook: string): Map<string, Entry> {
  const file = join(storybook, 'index.json')
  if (!existsSync(file)) throw new Error(`${storybook} has no index.json: the Storybook was not built.`)
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Entry> }
  return new Map(Object.entries(entries).filter(([, { type }]) => type === 'story'))
}

/** A function that takes the picture of one story after another. */
function camera(browser: Browser, origin: string, theme: Setting['theme']) {
  const page = new StoryPage(browser, origin, { width: 768, theme, direction: 'ltr' })
  return async (story: Entry): Promise<Buffer> => {
    let picture: Buffer = Buffer.alloc(0)
    await page.show(story, async (shown) => {
      picture = await shown.screenshot({ animations: 'disabled', caret: 'hide' })
      return []
    })
    return picture
  }
}
