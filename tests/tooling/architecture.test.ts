import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { violations } from './architecture.ts'

const folders = [
  'messages',
  'contract',
  'ui-kit',
  'portal',
  'server',
  'sample',
  'stories',
  '.storybook',
  'tests',
  'bench',
  'tools',
]

function sourceFiles() {
  const paths = folders
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
  return paths
    .filter((path) => /\.(tsx?|css)$/.test(path) && !/\/(dist|node_modules)\//.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

test('the source files of this repository obey the architecture rules', () => {
  const files = sourceFiles()
  assert.ok(files.length > 20, 'the files are found')
  assert.equal(violations(files), [])
})

const planted: Record<string, [path: string, text: string]> = {
  'the contract imports no other folder': ['contract/a.ts', `import { b } from '../server/b.ts'`],
  'the kit imports only react': ['ui-kit/a/a.tsx', `import { useSignals } from '@preact/signals-react'`],
  'the kit knows markdown-it in one module': ['ui-kit/a/a.tsx', `import MarkdownIt from 'markdown-it'`],
  'no component of the kit imports the parser': [
    'ui-kit/a/a.tsx',
    `import { parseFormattedText } from '../formatted-text/parse.ts'`,
  ],
  'the contract imports no component of the kit': [
    'contract/a.ts',
    `import { parseFormattedText } from '@my-school/ui-kit/formatted-text'`,
  ],
  'the kit does not import the contract': ['ui-kit/a/a.tsx', `import { CLASSES } from '#contract'`],
  'the kit makes no requests': ['ui-kit/a/a.tsx', `const answer = await fetch('/students')`],
  'the portal imports the kit by its package name': [
    'portal/pages/a.tsx',
    `import { Button } from '../../ui-kit/button/button.tsx'`,
  ],
  'the portal does not import internal modules of the kit': [
    'portal/a.tsx',
    `import {\n  cx,\n  other,\n} from '@my-school/ui-kit/internal/cx'`,
  ],
  'the portal does not import zod': ['portal/a.ts', `import { z } from 'zod'`],
  'the portal imports only types from the operations': [
    'portal/a.ts',
    `import { operations } from '#contract/operations'`,
  ],
  'the portal does not import the server, not even dynamically': [
    'portal/a.ts',
    `const { b } = await import('../server/b.ts')`,
  ],
  'the portal makes requests only in portal/api': ['portal/pages/a.tsx', `useEffect(() => void fetch('/x'))`],
  'portal/api does more than pass a call on': [
    'portal/api/a.ts',
    `export const getA = (id: string) => request(endpoints.getA, { params: { id } })`,
  ],
  'localStorage is used only in portal/state': ['portal/pages/a.tsx', `localStorage.setItem('auth', '')`],
  'the server does not import the portal': ['server/a.ts', `export * from '../portal/state/session.ts'`],
  'the server does not import the sample school': ['server/a.ts', `import { fill } from '../sample/fill.ts'`],
  'the sample school does not import the portal': ['sample/a.ts', `import { school } from '../portal/state/school.ts'`],
  'the store does not know what the server does with it': ['server/store/a.ts', `import { b } from '../security/b.ts'`],
  'the store and the tools of HTTP do not know each other': [
    'server/http/a.ts',
    `import type { B } from '../store/b.ts'`,
  ],
  'a new folder of the server has its floor': ['server/store/a.ts', `import { b } from '../cellar/b.ts'`],
  'the server imports of the kit only the arithmetic of themes': [
    'server/pages/a.ts',
    `import { Button } from '@my-school/ui-kit/button'`,
  ],
  'the draft of an import knows nothing of its run': ['server/imports/draft/a.ts', `import { b } from '../run/b.ts'`],
  'the forms of the portal do not know its pages': ['portal/forms/a.tsx', `import { b } from '../pages/b/b.ts'`],
  'what lists and forms of records share does not know the pages': [
    'portal/records/a.tsx',
    `import { b } from '../pages/b/b.ts'`,
  ],
  'the state of the portal does not know its pages': ['portal/state/a.ts', `import type { B } from '../pages/b.ts'`],
  'the texts import nothing': ['messages/en/a.ts', `import { limits } from '../../contract/limits.ts'`],
  'a browser does not get the texts of all languages': ['portal/a.ts', `import { messagesIn } from '#messages/all'`],
  'the benchmarks import nothing of the tests': ['bench/a.ts', `import { test } from '../tests/test.ts'`],
  'what tests and benchmarks share imports nothing of either': [
    'tools/a.ts',
    `import { test } from '../tests/test.ts'`,
  ],
  'SQL is only in server/store': ['server/handlers/a.ts', `db.selectFrom('students').selectAll()`],
  'students are read by way of a view, which knows their state': [
    'server/store/tables/classes.ts',
    `db.selectFrom('allStudents').selectAll()`,
  ],
  'logins are read by way of a view, which leaves out those that are closed': [
    'server/store/tables/sessions.ts',
    `innerJoin('allUsers', 'allUsers.id', 'sessions.user')`,
  ],
  'stories import the kit by its package name': ['stories/a.stories.tsx', `import '../ui-kit/styles.css'`],
  'the stories of components do not know the portal': [
    'stories/a.stories.tsx',
    `import { App } from '../portal/app.tsx'`,
  ],
  'the stories of the portal do not know the server': ['stories/screens/a.ts', `import { b } from '../../server/b.ts'`],
  'a file has at most 400 lines': ['server/a.ts', 'a()\n'.repeat(401)],
}

for (const [rule, [path, text]] of Object.entries(planted)) {
  test(`a violation is found: ${rule}`, () => {
    assert.is(violations([{ path, text }]).length, 1)
  })
}

const cycles: Record<string, [path: string, text: string][]> = {
  'of types': [
    ['portal/pages/a.ts', `import type { B } from './b/b.ts'`],
    ['portal/pages/b/b.ts', `import type { A } from '../a.ts'`],
  ],
  'through a dynamic import': [
    ['server/store/a.ts', `export * from './b.ts'`],
    ['server/store/b.ts', `const c = () => import('./c.ts')`],
    ['server/store/c.ts', `import './a.ts'`],
  ],
  'of one file': [['contract/a.ts', `import { a } from './a.ts'`]],
}

for (const [kind, files] of Object.entries(cycles)) {
  test(`an import cycle is found: ${kind}`, () => {
    const found = violations(files.map(([path, text]) => ({ path, text })))
    assert.is(found.length, 1)
    assert.match(found[0] ?? '', `${files.length} files import each other in a cycle: `)
  })
}

test('two import paths to one file are not a cycle', () => {
  const files: [string, string][] = [
    ['portal/pages/a.ts', `import './b.ts'\nimport './c.ts'`],
    ['portal/pages/b.ts', `import './d.ts'`],
    ['portal/pages/c.ts', `import './d.ts'\nimport './b.ts'`],
    ['portal/pages/d.ts', ''],
  ]
  assert.equal(violations(files.map(([path, text]) => ({ path, text }))), [])
})

test('allowed imports and words are not reported', () => {
  const allowed: [string, string][] = [
    ['contract/a.ts', `import { z } from 'zod'\nimport { b } from './b.ts'`],
    ['ui-kit/a/a.tsx', `import { useState } from 'react'\nimport { cx } from '../internal/cx.ts'`],
    ['ui-kit/a/a.tsx', `/** Ask with fetch() in \`onSearch\`. */\n// localStorage is the page's`],
    ['portal/a.ts', `import { CLASSES } from '#contract'\nimport type { Answer } from '#contract/operations'`],
    ['server/branding/a.ts', `import { makeTheme } from '@my-school/ui-kit/theme'`],
    ['portal/a.tsx', `import { Button } from '@my-school/ui-kit/button'\nimport { Route } from 'wouter'`],
    ['portal/api/request.ts', 'await fetch(address)'],
    ['portal/state/session.ts', `localStorage.getItem('auth')`],
    ['server/store/a.ts', `import { sql } from 'kysely'\ndb.selectFrom('students')`],
    ['stories/screens/a.tsx', `import { App } from '../../portal/app.tsx'\nimport { CLASSES } from '#contract'`],
    ['tests/server/a.test.ts', `import { app } from '../../server/app/application.ts'`],
  ]
  assert.equal(violations(allowed.map(([path, text]) => ({ path, text }))), [])
})

test.run()
