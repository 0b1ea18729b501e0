/** The pages that a school writes: their addresses, their facts, and that the sample names all that is stored in a browser. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { CACHES, COOKIES, LOCAL, OF_TAB } from '#contract'
import { conformance } from '#contract/school/conformance'
import {
  hasGaps,
  LEGAL_VALUES,
  ownPageAt,
  slugOf,
  takenSlug,
  unknownLegalValue,
  withLegalValues,
  withSlugs,
} from '#contract/school/own-pages'
import { messagesIn } from '#messages/all'
import { LANGUAGE_TAGS } from '../../messages/languages.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'

test('an address is letters and digits of any script in small letters, and single hyphens', () => {
  for (const [typed, slug] of [
    ['School Bus', 'school-bus'],
    [' /Admin/ ', 'admin'],
    ['notice-board', 'notice-board'],
    ['../../etc/passwd?x=1#y', 'etc-passwd-x-1-y'],
    ['اسکول کی بس', 'اسکول-کی-بس'],
    ['نہ\u200cہو', 'نہہو'],
    ['\u202Eabc\u200b', 'abc'],
    ['Über uns!', 'über-uns'],
    ['U\u0308ber', 'über'],
    ['100 % — Spaß', '100-spaß'],
    ['\u0301\u0301', ''],
    ['%2e%2e', '2e-2e'],
    ['😀 …', ''],
    ['', ''],
  ] as const) {
    assert.is(slugOf(typed), slug, typed)
    assert.is(slugOf(slug), slug, `${typed} again`)
  }
})

test('two addresses that differ only in case, form, accent or keyboard are one; those of the statutory pages are taken', () => {
  const at = (...slugs: string[]) => takenSlug(slugs.map((slug) => ({ slug })))?.at
  assert.is(at('bus', 'Bus'), 1)
  assert.is(at('über', 'u\u0308ber'), 1)
  assert.is(at('علی', 'علي'), 1)
  assert.is(at('a', 'Privacy'), 1)
  assert.is(at('imprint'), 0)
  assert.is(at('', '', 'bus', 'bus-2', 'admin', 'api', 'notice-board'), undefined)
  assert.is(ownPageAt([{ slug: 'اسکول-علی' }], 'اسكول-علي')?.slug, 'اسکول-علی')
})

test('a page without an address gets that of its title, which no other page has', () => {
  const titled = (...pages: [title: string, slug: string][]) =>
    withSlugs(pages.map(([title, slug]) => ({ title, slug, text: '', place: 'menu', files: [] }))).map(
      ({ slug }) => slug,
    )
  assert.equal(titled(['Bus', ''], ['Bus', ''], ['Route', 'bus-2'], ['BUS', '']), ['bus', 'bus-3', 'bus-2', 'bus-4'])
  assert.equal(titled(['Privacy', ''], ['…', ''], ['!', '']), ['privacy-2', 'page', 'page-2'])
  const [long = ''] = titled(['ا'.repeat(200), ''])
  assert.ok(long.length <= 80 && long.length > 70, String(long.length))
})

test('facts take the place of their names; a list of them is a block of its own; others are refused', () => {
  const values = Object.fromEntries(LEGAL_VALUES.map((name) => [name, `<${name}>`])) as Record<
    (typeof LEGAL_VALUES)[number],
    string
  >
  assert.is(withLegalValues('Of {school}: {x}', values), 'Of <school>: {x}')
  const listed = { ...values, cookies: '- a\n- b' }
  assert.is(withLegalValues('These: {cookies} and no others', listed), 'These: \n\n- a\n- b\n\n and no others')
  assert.is(unknownLegalValue('{school} {cookeis}'), 'cookeis')
  assert.is(unknownLegalValue('{constructor}'), 'constructor')
  assert.is(unknownLegalValue('{school} {retention}'), undefined)
})

test('each sample has gaps and no facts that nobody knows, and each fact is in one of them, in every language', () => {
  for (const language of LANGUAGE_TAGS) {
    const { samples } = messagesIn(language).legal
    for (const [page, text] of Object.entries(samples)) {
      assert.ok(hasGaps(text), `${language} ${page}`)
      assert.is(unknownLegalValue(text), undefined, `${language} ${page}`)
    }
    const all = Object.values(samples).join()
    assertNone(LEGAL_VALUES.filter((name) => !all.includes(`{${name}}`)).map((name) => `${language} ${name}`))
  }
})

test('the conformance that the sample states is that of the report of the tests', () => {
  const report = readFileSync('docs/kit-accessibility-conformance.md', 'utf8')
  const rows = [...report.matchAll(/^\| (\d+\.\d+\.\d+) [^|]*\| ([^|]+) \|/gm)]
  const criteria = (verdict: string) => rows.filter(([, , given]) => given === verdict).map(([, number]) => number)
  assert.ok(rows.length > 50)
  assert.equal([...conformance.partly].sort(), criteria('Partially supports').sort())
  assert.equal([...conformance.unseen], criteria('Not evaluated'))
  assert.equal(criteria('Does not support'), [])
  for (const name of [conformance.standard, conformance.norm]) assert.ok(report.includes(name), name)
})

/** Where something is stored in a browser: the name is the first argument, or the index. */
const STORING =
  /(?:\.setItem\(|(?:sessionStorage|localStorage|storage)\[|caches\.open\(|generateCookie\(|setCookie\(c, |document\.cookie = |indexedDB)([^,)\]?;\n]*)/g

/** Names that are made of those of contract/browser-storage.ts. */
const MADE = new Map([
  ['portal/state/drafts.ts own', LOCAL.draft],
  ['portal/state/drafts.ts key', LOCAL.draft],
  ['portal/state/navigation.ts pathname', OF_TAB.page],
  ['portal/state/navigation.ts to', OF_TAB.page],
  ['portal/state/theme.ts themeCookie', COOKIES.theme],
  ['server/http/cookies.ts LANGUAGE_COOKIE', COOKIES.language],
  ['server/http/cookies.ts secure', COOKIES.session],
  ['server/http/cookies.ts name', COOKIES.session],
  ['portal/worker/worker.ts CACHE', CACHES.pages],
])

test('all that is stored in a browser has its name in contract/browser-storage.ts, which the sample goes through', () => {
  const sources = ['portal', 'server', 'ui-kit', 'contract'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .map((file) => join(room, file))
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules') && !path.includes('/dist/')),
  )
  const texts = sources.map((path) => [path, readFileSync(path, 'utf8')] as const)
  const named = new Set(
    texts.flatMap(([, text]) =>
      [...text.matchAll(/const (\w+) = (?:LOCAL|OF_TAB|COOKIES|CACHES)\./g)].map(([, name]) => name),
    ),
  )
  let found = 0
  const unnamed = texts.flatMap(([path, text]) => {
    return [...text.matchAll(STORING)].flatMap(([whole, written = '']) => {
      found++
      const [name = ''] = /^['"]/.test(written) ? [] : (/[A-Za-z_]\w*/.exec(written) ?? [])
      return named.has(name) || MADE.has(`${path} ${name}`) ? [] : [`${path}: ${whole}`]
    })
  })
  assertNone(unnamed)
  assert.ok(found > 10, String(found))
})

test.run()
