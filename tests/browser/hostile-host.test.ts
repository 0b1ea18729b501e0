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

test('no component of any story takes over rules of the text around it', async () => {
  await kit.react('const App = () => null')
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
  const found = await page.evaluate(torn, ['[class^="kit-"], [class^="kit-"] *', HOSTILE] as [string, string])
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
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await show()
      const heights = await page
        .getByRole('columnheader')
        .evaluateAll((headers) => headers.map((header) => header.getBoundingClientRect().height))
      assert.equal(heights.slice(3), heights.slice(0, 3), `${width} px`)
    }
  })

test.run()
