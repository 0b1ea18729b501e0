import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import * as assert from 'uvu/assert'
import * as kit from '../../ui-kit/index.ts'
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

test.run()
