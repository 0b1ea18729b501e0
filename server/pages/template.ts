import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RenderedPage, Theme } from '#contract'

/** Delays the first paint until the whole page has arrived: half a page would be laid out twice. */
const PAINT_WHEN_COMPLETE = '<link rel="expect" href="#page-data" blocking="render" />'

// bounded: the index.html that we build
const NO_SCRIPT = /<noscript>.*<\/noscript>/s

/**
 * Fills the built index.html for one theme.
 * @param page the built index.html
 * @param renderDir the folder of chunks.json, which names the script files of each chunk of the portal
 */
export function readTemplate(page: string, renderDir: string) {
  const files: Record<string, string[]> = JSON.parse(readFileSync(join(renderDir, 'chunks.json'), 'utf8'))
  const [start = '', head, middle = '', body, end] = page.split(/<!--\/?(?:head|body)-->/)

  /** Preloads the chunks together with the main script. `low`, as that: after what the first paint needs. */
  const preloading = (chunks: string[]) =>
    [...new Set(chunks.flatMap((chunk) => files[chunk] ?? []))]
      .map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low" />`)
      .join('')
  const themed = (theme: Theme) => (theme === 'system' ? start : start.replace('<html', `<html data-theme="${theme}"`))

  return {
    /** A rendered page. */
    page({ head, body, chunks }: RenderedPage, theme: Theme): string {
      return (
        themed(theme) +
        PAINT_WHEN_COMPLETE +
        head +
        middle.replace('</head>', `${preloading(chunks)}</head>`) +
        body +
        end
      )
    },
    /**
     * An empty document for a page that the browser makes from these chunks.
     * @param withoutScript HTML for a browser without JavaScript
     */
    shell({ chunks, withoutScript }: { chunks: string[]; withoutScript: string }, theme: Theme): string {
      // Pages that the browser makes need the staff styles too.
      const links = chunks.length > 0 ? middle.replace('data-style="staff" disabled', 'data-style="staff"') : middle
      const root = body?.replace(NO_SCRIPT, () => `<noscript>${withoutScript}</noscript>`)
      return themed(theme) + head + links.replace('</head>', `${preloading(chunks)}</head>`) + root + end
    },
  }
}
