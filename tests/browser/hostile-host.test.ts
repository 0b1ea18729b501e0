// needs: package, chromium
/** The packed kit in a part of a page whose inherited rules would tear it. */
import { readFileSync } from 'node:fs'
import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { openPackedKit } from './packed-kit.ts'
import { PACKAGE, storiesScript } from './packed-stories.ts'

const [kit, script] = await Promise.all([openPackedKit(), storiesScript()])
const { page } = kit
test.after(() => kit.close())

const HOSTILE =
  'overflow-wrap: anywhere; text-align: right; line-height: 3; letter-spacing: 9px; word-spacing: 9px; text-indent: 9px; white-space: pre; text-transform: uppercase; word-break: break-all'

/** Which of the rules reach an element that `selector` finds when `body` has them. */
function torn([selector, hostile]: [string, string]): string[] {
  const properties = hostile.split('; ').map((rule) => rule.split(':')[0] ?? '')
  const read = () =>
    [...document.querySelectorAll(selector)].map((element) => {
      const style = getComputedStyle(element)
      return [element, properties.map((property) => `${property}: ${style.getPropertyValue(property)}`)] as const
    })
  const before = read()
  document.body.style.cssText = hostile
  return read().flatMap(([element, styles], at) => {
    const changed = styles.filter((style, n) => style !== before[at]?.[1][n])
    const root = element.closest('[class^="kit-"]')?.className
    return changed.map(
      (style) => `${root} ${element.localName}.${element.className}[${element.getAttribute('data-part')}] ${style}`,
    )
  })
}

/** Every story of the packed kit at once. */
async function showStories(): Promise<void> {
  await kit.react('const App = () => null', { styles: ['components'] })
  await page.addScriptTag({ content: script })
  await page.evaluate(() => {
    const { storyNames, renderStory } = window as unknown as {
      storyNames: string[]
      renderStory: (name: string) => void
    }
    const copies = storyNames.map((name) => {
      renderStory(name)
      return document.body.firstElementChild?.cloneNode(true) ?? ''
    })
    document.body.replaceChildren(...copies)
  })
}

test('no component of any story takes over rules of the text around it', async () => {
  await showStories()
  const found = await page.evaluate(torn, ['[class^="kit-"], [class^="kit-"] *', HOSTILE] as [string, string])
  assert.equal([...new Set(found)].slice(0, 30), [])
})

test('no live region of any story is taken out of the tree while it is empty', async () => {
  await showStories()
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll(':is([role="status"], [role="alert"], [aria-live]):empty')]
      // In a popover or a dialog that is not open, nothing is.
      .filter(
        (region) => !region.closest('[popover], dialog:not([open])') && getComputedStyle(region).display === 'none',
      )
      .map((region) => region.outerHTML),
  )
  assert.equal([...new Set(hidden)], [])
})

/** What Bootstrap says of element names, in no layer. */
const RESET = `a { color: red; text-decoration: underline overline } ul, ol, dl { padding-left: 33px; margin-bottom: 17px }
  li { margin-left: 3px } dt { font-weight: 700 } dd { margin-bottom: 8px } p { margin-top: 0; margin-bottom: 17px }
  table { caption-side: bottom; border-collapse: collapse } th { text-align: inherit }
  thead, tbody, tr, th, td { border: 3px solid } caption { padding-top: 8px; padding-bottom: 8px; color: red; text-align: left }
  summary { display: list-item } label { display: inline-block } h2, h3 { margin-bottom: 8px; font-size: 30px }
  button, input, select { margin: 0; font-size: 30px } fieldset { min-width: 0; padding: 0 } legend { width: 100% }`
/** Components whose parts are all their own. What a page puts into a component is styled by the page. */
const OWN = [
  'error-summary',
  'bar-chart',
  'site-header',
  'side-menu',
  'site-footer',
  'report-block',
  'field',
  'page-heading',
  'toast-region',
]

