// needs: build
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as assert from 'uvu/assert'
import { test } from '../test.ts'

/** Another project with the packed kit installed: without its source and the condition `source`. */
const project = mkdtempSync(join(tmpdir(), 'kit-user-'))
const kit = join(project, 'node_modules/@my-school/ui-kit')
const tsc = resolve('node_modules/typescript/bin/tsc')

test.before(() => {
  mkdirSync(join(project, 'node_modules/@types'), { recursive: true })
  for (const name of ['react', 'react-dom', '@types/react']) {
    symlinkSync(resolve('node_modules', name), join(project, 'node_modules', name))
  }
  cpSync('ui-kit/package.json', join(kit, 'package.json'))
  cpSync('ui-kit/css.d.ts', join(kit, 'css.d.ts'))
  cpSync('ui-kit/dist', join(kit, 'dist'), { recursive: true })
  execFileSync(process.execPath, [tsc, '-p', 'ui-kit', '--outDir', join(kit, 'dist')])
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
})

test.after(() => rmSync(project, { recursive: true, force: true }))

const run = (code: string) =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: project, encoding: 'utf8' })

const typeErrors = (file: string, code: string): string => {
  writeFileSync(join(project, file), code)
  const options = ['--noEmit', '--strict', '--jsx', 'react-jsx', '--module', 'esnext', '--moduleResolution', 'bundler']
  try {
    execFileSync(process.execPath, [tsc, ...options, '--target', 'es2022', '--types', '', file], { cwd: project })
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

test('every component has its own entry', () => {
  const components = readdirSync('ui-kit', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['dist', 'internal', 'node_modules'].includes(entry.name))
    .map((entry) => entry.name)
  assert.ok(components.length > 30)
  const code = components.map((name) => `import '@my-school/ui-kit/${name}'`).join('\n')
  run(code)
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
  const use = (busy: string) =>
    `import { Button } from '@my-school/ui-kit'\nexport const save = <Button busy={${busy}}>Save</Button>\n`
  assert.is(typeErrors('right.tsx', use('true')), '')
  assert.match(typeErrors('wrong.tsx', use("'yes'")), /'string' is not assignable to type 'boolean/)
})

test('the example of the README is correct', () => {
  const [, example = ''] = readFileSync('ui-kit/README.md', 'utf8').match(/```tsx\n(.*?)```/s) ?? []
  assert.match(example, "import '@my-school/ui-kit/styles.css'")
  assert.is(typeErrors('readme.tsx', example), '')
})

test.run()
