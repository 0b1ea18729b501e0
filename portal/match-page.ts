import { use } from 'react'
import { parse } from 'regexparam'
import { matchRoute } from 'wouter'
import type { Chunk } from './chunk.tsx'
import type { PageRow } from './page-rows.ts'
import { pages, unknownPage } from './pages.tsx'
import { school } from './state/school.ts'

/** A row of the page table with what the path has for `:id`. */
export type MatchedPage = PageRow & {
  id: string
  /** The script that has the row of the page, while it is not loaded: until then, only guard and layout are right. */
  table?: Chunk
}

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
    const { pages, table, ...area } = row
    const rows = typeof pages === 'function' ? pages() : pages
    const page = rows ? matchPage(path.slice(area.path.length), shown, rows) : { ...nowhere, table }
    return {
      ...area,
      ...page,
      chunks: [...(page.chunks ?? []), ...(area.chunks ?? []), ...(table ? [table] : [])],
    }
  }
  return nowhere
}

/** The page of a path for who shows it: waits, within Suspense, for the script that has its row. */
export function useMatchedPage(path: string): MatchedPage {
  const { table } = matchPage(path)
  if (table) use(table.load())
  return matchPage(path)
}

/**
 * Fetches all chunks of a page in parallel, after the script that has its row. It never rejects: when a chunk fails, the
 * page fetches it again and shows the error.
 */
export async function fetchChunks(path: string): Promise<unknown> {
  await matchPage(path).table?.load().catch(console.debug)
  return Promise.allSettled((matchPage(path).chunks ?? []).map((chunk) => chunk.load()))
}
