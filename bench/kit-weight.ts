/**
 * What the kit weighs for who takes it: script and style as a bundler makes them, minified and gzipped, React left out.
 *
 *   node --import tsx --conditions=source bench/kit-weight.ts
 *
 * Fails when a figure is over its bound.
 */
import { gzipSync } from 'node:zlib'
import { type BuildOptions, build } from 'esbuild'

type Kind = 'script' | 'style'

interface Case {
  what: string
  /** What is imported from the kit. */
  script?: string
  /** Which of its sheets are loaded. Components are weighed without the tokens, which a page loads once. */
  style: readonly string[]
  /** Bytes, gzip. */
  most: Partial<Record<Kind, number>>
}

const CASES: readonly Case[] = [
  { what: 'tokens, once for all', style: ['tokens'], most: { style: 1200 } },
  { what: 'Button', script: '{ Button }', style: ['button'], most: { script: 1000 } },
  {
    what: 'Dialog, DataTable, Button, TextField',
    script: '{ Dialog, DataTable, Button, TextField }',
    style: ['dialog', 'data-table', 'button', 'text-field'],
    most: { script: 5000, style: 3000 },
  },
  { what: 'the whole kit', script: '*', style: ['styles'], most: { script: 25_000, style: 10_000 } },
]

/**
 * Others' dialog, table, button and text field (what each has of them), from the project's issue on the kit: measured
 * there the same way, kB gzip. They are not dependencies of ours, so they are stated here and not measured again.
 */
const OTHERS: readonly (readonly [name: string, script: number, style?: number])[] = [
  ['@mui/material', 70.0],
  ['react-aria-components', 70.1],
  ['@radix-ui/themes', 38.6, 80.8],
  ['@mantine/core', 36.7, 36.2],
  ['Ariakit', 24.3],
]

const shared: BuildOptions = {
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  conditions: ['source'],
  external: ['react', 'react/jsx-runtime'],
  legalComments: 'none',
}

async function gzipped(contents: string, loader: 'ts' | 'css'): Promise<number> {
  const { outputFiles } = await build({ ...shared, stdin: { contents, loader, resolveDir: import.meta.dirname } })
  return gzipSync(outputFiles?.[0]?.contents ?? '', { level: 9 }).length
}

const weigh = {
  script: ({ script }: Case) => script && gzipped(`export ${script} from '@my-school/ui-kit'`, 'ts'),
  style: ({ style }: Case) => gzipped(style.map((name) => `@import '@my-school/ui-kit/${name}.css';`).join(''), 'css'),
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
console.log()
for (const [name, script, style = 0] of OTHERS) console.log(name.padEnd(38) + kB(script * 1000) + kB(style * 1000))
