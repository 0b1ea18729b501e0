/**
 * The size of the kit in a bundle, from the packed archive as another project installs it: script and style, minified and
 * gzipped, without React. And the size of the same components of other kits, bundled in the same way, with the ratio to
 * ours. The first run installs these (bench/peers/); without a network only the figures of our kit are printed.
 *
 *   node --conditions=source bench/kit-weight.ts
 *
 * Fails if a figure of our kit is above its limit.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { weightOf } from '../tools/module-weight.ts'
import { weighPeers } from './tools/peers.ts'
import { gzipped, gzippedParts } from './tools/weight.ts'

/** Bytes, gzip. */
interface Sizes {
  script?: number
  style?: number
}

interface Case {
  what: string
  /** The import clause for the kit. */
  script: string
  /** The style sheets of the kit that are loaded. */
  style: readonly string[]
  /** An alarm: what was measured, with 5 % of air. */
  most: Sizes
}

const BUTTON: Case = { what: 'Button', script: '{ Button }', style: ['button'], most: { script: 440, style: 1030 } }
const FOUR: Case = {
  what: 'Dialog, DataTable, Button, TextField',
  script: '{ Dialog, DataTable, Button, TextField }',
  style: ['tokens', 'dialog', 'data-table', 'button', 'text-field'],
  most: { script: 5500, style: 5050 },
}
const PARSER = { what: 'the parser of formatted texts', most: 19_600 }
const WHOLE: Case = { what: 'the whole kit', script: '*', style: ['styles'], most: { script: 36_100, style: 17_400 } }
/** The tools, the keys and the clipboard of FormattedTextField, which come with the first such field. */
const LATER = { what: '  and later, with a FormattedTextField', most: 7_600 }
/** Custom elements, each with its style and with what it imports. */
const MOST_ELEMENTS = { 'elements.js': 69_100, 'elements/button.js': 18_500 }

const project = mkdtempSync(join(tmpdir(), 'kit-weight-'))
const kit = join(project, 'node_modules/@my-school/ui-kit')
execFileSync(process.execPath, ['build/pack-kit.mjs'], { stdio: 'inherit' })
mkdirSync(kit, { recursive: true })
execFileSync('tar', ['-xzf', 'ui-kit/dist/my-school-ui-kit.tgz', '--strip-components=1', '-C', kit])

const weigh = async ({ script, style }: Case): Promise<Required<Sizes>> => ({
  script: await gzipped(`export ${script} from '@my-school/ui-kit'`, 'ts', project),
  style: await gzipped(style.map((name) => `@import '@my-school/ui-kit/${name}.css';`).join(''), 'css', project),
})

const kB = (bytes = 0) => (bytes ? (bytes / 1000).toFixed(2) : '–').padStart(9)
const row = (what: string, ...cells: (number | string | undefined)[]) =>
  console.log(what.padEnd(38) + cells.map((cell) => (typeof cell === 'string' ? cell.padStart(9) : kB(cell))).join(''))

/** Prints what was weighed and how much room is left, and notes a failure. */
function expectAtMost(what: string, { script, style }: Sizes, most: Sizes): void {
  const left = (size = 0, limit = 0) => (limit ? `${limit - size} B` : '–')
  row(what, script, style, left(script, most.script), left(style, most.style))
  if ((script ?? 0) > (most.script ?? Infinity) || (style ?? 0) > (most.style ?? Infinity)) {
    console.error('  above its limit')
    process.exitCode = 1
  }
}

row('kB, gzip', 'script', 'style', 'left', 'left')
for (const one of [BUTTON, FOUR, WHOLE]) expectAtMost(one.what, await weigh(one), one.most)
const { later } = await gzippedParts(`export * from '@my-school/ui-kit'`, 'ts', project)
expectAtMost(LATER.what, { script: later }, { script: LATER.most })
const parser = await gzipped(`export { parseFormattedText } from '@my-school/ui-kit/formatted-text'`, 'ts', project)
expectAtMost(PARSER.what, { script: parser }, { script: PARSER.most })
for (const [file, most] of Object.entries(MOST_ELEMENTS))
  expectAtMost(`${file}, with its style`, { script: weightOf(join(kit, 'dist', file)) }, { script: most })
const four = await weigh(FOUR)
rmSync(project, { recursive: true })

console.log('')
row('Dialog, table, button, text field', 'script', 'style', 'script ×', 'both ×')
try {
  const peers = await weighPeers()
  for (const { what, script, style, note } of [
    { what: 'ours, style with the tokens', ...four, note: undefined },
    ...peers,
  ]) {
    const times = (theirs: number, ours: number) => (theirs / ours).toFixed(1)
    row(
      what,
      script,
      style,
      times(script, four.script),
      times(script + style, four.script + four.style),
      ...(note ? [`  ${note}`] : []),
    )
  }
} catch (error) {
  console.log(
    `  not measured: the first run installs them, which needs a network. npm says:\n${(error as Error).message}`,
  )
}
