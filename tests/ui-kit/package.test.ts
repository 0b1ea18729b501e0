// needs: package
/** The kit as another project gets it: installed from the packed archive, without its sources. */
import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { build } from 'esbuild'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import * as assert from 'uvu/assert'
import { parseFormattedText } from '../../ui-kit/formatted-text/parse.ts'
import { components } from '../kit-components.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'

const archive = readFileSync('ui-kit/dist/my-school-ui-kit.tgz')
const project = mkdtempSync(join(tmpdir(), 'kit-user-'))
const kit = join(project, 'node_modules/@my-school/ui-kit')
const tsc = resolve('node_modules/typescript/bin/tsc')

test.before(() => {
  mkdirSync(join(project, 'node_modules/@types'), { recursive: true })
  for (const name of ['react', 'react-dom', '@types/react']) {
    symlinkSync(resolve('node_modules', name), join(project, 'node_modules', name))
  }
  mkdirSync(kit, { recursive: true })
  execFileSync('tar', ['-xz', '--strip-components=1', '-C', kit], { input: archive })
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
})

test.after(() => rmSync(project, { recursive: true, force: true }))

const run = (code: string) =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: project, encoding: 'utf8' })

const use = (busy: string) =>
  `import { Button } from '@my-school/ui-kit'\nexport const save = <Button busy={${busy}}>Save</Button>\n`
const [example = '', withMarks = '', inUrdu = ''] = [
  ...readFileSync('ui-kit/README.md', 'utf8').matchAll(/```tsx\n(.*?)```/gs),
].map(([, code = '']) => code)
/** Compiles if no component has an optional prop that does not take undefined; else the report names the prop. */
const optional = `import type * as kit from '@my-school/ui-kit'
  type Lacking<Props> = {
    [Name in keyof Props]-?: {} extends Pick<Props, Name> ? (undefined extends Required<Props>[Name] ? never : Name) : never
  }[keyof Props]
  type All = {
    [Name in keyof typeof kit]: (typeof kit)[Name] extends (props: infer Props) => unknown ? Lacking<Props> : never
  }[keyof typeof kit]
  export const none: [All] extends [never] ? true : All = true
`
const elements = `import { definitions, type ElementDefinition, register } from '@my-school/ui-kit/elements/define.js'
  import '@my-school/ui-kit/elements/notice-card.js'
  const some: ElementDefinition[] = definitions.filter(({ tag }) => tag === 'kit-badge')
  register(some)
  export const element: HTMLElement | undefined = some[0] && new some[0].elementClass()
  document.createElement('kit-notice-card').heading = 'Sports day'
`
const [inTsx = ''] = /import type \{\} from '[^']+'/.exec(readFileSync('ui-kit/README.md', 'utf8')) ?? []
const elementsInTsx = `${inTsx}
  export const badge = <kit-badge tone="success">New</kit-badge>
`
const theme = `import { makeTheme, type ThemeMove } from '@my-school/ui-kit/theme'
  const { css, moves, tokens } = makeTheme({ primary: '#7a1f2b', frame: undefined })
  export const style: string = css + tokens.dark['--kit-color-primary']
  export const told: string[] = moves.map(({ text }: ThemeMove) => text)
`
const translation = `import type { KitTranslation } from '@my-school/ui-kit'
  import { en } from '@my-school/ui-kit/messages/en'
  import { ur } from '@my-school/ui-kit/messages/ur'
  export const whole: KitTranslation[] = [en, ur]
  // @ts-expect-error a text is missing
  export const less: KitTranslation = { ...ur, dialog: {} }
  // @ts-expect-error there is no such text
  export const more: KitTranslation = { ...ur, dialog: { closeLabel: '', openLabel: '' } }
  // @ts-expect-error the text gets no such value
  export const other: KitTranslation = { ...ur, combobox: { ...ur.combobox, countText: ({ all }) => all } }
`
const sources = {
  'right.tsx': use('true'),
  'wrong.tsx': use("'yes'"),
  'readme.tsx': example,
  'readme-marks.tsx': withMarks,
  'readme-urdu.tsx': inUrdu,
  'translation.ts': translation,
  'optional.tsx': optional,
  'elements.ts': elements,
  'elements-in-tsx.tsx': elementsInTsx,
  'theme.ts': theme,
}
let compiled: string | undefined

/** What TypeScript reports about one of the sources. All are compiled at once, because each run reads all types. */
function typeErrors(file: keyof typeof sources): string {
  compiled ??= compile()
  return (
    compiled
      .split(/^(?=\S)/m)
      // A report about no source, such as one about the kit's own types, is an error of each.
      .filter((report) => Object.keys(sources).every((other) => other === file || !report.startsWith(other)))
      .join('')
  )
}

