// needs: package
/** The built files of the custom elements: size, import on a server, manifest and types. Behaviour: tests/browser/elements.test.ts. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as assert from 'uvu/assert'
import { filesOf, weightOf } from '../../tools/module-weight.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'

const dist = resolve('ui-kit/dist/package/dist')

/** The own files of the elements. What several of them need is in files that esbuild makes, in a folder. */
const own = readdirSync(`${dist}/elements`)
  .filter((file) => file.endsWith('.js') && file !== 'define.js')
  .map((file) => `${dist}/elements/${file}`)

test('elements.js weighs 66.1 kB (gzip) with all that it imports, and kit-button at most 18.5', () => {
  assert.ok(filesOf(`${dist}/elements.js`).size <= 3, 'one file, and what registers')
  const sizes = [weightOf(`${dist}/elements.js`), weightOf(`${dist}/elements/button.js`)] as const
  // An alarm with 5 % of air.
  assert.ok(sizes[0] <= 69_500, `elements.js: ${sizes[0]} bytes`)
  assert.ok(sizes[1] <= 18_500, `elements/button.js: ${sizes[1]} bytes`)
})

test('each element has a file of its own, and several share what they have in common', () => {
  assert.is(own.length, declarations.length)
  // kit-student-table has the most, with pages, selection, photos and icons: half of all.
  assertNone(own.filter((file) => weightOf(file) >= weightOf(`${dist}/elements.js`) * 0.55))
  const fields = own.filter((file) => /-field\.js$/.test(file))
  const apart = fields.reduce((sum, file) => sum + weightOf(file), 0)
  assert.ok(weightOf(...fields) < apart / 4, `${fields.length} fields: ${weightOf(...fields)} bytes, apart ${apart}`)
})

test('importing the elements on a server does nothing and breaks nothing', () => {
  const code = `
    for (const file of ${JSON.stringify([`${dist}/elements.js`, ...own])}) await import(file)
    const { definitions, register } = await import('${dist}/elements/define.js')
    register(definitions)
    console.log(definitions.length > 40, typeof customElements)`
  assert.is(
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }).trim(),
    'true undefined',
  )
})

type Described = { name: string; description?: string; type?: { text: string } }
type Declaration = { tagName: string } & Record<
  'members' | 'attributes' | 'events' | 'slots' | 'cssParts' | 'cssProperties',
  Described[]
> & { description: string }

const manifest = JSON.parse(readFileSync(`${dist}/custom-elements.json`, 'utf8')) as {
  schemaVersion: string
  modules: { path: string; declarations: Declaration[]; exports: { kind: string; name: string }[] }[]
}
const declarations = manifest.modules.flatMap((module) => module.declarations)

