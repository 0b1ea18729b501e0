/** What a school decides: its links, its sample, and the parts that visitors get. */

import * as assert from 'uvu/assert'
import { LANGUAGE_TAGS, piecesOf, type SchoolSettings } from '#contract'
import { operations } from '#contract/operations'
import { defaultSettings } from '#contract/school/defaults'
import { partOf, schoolForm } from '#contract/school/form'
import { publicSchool } from '#contract/school/public'
import { mapTexts, translationOf } from '#contract/school/translations'
import { forbiddenHref, isAllowedHref } from '../../contract/school/allowed-links.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'

test('a link may lead to a site, a page of the portal, a mail address or a telephone, and nowhere else', () => {
  for (const good of [
    'https://a.example',
    'https://a.example/b?c#d',
    'http://a.example',
    '/',
    '/qna#x',
    'mailto:a@b.example',
    "mailto:o'brien+office@schule-müller.example",
    'tel:+9242-555',
  ]) {
    assert.ok(isAllowedHref(good), good)
    assert.is(forbiddenHref(`See [it](${good}).`), undefined, good)
  }
  for (const bad of [
    'javascript:alert',
    'JaVaScRiPt:alert',
    ' javascript:x',
    'data:text/html,x',
    '//a.example',
    '/\\a.example',
    'https://',
    'https:a.example',
    'http://',
    'mailto:a@b.example?bcc=c@d.example',
    'mailto:a%0Abcc:c@d.example',
    'mailto:"><script>@b.example',
    'tel:x',
    'page',
    '',
  ]) {
    assert.not.ok(isAllowedHref(bad), bad)
    assert.is(forbiddenHref(`See [it](${bad}).`), bad, bad)
  }
})

test('a text is read as pieces: plain, and links by their labels', () => {
  assert.equal(piecesOf('a [b](/c) d [e](https://f.example)'), [
    { text: 'a ' },
    { text: 'b', href: '/c' },
    { text: ' d ' },
    { text: 'e', href: 'https://f.example' },
  ])
  for (const plain of ['', 'a', '[a]', '(b)', '[a] (b)', '[](b)', 'f(x)[1](no link', '[a](b c)']) {
    assert.is(
      piecesOf(plain)
        .map(({ text }) => text)
        .join(''),
      plain,
    )
    assert.ok(
      piecesOf(plain).every(({ href }) => href === undefined),
      plain,
    )
  }
})

test('the defaults are settings that may be saved, and visitors get all of them but what is for admins', () => {
  const sent = { version: '0', settings: defaultSettings }
  assert.equal(operations.updateSchool.json.parse(sent).settings, defaultSettings)
  const { confirmed: _, leavers: __, legal: ___, userIds, ...rest } = defaultSettings
  const withoutRead = (key: string, value: unknown) => (key === 'text' && Array.isArray(value) ? undefined : value)
  const visible = JSON.parse(JSON.stringify(publicSchool(defaultSettings), withoutRead))
  assert.equal(visible, { ...rest, legalPages: [], userIds: { suffix: userIds.suffix } })
})

const translated: SchoolSettings = {
  ...defaultSettings,
  languages: { first: 'en', others: ['ur'] },
  identity: { ...defaultSettings.identity, 'name@ur': 'میرا اسکول', 'motto@ur': '' },
  contact: { ...defaultSettings.contact, 'address@ur': ['لاہور'] },
  home: {
    ...defaultSettings.home,
    slides: defaultSettings.home.slides.map((slide, at) => (at === 1 ? { ...slide, 'heading@ur': 'کتابیں' } : slide)),
  },
  footer: { text: '', 'text@ur': 'خوش آمدید' },
}

