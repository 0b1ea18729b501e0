// needs: package, firefox
// long
/** Every custom element of the packed kit in Firefox: it is shown, and its main act is done by mouse or keys. */
import { readFileSync } from 'node:fs'
import type { ElementHandle } from 'puppeteer-core'
import * as assert from 'uvu/assert'
import { serveFolder } from '../../tools/static-server.ts'
import { test } from '../test.ts'
import { openFirefoxPage } from './firefox.ts'

const kit = await serveFolder('ui-kit/dist/package/dist', { '/page.html': () => PAGE })
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
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
  <body></body><script>${HELPERS}</script><script type="module" src="/elements.js"></script></html>`

/** One page for all elements: each replaces the one before. After a failure it is loaded again. */
let isLoaded = false

async function show({ html, script = '' }: Smoke): Promise<void> {
  lines.length = 0
  if (!isLoaded) await page.goto(`${kit.origin}/page.html`)
  isLoaded = false
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

/** A link that is followed. */
const followed = (html: string, link = 'a'): Smoke => ({
  html,
  act: () => press(link),
  after: ['location.hash', '#there'],
})

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

const table = (tag: string, rows: string, header: string): Smoke => ({
  html: `<${tag} id="kit" selectable ${rows}></${tag}>`,
  script: `receive('sortchange', 'selectedchange')`,
  act: async () => {
    await press(`th[data-column="${header}"] button`)
    await press('tbody [data-column="select"] label')
  },
  after: [
    `[received[0].sort.column, received[1].selected, part('selection-count').innerText]`,
    [header, ['1'], '1 selected'],
  ],
})

const smokes: Record<string, Smoke> = {
  'kit-alert': {
    html: '<kit-alert id="kit" heading="Closed" tone="warning">No school</kit-alert>',
    after: [`part('body').innerText.trim()`, 'Closed'],
  },
  'kit-badge': { html: '<kit-badge id="kit">New</kit-badge>', after: [`kit.innerText`, 'New'] },
  'kit-bar-chart': {
    html: `<kit-bar-chart id="kit" caption="Students" label-header="Class" series='["Girls"]' empty="None"
      rows='[{"label":"1","bars":[{"value":12,"href":"#there"}]}]'></kit-bar-chart>`,
    act: () => press('a'),
    after: [`[location.hash, part('row').innerText.replace(/\\s+/g, ' ').trim()]`, ['#there', '1 12']],
  },
  'kit-breadcrumb': followed(
    `<kit-breadcrumb id="kit" links='[{"href":"#there","label":"Students"}]' current="Ali"></kit-breadcrumb>`,
  ),
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
  'kit-class-filter': {
    html: `<kit-class-filter id="kit" classes='["1","2"]'></kit-class-filter>`,
    script: `receive('valuechange')`,
    act: () => tabAndType('2'),
    after: ['received[0].value', '2'],
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
  'kit-detail-list': {
    html: `<kit-detail-list id="kit" items='[{"label":"Roll number","value":"77"}]'></kit-detail-list>`,
    after: [`part('root').innerText.replace(/\\s+/g, ' ')`, 'Roll number 77'],
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
  'kit-empty-state': {
    html: '<kit-empty-state id="kit" heading="No notices" illustration="board">None yet</kit-empty-state>',
    act: () => until(`kit.shadowRoot.querySelector('svg')`),
    after: [`part('heading').innerText`, 'No notices'],
  },
  'kit-faq-list': {
    html: `<kit-faq-list id="kit" items='[{"question":"When?","answer":"At eight"}]'></kit-faq-list>`,
    act: async () => {
      await key('Tab')
      await key('Enter')
    },
    after: [`part('answer').innerText`, 'At eight'],
  },
  'kit-feature-box': followed('<kit-feature-box id="kit" heading="Sports" href="#there">On Monday</kit-feature-box>'),
  'kit-filter-chips': {
    html: `<kit-filter-chips id="kit" label="Filters" filters='[{"key":"class","label":"Class 1"}]'></kit-filter-chips>`,
    script: `receive('remove')`,
    act: () => press('[part~="remove"]'),
    after: ['received[0].filter.key', 'class'],
  },
  'kit-icon': {
    html: '<kit-icon id="kit" name="plus"></kit-icon>',
    act: () => until(`kit.shadowRoot.querySelector('path')`),
    after: ['kit.offsetHeight > 8', true],
  },
  'kit-formatted-text': followed(
    `<kit-formatted-text id="kit" blocks='[{"type":"paragraph","children":[{"type":"link","url":"#there","children":[{"type":"text","value":"Form"}]}]}]'></kit-formatted-text>`,
  ),
  'kit-formatted-text-field': filled(
    '<kit-formatted-text-field id="kit" label="Text" name="field"></kit-formatted-text-field>',
    '- **One**',
    async () => {
      await key('Tab', 'Tab')
      await type('Two')
      await press('[data-mark=strong]')
      // Firefox undoes what a script has written as a user does.
      await page.keyboard.down('Control')
      await key('z', 'z')
      await page.keyboard.up('Control')
      await type('One')
      await press('[data-mark=strong]')
      await press('[data-mark=list]')
    },
  ),
  'kit-icon-button': {
    html: '<kit-icon-button id="kit" label="Edit" icon="pencil"></kit-icon-button>',
    script: `receive('click')`,
    act: async () => {
      await press('button')
      await key('Enter')
    },
    after: ['received.length', 2],
  },
  'kit-link-button': followed('<kit-link-button id="kit" href="#there">Go</kit-link-button>'),
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
  'kit-notice-card': followed(
    '<kit-notice-card id="kit" heading="Sports" description="On Monday" href="#there" created-at="2026-05-04"></kit-notice-card>',
  ),
  'kit-notice-teaser': followed(
    '<kit-notice-teaser id="kit" heading="Sports" description="On Monday" href="#there"></kit-notice-teaser>',
  ),
  'kit-page-heading': followed(
    `<kit-page-heading id="kit" lead="All of them" back='{"href":"#there","label":"Back"}'>Notices</kit-page-heading>`,
  ),
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
  'kit-photo': {
    html: `<kit-photo id="kit" alt="Ali" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/%3E"></kit-photo>`,
    act: () => until(`kit.shadowRoot.querySelector('img').naturalWidth === 9`),
    after: [`kit.shadowRoot.querySelector('img').alt`, 'Ali'],
  },
  'kit-private-info': {
    html: `<kit-private-info id="kit" items='[{"label":"Id","value":"77"}]'></kit-private-info>`,
    act: () => press('[part~="toggle"]'),
    after: [`part('content').innerText.replace(/\\s+/g, ' ')`, 'Id 77'],
  },
  'kit-progress-bar': {
    html: '<kit-progress-bar id="kit" value="0.4" label="Import"></kit-progress-bar>',
    after: [`[part('root').value, part('root').getAttribute('aria-label')]`, [0.4, 'Import']],
  },
  'kit-provider': {
    html: `<kit-provider id="kit"><kit-student-table students="[]"></kit-student-table></kit-provider>`,
    script: `import('/messages/ur/index.js').then(({ ur }) => { kit.messages = ur })`,
    act: () => until(`document.querySelector('kit-student-table').shadowRoot.textContent.includes('طلبہ')`),
    after: ['kit.messages instanceof Object', true],
  },
  'kit-report-block': {
    html: `<kit-report-block id="kit" student-name="Ali"
      report='{"condition":"Good","message":"Reads well","notification":"n","complaint":"c","createdAt":"2026-05-04"}'></kit-report-block>`,
    after: [`part('text').innerText`, 'Reads well'],
  },
  'kit-search-students-dialog': {
    html: `${DIALOG}<kit-search-students-dialog id="kit" classes='["1"]'></kit-search-students-dialog>`,
    script: `${OPEN} receive('search')`,
    act: async () => {
      await press('#start')
      await type('ali')
      await key('Enter')
    },
    after: ['received[0].name', 'ali'],
  },
  'kit-side-menu': followed(
    `<kit-side-menu id="kit" label="School" groups='[{"heading":"Office","links":[{"href":"#there","label":"Lists"}]}]'></kit-side-menu>`,
  ),
  'kit-site-footer': followed(
    `<kit-site-footer id="kit" name="School" links='[{"href":"#there","label":"About"}]'></kit-site-footer>`,
  ),
  'kit-site-header': followed(
    `<kit-site-header id="kit" name="School" home-href="#" links='[{"href":"#there","label":"Board"}]'></kit-site-header>`,
    '[part~="link"]',
  ),
  'kit-spinner': {
    html: '<kit-spinner id="kit" label="Loading"></kit-spinner>',
    after: [`[part('root').getAttribute('aria-label'), part('root').getAnimations().length > 0]`, ['Loading', true]],
  },
  'kit-stat-tile': followed('<kit-stat-tile id="kit" label="Students" value="12" href="#there"></kit-stat-tile>'),
  'kit-tabs': {
    html: `<kit-tabs id="kit" label="Report" tabs='[{"key":"marks","label":"Marks","content":"All marks"},{"key":"fees","label":"Fees","content":"All fees"}]'></kit-tabs>`,
    script: `receive('valuechange')`,
    act: () => key('Tab', 'ArrowRight'),
    after: ['[received, focused().innerText]', [[{ value: 'fees' }], 'Fees']],
  },
  'kit-team-card': {
    html: '<kit-team-card id="kit" name="Ms Noor" position="Head"></kit-team-card>',
    after: [`part('heading').innerText`, 'Ms Noor'],
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
  'kit-credential-generator': {
    html: '<kit-credential-generator id="kit" person="Ali Khan"></kit-credential-generator>',
    script: `receive('credentialschange')`,
    act: () => press(named('Generate another password')),
    after: [
      `received.at(-1).password === new FormData(form).get('password') && /^\\w{10}$/.test(received.at(-1).password)`,
      true,
    ],
  },
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
  'kit-text-area-field': filled(
    '<kit-text-area-field id="kit" label="Text" name="field"></kit-text-area-field>',
    'One\nTwo',
    async () => {
      await tabAndType('One')
      await key('Enter')
      await type('Two')
    },
  ),
  'kit-text-field': filled('<kit-text-field id="kit" label="Name" name="field"></kit-text-field>', 'Sara', () =>
    tabAndType('Sara'),
  ),
  'kit-valid-for-field': filled(
    '<kit-valid-for-field id="kit" label="Until" name="field"></kit-valid-for-field>',
    'unlimited',
    () => press('button'),
  ),
  'kit-data-table': table(
    'kit-data-table',
    `caption="Marks" row-key="id" columns='[{"key":"name","header":"Name","sortable":true}]' rows='[{"id":"1","name":"Ali"},{"id":"2","name":"Sara"}]'`,
    'name',
  ),
  'kit-notice-table': table(
    'kit-notice-table',
    `notices='[{"id":"1","title":"Sports","description":"On Monday","validFor":"unlimited"}]'`,
    'title',
  ),
  'kit-student-table': table(
    'kit-student-table',
    `students='[{"id":"1","name":"Ali","fatherName":"Karim","grade":"1"},{"id":"2","name":"Sara","fatherName":"Imran","grade":"2"}]'`,
    'name',
  ),
  'kit-teacher-table': table(
    'kit-teacher-table',
    `teachers='[{"id":"1","name":"Noor","subject":"Maths","gender":"Female"}]'`,
    'subject',
  ),
  'kit-user-table': table('kit-user-table', `users='[{"id":"1","role":1,"userId":"ali","answer":"Blue"}]'`, 'userId'),
}

for (const [tag, smoke] of Object.entries(smokes))
  test(`${tag} in Firefox`, async () => {
    await show(smoke)
    assert.ok(await run('Boolean(kit.shadowRoot)'), 'it is defined')
    assert.equal(lines, [], 'before the act')
    await smoke.act?.()
    assert.equal(await run(smoke.after[0]), smoke.after[1])
    assert.equal(lines, [])
    isLoaded = true
  })

test('every element is here', () => {
  const { modules } = JSON.parse(readFileSync('ui-kit/dist/package/dist/custom-elements.json', 'utf8'))
  const tags: string[] = modules.flatMap(({ declarations }: { declarations: { tagName: string }[] }) =>
    declarations.map(({ tagName }) => tagName),
  )
  assert.equal(Object.keys(smokes).sort(), tags.sort())
})

test.run()
