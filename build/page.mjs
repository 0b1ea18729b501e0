import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as esbuild from 'esbuild'
import { fileOf, filesOfAreas, urlOf } from './areas.mjs'
import { folderOf, textsFor } from './languages.mjs'
import { styleOf, worker } from './portal.mjs'
import { out } from './settings.mjs'

/**
 * Writes what depends on the hashed names of a build: index.html with the style of the public pages in it, which saves a
 * round trip before the first paint; areas.json, from which the server names the files of a page in its document; and the
 * service worker.
 * @returns the style
 */
export async function writePage(language, outputs) {
  const { first, later } = filesOfAreas(outputs)
  const [script, ...others] = first.map(urlOf)
  const styleFile = fileOf(outputs, styleOf(language))
  const style = (await readFile(styleFile, 'utf8')).trim()
  await rm(styleFile)
  const { strings, LANGUAGES, escapeMarkup } = await textsFor(language, 'rendering')
  const { heading, text } = strings.withoutScript
  const parts = {
    LANGUAGE: language,
    WITHOUT_SCRIPT: `<h1>${escapeMarkup(heading)}</h1><p>${escapeMarkup(text)}</p>`,
    STYLE: `<style>${style}</style>`,
    STAFF_STYLES: later['staff-styles'].map(urlOf),
    SCRIPT: script,
    // Requested together with the script, not after it.
    IMPORTS: others.map((url) => `<link rel="modulepreload" href="${url}" fetchpriority="low" />`).join(''),
  }
  const attributes = `lang="${language}"${LANGUAGES[language].dir === 'rtl' ? ' dir="rtl"' : ''}`
  const page = (await readFile('portal/index.html', 'utf8')).replace('lang="en"', attributes)
  await write(
    join(out, 'portal', folderOf(language)),
    'index.html',
    page.replace(/%([A-Z_]+)%/g, (_, name) => parts[name]),
  )
  const urls = Object.entries(later).map(([name, files]) => [name, files.map(urlOf)])
  await write(join(out, 'portal-render', folderOf(language)), 'areas.json', JSON.stringify(Object.fromEntries(urls)))
  await esbuild.build(worker(language, script))
  return style
}

async function write(folder, name, text) {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), text)
}
