// needs: package, chromium
/** The packed kit with the colours of the system, on a small phone and with text of twice the size. */
import type { Locator } from 'playwright-core'
import * as assert from 'uvu/assert'
import { makeTheme } from '../../ui-kit/theme/make-theme.ts'
import { test } from '../test.ts'
import { openPackedKit, press } from './packed-kit.ts'

const kit = await openPackedKit()
const { page } = kit
test.after(() => kit.close())
test.before.each(async () => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ forcedColors: 'none', contrast: 'no-preference', media: 'screen' })
})

/** Whether a text has the colour that the system has for what cannot be used. */
const isGray = (text: Locator) =>
  text.evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'GrayText'
    const [own, gray] = [element, probe].map((each) => getComputedStyle(each).color)
    probe.remove()
    return own === gray
  })

const CONTROLS: Record<string, { jsx: string; text: () => Locator }> = {
  Button: { jsx: '<kit.Button disabled={off}>Save</kit.Button>', text: () => page.getByRole('button') },
  Pagination: {
    jsx: '<kit.Pagination label="Pages" page={off ? 1 : 2} pages={3} onPageChange={() => {}} />',
    text: () => page.getByRole('button', { name: 'Previous' }),
  },
  TextField: { jsx: '<kit.TextField name="a" label="A" disabled={off} />', text: () => page.getByRole('textbox') },
  Checkbox: { jsx: '<kit.Checkbox name="a" label="A" disabled={off} />', text: () => page.getByText('A') },
  RadioGroup: {
    jsx: '<kit.RadioGroup name="a" label="Size" options={["Large"]} disabled={off} />',
    text: () => page.getByText('Large'),
  },
  FileField: {
    jsx: '<kit.FileField name="a" label="A" disabled={off} />',
    text: () => page.locator('[data-part="control"]'),
  },
  PhotoField: {
    jsx: '<kit.PhotoField name="a" label="A" disabled={off} />',
    text: () => page.locator('[data-part="choose"]'),
  },
  Menu: {
    jsx: '<kit.Menu label="Actions" items={[{ key: "a", label: "Print", disabled: off }]} onAction={() => {}} />',
    text: () => page.getByRole('menuitem'),
  },
}
for (const [name, { jsx, text }] of Object.entries(CONTROLS))
  test(`with forced colours a ${name} that cannot be used is gray, and one that can is not`, async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    for (const off of [true, false]) {
      await kit.react(`const off = ${off}; const App = () => <main>${jsx}</main>`)
      if (name === 'Menu') await press(page.getByRole('button', { name: 'Actions' }))
      assert.is(await isGray(text()), off, `disabled: ${off}`)
    }
  })

test('with forced colours the pin of a NoticeCard keeps its colour', async () => {
  await kit.react(
    `const App = () => <main><kit.NoticeCard heading="A" description="B" href="#a" createdAt="2026-05-04" /></main>`,
  )
  const pin = () => page.getByRole('article').evaluate((card) => getComputedStyle(card, '::before').backgroundColor)
  const before = await pin()
  await page.emulateMedia({ forcedColors: 'active' })
  assert.is(await pin(), before)
})

const LINKS = '[{ href: "#a", label: "One", current: true }, { href: "#b", label: "Two" }]'
const MENUS: Record<string, string> = {
  SiteHeader: `<kit.SiteHeader name="School" homeHref="#" links={${LINKS}} />`,
  SideMenu: `<kit.SideMenu label="Menu" groups={[{ links: ${LINKS} }]} />`,
}
for (const [name, jsx] of Object.entries(MENUS))
  test(`with forced colours a line marks the current link of a ${name}, on a phone and on a desk`, async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await kit.react(`const App = () => ${jsx}`)
      if (width === 360) await press(page.locator('summary'))
      const hasLine = (label: string) =>
        page.getByRole('link', { name: label, exact: true }).evaluate((link) => {
          const { textDecorationLine, borderInlineStartWidth } = getComputedStyle(link)
          return textDecorationLine === 'underline' || Number.parseFloat(borderInlineStartWidth) > 0
        })
      assert.equal([await hasLine('One'), await hasLine('Two')], [true, false], `at ${width} px`)
    }
  })

test('the text of a NoticeCard ends with a whole line above the date, below a title of one to six lines', async () => {
  const words = (count: number) => 'Examination of the school '.repeat(count)
  const cards = [1, 2, 3, 4, 5, 6].map(
    (lines) =>
      `<kit.NoticeCard heading="${words(lines)}" description="${words(9)}" href="#a" createdAt="2026-05-04" />`,
  )
  await kit.react(`const App = () => <main>${cards.join('')}</main>`)
  const sizes = await page.getByRole('article').evaluateAll((all) =>
    all.map((card) => {
      const box = (part: string) => (card.querySelector(`[data-part=${part}]`) as Element).getBoundingClientRect()
      return { height: box('text').height, overlap: box('text').bottom - box('date').top }
    }),
  )
  assert.is(sizes.length, 6)
  for (const [at, { height, overlap }] of sizes.entries()) {
    assert.is(height % 24, 0, `${at + 1}: ${height} px`)
    assert.ok(overlap <= 0, `${at + 1}: ${overlap} px over the date`)
  }
})