test('custom-elements.json describes every element, attribute, event, slot, part and custom property', () => {
  assert.is(manifest.schemaVersion, '1.0.0')
  assert.ok(declarations.length > 40)
  assertNone(
    declarations.flatMap(({ tagName, description, attributes, events, slots, cssParts, cssProperties }) =>
      [{ name: 'element', description }, ...attributes, ...events, ...slots, ...cssParts, ...cssProperties]
        .filter((one) => !one.description)
        .map(({ name }) => `${tagName}: nothing is said of ${name}`),
    ),
  )
  const dialog = declarations.find(({ tagName }) => tagName === 'kit-dialog')
  assert.equal(
    dialog?.events.map(({ name, type }) => [name, type?.text]),
    [['close', 'CustomEvent<{ reason: CloseReason }>']],
  )
  assert.equal(
    dialog?.slots.map(({ name }) => name),
    ['', 'actions'],
  )
  const partsOf = (tag: string) => declarations.find(({ tagName }) => tagName === tag)?.cssParts.map(({ name }) => name)
  assert.equal(partsOf('kit-dialog'), ['root', 'sheet', 'heading', 'body', 'actions', 'close'])
  assert.equal(
    partsOf('kit-date-field'),
    ['root', 'label', 'required', 'hint', 'control', 'error'],
    'those of its base',
  )
  assert.equal(dialog?.attributes.find(({ name }) => name === 'close-label')?.type?.text, 'string')
  assertNone(
    declarations.flatMap(({ tagName, attributes, cssParts, description, ...rest }) => [
      ...(cssParts.length > 0 || tagName === 'kit-provider' ? [] : [`${tagName} has no parts`]),
      ...attributes
        .filter(({ type }) => type?.text.includes('=>'))
        .map(({ name }) => `${tagName}: ${name} is a function`),
      ...(/^@|<[A-Z]/m.test(description) ? [`${tagName}: its description has a tag or React's JSX`] : []),
      ...[...rest.members, ...rest.slots].filter((one) => !one.description).map(({ name }) => `${tagName}: ${name}`),
    ]),
  )
  const memberOf = (tag: string, member: string) =>
    declarations.find(({ tagName }) => tagName === tag)?.members.find(({ name }) => name === member)
  assert.match(memberOf('kit-credential-generator', 'suffix')?.description ?? '', /such as '@school\.example'\.$/)
  assert.equal(
    declarations.find(({ tagName }) => tagName === 'kit-tabs')?.slots.map(({ name }) => name),
    ['{key}'],
  )
  // Every component of the kit has an element, except those that a page without React has no use for.
  const names = componentsWithout(['form', 'icons', 'kit-provider', 'row-selection'])
  assertNone(names.filter((name) => !declarations.some(({ tagName }) => tagName === `kit-${name}`)))
})

