// needs: package
/** The documentation in the packed kit: llms.txt, a page of each component, the review status, the conformance report. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { components } from '../kit-components.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'

const PACKAGE = 'ui-kit/dist/package'
const read = (file: string) => readFileSync(`${PACKAGE}/${file}`, 'utf8')
const links = (text: string) => [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, file = '']) => file)

test('llms.txt and the pages are in the archive, and each link leads to one of them', () => {
  const archive = execFileSync('tar', ['tzf', 'ui-kit/dist/my-school-ui-kit.tgz'], { encoding: 'utf8' }).split('\n')
  assert.ok(archive.includes('package/llms.txt'))
  const found = links(read('llms.txt'))
  assert.ok(found.length > 60, `${found.length} links`)
  assertNone(found.filter((file) => !archive.includes(`package/${file}`)))
  const pages = readdirSync(`${PACKAGE}/docs`)
  assertNone(pages.filter((page) => !found.includes(`docs/${page}`)).map((page) => `${page} is not in llms.txt`))
  assertNone(
    pages.flatMap((page) =>
      links(read(`docs/${page}`))
        .filter((file) => !existsSync(`${PACKAGE}/docs/${file}`))
        .map((file) => `${page} leads to ${file}`),
    ),
  )
})

test('the site has llms.txt too, and each link leads to one of its files', () => {
  const site = mkdtempSync(join(tmpdir(), 'kit-site-'))
  execFileSync(process.execPath, ['build/kit-site.mjs', site])
  const found = links(readFileSync(`${site}/llms.txt`, 'utf8'))
  assertNone(found.filter((file) => !existsSync(`${site}/${file}`)))
  rmSync(site, { recursive: true })
})

test('every component and every element has a page', () => {
  assert.ok(components.length > 50)
  assertNone(components.filter((name) => !existsSync(`${PACKAGE}/docs/${name}.md`)))
  const { modules } = JSON.parse(read('dist/custom-elements.json'))
  const tags: string[] = modules.flatMap(({ declarations }: { declarations: { tagName: string }[] }) =>
    declarations.map(({ tagName }) => tagName),
  )
  const pages = readdirSync(`${PACKAGE}/docs`).map((page) => read(`docs/${page}`))
  assertNone(tags.filter((tag) => !pages.some((page) => page.includes(`\n\`<${tag}>\`, of `))))
})

/** The lines of a section of a page. */
const section = (page: string, heading: string) =>
  (read(`docs/${page}.md`).split(`\n${heading}\n\n`)[1] ?? '').split(/\n\n#/)[0]?.split('\n') ?? []

test('a page has the description, the props, how it is used, and the element', () => {
  assert.match(read('docs/dialog.md'), /^# Dialog\n\nA modal dialog\. Renders a native `<dialog>`/)
  const props = section('dialog', '## Props')
  assert.is(
    props[2],
    '| `open` (required) | `boolean` |  | Whether the dialog is shown. Focus moves into it, and back when it closes. |',
  )
  assert.ok(
    props.includes(
      "| `size` | `'small' \\| 'medium' \\| 'large'` | `'medium'` | Width: 28, 36 or 52rem, or the width of the window when that is less. |",
    ),
  )
  assert.is(props.length, 2 + 8)
  assert.match(read('docs/button.md'), '<Button onClick={() => {}} variant="danger">Delete</Button>')
  assert.ok(section('dialog', '### Attributes').some((line) => line.startsWith('| `close-label` | `string` |')))
  assert.ok(section('dialog', '### Events').some((line) => line.startsWith('| `close` | `CustomEvent<')))
  assert.ok(section('dialog', '### Slots').some((line) => line.startsWith('| `actions` |')))
})

test('a page says when to use another component and how its texts are written, with its own in three languages', () => {
  assertNone(
    components.flatMap((name) =>
      ['## When to use another', '## Wording']
        .filter((heading) => section(name, heading).length === 0)
        .map((heading) => `${name}: ${heading}`),
    ),
  )
  assert.ok(
    section('select-field', '## Wording').some((line) =>
      line.startsWith('| Placeholder | What to do: ‘Choose a class’'),
    ),
  )
  assert.ok(section('dialog', '### Its own texts').some((line) => line.startsWith('| `closeLabel` | Close | ')))
})

test('a default text that a guide quotes is one of the component', () => {
  let quoted = 0
  assertNone(
    components.flatMap((name) => {
      const own = section(name, '### Its own texts').flatMap((line) => line.split(' | ')[1] ?? [])
      const defaults = [
        ...section(name, '## Wording')
          .join('\n')
          .matchAll(/default is ‘([^’]+)’/g),
      ]
      quoted += defaults.length
      return defaults
        .filter(([, text = '']) => !own.includes(text))
        .map(([, text]) => `${name}: its texts have no ‘${text}’`)
    }),
  )
  assert.ok(quoted > 5, `${quoted} texts`)
})

/** The cells of each row of a table, without the marks around code. */
const cells = (lines: string[]) =>
  lines
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line.split(/(?<!\\) \| /).map((cell) => cell.replace(/^\| |^`|`$|` \(required\)$| \|$/g, '').replace(/^`/, '')),
    )

const PAGES = readdirSync(`${PACKAGE}/docs`).map((file) => file.replace('.md', ''))

/** Types of React, the browser and TypeScript; `Control` is the element of a field, `Empty` an empty string. */
const FOREIGN =
  /^(ReactNode|ReactElement|ElementType|Ref|\w+EventHandler|HTML\w*|Element|File|FormData|CustomEvent|Promise|Date|Record|Partial|Readonly|Required|Exclude|Control|Empty)$/

test('the type of each prop and attribute is there, with the shape of every type of the kit that it names', () => {
  assertNone(
    PAGES.flatMap((page) => {
      const text = read(`docs/${page}.md`)
      const shown = (name: string) =>
        new RegExp(`^(interface|type) ${name}\\b`, 'm').test(text) ||
        new RegExp(`^Type parameters: .*\`${name}\\b`, 'm').test(text)
      return ['## Props', '### Attributes', '### Properties', '### Events'].flatMap((heading) =>
        cells(section(page, heading)).flatMap(([name, type = '']) => {
          const names = (type.replace(/'[^']*'/g, '').match(/\b[A-Z]\w+/g) ?? []).filter((one) => !FOREIGN.test(one))
          const isUnknown = type === 'unknown' || (type === '' && heading !== '## Props')
          return [
            ...(isUnknown ? [`${page}, ${heading}: the type of ${name} is unknown`] : []),
            ...names.filter((one) => !shown(one)).map((one) => `${page}, ${heading}: no shape of ${one}`),
          ]
        }),
      )
    }),
  )
})

/** What a page without React writes in another form: ui-kit/elements/plain-props.tsx. */
const isOther = (page: string, name: string) =>
  /^(rowActions|tabs|messages|icon|rowKey|finalFocus)$/.test(name) || (name === 'columns' && page.endsWith('-table'))

test('the text of each attribute and property of an element is that of the prop of its component', () => {
  let compared = 0
  assertNone(
    PAGES.flatMap((page) => {
      const props = new Map(cells(section(page, '## Props')).map(([name, , , about]) => [name, about]))
      const camel = (name = '') => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
      return ['### Attributes', '### Properties'].flatMap((heading) =>
        cells(section(page, heading)).flatMap(([name, , , about]) => {
          const prop = camel(name)
          if (!props.has(prop) || isOther(page, prop)) return []
          compared += 1
          return about === props.get(prop) ? [] : [`${page}: ${name} is '${about}', not '${props.get(prop)}'`]
        }),
      )
    }),
  )
  assert.ok(compared > 300, `${compared} texts`)
})

test('the names of stories are in sentence case', () => {
  assertNone(
    PAGES.flatMap((page) =>
      [...read(`docs/${page}.md`).matchAll(/^### ([A-Z].*)$/gm)]
        .map(([, name = '']) => name)
        .filter((name) => !/^(Do|Do not): /.test(name) && /\s(?!Urdu|English)[A-Z]/.test(name))
        .map((name) => `${page}: ${name}`),
    ),
  )
})

test('a component is there since a version of the package, or unreleased as its changelog says', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const [unreleased = ''] = /## \[Unreleased\][\s\S]*?(?=\n## )/.exec(read('CHANGELOG.md')) ?? []
  assertNone(
    components.flatMap((name) => {
      const story = readFileSync(`stories/${name}.stories.tsx`, 'utf8')
      const [, since = ''] = /since: '([^']+)'/.exec(story) ?? []
      const [, component = ''] = /^# (\w+)/.exec(read(`docs/${name}.md`)) ?? []
      const isRight =
        since === 'Unreleased'
          ? unreleased.includes(`\`${component}\``)
          : since !== '' && since.localeCompare(version, 'en', { numeric: true }) <= 0
      return isRight ? [] : [`${name}: since ${since}, and the package is ${version}`]
    }),
  )
})

test('the table of the README has every component, with props that it has and all that it requires', () => {
  const rows = [...read('README.md').matchAll(/^\| `(\w+)` \| [^|]+ \| (.*) \|$/gm)].map(
    ([, title = '', props = '']) => [title, [...props.matchAll(/(\**)`(\w+)`/g)]] as const,
  )
  const pages = new Map(components.map((name) => [/^# (\w+)/.exec(read(`docs/${name}.md`))?.[1] ?? '', name]))
  assert.equal(rows.map(([title]) => title).sort(), [...pages.keys()].sort())
  assertNone(
    rows.flatMap(([title, props]) => {
      const has = section(pages.get(title) ?? '', '## Props').flatMap((line) => [
        ...line.matchAll(/^\| `(\w+)`( \(required\))?/g),
      ])
      const marked = new Map(props.map(([, mark, name]) => [name, Boolean(mark)]))
      const wrong = has.filter(([, name, required]) => (marked.get(name) ?? false) !== Boolean(required))
      return [
        ...props
          .filter(([, , name]) => !has.some(([, one]) => one === name))
          .map(([, , name]) => `${title} has no ${name}`),
        ...wrong.filter(([, name, required]) => required || marked.has(name)).map(([, name]) => `${title}: ${name}`),
      ]
    }),
  )
})

test('the review status has each component, with what the tests look at and what they do not', () => {
  const rows = read('docs/review-status.md')
    .split('\n')
    .filter((line) => line.startsWith('| ['))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))
  assertNone(components.filter((name) => !rows.some(([first]) => first?.endsWith(`(${name}.md)`))))
  const row = (title: string) => rows.find(([first]) => first?.startsWith(`[${title}]`)) ?? []
  const [, ...button] = row('Button')
  assert.match(button[1] ?? '', /^\d+ stories$/)
  assert.equal(button.slice(5), ['tested', 'tested'])
  assert.equal(row('Dialog').slice(6), ['not tested', 'tested'])
  assert.is(row('Badge')[1], 'no focus')
  assert.is(row('useRowSelection').at(-1), 'no element')
})

/** Level A and AA of WCAG 2.2, by the guideline: how many criteria of each. */
const CRITERIA = {
  '1.1': 1,
  '1.2': 5,
  '1.3': 5,
  '1.4': 9,
  '2.1': 3,
  '2.2': 2,
  '2.3': 1,
  '2.4': 8,
  '2.5': 6,
  '3.1': 2,
  '3.2': 5,
  '3.3': 6,
  '4.1': 2,
}

test('the conformance report says of each criterion of WCAG 2.2 A and AA how it is met', () => {
  const rows = [
    ...read('docs/accessibility-conformance.md').matchAll(/^\| (\d\.\d)\.\d+ [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm),
  ]
  const counted: Record<string, number> = {}
  for (const [, guideline = ''] of rows) counted[guideline] = (counted[guideline] ?? 0) + 1
  assert.equal(counted, CRITERIA)
  const words = /^(Supports|Partially supports|Does not support|Not applicable|Not evaluated)$/
  assertNone(rows.filter(([, , answer = '']) => !words.test(answer)).map(([line]) => line))
})

test.run()