test('for people who want more contrast, muted text is text and borders are as dark, in a theme of a school too', async () => {
  for (const css of ['', makeTheme({ primary: '#7a1f2b' }).css])
    for (const contrast of ['no-preference', 'more'] as const) {
      await page.emulateMedia({ contrast })
      await kit.react(`const App = () => <main><kit.TextField name="a" label="A" hint="Muted" /></main>`, { css })
      const [text, muted, border] = await page.locator('main').evaluate((main) => {
        const [field, hint] = ['input', '[data-part=hint]'].map((part) =>
          getComputedStyle(main.querySelector(part) as Element),
        )
        return [field?.color, hint?.color, field?.borderTopColor]
      })
      assert.equal([muted === text, border === text], Array(2).fill(contrast === 'more'), `${contrast} ${css}`)
    }
})

test('danger has one second sign beside its colour: stripes, with an icon and without, quiet or not', async () => {
  await kit.react(`const App = () => <main><kit.Button>Save</kit.Button><kit.Button variant="danger">Leave</kit.Button>
    <kit.Button variant="quiet" data-danger>Undo</kit.Button>
    <kit.Button variant="danger" icon={<kit.TrashIcon />}>Delete</kit.Button></main>`)
  const stripes = await page
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').backgroundImage.startsWith('repeating')))
  assert.equal(stripes, [false, true, true, true])
})

test('a printed ReportBlock has no heading without a text', async () => {
  await page.emulateMedia({ media: 'print' })
  await kit.react(`const App = () => <kit.ReportBlock report={{ condition: 'Good', message: 'Reads well.',
    notification: '', complaint: '', createdAt: '2026-05-04' }} />`)
  const labels = page.locator('[data-part=section] > [data-part=label]')
  const shown = await labels.evaluateAll((all) =>
    all.filter((one) => one.checkVisibility()).map((one) => one.textContent),
  )
  assert.equal(shown, ['Message'])
})

test('ways to other pages are not printed, nor what a page says is not', async () => {
  await page.emulateMedia({ media: 'print' })
  await kit.react(`const App = () => <main><kit.Breadcrumb links={[{ href: '#a', label: 'Students' }]} current="Ali" />
    <kit.SideMenu label="School" groups={[{ links: [{ href: '#a', label: 'Lists' }] }]} />
    <kit.SiteFooter name="School" /><kit.ClassFilter value="" classes={['1']} resetHref="#a" onValueChange={() => {}} />
    <kit.EmptyState className="kit-no-print" heading="Nothing here" /><kit.EmptyState heading="Nobody" /></main>`)
  const shown = await page
    .locator('main > *')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent))
  assert.equal(shown, ['Nobody'])
})

test('the date of a NoticeCard is beside its margin line', async () => {
  await kit.react(
    `const App = () => <main><kit.NoticeCard heading="A" description="B" href="#a" createdAt="2026-05-04" /></main>`,
  )
  const [line, date] = await page
    .getByRole('article')
    .evaluate((card) => [
      Number.parseFloat(getComputedStyle(card, '::after').left),
      (card.querySelector('[data-part=date]') as Element).getBoundingClientRect().left -
        card.getBoundingClientRect().left,
    ])
  assert.ok(Number(date) > Number(line), `the date at ${date}, the line at ${line}`)
})

/** Says of each text whether its words are whole: a range over a word has one box. */
const tornWords = (text: Locator) =>
  text.evaluate((element) => {
    const node = element.firstChild as Text
    return [...node.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      return range.getClientRects().length > 1 ? [word] : []
    })
  })

test('on a phone with text of twice the size the heading of a Dialog has whole words, beside nothing', async () => {
  await kit.react(
    `const App = () => <kit.Dialog open heading="Search for students in this class">A text</kit.Dialog>`,
    { css: 'html { font-size: 200% }' },
  )
  const heading = page.getByRole('heading')
  assert.equal(await tornWords(heading), [])
  const [title, close] = [await heading.boundingBox(), await page.getByRole('button', { name: 'Close' }).boundingBox()]
  assert.ok(title && close)
  const padding = await heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingTop))
  assert.ok(title.y + padding >= close.y + close.height, 'the heading is below the close button')
})

const PAGES = {
  Pagination: '<kit.Pagination label="Pages" page={99} pages={120} onPageChange={() => {}} />',
  DataTable: `<kit.DataTable caption="Many" empty="" rowKey={(row) => row} pageSize={1} defaultPage={98}
    rows={Array.from({ length: 300 }, (_, at) => at)} columns={[{ key: 'a', header: 'A', cell: String }]} />`,
}
for (const [name, jsx] of Object.entries(PAGES))
  test(`on a phone the buttons to other pages of a ${name} are in one line`, async () => {
    await kit.react(`const App = () => <main>${jsx}</main>`, { css: 'main { padding: 0 16px }' })
    const tops = await Promise.all(
      ['Previous', 'Next'].map(async (label) => (await page.getByRole('button', { name: label }).boundingBox())?.y),
    )
    assert.is(tops[0], tops[1])
    assert.is(await page.evaluate('document.documentElement.scrollWidth'), 360)
  })

test.run()
