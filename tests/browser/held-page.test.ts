// needs: package, chromium
/** The page behind an open dialog of the packed kit, in a browser whose scrollbars take space, as on Windows. */
import { chromium } from 'playwright-core'
import * as assert from 'uvu/assert'
import { chromiumPath } from '../../tools/chromium.ts'
import { test } from '../test.ts'
import { openPackedKit, rendered } from './packed-kit.ts'

const browser = chromium.launch({ executablePath: await chromiumPath(), ignoreDefaultArgs: ['--hide-scrollbars'] })
const kit = await openPackedKit({}, browser)
const { page } = kit
test.after(async () => {
  kit.close()
  await (await browser).close()
})

const dialogs = {
  components: () =>
    kit.react(
      `const App = () => {
        const [open, setOpen] = useState(false)
        window.open = (next) => setOpen(next)
        return <><main id="main">Page</main><kit.Dialog open={open} heading="Edit"><p>Text</p></kit.Dialog></>
      }`,
      { styles: ['components'] },
    ),
  elements: () =>
    kit.elements(
      '<main id="main">Page</main><kit-dialog id="dialog" heading="Edit"><p>Text</p></kit-dialog>',
      'window.open = (next) => { dialog.open = next }',
    ),
}
for (const [which, show] of Object.entries(dialogs))
  test(`an open dialog makes the page neither narrower nor wider, whether it scrolls or not (${which})`, async () => {
    await show()
    const width = () => page.evaluate('main.getBoundingClientRect().width')
    const widths: unknown[] = []
    for (const height of ['auto', '300vh']) {
      await page.evaluate(`main.style.height = '${height}'`)
      const before = await width()
      widths.push(before)
      await page.evaluate('open(true)')
      await page.getByRole('dialog').waitFor()
      await rendered(page)
      assert.is(await page.evaluate('getComputedStyle(document.documentElement).overflowY'), 'hidden')
      assert.is(await width(), before, `open, height ${height}`)
      await page.evaluate('open(false)')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      assert.is(await width(), before, `closed, height ${height}`)
    }
    assert.is.not(widths[0], widths[1], 'the scrollbar takes space')
  })

test.run()
