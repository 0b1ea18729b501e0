/** Which styles of the kit the two style sheets of the portal have, and that pages have no colours of their own. */
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import * as assert from 'uvu/assert'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'

const importedBy = (sheet: string): string[] =>
  [...readFileSync(sheet, 'utf8').matchAll(/@import "@my-school\/ui-kit\/([\w-]+)\.css"/g)].map(([, name = '']) => name)

/** What the pages import of the kit, by name. */
const used = new Set(
  globSync(['portal/**/*.tsx', 'stories/screens/*.tsx']).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '@my-school\/ui-kit'/g)].flatMap(
      ([, names = '']) => names.split(',').map((name) => name.trim()),
    ),
  ),
)

test('each component of the kit that a page has is in one of the two style sheets of the portal, not in both', () => {
  const imported = [...importedBy('portal/styles.css'), ...importedBy('portal/styles-staff.css')]
  assert.equal(
    imported.filter((name, index) => imported.indexOf(name) !== index),
    [],
  )
  const hasOne = (folder: string) =>
    globSync(`${folder}/*.{ts,tsx}`).some((file) =>
      [...readFileSync(file, 'utf8').matchAll(/export (?:const|function) (\w+)/g)].some(([, name = '']) =>
        used.has(name),
      ),
    )
  const styled = globSync('ui-kit/*/*.css', { exclude: ['ui-kit/{internal,dist,elements}/**'] })
  const missing = styled.filter((file) => hasOne(dirname(file)) && !imported.includes(basename(file, '.css')))
  assertNone(missing)
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

test.run()
