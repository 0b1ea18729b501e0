import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language, Renderer } from '#contract'
import { renderDirOf } from './built-pages.ts'

/**
 * The portal's renderer of a language, loaded once for all callers.
 * @returns undefined where it is not built; rejects where it is broken
 */
export function loadRenderer(portalDir: string, language: Language = 'en'): Promise<Renderer> | undefined {
  const script = join(renderDirOf(portalDir, language), 'render.mjs')
  if (!existsSync(script)) return undefined
  const renderer: Promise<Renderer> = import(pathToFileURL(script).href)
  // A failure rejects each request that needs the renderer; unhandled, it would end the process.
  renderer.catch(() => {})
  return renderer
}
