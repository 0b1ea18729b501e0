/** The rewriting of React and the router (build/react-as-modules.mjs), on planted packages. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import * as assert from 'uvu/assert'
import { test } from '../test.ts'

const { reactAsModules } = await import(pathToFileURL(resolve('build/react-as-modules.mjs')).href)

const expected = {
  'react/package.json': '{}',
  'react/cjs/react.production.js': `"use strict";\nvar timers = require("scheduler");\nexports.useState = () => timers.now();\n`,
  'scheduler/package.json': '{ "main": "cjs/scheduler.production.js" }',
  'scheduler/cjs/scheduler.production.js': `"use strict";\nexports.now = () => 42;\n`,
  'wouter/package.json': '{ "type": "module", "exports": "./src/react-deps.js" }',
  'wouter/src/react-deps.js': `import * as React from "react"\nexport const effect = React["useInsertion" + "Effect"]\n`,
}

/** Bundles a page that uses the packages. Returns the script, or the errors. */
async function bundle(files: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'react-'))
  try {
    for (const [file, text] of Object.entries(files)) {
      const path = join(folder, 'node_modules', file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
    const page = `import { useState } from 'react'\nimport { effect } from 'wouter'\nexport const value = [useState(), effect]`
    const { outputFiles } = await build({
      stdin: { contents: page, resolveDir: folder },
      bundle: true,
      format: 'esm',
      write: false,
      logLevel: 'silent',
      plugins: [reactAsModules('production')],
    })
    return outputFiles[0]?.text ?? ''
  } catch (error) {
    return (error as { errors: { text: string }[] }).errors.map(({ text }) => text).join('\n')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('a text of the expected form becomes a module', async () => {
  const script = await bundle(expected)
  const { value } = await import(`data:text/javascript;base64,${Buffer.from(script).toString('base64')}`)
  assert.is(value[0], 42)
  assert.not.match(script, /require|InsertionEffect"/)
})

const planted: Record<string, [file: keyof typeof expected, text: string, says: RegExp]> = {
  'a module that is required in another way': [
    'react/cjs/react.production.js',
    `var { now } = require("scheduler");\nexports.useState = now;\n`,
    /react\.production\.js is not in the form .* it has require\("scheduler"\)/,
  ],
  'exports that are set as a whole': [
    'react/cjs/react.production.js',
    'module.exports = { useState: () => 42 };\n',
    /react\.production\.js is not in the form .* it has module\.exports/,
  ],
  'an export that is set in another way': [
    'react/cjs/react.production.js',
    `Object.assign(exports, { useState: () => 42 });\n`,
    /react\.production\.js is not in the form .* it exports useState in another way/,
  ],
  'a router that reads the name otherwise': [
    'wouter/src/react-deps.js',
    `import * as React from "react"\nexport const effect = React["useInsertion".concat("Effect")]\n`,
    /react-deps\.js is not in the form .* it has no \["useInsertion" \+ "Effect"\]/,
  ],
  'a router without the file': [
    'wouter/package.json',
    '{ "type": "module", "exports": "./src/other.js" }',
    /wouter is not in the form .* it has no src\/react-deps\.js/,
  ],
}

for (const [what, [file, text, says]] of Object.entries(planted)) {
  test(`the build fails with a sentence: ${what}`, async () => {
    const message = await bundle({ ...expected, 'wouter/src/other.js': 'export const effect = 0', [file]: text })
    assert.match(message, says)
    assert.match(message, /npm ci/)
  })
}

test('package.json names one version of each package whose text is rewritten', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }
  for (const name of ['react', 'react-dom', 'wouter']) assert.match(String(dependencies[name]), /^\d+\.\d+\.\d+$/)
})

test.run()
