// needs: package, chromium
/** FormattedTextField of the packed kit, as components and as elements: tools, keys and the clipboard of the browser. */

import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { openPackedKit, press } from './packed-kit.ts'
import { bundleOnPackage } from './packed-stories.ts'

const kit = await openPackedKit()
const { page } = kit
test.after(() => kit.close())

/** The text of a field is written when what its tools do is loaded. */
const waitForValue = async (area: Locator, value: string) =>
  page.waitForFunction(({ area, value }) => (area as HTMLTextAreaElement).value === value, {
    area: await area.elementHandle(),
    value,
  })

const texts = {
  components: () =>
    kit.react(`function App() {
      const [value, setValue] = useState('Meet at eight')
      return <><kit.FormattedTextField label="Text" name="text" value={value} onValueChange={({ value }) => setValue(value)} />
        <div contentEditable id="source" /></>
    }`),
  elements: () =>
    kit.elements(
      `<kit-formatted-text-field label="Text" name="text" value="Meet at eight"></kit-formatted-text-field>
      <div contenteditable id="source"></div>`,
    ),
}
for (const [which, show] of Object.entries(texts))
  test(`FormattedTextField: tools and keys keep the selection, and are undone and redone without piling up (${which})`, async () => {
    await show()
    const area = page.locator('textarea')
    const state = () =>
      area.evaluate((text: HTMLTextAreaElement) => [
        text.value,
        text.value.slice(text.selectionStart, text.selectionEnd),
      ])
    const expectText = async (value: string) => {
      await waitForValue(area, value)
      return state()
    }
    const strong = page.getByRole('button', { name: 'Strong' })
    await area.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Control+Shift+ArrowLeft')
    await press(strong)
    assert.equal(await expectText('Meet at **eight**'), ['Meet at **eight**', 'eight'])
    await page.locator('[data-mark=strong][aria-pressed=true]').waitFor()
    await page.keyboard.press('Control+k')
    assert.equal(await expectText('Meet at **[eight](https://)**'), ['Meet at **[eight](https://)**', 'https://'])
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expectText('Meet at eight')
    await page.keyboard.press('Control+Shift+z')
    await expectText('Meet at **eight**')
    await press(strong)
    await expectText('Meet at eight')
    await press(strong)
    await expectText('Meet at **eight**')

    // Enter, as typed.
    await area.fill('')
    await page.keyboard.type('- water\na hat\n\nThanks')
    await expectText('- water\n- a hat\nThanks')
    for (let step = 0; step < 40 && (await area.inputValue()).includes('water'); step++)
      await page.keyboard.press('Control+z')
    assert.not.match(await area.inputValue(), 'water', 'what Enter wrote is undone too')
    assert.equal(kit.lines, [])
  })

/** Copies from the page as a user does, and pastes over what the field has. */
async function copyAndPaste(html: string): Promise<void> {
  await page.evaluate((html) => {
    const source = document.querySelector('#source') as HTMLElement
    source.innerHTML = html
    source.focus()
    getSelection()?.selectAllChildren(source)
  }, html)
  await page.keyboard.press('Control+c')
  await page.locator('textarea').click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+v')
}

for (const [which, show] of Object.entries(texts))
  test(`FormattedTextField: the browser's clipboard is read with its marks, or without them (${which})`, async () => {
    await show()
    const area = page.locator('textarea')
    await copyAndPaste('<h3>Trip</h3><ul><li>a <b>hat</b></li><li><a href="https://a.example/b">the form</a></li></ul>')
    await waitForValue(area, '### Trip\n\n- a **hat**\n- [the form](https://a.example/b)')
    await page.keyboard.press('Control+z')
    await waitForValue(area, 'Meet at eight')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+Shift+v')
    await page.waitForFunction(() => {
      const [field] = document.querySelectorAll('kit-formatted-text-field')
      const area = (field?.shadowRoot ?? document).querySelector('textarea')
      return area?.value.includes('the form') && !/[*#[]/.test(area.value)
    })
    assert.equal(kit.lines, [])
  })

test('FormattedTextField: what is pasted is taken as plain text where the script of its tools cannot be loaded', async () => {
  await page.route('**/editing.js', (route) => route.abort())
  try {
    await texts.elements()
    const area = page.locator('textarea')
    await copyAndPaste('a <b>hat</b>')
    await waitForValue(area, 'a hat')
    await page.keyboard.press('Control+z')
    await waitForValue(area, 'Meet at eight')
  } finally {
    await page.unroute('**/editing.js')
  }
})

test('FormattedTextField: a list is made of a thousand lines in one act, which is undone as one', async () => {
  await texts.components()
  const area = page.locator('textarea')
  const lines = Array.from({ length: 1000 }, (_, at) => `line ${at}`)
  await area.fill(lines.join('\n'))
  await page.keyboard.press('Control+a')
  await press(page.getByRole('button', { name: 'List', exact: true }))
  await waitForValue(area, lines.map((line) => `- ${line}`).join('\n'))
  await page.keyboard.press('Control+z')
  await waitForValue(area, lines.join('\n'))
})

test("the README's example of formatted text runs, in React and in a plain page", async () => {
  const readme = readFileSync('ui-kit/README.md', 'utf8').split('## Formatted text')[1] ?? ''
  const [tsx = '', html = ''] = ['tsx', 'html'].map(
    (language) => readme.split(`\`\`\`${language}\n`)[1]?.split('```')[0],
  )
  const script = await bundleOnPackage(
    `${tsx}
    import { createRoot } from 'react-dom/client'
    createRoot(document.getElementById('root')).render(<Description text="Meet at eight" />)`,
    '.',
  )
  await kit.elements(`<div id="root"></div>${html.replace('./node_modules/@my-school/ui-kit/dist/', '/')}`)
  await page.locator('kit-formatted-text strong', { hasText: 'eight' }).waitFor()

  await page.addScriptTag({ content: script })
  await page.locator('textarea').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\n- **water** from https://a.example/b_c_')
  const item = page.locator('#root [data-part=preview] li')
  await item.locator('strong', { hasText: 'water' }).waitFor()
  assert.is(await item.locator('a').getAttribute('href'), 'https://a.example/b_c_')
  assert.equal(kit.lines, [])
})

test.run()
