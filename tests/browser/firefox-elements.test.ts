// needs: package, firefox
// long
/**
 * The custom elements of the packed kit in Firefox: all are shown, and of each kind of code one is used by mouse or keys.
 * Then what only Firefox does.
 */
import { readFileSync } from 'node:fs'
import type { ElementHandle } from 'puppeteer-core'
import * as assert from 'uvu/assert'
import { serveFolder } from '../../tools/static-server.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'
import { openFirefoxPage } from './firefox.ts'

let body = ''
const kit = await serveFolder('ui-kit/dist/package/dist', { '/page.html': () => pageOf(body) })
const { page, lines, run, press, rendered, until, close } = await openFirefoxPage()
test.after(async () => {
  await close()
  kit.close()
})

interface Smoke {
  /** What is in the page. The id of the element is `kit`. */
  html: string
  /** Runs when the element is in the page. */
  script?: string
  act?: () => Promise<unknown>
  /** An expression, and its value after the act. `part(name)` is a part of the element, `received` the events of it. */
  after: [expression: string, value: unknown]
}

const HELPERS = `
  let received = []
  const receive = (...types) => { for (const type of types) kit.addEventListener(type, ({ detail }) => received.push(detail ?? type)) }
  const part = (name) => kit.shadowRoot.querySelector('[part~="' + name + '"]')
  const focused = () => {
    let element = document.activeElement
    while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    return element
  }`
