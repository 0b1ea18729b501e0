/** The budgets of the build (package.json, build/sizes.mjs), on planted outputs of esbuild. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { LANGUAGE_TAGS } from '../../messages/languages.ts'
import { test } from '../test.ts'

const importOf = (file: string) => import(pathToFileURL(resolve(file)).href)
const { reportSizes } = await importOf('build/sizes.mjs')
const { out, packageJson } = await importOf('build/settings.mjs')

const built = (name: string) => `${out}/portal/${name}`
const imports = (...names: string[]) => names.map((name) => ({ path: built(name), kind: 'import-statement' }))

const outputs = Object.fromEntries(
  Object.entries({
    'main.js': { entryPoint: 'portal/main.ts', imports: imports('shell.js') },
    'shell.js': {
      imports: ['public.js', 'staff.js'].map((name) => ({ path: built(name), kind: 'dynamic-import' })),
    },
    'public.js': { entryPoint: 'portal/pages/public-pages.tsx', imports: imports('shell.js', 'shared.js') },
    'staff.js': { entryPoint: 'portal/pages/staff-pages.tsx', imports: imports('shell.js', 'shared.js') },
    'shared.js': { imports: imports('shell.js') },
    'staff.css': { entryPoint: 'portal/styles-staff.css', imports: [] },
  }).map(([name, output]) => [built(name), output]),
)
const parts = LANGUAGE_TAGS.flatMap((language) =>
  ['main', 'public', 'staff', 'failures'].map((part) => `${language}/${part}`),
)
const urls = Object.fromEntries(parts.map((part) => [part, `/${part}.js`]))

/** What is over its budget with these bytes of brotli. */
function over(bytes: Record<string, number>, style = 0): string[] {
  const names = [...Object.keys(outputs), ...Object.values(urls).map((url) => `${out}/portal${url}`)]
  const sizes = names.map((name) => [name, bytes[name.slice(built('').length)] ?? 0] as const)
  return reportSizes(outputs, urls, style, new Map(sizes), () => {})
}

const { firstVisit, staff, style } = packageJson.budgets

test('a first visit has the main script with all that it imports, and the texts of its language', () => {
  assert.equal(over({ 'main.js': firstVisit - 5_000, 'shell.js': 2_000, 'ur/main.js': 3_000 }), [])
  assert.equal(over({ 'main.js': firstVisit - 5_000, 'shell.js': 2_000, 'ur/main.js': 4_000 }), [
    `first visit, ur, is 1000 bytes over its budget of ${firstVisit} (brotli).`,
  ])
})

test('staff have besides only what a first visit lacks; the pages of visitors and what a failure says do not count', () => {
  assert.equal(
    over({ 'shared.js': staff - 5_000, 'staff.js': 2_000, 'public.js': 90_000, 'en/failures.js': 90_000 }),
    [],
  )
  assert.equal(over({ 'shared.js': staff - 5_000, 'staff.js': 2_000, 'en/public.js': 1_000, 'en/staff.js': 3_000 }), [
    `staff besides, en, is 1000 bytes over its budget of ${staff} (brotli).`,
  ])
})

test('the style has a budget', () => {
  assert.equal(over({}, style), [])
  assert.equal(over({}, style + 1), [`style, is 1 bytes over its budget of ${style} (brotli).`])
})

test.run()
