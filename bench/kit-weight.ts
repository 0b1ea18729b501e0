/**
 * The size of the kit in a bundle, from the packed archive as another project installs it: script and style, minified and
 * gzipped, without React. And the size of the same components of other kits, bundled in the same way: these are fetched
 * with npm; without a network only the figures of our kit are printed.
 *
 *   node --import tsx --conditions=source bench/kit-weight.ts
 *
 * Fails if a figure of our kit is above its limit.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { weighPeers } from './tools/peers.ts'
import { gzipped } from './tools/weight.ts'

type Kind = 'script' | 'style'

interface Case {
  what: string
  /** The import clause for the kit. */
  script?: string
  /** The style sheets of the kit that are loaded. */
  style: readonly string[]
  /** Bytes, gzip. */
  most: Partial<Record<Kind, number>>
}

const FOUR = ['dialog', 'data-table', 'button', 'text-field']

const CASES: readonly Case[] = [
  { what: 'Button', script: '{ Button }', style: ['button'], most: { script: 400, style: 900 } },
  {
    what: 'Dialog, DataTable, Button, TextField',
    script: '{ Dialog, DataTable, Button, TextField }',
    style: FOUR,
    most: { script: 4300 },
  },
  { what: '  and the tokens, once for a page', style: ['tokens', ...FOUR], most: { style: 4500 } },
  { what: 'the whole kit, with the tokens', script: '*', style: ['styles'], most: { script: 27_000, style: 14_000 } },
]

const project = mkdtempSync(join(tmpdir(), 'kit-weight-'))
const kit = join(project, 'node_modules/@my-school/ui-kit')
execFileSync(process.execPath, ['build/pack-kit.mjs'], { stdio: 'inherit' })
mkdirSync(kit, { recursive: true })
execFileSync('tar', ['-xzf', 'ui-kit/dist/my-school-ui-kit.tgz', '--strip-components=1', '-C', kit])

const gzip = (contents: string, loader: 'ts' | 'css') => gzipped(contents, loader, project)
const weigh = {
  script: ({ script }: Case) => script && gzip(`export ${script} from '@my-school/ui-kit'`, 'ts'),
  style: ({ style }: Case) => gzip(style.map((name) => `@import '@my-school/ui-kit/${name}.css';`).join(''), 'css'),
}

const kB = (bytes?: number | '') => (bytes ? (bytes / 1000).toFixed(2) : '').padStart(8)

console.log(`${'kB, gzip'.padEnd(38)}  script   style`)
for (const wanted of CASES) {
  const weight = { script: await weigh.script(wanted), style: await weigh.style(wanted) }
  console.log(wanted.what.padEnd(38) + kB(weight.script) + kB(weight.style))
  for (const kind of ['script', 'style'] as const) {
    const over = (weight[kind] || 0) - (wanted.most[kind] ?? Infinity)
    if (over <= 0) continue
    console.error(`  ${over} B of ${kind} over the bound of ${wanted.most[kind]} B`)
    process.exitCode = 1
  }
}

/** The custom elements, which bring all that they need: bytes, gzip. */
const MOST_ELEMENTS = 52_000
const elements = gzipSync(readFileSync(join(kit, 'dist/elements.js')), { level: 9 }).length
console.log('elements.js, with script and style'.padEnd(38) + kB(elements))
if (elements > MOST_ELEMENTS) process.exitCode = 1
rmSync(project, { recursive: true })

console.log('\nDialog, table, button, text field elsewhere')
try {
  for (const { what, script, style } of await weighPeers()) console.log(what.padEnd(38) + kB(script) + kB(style))
} catch (error) {
  console.log(`  not measured, they could not be fetched: ${(error as Error).message}`)
}
