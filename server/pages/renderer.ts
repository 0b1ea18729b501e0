import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Renderer } from '#contract'

/** The files that the build makes for rendering on the server, beside the folder of the built portal. */
export const renderDirOf = (portalDir: string): string => join(portalDir, '../portal-render')

/**
 * The portal's renderer, loaded once for all callers.
 * @returns undefined where it is not built; rejects where it is broken
 */
export function loadRenderer(portalDir: string): Promise<Renderer> | undefined {
  const script = join(renderDirOf(portalDir), 'render.mjs')
  if (!existsSync(script)) return undefined
  const renderer: Promise<Renderer> = import(pathToFileURL(script).href)
  // A failure rejects each request that needs the renderer; unhandled, it would end the process.
  renderer.catch(() => {})
  return renderer
}