function compile(): string {
  for (const [file, code] of Object.entries(sources)) writeFileSync(join(project, file), code)
  const exact = '--exactOptionalPropertyTypes'
  const options = [
    '--noEmit',
    '--strict',
    exact,
    '--jsx',
    'react-jsx',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
  ]
  const files = Object.keys(sources)
  try {
    execFileSync(process.execPath, [tsc, ...options, '--target', 'es2022', '--types', '', ...files], { cwd: project })
    return ''
  } catch (error) {
    return String((error as { stdout: Buffer }).stdout)
  }
}

test('importing the whole kit in Node has no side effects', () => {
  const names = JSON.parse(
    run("import * as kit from '@my-school/ui-kit'; console.log(JSON.stringify(Object.keys(kit)))"),
  ) as string[]
  for (const name of ['Button', 'DataTable', 'Dialog', 'NoticeCard', 'StudentTable', 'ReportBlock']) {
    assert.ok(names.includes(name), `${name} is exported`)
  }
})

test('a theme is made in Node without React, and has types', () => {
  const made = `import { makeTheme } from '@my-school/ui-kit/theme'; console.log(makeTheme({ primary: '#7a1f2b' }).css)`
  const react = join(project, 'node_modules/react')
  renameSync(react, `${react}-away`)
  try {
    assert.match(run(made), /^:root,\[data-theme\]\{.*--kit-color-primary:light-dark\(#7a1f2b,#\w{6}\).*\}$/m)
  } finally {
    renameSync(`${react}-away`, react)
  }
  assert.is(typeErrors('theme.ts'), '')
})

test('the packed parser reads in Node without React or markdown-it what the sources read', () => {
  const texts = [
    '# Trip\n\nAt **eight**:\n- [form](/b)\n  1. **“a”** b\n  3. c**。d**\n\nhttps://a.example/b_ a@b.example',
    '[a](https://a.example/?b&copy;) [a](/b&amp;c) [a](/b\\_c) [a](<https://b.example>) &copy; \\* [a]: /b',
    '[a](https://münchen.example/%zz) [a](HTTPS://A.example) [a]( /b ) [a](/(b)) ![a](/b) <https://a.example>',
    '**a**€ **€a** $**a** x**٪a** **a،**b *a* _b_ `c` ~~d~~\r\n\r\n> e\n\n| f |\n|-|\u0000',
  ]
  const react = join(project, 'node_modules/react')
  renameSync(react, `${react}-away`)
  try {
    const read = run(`import { parseFormattedText } from '@my-school/ui-kit/formatted-text/parse'
      console.log(JSON.stringify(${JSON.stringify(texts)}.map((text) => parseFormattedText(text))))`)
    assert.equal(
      JSON.parse(read),
      texts.map((text) => parseFormattedText(text)),
    )
  } finally {
    renameSync(`${react}-away`, react)
  }
})

test('only who imports the parser has it in a bundle', async () => {
  const bundled = async (code: string) => {
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: project },
      bundle: true,
      minify: true,
      write: false,
      external: ['react', 'react-dom', 'react/jsx-runtime'],
    })
    return outputFiles[0]?.text ?? ''
  }
  const entry = '@my-school/ui-kit/formatted-text'
  assert.match(await bundled(`export { parseFormattedText } from '${entry}'`), 'parseLinkDestination')
  for (const other of [`export * from '@my-school/ui-kit'`, `export { FormattedText } from '${entry}'`])
    assert.not.match(await bundled(other), 'parseLinkDestination', other)
})

test('every component has its own entry, and its own style with what it needs', () => {
  assert.ok(components.length > 30)
  run(components.map((name) => `import '@my-school/ui-kit/${name}'`).join('\n'))
  const styles = readdirSync(join(kit, 'dist'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /css$/.test(file),
  )
  assertNone(
    styles.flatMap((file) => {
      const text = readFileSync(join(kit, 'dist', file), 'utf8')
      return [...text.matchAll(/@import ?"([^"]+)"/g)]
        .filter(([, path = '']) => !styles.includes(join(file, '..', path)))
        .map(([rule]) => `${file}: ${rule} leads nowhere`)
    }),
  )
})

test('what bundlers and TypeScript read of the package is right', async () => {
  const { buffer, byteOffset, byteLength } = archive
  const tarball = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true })
  assertNone(messages.map((message) => formatMessage(message, pkg) ?? message.code))

  const entrypoints = [
    '.',
    './styles.css',
    './elements.js',
    './elements/define.js',
    './elements/notice-card.js',
    './theme',
    './formatted-text/parse',
    './messages/de',
    './messages/en',
    './messages/ur',
    ...components.flatMap((name) => [`./${name}`, `./${name}.css`]),
  ]
  const checked = await checkPackage(createPackageFromTarballData(new Uint8Array(archive)), { entrypoints })
  if (!checked.types) return assert.unreachable('the package has no types')
  // The package is for `import` only: how `require` and Node 10 find it is not asked.
  const problems = checked.problems.map((problem) => JSON.stringify(problem))
  assertNone(problems.filter((problem) => !/"resolutionKind":"node1(0|6-cjs)"/.test(problem)))
})

