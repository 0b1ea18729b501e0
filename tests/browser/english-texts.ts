import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const { CATALOGS, textsIn } = await import(pathToFileURL(resolve('build/languages.mjs')).href)

/** In place of every value in a text. */
const VALUE = '\u0001'
const anyValues = new Proxy({}, { get: () => VALUE })

/**
 * Makes the function that finds texts of the portal which are English in a page of another language: texts of the English
 * catalogs, with any values in them, that the catalogs of that language do not have.
 */
export async function englishFinder(language: string): Promise<(texts: readonly string[]) => string[]> {
  const own = new Set(await textsOf(language))
  const english = [...new Set(await textsOf('en'))].filter((text) => !own.has(text))
  // What is beside a value may be an element of its own.
  const parts = new Set(english.flatMap((text) => text.split(VALUE).map((part) => part.trim())).filter(isPhrase))
  const patterns = english
    .filter((text) => /[a-z]{2}/i.test(text))
    .map((text) => new RegExp(`^${text.split(VALUE).map(escaped).join('.+')}$`, 's'))
  return (texts) => texts.filter((text) => parts.has(text) || patterns.some((pattern) => pattern.test(text)))
}

const isPhrase = (text: string) => /[a-z]+ [a-z]+/i.test(text)
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Every text of a language. */
async function textsOf(language: string): Promise<string[]> {
  const files = (CATALOGS as string[])
    .map((catalog) => `./${catalog}/${language}`)
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
    // They name or read the others.
    .filter((file) => !/\/(index|failures|failure-texts)\.ts$/.test(file))
  const contents = files.map((file, at) => `export * as texts${at} from '${file}'`).join('\n')
  const folder = mkdtempSync(join(tmpdir(), 'catalogs-'))
  const outfile = join(folder, 'catalogs.mjs')
  try {
    const stdin = { contents, resolveDir: resolve('.') }
    await build({ stdin, outfile, bundle: true, format: 'esm', platform: 'node', plugins: [textsIn(language)] })
    return [...textsWithin(await import(pathToFileURL(outfile).href))]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function* textsWithin(catalog: unknown): Generator<string> {
  if (typeof catalog === 'string') yield catalog
  if (typeof catalog === 'function') yield* textsWithin(calledWithAny(catalog as (values: object) => unknown))
  if (typeof catalog === 'object' && catalog !== null)
    for (const inner of Object.values(catalog)) yield* textsWithin(inner)
}

/** The text of a function; undefined if it takes other values than texts. */
function calledWithAny(make: (values: object) => unknown): unknown {
  try {
    return make(anyValues)
  } catch {
    return undefined
  }
}
