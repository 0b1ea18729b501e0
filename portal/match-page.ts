import { type PageRow, pages, unknownPage } from './pages.tsx'

/** A row of the page table with what the path has for `:id`. */
export type MatchedPage = PageRow & { id: string }

/**
 * The page of a path.
 * @param path readable, or still encoded where only the chunks are of interest
 */
export function matchPage(path: string, rows: typeof pages = pages): MatchedPage {
  for (const row of rows) {
    const isArea = 'pages' in row
    const start = row.path.replace(':id', '([^/]+)').replace(/\/$/, '')
    const found = new RegExp(`^${start}${isArea ? '(?=/|$)' : '/?$'}`, 'i').exec(path)
    if (!found) continue
    if (!isArea) return { ...row, id: found[1] ?? '' }
    const { pages, ...area } = row
    const page = matchPage(path.slice(area.path.length), pages)
    return { ...area, ...page, chunks: [...(page.chunks ?? []), ...(area.chunks ?? [])] }
  }
  return { ...unknownPage, id: '' }
}

/** A path without the encoding of a URL; one that is encoded wrongly stays as it is. */
export function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/**
 * Fetches all chunks of a page in parallel. It never rejects: when a chunk fails, the page fetches it again and shows
 * the error.
 */
export function fetchChunks(path: string): Promise<unknown> {
  return Promise.allSettled((matchPage(path).chunks ?? []).map((chunk) => chunk.load()))
}
