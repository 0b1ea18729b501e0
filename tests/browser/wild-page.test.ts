// needs: package, chromium
/** Pages that people reported as troubles of other kits, around the packed kit: zoom, sizes, rules and policies of the page. */
import type { Locator } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { openPackedKit, press, rendered } from './packed-kit.ts'

const kit = await openPackedKit({ reducedMotion: 'reduce' })
const { page } = kit
test.after(() => kit.close())

const boxOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
const styleOf = (target: Locator, property: string) =>
  target.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

const INNER = '<kit.Dialog open={open} heading="Inner">Text</kit.Dialog>'
for (const [what, around] of Object.entries({
  'a Dialog': `<kit.Dialog open heading="Outer"><p>Text</p>${INNER}</kit.Dialog>`,
  'a panel of Tabs': `<kit.Tabs label="Parts" tabs={[{ key: 'a', label: 'A', content: <><p>Text</p>${INNER}</> }]} />`,
  'an EmptyState': `<kit.EmptyState heading="None"><p>Text</p>${INNER}</kit.EmptyState>`,
  'an Alert': `<kit.Alert heading="Note"><p>Text</p>${INNER}</kit.Alert>`,
  'a TeamCard': `<kit.TeamCard name="Ann" position="Head"><p>Text</p>${INNER}</kit.TeamCard>`,
  'an answer of FaqList': `<kit.FaqList items={[{ question: 'Why?', answer: <><p>Text</p>${INNER}</> }]} />`,
}))
  test(`a dialog that is the last in ${what} is in the middle of the window, and no space is below what is seen`, async () => {
    await kit.react(
      `function App() {
        const [open, setOpen] = useState(false)
        window.setOpen = setOpen
        return ${around}
      }`,
      // As the reset of Tailwind.
      { css: '@layer base { * { margin: 0 } }' },
    )
    await page.evaluate(
      `for (const details of document.querySelectorAll('details')) details.open = true; setOpen(true)`,
    )
    await rendered(page)
    const { left, right, top, bottom } = await boxOf(page.locator('dialog').last())
    assert.ok(Math.abs(left - (1280 - right)) < 2, `${left} from the left, ${1280 - right} from the right`)
    assert.ok(Math.abs(top - (900 - bottom)) < 2, `${top} from above, ${900 - bottom} from below`)
    assert.is(await styleOf(page.locator('p', { hasText: 'Text' }), 'margin-block-end'), '0px')
  })

const LISTS = `<div style={{ padding: '40px 60px' }}>
  <kit.Combobox label="Class" name="class" options={Array.from({ length: 40 }, (_, at) => 'Class ' + at)} />
  <kit.Menu label="More" items={[{ key: 'a', label: 'Rename' }, { key: 'b', label: 'Delete' }]} />
  <kit.Tooltip text="The list as a file for a spreadsheet"><kit.Button>Export</kit.Button></kit.Tooltip></div>`
for (const [zoomed, dir] of [
  ['html', 'ltr'],
  ['body', 'rtl'],
  ['#root', 'ltr'],
  ['.kit-combobox, .kit-menu, .kit-tooltip', 'rtl'],
] as const)
  test(`lists and tips lie beside their controls where ${zoomed} is zoomed (${dir})`, async () => {
    await kit.react(`const App = () => <div dir="${dir}">${LISTS}</div>`, { css: `${zoomed} { zoom: 1.5 }` })
    const field = await boxOf(page.getByRole('combobox'))
    await press(page.getByRole('combobox'))
    const list = await boxOf(page.locator('.kit-combobox [data-part=list]'))
    for (const edge of ['left', 'right'] as const)
      assert.ok(Math.abs(list[edge] - field[edge]) < 2, `list ${edge}: ${list[edge]} beside ${field[edge]}`)
    const gap = Math.min(Math.abs(list.top - field.bottom), Math.abs(field.top - list.bottom))
    assert.ok(gap < 16, `${gap} px from the field`)
    assert.ok(list.top >= 0 && list.bottom <= 900, `within the window: ${list.top} to ${list.bottom}`)
    await page.keyboard.press('Escape')

    const button = await boxOf(page.getByRole('button', { name: 'More' }))
    await press(page.getByRole('button', { name: 'More' }))
    const menu = await boxOf(page.getByRole('menu'))
    const edge = dir === 'ltr' ? 'left' : 'right'
    assert.ok(Math.abs(menu[edge] - button[edge]) < 2, `menu: ${menu[edge]} beside ${button[edge]}`)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Export' }).hover()
    await rendered(page)
    const control = await boxOf(page.locator('.kit-tooltip'))
    const tip = await boxOf(page.locator('[data-part=tip]'))
    const middle = ({ left, right }: DOMRect) => (left + right) / 2
    assert.ok(tip.left >= 0 && tip.right <= 1280, `within the window: ${tip.left} to ${tip.right}`)
    assert.ok(Math.abs(middle(tip) - middle(control)) < 40, `tip: ${middle(tip)} over ${middle(control)}`)
  })

