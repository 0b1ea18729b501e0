import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as esbuild from 'esbuild'
import { folderOf, textsFor } from './languages.mjs'
import { chunkName, closure, fileOf, urlOf } from './outputs.mjs'
import { MAIN, STAFF_STYLES, staffStyles, styleOf, worker } from './portal.mjs'
import { out } from './settings.mjs'

/**
 * Writes index.html in a language, with the style of the public pages in it, which saves a round trip before the first
 * paint, and with the hashed names of what it fetches.
 * @returns the style
 */
export async function writePage(language, outputs) {
  const styleFile = fileOf(outputs, styleOf(language))
  const built = await esbuild.build(staffStyles(language, Object.keys(outputs[styleFile].inputs)))
  Object.assign(outputs, built.metafile.outputs)
  const script = fileOf(outputs, MAIN)
  const chunks = [...closure(outputs, script)].filter((file) => file !== script)
  const style = (await readFile(styleFile, 'utf8')).trim()
  await rm(styleFile)
  const { strings, LANGUAGES, escapeMarkup } = await textsFor(language, 'rendering')
  const { heading, text } = strings.withoutScript
  const parts = {
    LANGUAGE: language,
    WITHOUT_SCRIPT: `<h1>${escapeMarkup(heading)}</h1><p>${escapeMarkup(text)}</p>`,
    STYLE: `<style>${style}</style>`,
    STAFF_STYLES: urlOf(fileOf(outputs, STAFF_STYLES)),
    SCRIPT: urlOf(script),
    // Requested together with the script, not after it.
    CHUNKS: chunks.map((file) => `<link rel="modulepreload" href="${urlOf(file)}" fetchpriority="low" />`).join(''),
  }
  const attributes = `lang="${language}"${LANGUAGES[language].dir === 'rtl' ? ' dir="rtl"' : ''}`
  const page = (await readFile('portal/index.html', 'utf8')).replace('lang="en"', attributes)
  const folder = join(out, 'portal', folderOf(language))
  await mkdir(folder, { recursive: true })
  await writeFile(
    `${folder}/index.html`,
    page.replace(/%([A-Z_]+)%/g, (_, name) => parts[name]),
  )
  await writeChunks(language, outputs)
  Object.assign(outputs, (await esbuild.build(worker(language, urlOf(script)))).metafile.outputs)
  return style
}

/**
 * Writes chunks.json: the files of each chunk besides the main chunk. The server names them in the page that needs
 * them.
 */
async function writeChunks(language, outputs) {
  const mainFiles = closure(outputs, fileOf(outputs, MAIN))
  const files = Object.entries(outputs)
    .filter(([file, { entryPoint }]) => file.endsWith('.js') && entryPoint && !mainFiles.has(file))
    .map(([file, { entryPoint }]) => [
      chunkName(entryPoint),
      [...closure(outputs, file)].filter((part) => !mainFiles.has(part)).map(urlOf),
    ])
  const folder = join(out, 'portal-render', folderOf(language))
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/chunks.json`, JSON.stringify(Object.fromEntries(files)))
}
