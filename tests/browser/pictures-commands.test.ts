// needs: build, storybook, chromium, sample
/** The commands that take pictures, as a person runs them: `npm run shots` and `npm run compare`. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type ChannelStats } from 'sharp'
import * as assert from 'uvu/assert'
import { runProcess } from '../runner/processes.ts'
import { test } from '../test.ts'
import { STORYBOOK } from './stories.ts'

const scratch = mkdtempSync(join(tmpdir(), 'pictures-'))
test.after(() => rmSync(scratch, { recursive: true, force: true }))

/** @returns what the command prints @throws with it if the command fails */
async function run(command: string, ...words: string[]): Promise<string> {
  const { code, output } = await runProcess(['npm', 'run', '--silent', command, '--', ...words], {})
  assert.is(code, 0, output)
  return output
}

test('npm run shots draws pages in both themes', async () => {
  const out = join(scratch, 'shots')
  await run('shots', '--built', '--out', out, '--page', 'visitor-notice', '--width', '360')
  const shown = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.png'))
  assert.equal(
    shown.sort(),
    ['dark', 'light'].map((theme) => `pages/visitor-notice-360-${theme}.png`),
  )
  for (const name of shown) {
    assert.is((await sharp(join(out, name)).metadata()).width, 360)
    const [{ min, max }] = (await sharp(join(out, name)).stats()).channels as [ChannelStats]
    assert.ok(max - min > 100, `${name} has one colour`)
  }
})

test('npm run compare names the stories that look different, with pictures of both', async () => {
  const before = join(scratch, 'before')
  cpSync(STORYBOOK, before, { recursive: true })
  const page = join(before, 'iframe.html')
  writeFileSync(
    page,
    `${readFileSync(page, 'utf8')}<style>[data-theme=dark] .kit-badge { padding: 3rem !important }</style>`,
  )
  const result = await run('compare', before, 'content-badge--info')
  assert.match(result, /Info, dark: [\d.]+ % differ, see reports\/stories\//)
  assert.match(result, /: 1 pictures differ from/)
})

test.run()
