// Writes what follows from the English lists of texts, which Git ignores: messages/<language>/parts/, failures/index.ts and
// kit.ts. `npm ci`, every build, the tests and Storybook run it first.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { writeChanged } from './write-changed.mjs'

const ENGLISH = 'messages/en'
const FAILURES = 'failures/index.ts'
const PARTS = [...readdirSync(`${ENGLISH}/parts`).map((file) => `parts/${file}`), FAILURES]

const languages = readdirSync('messages', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en')
  .map(({ name }) => name)

const isThere = (language, file) => PARTS.includes(file) || existsSync(join('messages', language, file))

/**
 * A list of texts in a language: that of English with its own files. One that it lacks is English; of what the server says of
 * failures it is left out, since the server says it in English anyway.
 */
function partIn(language, part) {
  const folder = dirname(part)
  const english = relative(join('messages', language, folder), join(ENGLISH, part))
  let isWhole = true
  const lists = readFileSync(join(ENGLISH, part), 'utf8').replace(/^export [^;]*? from '(.+)'\n/gm, (list, path) => {
    const file = join(folder, path)
    if (isThere(language, file)) return list
    isWhole = false
    return part === FAILURES ? '' : list.replace(path, join(dirname(english), path))
  })
  return [
    "import type { Translates } from '../../translates.ts'",
    lists,
    '// What is said of failures is compared in its own list.',
    `type Own = Omit<typeof import('./${basename(part)}'), 'failures'>`,
    `type English = Omit<typeof import('${english}'), 'failures'>`,
    `export type Complete = Translates<Own, ${isWhole || part !== FAILURES ? 'English' : 'Pick<English, keyof Own>'}>`,
  ]
}

/** The components of the kit that every page and Home have: a first visit has their texts. */
const FIRST_KIT = [
  'carousel',
  'featureBox',
  'label',
  'noticeTeaser',
  'siteFooter',
  'siteHeader',
  'spinner',
  'toastRegion',
]

/** The texts of the kit in a language, by name: those of a first visit, and the others. */
function kitIn(language) {
  const from = `'@my-school/ui-kit/messages/${language}'`
  const source = readFileSync(`ui-kit/messages/${language}/index.ts`, 'utf8')
  const all = [...source.matchAll(/^export const (\w+)Messages\b/gm)].map(([, name]) => name)
  const objectOf = (names) => `{ ${names.map((name) => `${name}: ${name}Messages`).join(', ')} }`
  return [
    "import type { KitMessages } from '@my-school/ui-kit'",
    `import { ${all.map((name) => `${name}Messages`).join(', ')} } from ${from}`,
    `export { moveText } from ${from}`,
    `export const kit: KitMessages = ${objectOf(FIRST_KIT)}`,
    `export const laterKit: KitMessages = ${objectOf(all.filter((name) => !FIRST_KIT.includes(name)))}`,
  ]
}

for (const language of languages) {
  if (existsSync(`ui-kit/messages/${language}`)) writeChanged(`messages/${language}/kit.ts`, kitIn(language))
  for (const part of PARTS) writeChanged(join('messages', language, part), partIn(language, part))
}
