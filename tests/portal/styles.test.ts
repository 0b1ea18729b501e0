/** Which styles of the kit the two style sheets of the portal have. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import * as assert from 'uvu/assert'
import { test } from '../test.ts'

const importedBy = (sheet: string): string[] =>
  [...readFileSync(sheet, 'utf8').matchAll(/@import "@my-school\/ui-kit\/([\w-]+)\.css"/g)].map(([, name = '']) => name)

test('each component of the kit has its styles in one of the two style sheets of the portal, not in both', () => {
  const components = globSync('ui-kit/*/*.css', { exclude: ['ui-kit/{internal,dist,elements}/**'] })
  const wanted = ['base', 'tokens', ...components.map((file) => basename(file, '.css'))]
  const imported = [...importedBy('portal/styles.css'), ...importedBy('portal/styles-staff.css')]
  assert.equal(imported.toSorted(), wanted.toSorted())
})

test.run()
