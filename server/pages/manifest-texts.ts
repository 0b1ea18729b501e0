import type { Context } from 'hono'
import { LANGUAGES, type SchoolSettings } from '#contract'
import { languageFor } from '../http/language-of.ts'
import { loadRenderer } from './renderer.ts'

/** The texts of a web manifest in the language of the caller. @param name the school's, in this language */
export async function manifestTexts(c: Context, settings: SchoolSettings, portalDir: string, name: string) {
  const lang = languageFor(c, settings)
  // Without a renderer the manifest has no description.
  const renderer = await Promise.resolve(loadRenderer(portalDir)).catch(() => undefined)
  return { lang, dir: LANGUAGES[lang].dir, name, description: renderer?.describe(name, lang) }
}
