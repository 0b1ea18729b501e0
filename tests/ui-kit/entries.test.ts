import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BuildFailure, build, type Plugin } from 'esbuild'
import * as assert from 'uvu/assert'
import * as kit from '../../ui-kit/index.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'

type KitEntries = {
  components: string[]
  entryOf(name: string): string
}
const { components, entryOf }: KitEntries = await import(pathToFileURL(resolve('build/kit-entries.mjs')).href)

const inKit = (file: string) => file.replace('ui-kit/', '')
const withStyle = (files: readonly string[]) => files.filter((file) => existsSync(file))

/** What a list of the kit has to name, for each thing that it lists. */
const LISTS: [list: string, what: string, things: readonly string[], line: (thing: string) => string][] = [
  ['index.ts', 'component', components, (name) => `'./${name}/${entryOf(name)}'`],
  [
    'components.css',
    'style sheet',
    withStyle(components.map((name) => `ui-kit/${name}/${name}.css`)),
    (file) => `"./${inKit(file)}"`,
  ],
  [
    'messages/en/index.ts',
    'file of texts',
    globSync('ui-kit/*/*.messages.ts').filter((file) => /export const \w+Messages\b/.test(readFileSync(file, 'utf8'))),
    (file) => `'../../${inKit(file)}'`,
  ],
]
for (const [list, what, things, line] of LISTS) {
  test(`${list} names each ${what}`, () => {
    const text = readFileSync(`ui-kit/${list}`, 'utf8')
    assertNone(things.map(line).filter((one) => !text.includes(one)))
  })
}

/** What a package exports where React renders server components. */
const exportsOnServer = (name: string) =>
  execFileSync(process.execPath, ['--conditions=react-server', '--print', `Object.keys(require('${name}')).join()`], {
    encoding: 'utf8',
  }).trim()

test("a module that needs a browser says 'use client': others run in a server component", async () => {
  const modules = globSync('ui-kit/*/*.{ts,tsx}', { exclude: ['ui-kit/{dist,elements}/**', '**/*.element.ts'] })
  const isMarked = (file: string) => /^'use client'/.test(readFileSync(file, 'utf8'))
  const unmarked = modules.filter((file) => !isMarked(file))
  const onServer: Plugin = {
    name: 'on-server',
    setup(builder) {
      builder.onResolve({ filter: /^react(-dom)?$/ }, ({ path }) => ({ path, namespace: 'server' }))
      builder.onLoad({ filter: /./, namespace: 'server' }, ({ path }) => ({
        contents: `export const ${exportsOnServer(path)} = 0`.replaceAll(',', ' = 0, '),
      }))
      builder.onResolve({ filter: /^\./ }, ({ path, resolveDir, importer }) => {
        if (importer && isMarked(join(resolveDir, path))) return { path: join(resolveDir, path), external: true }
      })
    },
  }
  const { errors, metafile } = await build({
    entryPoints: unmarked,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'dist',
    jsx: 'automatic',
    external: ['react/jsx-runtime'],
    plugins: [onServer],
    logLevel: 'silent',
    logLimit: 0,
  }).catch((failure: BuildFailure) => ({ errors: failure.errors, metafile: undefined }))
  assertNone(errors.map(({ location, text }) => `${location?.file}: ${text}`))
  // React passes no function to the browser: none that listens to an event, none to a component that runs there.
  const components = unmarked.filter((file) => file.endsWith('.tsx'))
  assertNone(components.filter((file) => /\son[A-Z]\w*=\{/.test(readFileSync(file, 'utf8'))))
  assertNone(
    components.filter((file) =>
      metafile?.inputs[file]?.imports.some(({ path }) => /\.tsx?$/.test(path) && isMarked(path)),
    ),
  )
})

test('the default texts are public in one place', () => {
  assert.equal(
    Object.keys(kit).filter((name) => name.endsWith('Messages')),
    ['defaultMessages'],
  )
})

test('every component has a story, and a style sheet if it renders an element', () => {
  const missing = components
    .flatMap((name) => [
      ...(name === 'kit-provider' ? [] : [`ui-kit/${name}/${name}.css`]),
      `stories/${name}.stories.tsx`,
    ])
    .filter((file) => !existsSync(file))
  assert.equal(missing, [])
})

test('what the kit has, a page of the portal or of the examples uses, or a component of the kit itself', () => {
  const read = (folder: string, names: RegExp) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => names.test(file) && !/node_modules|dist|\.next/.test(file))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
      .join('\n')
  const pages = ['portal', 'examples'].map((folder) => read(folder, /\.(tsx?|jsx|html|vue|mjs|js)$/)).join('\n')
  const components = read('ui-kit', /\.tsx$/)
  const tagOf = (name: string) => `kit${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`
  const isUsed = (name: string) =>
    new RegExp(`\\b${name}\\b|<${tagOf(name)}\\b`).test(pages) || new RegExp(`<${name}\\b`).test(components)
  // Icons are one set.
  assertNone(Object.keys(kit).filter((name) => !name.endsWith('Icon') && !isUsed(name)))
})

test.run()
