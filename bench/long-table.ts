/**
 * A page of 5,000 rows in Chromium, with the styles of the kit: how long until its first rows are painted, and until
 * all are. The floor is a bare table of the same rows that the browser makes from HTML, without any style.
 *
 *   node --conditions=source bench/long-table.ts
 *
 * Each figure is the median of some runs, each in a new page. Fails if a ratio is above its goal.
 */
import { build } from 'esbuild'
import { launchBrowser } from '../tools/chromium.ts'

const RUNS = 7
/** The largest ratio to the floor. */
const GOALS = { table: { first: 0.8, all: 5 }, students: { first: 1, all: 12 } }

const bundle = async (contents: string, loader: 'ts' | 'css') => {
  const { outputFiles } = await build({
    stdin: { contents, loader, resolveDir: '.' },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    conditions: ['source'],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}
const script = await bundle(`import { measure } from './bench/long-table-page.tsx'; globalThis.measure = measure`, 'ts')
const style = await bundle(`@import '@my-school/ui-kit/styles.css';`, 'css')

const browser = await launchBrowser()
const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

async function measure(what: 'floor' | 'table' | 'students') {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.setContent(`<!doctype html><style>${what === 'floor' ? '' : style}</style><div id="root"></div>`)
  await page.addScriptTag({ content: script })
  const times = (await page.evaluate(`measure('${what}')`)) as { first: number; all: number }
  await page.close()
  return times
}

const kinds = ['floor', 'table', 'students'] as const
const times = { floor: [], table: [], students: [] } as Record<(typeof kinds)[number], { first: number; all: number }[]>
// Alternating, so that other load on the machine affects all of them.
for (let run = 0; run < RUNS; run++) for (const what of kinds) times[what].push(await measure(what))
await browser.close()

const floor = median(times.floor.map(({ all }) => all))
console.log(`${`ms, median of ${RUNS} runs`.padEnd(46)}${'× floor'.padStart(17)}${'goal'.padStart(8)}`)
console.log('floor: bare HTML table of 5,000 rows'.padEnd(46) + floor.toFixed(0).padStart(8))
for (const what of ['table', 'students'] as const) {
  for (const part of ['first', 'all'] as const) {
    const typical = median(times[what].map((one) => one[part]))
    const most = GOALS[what][part]
    const name = `${what === 'table' ? 'DataTable' : 'StudentTable, photos and actions'}: ${part} rows`
    console.log(
      name.padEnd(46) +
        typical.toFixed(0).padStart(8) +
        (typical / floor).toFixed(2).padStart(9) +
        `≤ ${most}`.padStart(8),
    )
    if (!(typical <= most * floor)) process.exitCode = 1
  }
}
