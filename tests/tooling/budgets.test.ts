/** The budgets of the build (package.json, build/sizes.mjs), on planted outputs of esbuild. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as assert from 'uvu/assert'
import { test } from '../test.ts'

const { reportSizes } = await import(pathToFileURL(resolve('build/sizes.mjs')).href)

const imports = (...paths: string[]) => paths.map((path) => ({ path, kind: 'import-statement' }))

const outputs = {
  'main.js': { entryPoint: 'portal/main.ts', imports: imports('shell.js') },
  'shell.js': {
    imports: [
      { path: 'public.js', kind: 'dynamic-import' },
      { path: 'staff.js', kind: 'dynamic-import' },
    ],
  },
  'public.js': { entryPoint: 'portal/pages/public-pages.tsx', imports: imports('shell.js', 'shared.js') },
  'staff.js': { entryPoint: 'portal/pages/staff-pages.tsx', imports: imports('shell.js', 'shared.js') },
  'shared.js': { imports: imports('shell.js') },
  'staff.css': { entryPoint: 'portal/styles-staff.css', imports: [] },
}

/** What is over its budget with these bytes of brotli. */
function over(bytes: Record<string, number>, style = 0): string[] {
  const { log } = console
  console.log = () => {}
  try {
    return reportSizes('en', outputs, style, new Map(Object.keys(outputs).map((file) => [file, bytes[file] ?? 0])))
  } finally {
    console.log = log
  }
}

test('a first visit has the main script with all that it imports; staff have besides only what it lacks', () => {
  assert.equal(over({ 'main.js': 40_000, 'shell.js': 40_000, 'shared.js': 50_000, 'staff.js': 50_000 }, 9_000), [])
  assert.equal(over({ 'main.js': 40_000, 'shell.js': 45_000 }), [
    'first visit, en, is 1000 bytes over its budget of 84000 (brotli).',
  ])
  assert.equal(over({ 'shared.js': 60_000, 'staff.js': 60_000, 'public.js': 90_000 }), [
    'staff besides, en, is 10000 bytes over its budget of 110000 (brotli).',
  ])
  assert.equal(over({}, 10_001), ['style, en, is 1 bytes over its budget of 10000 (brotli).'])
})

test.run()
