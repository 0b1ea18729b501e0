import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import * as esbuild from 'esbuild'

/** The language that has every text, and that the others fall back to. */
export const ENGLISH = 'en'

/** Each has a folder of texts; English first. */
export const languages = [ENGLISH, ...readdirSync('portal/strings').filter((name) => name !== ENGLISH)]

// It would take itself for English, and ask the server for what the school says in English.
for (const file of languages.map((language) => `portal/strings/${language}/this-language.ts`))
  if (!existsSync(file)) throw new Error(`${file} is missing: copy the English one, with the tag of the language.`)

/** Where a language has its files in the folder of a build: English has no folder of its own. */
export const folderOf = (language) => (language === ENGLISH ? '' : language)

/** The folders of texts, each with one folder for each language. */
export const CATALOGS = ['portal/strings', 'contract/labels', 'contract/failures', 'server/strings', 'ui-kit/messages']

/** How a folder's English files are imported by name: see `imports` in package.json. */
const NAMED = {
  '#strings/': 'portal/strings/en',
  '#contract/labels/': 'contract/labels/en',
  '#contract/failures/en/': 'contract/failures/en',
}

/**
 * Makes a build have the texts of a language: a file of texts is taken from its folder, or from that of English where it
 * has none. So a text is never looked up when the portal runs, and nobody fetches a second language.
 */
export const textsIn = (language) => ({
  name: 'texts',
  setup(build) {
    if (language === ENGLISH) return
    build.onResolve({ filter: /^[#./]/ }, ({ path, resolveDir, importer }) => {
      const english = englishFile(path, resolveDir)
      const own = english && join(dirname(english), '..', language, relative(dirname(english), english))
      // A file that has only some of the texts takes the others from English itself.
      return own && own !== importer && existsSync(own) ? { path: own } : undefined
    })
  },
})

/** The file of an import, if it is one of texts in English; undefined for all others. */
function englishFile(path, resolveDir) {
  // An index only names the files, so the English one does for all: each of its files is looked for in the language.
  if (/\/index(\.ts)?$/.test(path)) return undefined
  const name = Object.keys(NAMED).find((start) => path.startsWith(start))
  if (name) return resolve(NAMED[name], `${path.slice(name.length)}.ts`)
  if (path.startsWith('#')) return undefined
  const file = resolve(resolveDir, path)
  const folder = relative('.', dirname(file))
  return CATALOGS.some((catalog) => folder === `${catalog}/${ENGLISH}`) ? file : undefined
}

/**
 * The texts of a subject of the portal in a language, for what the build itself writes; with what the contract exports.
 * @param subject the name of a file of `portal/strings/<language>/`
 */
export async function textsFor(language, subject) {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: `export * from '#strings/${subject}'; export * from '#contract'`, resolveDir: '.' },
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [textsIn(language)],
  })
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
}
