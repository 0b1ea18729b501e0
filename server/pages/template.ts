import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RenderedPage, Theme } from '#contract'

/** The built index.html with a rendered page in it, whole, in the looks that its reader chose. */
export type Template = (page: RenderedPage, theme: Theme) => string

/** Painted once, when all of it is there: half a page first would be laid out twice. */
const WHOLE = '<link rel="expect" href="#given" blocking="render" />'

/**
 * The built page, ready to be filled.
 * @param page the built index.html
 * @param renderDir where the build says which scripts each area of the portal became
 */
export function readTemplate(page: string, renderDir: string): Template {
  const areas: Record<string, string[]> = JSON.parse(readFileSync(join(renderDir, 'areas.json'), 'utf8'))
  const [start, , middle, , end] = page.split(/<!--\/?(?:head|body)-->/)
  return ({ head, body, area }, theme) => {
    // The page's own scripts are asked for with the first, and like it after what paints.
    const scripts = (area && areas[area]) || []
    const links = scripts.map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low" />`)
    const themed = theme === 'system' ? start : start?.replace('<html', `<html data-theme="${theme}"`)
    return themed + WHOLE + head + middle?.replace('</head>', `${links.join('')}</head>`) + body + end
  }
}
