/**
 * How long Chromium needs to upgrade 1,000 custom elements of the kit that are in one page. The floor is 1,000 bare
 * elements with a shadow root and the same text, in the same run.
 *
 *   npm run build && node --conditions=source bench/elements.ts
 *
 * From the definition to the moment when all of them are laid out: processor time of the page's main thread, and the time
 * that passed, in ms. Medians of some runs, each in a new page. The goal is about processor time, because other work of
 * the machine does not change it.
 */
import type { CDPSession } from 'playwright-core'
import { launchBrowser } from '../tools/chromium.ts'
import { serveFolder } from '../tools/static-server.ts'

const RUNS = 9
const COUNT = 1000
const GOAL_MS = 500

const TAGS: Record<string, (index: number) => string> = {
  'floor: bare elements': (index) => `<bare-element>Row ${index}</bare-element>`,
  'kit-button': (index) => `<kit-button>Row ${index}</kit-button>`,
  'kit-badge': (index) => `<kit-badge tone="danger">Row ${index}</kit-badge>`,
  'kit-text-field': (index) => `<kit-text-field label="Row ${index}" name="n${index}"></kit-text-field>`,
  'kit-notice-card': (index) =>
    `<kit-notice-card heading="Notice ${index}" description="All classes meet" created-at="2026-05-04" href="#"></kit-notice-card>`,
}

const browser = await launchBrowser()
const kit = await serveFolder('ui-kit/dist/package/dist')
let body = ''

/** A script of the page, so that the floor has nothing around it. */
const BARE = `<script>
  const defineBare = () => customElements.define('bare-element', class extends HTMLElement {
    constructor() {
      super()
      this.attachShadow({ mode: 'open' }).innerHTML = '<button type="button"><slot></slot></button>'
    }
  })
  globalThis.defineBare = defineBare
</script>`

/** Runs in the page: defines the elements and waits until they are laid out. */
async function upgrade(origin: string): Promise<number> {
  const { definitions, register } = (await import(`${origin}/elements/define.js`)) as {
    definitions: object[]
    register: (definitions: object[]) => void
  }
  document.body.getBoundingClientRect()
  const started = performance.now()
  if (document.querySelector('bare-element')) (globalThis as unknown as { defineBare(): void }).defineBare()
  else register(definitions)
  // The elements render in microtasks.
  await Promise.resolve()
  await new Promise((done) => setTimeout(done))
  document.body.getBoundingClientRect()
  return performance.now() - started
}

/** Processor time of the page's main thread until now, in ms. */
async function processorTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000
}

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const times: Record<string, { processor: number[]; passed: number[] }> = {}
for (let run = 0; run < RUNS; run++) {
  for (const [tag, html] of Object.entries(TAGS)) {
    body = Array.from({ length: COUNT }, (_, index) => html(index)).join('')
    const page = await browser.newPage()
    await page.route(`${kit.origin}/page.html`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><body>${BARE}${body}` }),
    )
    await page.goto(`${kit.origin}/page.html`)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    // `upgrade` finds the module loaded: what its script costs is not measured.
    await page.evaluate((origin) => import(`${origin}/elements/define.js`), kit.origin)
    const before = await processorTime(session)
    times[tag] ??= { processor: [], passed: [] }
    times[tag].passed.push(await page.evaluate(upgrade, kit.origin))
    times[tag].processor.push((await processorTime(session)) - before)
    await page.close()
  }
}
await browser.close()
kit.close()

const floor = median(times['floor: bare elements']?.processor ?? [])
const row = (tag: string, ...cells: string[]) => tag.padEnd(26) + cells.map((cell) => cell.padStart(12)).join('')
console.log(row(`${COUNT} elements, ms`, 'processor', '× floor', 'passed'))
for (const [tag, { processor, passed }] of Object.entries(times)) {
  const typical = median(processor)
  console.log(row(tag, typical.toFixed(0), (typical / floor).toFixed(1), median(passed).toFixed(0)))
  if (/button|card/.test(tag) && !(typical < GOAL_MS)) process.exitCode = 1
}
console.log(`goal: 1,000 kit-button and 1,000 kit-notice-card in less than ${GOAL_MS} ms of processor time each`)
