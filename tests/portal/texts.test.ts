// own process
import '../dom.ts'
/** A text is read when something is rendered: then the language is known, and it can be another one than before. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'
import * as assert from 'uvu/assert'
import { LANGUAGE_TAGS, type Language } from '../../messages/languages.ts'
import { assertNone } from '../lines.ts'
import { test } from '../test.ts'

/** Imports modules as a bundle of their own, in which no language is set. */
async function importAlone(contents: string): Promise<void> {
  const { outputFiles } = await esbuild.build({
    stdin: { contents, resolveDir: resolve('.'), loader: 'tsx' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    conditions: ['source', 'built'],
    define: { MESSAGES: '"{}"' },
    banner: {
      js: "import { createRequire as nodeRequire } from 'node:module';const require = nodeRequire('/');",
    },
  })
  const folder = mkdtempSync(join(tmpdir(), 'texts-'))
  const file = join(folder, 'bundle.mjs')
  try {
    writeFileSync(file, outputFiles[0]?.text ?? '')
    await import(pathToFileURL(file).href)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('no module of the portal reads a text when it is imported', async () => {
  const readsOne = importAlone(
    `import { texts } from '#messages'\nconst title = texts().titles.notice\nexport { title }`,
  )
  await readsOne.then(
    () => assert.unreachable(),
    ({ message }) => assert.match(message, 'before a language was set'),
  )
  await importAlone(`import './portal/start.tsx'\n
    import './portal/pages/public-pages.tsx'\nimport './portal/pages/staff-pages.tsx'`)
})

test('no text of a page makes a formatter of Intl when it is imported: a first visit has no number to write', async () => {
  const made: string[] = []
  const { NumberFormat, PluralRules, ListFormat } = Intl
  const recorded = (name: string, Original: object) =>
    new Proxy(Original, {
      construct(target, args, newTarget) {
        made.push(`${name} ${args[0]}`)
        return Reflect.construct(target as new () => object, args, newTarget)
      },
    })
  Object.assign(
    Intl,
    Object.fromEntries(
      Object.entries({ NumberFormat, PluralRules, ListFormat }).map(([name, one]) => [name, recorded(name, one)]),
    ),
  )
  try {
    for (const language of LANGUAGE_TAGS)
      await importAlone(
        ['main', 'public', 'staff']
          .map((part) => `export * as ${part} from './messages/${language}/parts/${part}.ts'`)
          .join('\n'),
      )
  } finally {
    Object.assign(Intl, { NumberFormat, PluralRules, ListFormat })
  }
  assertNone(made)
})

test('staff texts that arrive after the language was switched are there in both languages', async () => {
  const { files } = await import('#messages/files')
  const { loadTexts, needTexts, pageLanguage, speakIn } = await import('../../portal/state/language.ts')
  const { texts } = await import('#messages')
  const { load } = files
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  files.load = (async (name: 'staff', language: Language) => {
    if (name === 'staff' && language === 'en') await held
    return load(name, language)
  }) as typeof load
  try {
    await loadTexts('en')
    speakIn('en')
    const needing = needTexts(['staff'])
    await loadTexts('ur')
    speakIn('ur')
    arrive()
    await needing
    assert.ok(texts().admin, 'Urdu')
    speakIn('en')
    assert.ok(texts().admin, 'English')
  } finally {
    files.load = load
    pageLanguage.value = undefined
  }
})

test.run()
