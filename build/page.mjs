import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as esbuild from 'esbuild'
import { escapeMarkup } from '../contract/text.ts'
import { messagesIn } from '../messages/all.ts'
import { byLanguage, LANGUAGE_TAGS, LANGUAGES } from '../messages/languages.ts'
import { fileOf, filesOfAreas, STYLES, urlOf } from './areas.mjs'
import { worker } from './portal.mjs'
import { out } from './settings.mjs'

/**
 * Writes what depends on the hashed names of a build: the document of each language with the style of the public pages in
 * it, which saves a round trip before the first paint; areas.json, from which the server names the files of a page in its
 * document; and the service worker.
 * @param urls those of the texts
 * @returns the style
 */
export async function writePages(outputs, urls) {
  const { first, later } = filesOfAreas(outputs)
  const [script, ...others] = first.map(urlOf)
  const styleFile = fileOf(outputs, STYLES)
  const style = (await readFile(styleFile, 'utf8')).trim()
  await rm(styleFile)
  const built = { style, script, others, staffStyles: later['staff-styles'].map(urlOf), urls }
  const template = await readFile('portal/index.html', 'utf8')
  for (const language of LANGUAGE_TAGS)
    await write(
      join(out, 'portal', language === 'en' ? '' : language, 'index.html'),
      documentIn(language, template, built),
    )
  const areas = Object.fromEntries(Object.entries(later).map(([name, files]) => [name, files.map(urlOf)]))
  const inLanguage = (language) => ({ ...areas, 'staff-pages': [...areas['staff-pages'], urls[`${language}/staff`]] })
  await write(join(out, 'portal-render/areas.json'), JSON.stringify(byLanguage(inLanguage)))
  await esbuild.build(worker(script))
  return style
}

function documentIn(language, template, { style, script, others, staffStyles, urls }) {
  const { heading, text } = messagesIn(language).rendering.withoutScript
  const parts = {
    LANGUAGE: language,
    WITHOUT_SCRIPT: `<h1>${escapeMarkup(heading)}</h1><p>${escapeMarkup(text)}</p>`,
    STYLE: `<style>${style}</style>`,
    STAFF_STYLES: staffStyles,
    SCRIPT: script,
    // Requested together with the script, not after it.
    IMPORTS: [...others, urls[`${language}/visitors`]]
      .map((url) => `<link rel="modulepreload" href="${url}" fetchpriority="low" />`)
      .join(''),
  }
  const attributes = `lang="${language}"${LANGUAGES[language].dir === 'rtl' ? ' dir="rtl"' : ''}`
  return template.replace('lang="en"', attributes).replace(/%([A-Z_]+)%/g, (_, name) => parts[name])
}

async function write(file, text) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