const SIZED = `const App = () => <>
  <kit.Photo alt="Ann" width={48} height={64} className="mine" style={{ opacity: 0.5 }} />
  <kit.DetailList columns={2} items={[{ label: 'Name', value: 'Ann' }, { label: 'Class', value: '1' }]} />
  <kit.BarChart caption="Students" labelHeader="Class" series={['Students']}
    rows={[{ label: '1', bars: [{ value: 10 }] }, { label: '2', bars: [{ value: 5 }] }]} />
  <kit.DataTable caption="Marks" rows={[{ id: 1, mark: 5 }]} rowKey={({ id }) => id}
    columns={[{ key: 'mark', header: 'Mark', width: '222px', cell: ({ mark }) => mark }, { key: 'id', header: 'Id', cell: ({ id }) => id }]} />
</>`
test('sizes that a server has rendered are right under a strict policy of styles, once React has taken the page over', async () => {
  const sizes = async () => {
    const [long, short] = await page.locator('.kit-bar-chart [data-part=bar]').all()
    const items = await page.locator('.kit-detail-list [data-part=item]').all()
    const photo = await boxOf(page.locator('.kit-photo'))
    return {
      photo: [photo.width, photo.height],
      own: await styleOf(page.locator('.kit-photo'), 'opacity'),
      besideEachOther: (await boxOf(items[0] as Locator)).top === (await boxOf(items[1] as Locator)).top,
      bars: await Promise.all([long, short].map((bar) => styleOf(bar as Locator, '--kit-bar-chart-share'))),
      column: Math.round((await boxOf(page.locator('th').filter({ hasText: 'Mark' }))).width),
    }
  }
  await kit.server(SIZED)
  const expected = await sizes()
  assert.equal(expected.photo, [48, 64])
  assert.equal(expected.bars, ['1', '0.5'])
  await kit.server(SIZED, { policy: "style-src 'self'" })
  await page.evaluate('hydrate()')
  await rendered(page)
  assert.equal(await sizes(), expected)
  assert.not.match(kit.lines.join('\n'), /hydrat/i)
})

test('a page of html { font-size: 62.5% } has the sizes of the kit with one line, and the text size of the browser counts', async () => {
  const app = `const App = () => <><kit.Button>Save</kit.Button><kit.Photo alt="" width={48} height={64} />
    <kit.Dialog open heading="Note"><kit.TextField label="Name" name="name" /></kit.Dialog></>`
  const sizes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.kit-button, .kit-photo, .kit-dialog, .kit-dialog *')].map((element) => {
        const { width, height } = element.getBoundingClientRect()
        return `${element.className || element.localName} ${getComputedStyle(element).fontSize} ${width} ${height}`
      }),
    )
  const session = await page.context().newCDPSession(page)
  const setSize = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  await kit.react(app)
  const expected = await sizes()
  await setSize(24)
  const larger = await sizes()
  assert.match(larger[0] ?? '', /^kit-button 24px /)
  await kit.react(app, { css: 'html { font-size: 62.5% } :root { --kit-rem: 1.6rem } body { font-size: 1.6rem }' })
  assert.equal(await sizes(), larger)
  await setSize(16)
  assert.equal(await sizes(), expected)
})

const TABLE = `const App = () => <div style={{ inlineSize: 500 }}><kit.DataTable caption="Marks" rows={[{ id: 1 }]} rowKey={({ id }) => id}
  columns={[{ key: 'id', header: 'Id', cell: ({ id }) => id }]} /></div>`
test('a part that is narrow for its text has its narrow form in a page of html { font-size: 62.5% } too', async () => {
  for (const css of ['', 'html { font-size: 62.5% } :root { --kit-rem: 1.6rem } body { font-size: 1.6rem }']) {
    await kit.react(TABLE, { css })
    assert.is(await styleOf(page.locator('.kit-data-table tr').last(), 'display'), 'grid', css)
  }
})

test.run()
