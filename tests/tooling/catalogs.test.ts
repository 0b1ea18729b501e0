/** All texts of all languages: that tsc compares each with the English one, and what it cannot compare. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'
import { make } from './sample-values.ts'

const { CATALOGS, ENGLISH, languages } = (await import(resolve('build/languages.mjs'))) as {
  CATALOGS: string[]
  ENGLISH: string
  languages: string[]
}
const catalogs = [...new Set([...CATALOGS, 'server/strings'])]
const filesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((file) => file !== 'index.ts') : []
const folders = catalogs.flatMap((catalog) =>
  languages
    .filter((language) => language !== ENGLISH)
    .map((language) => ({ english: `${catalog}/${ENGLISH}`, own: `${catalog}/${language}` })),
)

test('Urdu has every file of texts', () => {
  const urdu = folders.filter(({ own }) => own.endsWith('/ur'))
  assertNone(
    urdu.flatMap(({ english, own }) => {
      const has = filesIn(own)
      return filesIn(english).flatMap((file) => (has.includes(file) ? [] : [`${own}/${file} is missing`]))
    }),
  )
})

/** Each says its type: what the tag of a language is, and how a response is read. */
const TYPED = ['this-language.ts', 'failures.ts']

test('each file is compared with the English one, in its last line or by the index of its folder', () => {
  const compares = (path: string) => {
    const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
    const file = path.split('/').at(-1)
    return (
      text.replace(/\s+/g, '').includes(`Translates<typeofimport('./${file}'),typeofimport('../en/${file}')>`) ||
      text.includes('HasTextsOf<')
    )
  }
  assertNone(
    folders.flatMap(({ english, own }) =>
      compares(`${own}/index.ts`)
        ? []
        : filesIn(own)
            .filter((file) => filesIn(english).includes(file) && !TYPED.includes(file))
            .flatMap((file) => (compares(`${own}/${file}`) ? [] : [`${own}/${file} is not compared`])),
    ),
  )
})

type Text = string | ((values: never) => unknown)

/** The texts of a file by their names: those of an object by both names, as 'strings.lead'. */
function textsIn(value: unknown, name = ''): [name: string, text: Text][] {
  if (typeof value === 'string' || typeof value === 'function') return [[name, value as Text]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, (name && `${name}.${key}`) || key))
}

/** Of each folder, since the bundle of the tests has what these patterns say. */
const modules: Record<string, (file: string) => Promise<unknown>> = {
  'contract/failures': (file) => import(`../../contract/failures/${file}.ts`),
  'contract/labels': (file) => import(`../../contract/labels/${file}.ts`),
  'portal/strings': (file) => import(`../../portal/strings/${file}.ts`),
  'server/strings': (file) => import(`../../server/strings/${file}.ts`),
  'ui-kit/messages': (file) => import(`../../ui-kit/messages/${file}.ts`),
}

/** It has no values by name. */
const TAKES_A_LIST = 'strings.studentsIn'

/** @param path as 'portal/strings/ur/home.ts' */
async function load(path: string): Promise<Map<string, Text>> {
  const [, catalog = '', file = ''] = /^(\w+-?\w*\/\w+)\/(.*)\.ts$/.exec(path) ?? []
  return new Map(textsIn(await modules[catalog]?.(file)).filter(([name]) => name !== TAKES_A_LIST))
}

/** They write days, numbers and choices, or cells of a file, and no sentence; one is a component. */
const WITHOUT_TEXTS = ['choices.ts', 'counting.ts', 'failures.ts', 'kit-locale.ts', 'language.ts', 'template.ts']

const pairs = await Promise.all(
  folders.flatMap(({ english, own }) =>
    filesIn(own)
      .filter((file) => !WITHOUT_TEXTS.includes(file) && filesIn(english).includes(file))
      .map(async (name) => {
        const file = { own: `${own}/${name}`, english: `${english}/${name}` }
        return { file, own: await load(file.own), english: await load(file.english) }
      }),
  ),
)

/** The names of all values, as the types of English texts say them. */
const names = [
  ...new Set(
    pairs
      .flatMap(({ file }) => [
        ...readFileSync(file.english, 'utf8').matchAll(/(\w+)\??: (?:readonly )?(?:string|number)\b/g),
      ])
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
          has.includes(value) ? [] : [`${file.own}: ${name} leaves out ${value}`],
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
        const said = String(typeof text === 'function' ? make(text, names).said : text)
        if (!OPERATORS.test(said)) return []
        const [, first = ''] = FOR_OPERATOR.exec(said) ?? []
        return first && !OPERATORS.test(first) ? [] : [`${file.own}: ${name}: ${said}`]
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
      file.own.includes('/ur/')
        ? [...own].flatMap(([name, text]) => {
            const said = String(typeof text === 'function' ? make(text, names).said : text)
            return TURNED.test(said.replace(ISOLATED, '')) ? [`${file.own}: ${name}: ${said}`] : []
          })
        : [],
    ),
  )
})

test.run()