test('visitors get one language, and each text that is not written in it is marked as one of the first', () => {
  const { identity, contact, home, footer } = publicSchool(translated, 'ur')
  assert.equal([identity.name, identity.motto], ['میرا اسکول', defaultSettings.identity.motto])
  assert.equal(identity.inFirst, ['motto', 'line'], 'an empty short name is no text')
  assert.equal([contact.address, contact.inFirst], [['لاہور'], ['hours']])
  assert.equal([home.slides[1]?.heading, home.slides[1]?.inFirst], ['کتابیں', ['text', 'linkLabel']])
  assert.equal([home.inFirst, footer], [['summary'], { text: 'خوش آمدید' }])
  assert.not.match(JSON.stringify(publicSchool(translated, 'ur')), /@(ur|en)"/)
})

test('in its first language a school is to the byte what it is without others', () => {
  const alone = publicSchool({ ...defaultSettings, languages: translated.languages })
  assert.is(JSON.stringify(publicSchool(translated, 'en')), JSON.stringify(alone))
  const whole = { ...translated, languages: defaultSettings.languages }
  assert.is(
    JSON.stringify(publicSchool(whole)),
    JSON.stringify(publicSchool(defaultSettings)),
    'nor what is not offered',
  )
})

test('a text of the table is one of the settings, and may be written in every language', () => {
  const all = mapTexts(defaultSettings, (of, names) => {
    for (const name of names) {
      assert.ok(Object.hasOwn(of, name), name)
      for (const language of LANGUAGE_TAGS) of[translationOf(name, language)] = of[name]
    }
    return of
  })
  assert.equal(operations.updateSchool.json.parse({ version: '0', settings: all }).settings, all)
})

/** The settings with another value at a path; '*' is the first entry of a list. */
function put<T>(settings: T, [step = '', ...rest]: string[], value: unknown): T {
  const key = step === '*' ? '0' : step
  const copy = (Array.isArray(settings) ? [...settings] : { ...settings }) as Record<string, unknown>
  copy[key] = rest.length > 0 ? put(copy[key], rest, value) : value
  return copy as T
}

test('the form asks for as much as may be saved: what is required, how long a text and how many entries there may be', () => {
  const page = { title: 'Bus', slug: '', text: 'At seven.', place: 'menu' as const, files: [] }
  const withPage: SchoolSettings = { ...defaultSettings, ownPages: [page] }
  const isSaved = (path: string, value: unknown) => {
    const settings = put(withPage, path.split('.'), value)
    return operations.updateSchool.json.safeParse({ version: '0', settings }).success
  }
  const fields = schoolForm.flatMap(({ groups }) => groups.flatMap((group) => group.fields))
  for (const { at, most } of fields.filter(({ kind }) => kind === 'list')) {
    const [first] = at.split('.').reduce<unknown>((of, key) => (of as Record<string, unknown>)[key], withPage) as [
      unknown,
    ]
    const entries = (count: number) =>
      Array.from({ length: count }, (_, index) => (at === 'classes' ? `${index}` : first))
    assert.equal([isSaved(at, entries(most ?? 0)), isSaved(at, entries((most ?? 0) + 1))], [true, false], at)
  }
  const texts = fields.flatMap((one) => (one.kind === 'list' ? one.fields : [one])).filter(({ most }) => most)
  assert.ok(texts.length > 20)
  for (const { at, most = 0, required = false } of texts) {
    if (at.endsWith('.href')) continue
    const long = (length: number) => `@${'x'.repeat(length - 1)}`
    assert.equal([isSaved(at, ''), isSaved(at, long(most)), isSaved(at, long(most + 1))], [!required, true, false], at)
  }
})

test('every setting is in a part of the form', () => {
  const parts = schoolForm.map(({ name }) => name)
  const paths = Object.entries(defaultSettings).flatMap(([part, value]) =>
    Array.isArray(value) ? [part] : Object.keys(value).map((name) => `${part}.${name}`),
  )
  assertNone(paths.filter((path) => !parts.includes(partOf(path))))
  assert.equal(
    ['colours', 'identity.motto@ur', 'pages.board', 'confirmed.slides', 'userIds.former', 'families.open'].map(partOf),
    ['identity', 'identity', 'home', 'home', 'userIds', 'userIds'],
  )
})

test('texts are as long in each language as they may be in one', () => {
  const long = { ...translated, about: { ...defaultSettings.about, 'paragraphs@ur': Array(30).fill('ع'.repeat(900)) } }
  const parse = (settings: unknown) => operations.updateSchool.json.safeParse({ version: '0', settings })
  assert.ok(parse(long).success, 'nearly 60 kB in one')
  const more = { ...long, home: { ...long.home, 'summary@ur': 'ع'.repeat(2_000) } }
  assert.equal(
    parse(more).error?.issues.map(({ path }) => path),
    [['settings']],
    'all texts together',
  )
  const huge = { ...translated, identity: { ...translated.identity, 'motto@ur': 'ع'.repeat(15_000) } }
  assert.equal(parse(huge).error?.issues[0]?.path, ['settings', 'identity', 'motto@ur'])
})

test.run()
