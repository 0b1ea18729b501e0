// needs: package, firefox
/** As wild.test.ts: what only Firefox does. */
import * as assert from 'uvu/assert'
import { serveFolder } from '../../tools/static-server.ts'
import { test } from '../test.ts'
import { openFirefoxPage } from './firefox.ts'

let shown = ''
const kit = await serveFolder('ui-kit/dist/package/dist', { '/page.html': () => shown })
const { page, run, until, rendered, close } = await openFirefoxPage()
test.after(async () => {
  await close()
  kit.close()
})

async function show(body: string): Promise<void> {
  shown = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
    <body>${body}<script type="module" src="/elements.js"></script></body></html>`
  await page.goto(`${kit.origin}/page.html`)
  await rendered()
}

test('Shift and a click beside a checkbox selects all rows from the last one to it', async () => {
  await show(`<kit-user-table id="table" selectable
    users='[{"id":"1","userId":"a"},{"id":"2","userId":"b"},{"id":"3","userId":"c"}]'></kit-user-table>`)
  const cells = await page.$$('>>> tbody [data-part=select]')
  assert.is(cells.length, 3)
  for (const cell of [cells[0], cells[2]]) {
    if (cell === cells[2]) await page.keyboard.down('Shift')
    const box = await cell?.boundingBox()
    await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 4)
  }
  await page.keyboard.up('Shift')
  assert.equal(await run('[table.selected, String(getSelection())]'), [['1', '2', '3'], ''])
})

test('Back brings fields back to a page that is loaded anew, and none with the value of another', async () => {
  // Firefox does not keep a page with this listener as it is.
  await show(`<script>addEventListener('unload', () => {})</script><form id="form">
    <kit-text-area-field label="Text" name="text"></kit-text-area-field><kit-text-field label="Name" name="name"></kit-text-field>
    <kit-number-field label="Roll" name="roll"></kit-number-field></form>`)
  await run('window.isFirst = true')
  for (const text of ['Some text', 'Ann', '7']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await run(`void (location.href = '/tokens.css')`)
  await until(`location.pathname === '/tokens.css'`)
  await run('history.back()')
  await until(`location.pathname === '/page.html' && !window.isFirst && document.readyState === 'complete'`)
  await rendered()
  assert.equal(await run('[form.name.value, form.roll.value]'), ['Ann', '7'])
  assert.match(await run<string>('form.text.value'), /^(Some text)?$/)
})

test('a file is pasted into the field that has the focus, though the event is sent to the page', async () => {
  await show('<p id="text">Some text</p><kit-file-field label="Papers" name="papers" id="papers"></kit-file-field>')
  await run(`void addEventListener('paste', (event) => { window.target = event.target.localName }, true)`)
  const paste = () =>
    // A script can make the event, but not with files.
    run(`{
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File(['1'], 'one.png', { type: 'image/png' }))
      const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
      text.dispatchEvent(Object.defineProperty(event, 'clipboardData', { value: clipboardData }))
    }`)
  const files = () => run(`[...papers.shadowRoot.querySelector('input').files].map(({ name }) => name)`)
  await paste()
  assert.equal(await files(), [], 'without the focus')
  await (await page.$('#papers >>> input'))?.focus()
  await page.keyboard.down('Control')
  await page.keyboard.press('v')
  await page.keyboard.up('Control')
  await until(`window.target === 'body'`)
  await paste()
  assert.equal(await files(), ['one.png'])
})

test.run()