function componentsWithout(others: string[]): string[] {
  const lines = readFileSync('ui-kit/index.ts', 'utf8').matchAll(/'\.\/([\w-]+)\//g)
  return [...lines].map(([, name = '']) => name).filter((name) => !others.includes(name))
}

test('the data for VS Code and JetBrains has every element with its attributes', () => {
  const read = (file: string) => JSON.parse(readFileSync(`${dist}/${file}`, 'utf8'))
  const { tags } = read('vscode.html-custom-data.json') as { tags: { name: string; attributes: Described[] }[] }
  const { name, contributions } = read('web-types.json') as {
    name: string
    contributions: { html: { elements: { name: string; attributes: Described[] }[] } }
  }
  assert.is(name, '@my-school/ui-kit')
  for (const elements of [tags, contributions.html.elements])
    assert.equal(
      elements.map((element) => [element.name, element.attributes.map((attribute) => attribute.name)]),
      declarations.map(({ tagName, attributes }) => [tagName, attributes.map((attribute) => attribute.name)]),
    )
})

/** What a page without React writes in another form: ui-kit/elements/plain-props.tsx. */
const OTHER =
  /^(rowActions|tabs|messages|icon|rowKey|finalFocus|inputMode|kit-(data|notice|student|teacher|user)-table columns)$/

/**
 * A source that compiles if each property of an element is of a type that the prop of its component takes; else the report
 * names the property.
 */
function sameTypes(): string {
  const camel = (tag: string) => tag.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  const names = componentsWithout(['form', 'icons', 'kit-provider', 'row-selection'])
  const checks = declarations
    .filter(({ tagName }) => names.includes(tagName.slice(4)))
    .map(({ tagName, members }) => {
      const other = members
        .map(({ name }) => name)
        .filter((name) => OTHER.test(name) || OTHER.test(`${tagName} ${name}`))
      const omitted = other.map((name) => `'${name}'`).join(' | ') || 'never'
      const component = `ComponentProps<typeof kit.${camel(tagName.slice(3))}>`
      return `export const ${camel(tagName)}: never = 0 as unknown as
        Other<HTMLElementTagNameMap['${tagName}'], ${component}, ${omitted}>`
    })
  return `import type { ComponentProps } from 'react'
    import type * as kit from '${dist}/index.js'
    import '${dist}/elements/element-types.js'
    type Other<Element, Props, Omitted> = {
      [Name in keyof Element & keyof Props]-?: Name extends keyof HTMLElement | 'form' | Omitted
        ? never
        : NonNullable<Element[Name]> extends NonNullable<Props[Name]> ? never : Name
    }[keyof Element & keyof Props]
    ${checks.join('\n')}`
}

test('the types: document.createElement, listeners and the JSX of React 19; wrong use is reported', () => {
  const project = mkdtempSync(join(tmpdir(), 'kit-elements-'))
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'))
  writeFileSync(
    join(project, 'use.ts'),
    `import '${dist}/elements/element-types.js'
    const table = document.createElement('kit-student-table')
    table.students = [{ id: '1', name: 'Ali', fatherName: 'Omar', grade: '1' }]
    table.rowActions = [{ key: 'open', label: 'Open' }]
    table.addEventListener('action', ({ detail }) => detail.action.length)
    table.addEventListener('click', (event) => event.clientX)
    document.body.append(table)
    const dialog = document.querySelector('kit-dialog')
    dialog?.addEventListener('close', (event) => event.detail.reason === 'escape')
    document.querySelector('kit-toast-region')?.show({ tone: 'success', message: 'Saved' })
    document.querySelector('kit-text-field')?.form?.requestSubmit()
    document.createElement('kit-bar-chart').rows = [{ label: 'Class 1', bars: [{ value: 3 }] }]
    document.createElement('kit-detail-list').columns = 2
    document.createElement('kit-text-area-field').rows = document.createElement('kit-formatted-text-field').rows = 3
    // @ts-expect-error a number
    table.pageSize = 'many'
    // @ts-expect-error no such reason
    dialog?.addEventListener('close', (event) => event.detail.reason === 'bored')`,
  )
  writeFileSync(
    join(project, 'use.tsx'),
    `import '${dist}/elements/react.js'
    export const card = <kit-notice-card heading="A" description="B" headingLevel={2} onClick={() => {}} />
    export const dialog = <kit-dialog open heading="A" onclose={(event) => event.detail.reason}><p /></kit-dialog>
    // @ts-expect-error no such attribute
    export const wrong = <kit-dialog heading="A" opened />`,
  )
  writeFileSync(
    join(project, 'jsx.ts'),
    `import type { CustomElements } from '${dist}/elements/jsx.js'
    export const dialog: CustomElements['kit-dialog'] = { 'close-label': 'X', onclose: ({ detail }) => detail.reason }
    // @ts-expect-error no such size
    export const wrong: CustomElements['kit-dialog'] = { size: 'huge' }`,
  )
  // The part of Svelte's types that they extend.
  writeFileSync(
    join(project, 'svelte.ts'),
    `declare module 'svelte/elements' {
      export interface HTMLAttributes<T extends EventTarget> { class?: string; onclick?: (event: MouseEvent & { currentTarget: T }) => void }
      export interface SvelteHTMLElements { [name: \`x-\${string}\`]: object }
    }`,
  )
  writeFileSync(
    join(project, 'use-svelte.ts'),
    `import type { SvelteHTMLElements } from 'svelte/elements'
    import type {} from '${dist}/elements/svelte.js'
    export const dialog: SvelteHTMLElements['kit-dialog'] = { open: true, class: 'a', onclose: ({ detail }) => detail.reason }
    // @ts-expect-error no such attribute
    export const wrong: SvelteHTMLElements['kit-dialog'] = { opened: true }`,
  )
  writeFileSync(join(project, 'same.ts'), sameTypes())
  const tsc = resolve('node_modules/typescript/bin/tsc')
  const options =
    '--noEmit --strict --jsx react-jsx --module esnext --moduleResolution bundler --target es2022 --lib es2023,dom,dom.iterable --types'
  let output = ''
  try {
    execFileSync(
      process.execPath,
      [tsc, ...options.split(' '), '', 'use.ts', 'use.tsx', 'jsx.ts', 'svelte.ts', 'use-svelte.ts', 'same.ts'],
      { cwd: project },
    )
  } catch (error) {
    output = String((error as { stdout: Buffer }).stdout)
  }
  rmSync(project, { recursive: true })
  assert.is(output, '')
})

test.run()