test('the package names no source, and maps its scripts to them', () => {
  const files = readdirSync(kit, { recursive: true, encoding: 'utf8' })
  assert.equal(
    files.filter((file) => /(?<!\.d)\.tsx?$/.test(file)),
    [],
  )
  const { exports, scripts } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8'))
  assert.is(scripts, undefined)
  for (const target of Object.values<object | string>(exports))
    if (typeof target === 'object') assert.is(Object.keys(target)[0], 'types')
  const modules = files.filter((file) => /^dist.*\.js$/.test(file))
  for (const file of modules.filter((file) => !/index\.js$|elements/.test(file)))
    assert.match(JSON.parse(readFileSync(join(kit, `${file}.map`), 'utf8')).sourcesContent[0], /\S/, file)
})

test('only what needs a browser is marked for it: icons, texts and pure functions run in a server component', () => {
  const isMarked = (file: string) => /^['"]use client/.test(readFileSync(join(kit, 'dist', file), 'utf8'))
  for (const file of ['dialog/dialog.js', 'data-table/data-table.js', 'student-table/student-table.js', 'form/form.js'])
    assert.ok(isMarked(file), file)
  for (const file of [
    'index.js',
    'dialog/index.js',
    'badge/badge.js',
    'icons/icons.js',
    'credential-generator/random.js',
  ])
    assert.not(isMarked(file), file)
})

test('a component and an icon have a name, and a bundle has only the icons that it uses', async () => {
  const name =
    "import { Button, PlusIcon } from '@my-school/ui-kit'; console.log(Button.displayName, PlusIcon.displayName)"
  assert.is(run(name).trim(), 'Button PlusIcon')
  const { outputFiles } = await build({
    stdin: { contents: name, resolveDir: project },
    bundle: true,
    minify: true,
    write: false,
    external: ['react'],
  })
  const [bundle] = outputFiles
  assert.not.match(bundle?.text ?? '', /TrashIcon|process/)
})

test('a component renders on a server', () => {
  const html = run(`
    import { createElement } from 'react'
    import { renderToStaticMarkup } from 'react-dom/server'
    import { Button } from '@my-school/ui-kit/button'
    console.log(renderToStaticMarkup(createElement(Button, null, 'Save')))`)
  assert.match(html, /^<button[^>]*type="button"[^>]*>.*Save/)
})

test('another project gets the types: correct props pass, a wrong one is reported', () => {
  assert.is(typeErrors('right.tsx'), '')
  assert.match(typeErrors('wrong.tsx'), /'string' is not assignable to type 'boolean/)
})

test('the elements have types in a project without Preact, those of single files too', () => {
  assert.is(typeErrors('elements.ts'), '')
})

test('the line of the README makes the elements known in TSX', () => {
  assert.is(typeErrors('elements-in-tsx.tsx'), '')
})

test('every optional prop takes undefined, also for a project with exactOptionalPropertyTypes', () => {
  assert.is(typeErrors('optional.tsx'), '')
})

test('another language is one file with every text; the example of the README is correct', () => {
  assert.is(typeErrors('readme-urdu.tsx') + typeErrors('translation.ts'), '')
  run(`import { en } from '@my-school/ui-kit/messages/en'
    import { de } from '@my-school/ui-kit/messages/de'
    import { ur } from '@my-school/ui-kit/messages/ur'
    for (const language of [de, ur])
      if (Object.keys(language).join() !== Object.keys(en).join()) throw new Error('not every component has its texts')`)
  for (const language of ['de', 'ur'])
    assert.equal(
      readdirSync(join(kit, `dist/messages/${language}`)).filter((file) => file.endsWith('.js')),
      ['index.js'],
    )
})

test('the example of the README for formatted text is correct', () => {
  assert.match(withMarks, 'parseFormattedText')
  assert.is(typeErrors('readme-marks.tsx'), '')
})

test('the example of the README is correct', () => {
  assert.match(example, "import '@my-school/ui-kit/styles.css'")
  assert.is(typeErrors('readme.tsx'), '')
})

test.run()
