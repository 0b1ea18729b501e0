import { parse } from 'regexparam'
import { matchRoute } from 'wouter'
import { type PageRow, pages, unknownPage } from './pages.tsx'
import { school } from './state/school.ts'

/** A row of the page table with what the path has for `:id`. */
export type MatchedPage = PageRow & { id: string }

const nowhere: MatchedPage = { ...unknownPage, id: '' }

/**
 * The page of a path.
 * @param path as wouter's `useLocation` gives it, or still encoded where only the chunks are of interest
 * @param shown which of the pages that a school can hide are there
 */
export function matchPage(path: string, shown = school.value.pages, rows: typeof pages = pages): MatchedPage {
  for (const row of rows) {
    const isArea = 'pages' in row
    const [matches, params] = matchRoute<{ id?: string }>(parse, row.path, path, isArea)
    if (!matches) continue
    if (!isArea) return row.hideable && !shown[row.hideable] ? nowhere : { ...row, id: params.id ?? '' }
    const { pages, ...area } = row
    const page = matchPage(path.slice(area.path.length), shown, pages)
    return { ...area, ...page, chunks: [...(page.chunks ?? []), ...(area.chunks ?? [])] }
  }
  return nowhere
}

/**
 * Fetches all chunks of a page in parallel. It never rejects: when a chunk fails, the page fetches it again and shows
 * the error.
 */
export function fetchChunks(path: string): Promise<unknown> {
  return Promise.allSettled((matchPage(path).chunks ?? []).map((chunk) => chunk.load()))
}