const pageOf = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
  <body>${body}</body><script>${HELPERS}</script><script type="module" src="/elements.js"></script></html>`

/** Loads a page with this content. */
async function load(content: string): Promise<void> {
  lines.length = 0
  body = content
  await page.goto(`${kit.origin}/page.html`)
  await rendered()
}

/** One page for all elements that are used: each replaces the one before. After another test it is loaded again. */
let isLoaded = false

async function show({ html, script = '' }: Smoke): Promise<void> {
  if (!isLoaded) await load('')
  isLoaded = false
  lines.length = 0
  const content = html.includes('<form') ? html : `<form id="form">${html}</form>`
  await run(`received = []
    history.replaceState(null, '', '/page.html')
    document.body.innerHTML = ${JSON.stringify(content)}
    ${script}`)
  await rendered()
}

const key = async (...keys: Parameters<typeof page.keyboard.press>[0][]) => {
  for (const one of keys) await page.keyboard.press(one)
  await rendered()
}
const type = async (text: string) => {
  await page.keyboard.type(text)
  await rendered()
}
const tabAndType = async (text: string) => {
  await key('Tab')
  await type(text)
}
const named = (name: string) => `[aria-label="${name}"]`
const chooseFile = async (path: string) => {
  const input = (await page.$('>>> input[type=file]')) as ElementHandle<HTMLInputElement>
  await input.uploadFile(path)
  await rendered()
}

/** A field: what it has in the form after a person filled it in, and the value at its last `change`. */
const filled = (html: string, value: string, act: () => Promise<unknown>): Smoke => ({
  html,
  script: `kit.addEventListener('change', () => received.push(new FormData(form).get('field')))`,
  act: async () => {
    await act()
    await run('document.activeElement.blur()')
    await rendered()
  },
  after: [`[new FormData(form).get('field'), received.at(-1)]`, [value, value]],
})

const DIALOG = `<button type="button" id="start">Open</button>`
const OPEN = `start.addEventListener('click', () => { kit.open = true }); `
/** It was closed, and focus is where it was before. */
const RETURNED = `!kit.open && document.activeElement.id`

const smokes: Record<string, Smoke> = {
  'kit-button': {
    html: '<kit-text-field label="Name" name="name" value="Ali"></kit-text-field><kit-button id="kit" type="submit" icon="plus">Save</kit-button>',
    script: `form.addEventListener('submit', (event) => { event.preventDefault(); received.push(new FormData(form).get('name')) })`,
    act: async () => {
      await press('button')
      await key('Enter')
    },
    after: ['received', ['Ali', 'Ali']],
  },
  'kit-carousel': {
    html: `<kit-carousel id="kit" label="School" slides='[{"heading":"One"},{"heading":"Two"}]'></kit-carousel>`,
    act: async () => {
      await press('[part~="next"]')
      await until(`part('position').innerText === '2 of 2'`)
    },
    after: [`part('strip').scrollLeft > 0`, true],
  },
  'kit-confirm-delete-prompt': {
    html: `${DIALOG}<kit-confirm-delete-prompt id="kit" word="delete" subject="Ali"></kit-confirm-delete-prompt>`,
    script: `${OPEN} kit.addEventListener('confirm', () => { received.push('confirm'); kit.open = false })`,
    act: async () => {
      await press('#start')
      await type('delete')
      await key('Enter')
    },
    after: [`[received, ${RETURNED}]`, [['confirm'], 'start']],
  },
  'kit-copy-button': {
    html: '<kit-copy-button id="kit" label="Copy" value="abc"></kit-copy-button>',
    script: `receive('copied', 'copyfailed')`,
    act: async () => {
      await press('button')
      await until('received.length > 0')
    },
    after: ['received', [{ value: 'abc' }]],
  },
  'kit-dialog': {
    html: `${DIALOG}<kit-dialog id="kit" heading="Edit"><kit-text-field label="Name" name="name"></kit-text-field>
      <kit-button slot="actions">Done</kit-button></kit-dialog>`,
    script: `${OPEN} receive('close')`,
    act: async () => {
      await press('#start')
      await type('Sara')
      await key('Tab', 'Escape')
    },
    after: [
      `[document.querySelector('kit-text-field').value, received, ${RETURNED}]`,
      ['Sara', [{ reason: 'escape' }], 'start'],
    ],
  },
  'kit-faq-list': {
    html: `<kit-faq-list id="kit" items='[{"question":"When?","answer":"At eight"}]'></kit-faq-list>`,
    act: async () => {
      await key('Tab')
      await key('Enter')
    },
    after: [`part('answer').innerText`, 'At eight'],
  },
  'kit-filter-chips': {
    html: `<kit-filter-chips id="kit" label="Filters" filters='[{"key":"class","label":"Class 1"}]'></kit-filter-chips>`,
    script: `receive('remove')`,
    act: () => press('[part~="remove"]'),
    after: ['received[0].filter.key', 'class'],
  },
  'kit-formatted-text-field': filled(
    '<kit-formatted-text-field id="kit" label="Text" name="field"></kit-formatted-text-field>',
    '- **One**',
    async () => {
      await key('Tab', 'Tab')
      await type('Two')
      await press('[role=toolbar] button:nth-child(1)')
      // Firefox undoes what a script has written as a user does.
      await page.keyboard.down('Control')
      await key('z', 'z')
      await page.keyboard.up('Control')
      await type('One')
      await press('[role=toolbar] button:nth-child(1)')
      await press('[role=toolbar] button:nth-child(2)')
    },
  ),
  'kit-menu': {
    html: `<kit-menu id="kit" label="More" items='[{"key":"edit","label":"Edit"},{"key":"move","label":"Move"}]'></kit-menu>`,
    script: `receive('action')`,
    act: async () => {
      await press('[part~="button"]')
      await press('[role=menuitem]')
      await key('Enter', 'ArrowDown', 'Enter')
    },
    after: ['received', [{ key: 'edit' }, { key: 'move' }]],
  },
  'kit-notice-card': {
    html: '<kit-notice-card id="kit" heading="Sports" description="On Monday" href="#there" created-at="2026-05-04"></kit-notice-card>',
    act: () => press('a'),
    after: ['location.hash', '#there'],
  },
  'kit-pagination': {
    html: '<kit-pagination id="kit" page="1" pages="30"></kit-pagination>',
    script: `receive('pagechange')`,
    act: async () => {
      await press('button:last-of-type')
      await page.click('>>> input', { count: 3 })
      await type('17')
      await key('Enter')
    },
    after: ['received', [{ page: 2 }, { page: 17 }]],
  },
  'kit-provider': {
    html: `<kit-provider id="kit"><kit-student-table students="[]"></kit-student-table></kit-provider>`,
    script: `import('/messages/ur/index.js').then(({ ur }) => { kit.messages = ur })`,
    act: () => until(`document.querySelector('kit-student-table').shadowRoot.textContent.includes('طلبہ')`),
    after: ['kit.messages instanceof Object', true],
  },
  'kit-tabs': {
    html: `<kit-tabs id="kit" label="Report" tabs='[{"key":"marks","label":"Marks","content":"All marks"},{"key":"fees","label":"Fees","content":"All fees"}]'></kit-tabs>`,
    script: `receive('valuechange')`,
    act: () => key('Tab', 'ArrowRight'),
    after: ['[received, focused().innerText]', [[{ value: 'fees' }], 'Fees']],
  },
  'kit-toast-region': {
    html: `<button type="button" id="start">Save</button><kit-toast-region id="kit" durations='{"success":3600000}'></kit-toast-region>`,
    script: `start.addEventListener('click', () => kit.show({ tone: 'success', message: 'Saved' })); receive('dismiss')`,
    act: async () => {
      await press('#start')
      await until(`part('polite').innerText.includes('Saved')`)
      await press(named('Dismiss'))
    },
    after: ['[received.length, kit.toasts]', [1, []]],
  },
  'kit-tooltip': {
    html: '<kit-tooltip id="kit" text="As a file"><button type="button">Export</button></kit-tooltip>',
    act: async () => {
      await page.hover('button')
      await until(`part('tip').matches(':popover-open')`)
      await key('Escape')
      await until(`!part('tip').matches(':popover-open')`)
    },
    after: [`part('tip').matches(':popover-open')`, false],
  },
  'kit-checkbox': filled('<kit-checkbox id="kit" label="I agree" name="field" value="yes"></kit-checkbox>', 'yes', () =>
    press('[part~="text"]'),
  ),
  'kit-color-field': filled('<kit-color-field id="kit" label="Colour" name="field"></kit-color-field>', '#c01c28', () =>
    tabAndType('#c01c28'),
  ),
  'kit-combobox': filled(
    `<kit-combobox id="kit" label="Student" name="field" options='["Ali","Sara"]'></kit-combobox>`,
    'Sara',
    async () => {
      await tabAndType('sar')
      await press('[role=option]')
    },
  ),
  'kit-date-field': filled('<kit-date-field id="kit" label="Day" name="field"></kit-date-field>', '2026-05-04', () =>
    tabAndType('05042026'),
  ),
  'kit-error-summary': {
    html: `<kit-text-field name="field" label="Name"></kit-text-field>
      <kit-error-summary id="kit" errors='[{"field":"field","message":"Write the name"}]'></kit-error-summary>`,
    act: () => press('a'),
    after: ['document.activeElement.localName', 'kit-text-field'],
  },
  'kit-file-field': {
    html: '<kit-file-field id="kit" label="List" name="field"></kit-file-field>',
    script: `receive('fileschange')`,
    act: () => chooseFile('package.json'),
    after: [`[received.length, new FormData(form).get('field').name]`, [1, 'package.json']],
  },
  'kit-form': {
    html: `<kit-form id="kit"><form><kit-text-field label="Name" name="name" required></kit-text-field>
      <kit-button type="submit">Save</kit-button></form></kit-form>`,
    script: `kit.addEventListener('invalid', ({ detail }) => received.push(detail.errors.length))
      kit.addEventListener('validsubmit', (event) => { event.preventDefault(); received.push(event.detail.data.get('name')) })`,
    act: async () => {
      await press('kit-button')
      await press('a')
      await type('Sara')
      await key('Enter')
    },
    after: ['received', [1, 'Sara']],
  },
  'kit-number-field': filled('<kit-number-field id="kit" label="Fee" name="field"></kit-number-field>', '1200', () =>
    tabAndType('1200'),
  ),
  'kit-photo-field': {
    html: '<kit-photo-field id="kit" label="Photo" name="field"></kit-photo-field>',
    script: `receive('photochange')`,
    act: async () => {
      await chooseFile('ui-kit/picture.webp')
      await until(`kit.shadowRoot.querySelector('img')?.naturalWidth > 0`)
    },
    after: [`[received[0].file.name, new FormData(form).get('field').name]`, ['picture.webp', 'picture.webp']],
  },
  'kit-radio-group': filled(
    `<kit-radio-group id="kit" label="Gender" name="field" options='["Girl","Boy"]'></kit-radio-group>`,
    'Boy',
    () => key('Tab', 'ArrowDown'),
  ),
  'kit-select-field': filled(
    `<kit-select-field id="kit" label="Class" name="field" placeholder="Choose" options='["1","2"]'></kit-select-field>`,
    '2',
    () => tabAndType('2'),
  ),
  'kit-text-field': filled('<kit-text-field id="kit" label="Name" name="field"></kit-text-field>', 'Sara', () =>
    tabAndType('Sara'),
  ),
  'kit-student-table': {
    html: `<kit-student-table id="kit" selectable
      students='[{"id":"1","name":"Ali","fatherName":"Karim","grade":"1"},{"id":"2","name":"Sara","fatherName":"Imran","grade":"2"}]'></kit-student-table>`,
    script: `receive('sortchange', 'selectedchange')`,
    act: async () => {
      await press('th[data-column="name"] button')
      await press('tbody [data-column="select"] label')
    },
    after: [
      `[received[0].sort.column, received[1].selected, part('selection-count').innerText]`,
      ['name', ['1'], '1 selected'],
    ],
  },
  'kit-icon': {
    html: '<kit-icon id="kit" name="plus"></kit-icon>',
    act: () => until(`kit.shadowRoot.querySelector('path')`),
    after: ['kit.offsetHeight > 8', true],
  },
}

test('every element is shown in Firefox', async () => {
  const { modules } = JSON.parse(readFileSync('ui-kit/dist/package/dist/custom-elements.json', 'utf8'))
  const tags: string[] = modules.flatMap(({ declarations }: { declarations: { tagName: string }[] }) =>
    declarations.map(({ tagName }) => tagName),
  )
  assert.ok(tags.length > 40)
  await load(tags.map((tag) => `<${tag}></${tag}>`).join(''))
  assertNone(await run<string[]>(`${JSON.stringify(tags)}.filter((tag) => !document.querySelector(tag).shadowRoot)`))
  assert.equal(lines, [])
})

for (const [tag, smoke] of Object.entries(smokes))
  test(`${tag} is used in Firefox`, async () => {
    await show(smoke)
    assert.equal(lines, [], 'before the act')
    await smoke.act?.()
    assert.equal(await run(smoke.after[0]), smoke.after[1])
    assert.equal(lines, [])
    isLoaded = true
  })

test('Shift and a click beside a checkbox selects all rows from the last one to it', async () => {
  await load(`<kit-user-table id="table" selectable
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
  await load(`<script>addEventListener('unload', () => {})</script><form id="form">
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
  await until(`location.pathname === '/page.html' && !window.isFirst && form.roll?.value === '7'`)
  await rendered()
  assert.equal(await run('[form.name.value, form.roll.value]'), ['Ann', '7'])
  assert.match(await run<string>('form.text.value'), /^(Some text)?$/)
})

test('a file is pasted into the field that has the focus, though the event is sent to the page', async () => {
  await load('<p id="text">Some text</p><kit-file-field label="Papers" name="papers" id="papers"></kit-file-field>')
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
