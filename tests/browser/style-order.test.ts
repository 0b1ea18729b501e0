// needs: package, chromium
/** The style sheets of the package may be loaded in any order: bundlers keep the first or the last of two imports. */
import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { openBrowser } from './browser.ts'
import { openPackedKit } from './packed-kit.ts'
import { singleSheets, storiesScript } from './packed-stories.ts'
import { pairsByOrder } from './style-pairs.ts'

const [browser, script, kit] = await Promise.all([openBrowser(), storiesScript(), openPackedKit()])
test.after(() => kit.close())

test('no rule wins over that of another style sheet by their order, in any story', async () => {
  const page = await browser.newPage()
  await page.setContent('<!doctype html><html lang="en"><title>Stories</title><body></body></html>')
  await page.addScriptTag({ content: script })
  assert.equal(await page.evaluate(pairsByOrder, singleSheets()), [])
})

const ORDERS = {
  'the whole style': ['styles'],
  'all components': ['components'],
  'single sheets': ['tokens', 'checkbox', 'radio-group', 'text-field', 'link-button', 'base'],
  'single sheets, in the opposite order': ['base', 'link-button', 'text-field', 'radio-group', 'checkbox', 'tokens'],
}
for (const [what, styles] of Object.entries(ORDERS))
  test(`a checkbox and a radio button are 20 by 20, and a link looks like a button, with ${what}`, async () => {
    await kit.react(
      `const App = () => <><kit.Checkbox name="one" label="One" /><kit.RadioGroup name="two" label="Two" options={['A']} />
        <kit.LinkButton href="#">Open</kit.LinkButton></>`,
      { styles },
    )
    const boxes = await kit.page.locator('input').evaluateAll((inputs) =>
      inputs.map((input) => {
        const { width, height } = input.getBoundingClientRect()
        return [width, height]
      }),
    )
    assert.equal(boxes, [
      [20, 20],
      [20, 20],
    ])
    const link = kit.page.getByRole('link')
    const [color, expected] = await link.evaluate((element) => {
      const probe = element.appendChild(document.createElement('i'))
      probe.style.color = 'var(--kit-color-on-primary)'
      return [element, probe].map((each) => getComputedStyle(each).color)
    })
    assert.is(color, expected)
  })

test('a checkbox and a radio button are 20 by 20 as elements', async () => {
  await kit.elements(
    '<kit-checkbox name="one" label="One"></kit-checkbox><kit-radio-group name="two" label="Two" options=\'["A"]\'></kit-radio-group>',
  )
  for (const role of ['checkbox', 'radio'] as const) {
    const box = await kit.page.getByRole(role).boundingBox()
    assert.equal([box?.width, box?.height], [20, 20])
  }
})

test.run()
