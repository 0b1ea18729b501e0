/**
 * What the kit weighs for who takes it: script and style as a bundler makes them, minified and gzipped, React left out;
 * and beside it what the same components weigh in other kits, made the same way in the same run. Those are fetched with
 * npm for it; without a network our own figures are all that is printed.
 *
 *   node --import tsx --conditions=source bench/kit-weight.ts
 *
 * Fails when a figure of ours is over its bound.
 */
import { weighPeers } from './tools/peers.ts'
import { gzipped } from './tools/weight.ts'

type Kind = 'script' | 'style'

interface Case {
  what: string
  /** What is imported from the kit. */
  script?: string
  /** Which of its sheets are loaded. */
  style: readonly string[]
  /** Bytes, gzip. */
  most: Partial<Record<Kind, number>>
}

const FOUR = ['dialog', 'data-table', 'button', 'text-field']

const CASES: readonly Case[] = [
  { what: 'Button', script: '{ Button }', style: ['button'], most: { script: 1000 } },
  {
    what: 'Dialog, DataTable, Button, TextField',
    script: '{ Dialog, DataTable, Button, TextField }',
    style: FOUR,
    most: { script: 5000, style: 3000 },
  },
  { what: '  and the tokens, once for a page', style: ['tokens', ...FOUR], most: {} },
  { what: 'the whole kit, with the tokens', script: '*', style: ['styles'], most: { script: 25_000, style: 10_000 } },
]

const gzip = (contents: string, loader: 'ts' | 'css') => gzipped(contents, loader, import.meta.dirname, ['source'])
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

console.log('\nDialog, table, button, text field elsewhere')
try {
  for (const { what, script, style } of await weighPeers()) console.log(what.padEnd(38) + kB(script) + kB(style))
} catch (error) {
  console.log(`  not measured, they could not be fetched: ${(error as Error).message}`)
}
