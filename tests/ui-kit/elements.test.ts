// needs: package
/** The built files of the custom elements: size, import on a server, manifest and types. Behaviour: tests/browser/elements.test.ts. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import * as assert from 'uvu/assert'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'

const dist = resolve('ui-kit/dist/package/dist')
const gzipped = (bytes: Uint8Array) => gzipSync(bytes, { level: 9 }).length

test('elements.js is one file of at most 52 kB (gzip), of which its adapter takes 4.0', async () => {
  const file = readFileSync(`${dist}/elements.js`)
  assert.not.match(file.toString(), /\bfrom\s*["']|\bimport\s*\(|\bimport\s*["']/)
  const size = gzipped(file)
  assert.ok(size <= 52_000, `${size} bytes`)
  // All that no element can do without: forms, warnings, error handling, shared styles.
  const { outputFiles } = await build({
    entryPoints: ['ui-kit/elements/define-element.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: ['preact', 'react', 'kit-styles', '../internal/kit-context.ts'],
  })
  const adapter = gzipped(outputFiles[0]?.contents ?? new Uint8Array())
  assert.ok(adapter < 4000, `${adapter} bytes`)
})

test('importing the elements on a server does nothing and breaks nothing', () => {
  const code = `
    await import('${dist}/elements.js')
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
  assert.equal(partsOf('kit-dialog'), ['sheet', 'heading', 'body', 'actions', 'close'])
  assert.equal(partsOf('kit-date-field'), ['label', 'required', 'hint', 'control', 'error'], 'those of its base')
  assert.equal(dialog?.attributes.find(({ name }) => name === 'close-label')?.type?.text, 'string')
  // Every component of the kit has an element, except those that a page without React has no use for.
  const names = componentsWithout(['form', 'icons', 'kit-provider', 'row-selection'])
  assertNone(names.filter((name) => !declarations.some(({ tagName }) => tagName === `kit-${name}`)))
})

function componentsWithout(others: string[]): string[] {
  const lines = readFileSync('ui-kit/index.ts', 'utf8').matchAll(/'\.\/([\w-]+)\/index\.ts'/g)
  return [...lines].map(([, name = '']) => name).filter((name) => !others.includes(name))
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
  const tsc = resolve('node_modules/typescript/bin/tsc')
  const options =
    '--noEmit --strict --jsx react-jsx --module esnext --moduleResolution bundler --target es2022 --lib es2023,dom,dom.iterable --types'
  let output = ''
  try {
    execFileSync(process.execPath, [tsc, ...options.split(' '), '', 'use.ts', 'use.tsx'], { cwd: project })
  } catch (error) {
    output = String((error as { stdout: Buffer }).stdout)
  }
  rmSync(project, { recursive: true })
  assert.is(output, '')
})

test.run()
