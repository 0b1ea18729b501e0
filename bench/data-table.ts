/**
 * How long DataTable blocks the main thread of Chromium with 10,000 rows: for the first paint and for a sort. The floor
 * is a plain table of the 50 rows of one page, rendered by React.
 *
 *   node --conditions=source bench/data-table.ts
 *
 * Each figure is the median of some runs, each in a new root of one page. Fails if a ratio is above its goal.
 */
import { build } from 'esbuild'
import { launchBrowser } from '../tools/chromium.ts'

const RUNS = 15
/** The floors of each figure, and the largest ratio to their sum: a sort also renders the rows. */
const BARE = 'floor: bare table of 50 rows'
const GOALS: Record<string, { floors: string[]; most: number }> = {
  'first paint, 10,000 rows': { floors: [BARE], most: 6 },
  'sort by a text': { floors: [BARE, 'floor: sort of 10,000 names'], most: 5 },
  'sort by a number': { floors: [BARE, 'floor: sort of 10,000 numbers'], most: 8 },
}

const { outputFiles } = await build({
  stdin: {
    contents: `import { measure } from './bench/data-table-page.tsx'; globalThis.measure = measure`,
    resolveDir: '.',
  },
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  jsx: 'automatic',
  conditions: ['source'],
  define: { 'process.env.NODE_ENV': '"production"' },
})

const browser = await launchBrowser()
const page = await browser.newPage()
await page.setContent('<!doctype html><div id="root"></div>')
await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
const figures = (await page.evaluate(`measure(${RUNS})`)) as Record<string, number[]>
await browser.close()

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

console.log(
  `${'ms of script, median of'.padEnd(34)}${`${RUNS} runs`.padStart(10)}${'slowest'.padStart(10)}${'× floor'.padStart(9)}${'goal'.padStart(8)}`,
)
for (const [what, times] of Object.entries(figures)) {
  const { floors = [what], most } = GOALS[what] ?? {}
  const floor = floors.reduce((sum, one) => sum + median([...(figures[one] ?? [])]), 0)
  const typical = median(times)
  const columns = [
    typical.toFixed(1).padStart(10),
    (times.at(-1) ?? 0).toFixed(1).padStart(10),
    (typical / floor).toFixed(1).padStart(9),
    (most ? `≤ ${most}` : '').padStart(8),
  ]
  console.log(what.padEnd(34) + columns.join(''))
  if (most && !(typical <= most * floor)) process.exitCode = 1
}