/** What a page says of its prose, in no layer: with a class of its own, as Tailwind and documentation pages do. */
const PROSE = `.prose :is(p, li, dt, dd, h1, h2, h3, h4) { margin-block: 20px; line-height: 1.75; font-size: 21px }
  .prose :where(p, ul, ol, dl):not(:where(.not-prose)) { margin-block: 20px; padding-block: 5px }`

for (const [what, css, elements, properties] of [
  [
    'a reset of element names in no layer changes nothing inside a component',
    RESET,
    OWN.map((name) => `.kit-${name} *`).join(),
    'color text-decoration-line padding-left padding-top margin-bottom margin-top margin-left caption-side border-top-width font-weight font-size text-align display',
  ],
  [
    'styles for prose around a component move no text of it off its lines',
    PROSE,
    '[class^="kit-"] [data-part], .kit-report-block :is(dt, dd), .kit-feature-box > [data-part="text"] > *',
    'margin-top margin-bottom padding-top padding-bottom font-size line-height',
  ],
] as const)
  test(what, async () => {
    await showStories()
    const found = await page.evaluate(
      ([selector, names, css]) => {
        document.body.className = 'prose'
        const elements = document.querySelectorAll(selector)
        const read = () =>
          [...elements].map((element) => {
            const style = getComputedStyle(element)
            return names.split(' ').map((name) => `${name}: ${style.getPropertyValue(name)}`)
          })
        const before = read()
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets = [sheet]
        const after = read()
        return [...elements].flatMap((element, at) => {
          const changed = after[at]?.filter((style, n) => style !== before[at]?.[n]) ?? []
          const root = element.closest('[class^="kit-"]')?.className
          return changed.map((style) => `${root}: ${element.localName}[${element.getAttribute('data-part')}] ${style}`)
        })
      },
      [elements, properties, css] as const,
    )
    assert.equal([...new Set(found)].slice(0, 30), [])
  })

test('no element takes over rules of the text around it', async () => {
  const { modules } = JSON.parse(readFileSync(`${PACKAGE}/dist/custom-elements.json`, 'utf8'))
  const tags = modules.flatMap(({ declarations }: { declarations: { tagName?: string }[] }) =>
    declarations.flatMap(({ tagName }) => tagName ?? []),
  ) as string[]
  assert.ok(tags.length > 40)
  await kit.elements(tags.map((tag) => `<${tag}></${tag}>`).join(''))
  assert.equal(await page.evaluate(torn, [tags.join(), HOSTILE] as [string, string]), [])
})

const CHART = {
  caption: 'Students and teachers',
  labelHeader: 'Class teacher',
  series: ['Students', 'Teachers'],
  rows: [{ label: '1', bars: [{ value: 30 }, { value: 2 }] }],
}
const charts = {
  components: () =>
    kit.react(`const chart = <kit.BarChart {...${JSON.stringify(CHART)}} empty="None" />
      const App = () => <><div style={{ padding: '0 17px' }}>{chart}</div><kit.Tabs label="Numbers" tabs={[{ key: 'a', label: 'A', content: chart }]} /></>`),
  elements: () =>
    kit.elements(
      `<div style="padding: 0 17px"><kit-bar-chart empty="None"></kit-bar-chart></div>
      <kit-tabs id="tabs" label="Numbers"><kit-bar-chart slot="a" empty="None"></kit-bar-chart></kit-tabs>`,
      `for (const chart of document.querySelectorAll('kit-bar-chart')) Object.assign(chart, ${JSON.stringify(CHART)})
      tabs.tabs = [{ key: 'a', label: 'A' }]`,
    ),
}
for (const [which, show] of Object.entries(charts))
  test(`the headers of a BarChart with two series are as high in Tabs as beside them (${which})`, async () => {
    await show()
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const heights = await page
        .getByRole('columnheader')
        .evaluateAll((headers) => headers.map((header) => header.getBoundingClientRect().height))
      assert.equal(heights.slice(3), heights.slice(0, 3), `${width} px`)
    }
  })

test.run()
