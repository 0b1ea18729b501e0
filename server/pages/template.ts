import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RenderedPage, Theme } from '#contract'

/** Painted once, when all of it is there: half a page first would be laid out twice. */
const WHOLE = '<link rel="expect" href="#page-data" blocking="render" />'

// bounded: the index.html that we build
const NO_SCRIPT = /<noscript>.*<\/noscript>/s

/**
 * The built index.html, in the looks that its reader chose.
 * @param page the built index.html
 * @param renderDir where the build says which scripts each chunk of the portal became
 */
export function readTemplate(page: string, renderDir: string) {
  const files: Record<string, string[]> = JSON.parse(readFileSync(join(renderDir, 'chunks.json'), 'utf8'))
  const [start = '', head, middle = '', body, end] = page.split(/<!--\/?(?:head|body)-->/)

  /** The chunks' scripts are asked for with the first, and like it after what paints. */
  const preloading = (chunks: string[]) =>
    [...new Set(chunks.flatMap((chunk) => files[chunk] ?? []))]
      .map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low" />`)
      .join('')
  const themed = (theme: Theme) => (theme === 'system' ? start : start.replace('<html', `<html data-theme="${theme}"`))

  return {
    /** With a rendered page in it, whole. */
    page({ head, body, chunks }: RenderedPage, theme: Theme): string {
      return themed(theme) + WHOLE + head + middle.replace('</head>', `${preloading(chunks)}</head>`) + body + end
    },
    /** Empty, for a page that only the browser makes, from these chunks; `withoutScript` is for a browser that does not. */
    shell({ chunks, withoutScript }: { chunks: string[]; withoutScript: string }, theme: Theme): string {
      // The pages that one works on need the second style sheet too.
      const links = chunks.length > 0 ? middle.replace('data-style="staff" disabled', 'data-style="staff"') : middle
      const told = body?.replace(NO_SCRIPT, () => `<noscript>${withoutScript}</noscript>`)
      return themed(theme) + head + links.replace('</head>', `${preloading(chunks)}</head>`) + told + end
    },
  }
}
