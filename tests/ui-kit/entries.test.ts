import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as assert from 'uvu/assert'
import * as kit from '../../ui-kit/index.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'

const components = readdirSync('ui-kit').filter((folder) => existsSync(`ui-kit/${folder}/index.ts`))

test('the lists of components, styles and icons are up to date', () => {
  execFileSync(process.execPath, ['build/kit-entries.mjs', '--check'], { stdio: 'pipe' })
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
