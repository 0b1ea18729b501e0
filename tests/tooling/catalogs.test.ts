/** All texts of all languages: that tsc compares each with the English one, and what it cannot compare. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import * as esbuild from 'esbuild'
import * as assert from 'uvu/assert'
import { LANGUAGE_TAGS, type Language } from '../../messages/languages.ts'
import { en as kitInEnglish } from '../../ui-kit/messages/en/index.ts'
import { ur as kitInUrdu } from '../../ui-kit/messages/ur/index.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'
import { make } from './sample-values.ts'

const languages = LANGUAGE_TAGS.filter((language) => language !== 'en')
const PARTS = ['parts/main', 'parts/public', 'parts/staff', 'parts/server', 'failures/index'] as const
const fileOf = (language: Language, part: string) => `messages/${language}/${part}.ts`

test('each list of texts is compared with the English one', () => {
  const isCompared = (file: string) => readFileSync(file, 'utf8').includes('export type Complete = Translates<')
  const files = languages.flatMap((language) => [...PARTS, 'parts/failures'].map((part) => fileOf(language, part)))
  assertNone(files.filter((file) => !isCompared(file)))
})

test('every file of texts is in one that is fetched', () => {
  const listsOf = (language: Language) =>
    globSync(`messages/${language}/{parts/*,failures/index}.ts`).map((file) => readFileSync(file, 'utf8'))
  assertNone(
    LANGUAGE_TAGS.flatMap((language) => {
      const lists = listsOf(language).join()
      return globSync(`messages/${language}/{,failures/}*.ts`).filter(
        (file) =>
          !/\/(digits|index|words)\.ts$/.test(file) &&
          !new RegExp(`'\\.\\.?/(failures/)?${basename(file)}'`).test(lists),
      )
    }),
  )
})

test('every code of a failure is said by the server or the contract', async () => {
  const source = globSync('{contract,server}/**/*.ts').map((file) => readFileSync(file, 'utf8'))
  const said = new Set(source.flatMap((text) => text.match(/'\w+'/g) ?? []))
  const codes = Object.keys(await import('../../messages/en/failures/index.ts'))
  assert.ok(codes.length > 200)
  assertNone(codes.filter((code) => !said.has(`'${code}'`)))
})

/** What a module reads of the texts: `texts().home`, and `const { home, layout: strings } = texts()`. */
function namesRead(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  const whole = [...text.matchAll(/const \{([^{}]*)\} = texts\(\)(?!\.)/g)].flatMap(([, names = '']) =>
    names.split(','),
  )
  const single = [...text.matchAll(/\btexts\(\)\.(\w+)/g)].map(([, name = '']) => name)
  return [...whole.map((name) => name.split(':')[0]?.trim() ?? ''), ...single].filter(Boolean)
}

