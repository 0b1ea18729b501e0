/** Which styles of the kit the two style sheets of the portal have. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import * as assert from 'uvu/assert'
import { test } from '../test.ts'

const importedBy = (sheet: string): string[] =>
  [...readFileSync(sheet, 'utf8').matchAll(/@import "@my-school\/ui-kit\/([\w-]+)\.css"/g)].map(([, name = '']) => name)

/** The components that no page has. */
const UNUSED = ['breadcrumb', 'tooltip']

test('each component of the kit that a page has is in one of the two style sheets of the portal, not in both', () => {
  const components = globSync('ui-kit/*/*.css', { exclude: ['ui-kit/{internal,dist,elements}/**'] })
  const wanted = ['base', 'tokens', ...components.map((file) => basename(file, '.css'))].filter(
    (name) => !UNUSED.includes(name),
  )
  const imported = [...importedBy('portal/styles.css'), ...importedBy('portal/styles-staff.css')]
  assert.equal(imported.toSorted(), wanted.toSorted())
})

test('no page has a component whose styles are in neither', () => {
  const sources = globSync(['portal/**/*.tsx', 'stories/screens/*.tsx']).map((file) => readFileSync(file, 'utf8'))
  for (const name of UNUSED)
    assert.not.ok(
      sources.some((source) => new RegExp(`<${name}\\b`, 'i').test(source)),
      name,
    )
})

test.run()
