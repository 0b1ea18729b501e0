/**
 * How long Chromium needs to upgrade 1,000 custom elements of the kit that are in one page. The floor is 1,000 bare
 * elements with a shadow root and the same text, in the same run.
 *
 *   npm run build && node --import tsx --conditions=source bench/elements.ts
 *
 * From the definition to the moment when all of them are laid out, in ms: the median of some runs, each in a new page.
 */
import { launchBrowser } from '../tests/browser/chromium.ts'
import { serveFolder } from '../tests/browser/static-server.ts'

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

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const times: Record<string, number[]> = {}
for (let run = 0; run < RUNS; run++) {
  for (const [tag, html] of Object.entries(TAGS)) {
    body = Array.from({ length: COUNT }, (_, index) => html(index)).join('')
    const page = await browser.newPage()
    await page.route(`${kit.origin}/page.html`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><body>${BARE}${body}` }),
    )
    await page.goto(`${kit.origin}/page.html`)
    times[tag] ??= []
    times[tag].push(await page.evaluate(upgrade, kit.origin))
    await page.close()
  }
}
await browser.close()
kit.close()

const floor = median([...(times['floor: bare elements'] ?? [])])
console.log(
  `${COUNT} elements, ms`.padEnd(26) +
    `median of ${RUNS}`.padStart(12) +
    'slowest'.padStart(10) +
    '× floor'.padStart(9),
)
for (const [tag, values] of Object.entries(times)) {
  const typical = median(values)
  console.log(
    tag.padEnd(26) +
      typical.toFixed(0).padStart(12) +
      (values.at(-1) ?? 0).toFixed(0).padStart(10) +
      (typical / floor).toFixed(1).padStart(9),
  )
  if (/button|card/.test(tag) && !(typical < GOAL_MS)) process.exitCode = 1
}
console.log(`goal: 1,000 kit-button and 1,000 kit-notice-card in less than ${GOAL_MS} ms each`)