/** The modules of a built file, and of those that it imports. */
function modulesOf(outputs: esbuild.Metafile['outputs'], entry: string): string[] {
  const files = new Set(Object.keys(outputs).filter((file) => outputs[file]?.entryPoint === entry))
  for (const file of files)
    for (const { path, kind } of outputs[file]?.imports ?? []) if (kind === 'import-statement') files.add(path)
  return [...files].flatMap((file) =>
    Object.entries(outputs[file]?.inputs ?? {}).flatMap(([path, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [path] : [],
    ),
  )
}

const { metafile } = await esbuild.build({
  entryPoints: ['portal/main.ts', 'portal/pages/public-pages.tsx'],
  bundle: true,
  write: false,
  metafile: true,
  outdir: 'out',
  format: 'esm',
  splitting: true,
  conditions: ['source', 'built'],
  loader: { '.woff2': 'empty', '.ttf': 'empty' },
  external: ['./pages/staff-pages.tsx'],
})
const inMain = modulesOf(metafile.outputs, 'portal/main.ts')
const inPublic = modulesOf(metafile.outputs, 'portal/pages/public-pages.tsx')

test('what a first visit, and then the other public pages read is in the texts that come with them', async () => {
  const main = Object.keys(await import('../../messages/en/parts/main.ts'))
  const both = [...main, ...Object.keys(await import('../../messages/en/parts/public.ts'))]
  const lacking = (modules: string[], names: string[]) =>
    modules
      .filter((path) => path.startsWith('portal/'))
      .flatMap((path) => namesRead(path).flatMap((name) => (names.includes(name) ? [] : [`${path}: ${name}`])))
  assert.ok(inMain.includes('portal/pages/home/home.tsx') && inPublic.includes('portal/pages/auth/login.tsx'))
  // They are read only when an area is there.
  assert.equal(lacking(inMain, main), [
    'portal/app.tsx: kitOfOtherPages',
    'portal/pages.tsx: notFound',
    'portal/pages.tsx: login',
  ])
  assertNone(lacking(inPublic, both))
})

test('the texts of the kit for a first visit are those of the components that it has', async () => {
  const camel = (name: string) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  const shown = inMain.flatMap((path) => /^ui-kit\/.+\/(.+)\.messages\.ts$/.exec(path)?.[1] ?? []).map(camel)
  for (const { kit, kitOfOtherPages } of [
    await import('../../messages/ur/kit.ts'),
    await import('../../messages/de/kit.ts'),
  ]) {
    assert.equal(Object.keys(kit).sort(), shown.sort())
    const others = Object.keys(kitInEnglish).filter((name) => !shown.includes(name))
    assert.equal(Object.keys(kitOfOtherPages).sort(), others.sort(), 'all others come later, and none twice')
  }
})

type Text = string | ((values: never) => unknown)

/** The texts of a file by their names: those of an object by both names, as 'home.lead'. */
function textsIn(value: unknown, name = ''): [name: string, text: Text][] {
  if (typeof value === 'string' || typeof value === 'function') return [[name, value as Text]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, (name && `${name}.${key}`) || key))
}

/** They write days, numbers and choices, or cells of a file, and no sentence; the kit's are compared by themselves. */
const WITHOUT_TEXTS = new Set([
  'choices',
  'template',
  'kit',
  'kitOfOtherPages',
  'chooseDigits',
  'withDigits',
  'fieldLabels',
  'textIn',
  ...Object.keys(await import('../../messages/en/counting.ts')),
  ...Object.keys(await import('../../messages/en/language.ts')),
])
/** It has no values by name. */
const TAKES_A_LIST = /\bstudentsIn$/

const load = (texts: object) =>
  new Map(
    textsIn(Object.fromEntries(Object.entries(texts).filter(([name]) => !WITHOUT_TEXTS.has(name)))).filter(
      ([name]) => !TAKES_A_LIST.test(name),
    ),
  )

/** Of each part, since the bundle of the tests has what these patterns say. */
const loadPart: Record<(typeof PARTS)[number], (language: Language) => Promise<object>> = {
  'parts/main': (language) => import(`../../messages/${language}/parts/main.ts`),
  'parts/public': (language) => import(`../../messages/${language}/parts/public.ts`),
  'parts/staff': (language) => import(`../../messages/${language}/parts/staff.ts`),
  'parts/server': (language) => import(`../../messages/${language}/parts/server.ts`),
  'failures/index': (language) => import(`../../messages/${language}/failures/index.ts`),
}

const pairs = [
  { file: 'ui-kit/messages/ur', own: load(kitInUrdu), english: load(kitInEnglish) },
  ...(await Promise.all(
    languages.flatMap((language) =>
      PARTS.map(async (part) => ({
        file: fileOf(language, part),
        own: load(await loadPart[part](language)),
        english: load(await loadPart[part]('en')),
      })),
    ),
  )),
]

/** The names of all values, as the types of English texts say them. */
const names = [
  ...new Set(
    globSync(['messages/en/*.ts', 'messages/en/failures/*.ts', 'ui-kit/*/*.messages.ts'])
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(\w+)\??: (?:readonly )?(?:string|number)\b/g)])
      .map(([, name = '']) => name),
  ),
]

test('a text uses every value that the English one uses', () => {
  const used = (text: Text | undefined) => (typeof text === 'function' ? [...make(text, names).used] : [])
  assertNone(
    pairs.flatMap(({ file, own, english }) =>
      [...own].flatMap(([name, text]) => {
        const has = used(text)
        return used(english.get(name)).flatMap((value) =>
          has.includes(value) ? [] : [`${file}: ${name} leaves out ${value}`],
        )
      }),
    ),
  )
})

/** A setting of the server, a header, or its log: a school's office cannot do anything with it. */
const OPERATORS = /\b[A-Z]{3,}_[A-Z]{2,}\b|X-Forwarded|log of the server|سرور کے لاگ/
const FOR_OPERATOR = /(.*)(?:For the person who runs the server|سرور چلانے والے کے لیے): /s

test('what only the person who runs the server can do is said to that person, after a sentence for everybody', () => {
  assertNone(
    pairs.flatMap(({ file, own, english }) =>
      [...own, ...english].flatMap(([name, text]) => {
        const shownText = String(typeof text === 'function' ? make(text, names).text : text)
        if (!OPERATORS.test(shownText)) return []
        const [, first = ''] = FOR_OPERATOR.exec(shownText) ?? []
        return first && !OPERATORS.test(first) ? [] : [`${file}: ${name}: ${shownText}`]
      }),
    ),
  )
})

const ISOLATED = /[\u2066-\u2068][^\u2069]*\u2069/g
/**
 * What is seen in another order within a sentence from right to left: a sign that begins or joins Latin letters or digits.
 * And what the digits of a school would change: a digit beside a Latin letter.
 */
const TURNED = /(?:^|[^\w])[@#/.]\w|\d-\d|[a-z]:\/\/|\d \d|[A-Za-z][-=_]?\d/

test('in Urdu, what is read from left to right is isolated', () => {
  assertNone(
    pairs.flatMap(({ file, own }) =>
      /\bur\b/.test(file)
        ? [...own].flatMap(([name, text]) => {
            const shownText = String(typeof text === 'function' ? make(text, names).text : text)
            return TURNED.test(shownText.replace(ISOLATED, '')) ? [`${file}: ${name}: ${shownText}`] : []
          })
        : [],
    ),
  )
})

test.run()
