/** Which styles of the kit the two style sheets of the portal have, and that pages have no colours of their own. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import * as assert from 'uvu/assert'
import { assertNone } from '../lines.ts'
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

/** The same in both themes: what is on paper, a pattern behind a picture that is cut, and a code for cameras. */
const IN_BOTH_THEMES =
  /^portal\/styles\/(paper|certificate|crop)\.css$|^portal\/styles\/work\.css: {3}background: #fff;$/
/** A colour that is not of the theme; transparent is none. */
const COLOUR =
  /#(?!0000\b)[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)\(|: [^;]*\b(?:white|black)\b(?!-)/i

test('pages have the colours of the theme, so that both themes can be read', () => {
  const files = globSync('portal/{styles,styles-staff,styles/*}.css').map((file) => file.replaceAll('\\', '/'))
  assert.ok(files.length > 10)
  const lines = files
    .filter((file) => !IN_BOTH_THEMES.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => `${file}: ${line}`),
    )
  assertNone(lines.filter((line) => COLOUR.test(line) && !IN_BOTH_THEMES.test(line)))
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
