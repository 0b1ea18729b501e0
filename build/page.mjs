import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as esbuild from 'esbuild'
import { escapeMarkup } from '../contract/text.ts'
import { messagesIn } from '../messages/all.ts'
import { byLanguage, LANGUAGE_TAGS, LANGUAGES } from '../messages/languages.ts'
import { LATER_AREAS, STYLES } from '../portal/areas.ts'
import { fileOf, textsOf, urlsOfAreas } from './areas.mjs'
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
  const { first, later, guardedStyle } = urlsOfAreas(outputs)
  const [script, ...others] = first
  const styleFile = fileOf(outputs, STYLES.all)
  const style = (await readFile(styleFile, 'utf8')).trim()
  await rm(styleFile)
  const built = { style, script, others, later, guardedStyle, urls }
  const template = await readFile('portal/index.html', 'utf8')
  for (const language of LANGUAGE_TAGS)
    await write(
      join(out, 'portal', language === 'en' ? '' : language, 'index.html'),
      documentIn(language, template, built),
    )
  const inLanguage = (language) =>
    Object.fromEntries([
      ...LATER_AREAS.map((area) => [area, [...later[area], ...textsOf(area, language, urls)]]),
      ['guarded-style', [guardedStyle]],
    ])
  await write(join(out, 'portal-render/areas.json'), JSON.stringify(byLanguage(inLanguage)))
  await esbuild.build(worker(script))
  return style
}

function documentIn(language, template, { style, script, others, later, guardedStyle, urls }) {
  const { heading, text } = messagesIn(language).rendering.withoutScript
  const parts = {
    LANGUAGE: language,
    WITHOUT_SCRIPT: `<h1>${escapeMarkup(heading)}</h1><p>${escapeMarkup(text)}</p>`,
    STYLE: `<style>${style}</style>`,
    STAFF_STYLES: guardedStyle,
    SCRIPT: script,
    // Without a relation yet: portal/match-page.ts gives it one.
    LATER: importsOf(later)
      .map((url) => `<link data-later href="${url}" />`)
      .join(''),
    // Requested together with the script, not after it.
    IMPORTS: [...others, urls[`${language}/main`]].map((url) => `<link rel="modulepreload" href="${url}" />`).join(''),
  }
  const attributes = `lang="${language}"${LANGUAGES[language].dir === 'rtl' ? ' dir="rtl"' : ''}`
  return template.replace('lang="en"', attributes).replace(/%([A-Z_]+)%/g, (_, name) => parts[name])
}

/** What the later areas import besides the main script. */
const importsOf = (later) => [...new Set(LATER_AREAS.flatMap((area) => later[area].slice(1)))]

async function write(file, text) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
