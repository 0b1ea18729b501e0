import { use } from 'react'
import { parse } from 'regexparam'
import { matchRoute } from 'wouter'
import type { GuardName } from './layout/guard.tsx'
import { ownPasswordPage, pages, staffStyles, unknownPage } from './pages.tsx'
import type { LazyScript } from './routing/lazy-script.ts'
import type { PageRow, Section } from './routing/page-types.ts'
import { school } from './state/school.ts'
import { session } from './state/session.ts'

/** A row of the page table with what the path has for `:id`. */
export type MatchedPage = PageRow & {
  id: string
  guard?: GuardName
  layout?: Section['layout']
  /** What it needs besides the main script. Until all of it is loaded, only the guard is right. */
  needs: readonly LazyScript[]
}

/**
 * The page of a path; until a person has chosen an own password, the form for it.
 * @param path as wouter's `useLocation` gives it, or still encoded where only the guard or the needs are of interest
 * @param shown which of the pages that a school can hide are there
 */
export function matchPage(path: string, shown = school.value.pages): MatchedPage {
  if (session.value?.user.passwordIssued) return ownPasswordPage
  for (const row of pages) {
    if (!('section' in row)) {
      if (matches(row.path, path)) return { ...row, id: '', needs: [] }
      continue
    }
    if (!matches(row.path, path, !row.exact)) continue
    const { guard, area, isForm } = row
    const { layout, pages: rows } = row.section() ?? { pages: [] }
    const needs = guard || isForm ? [area, staffStyles] : [area]
    return { ...pageIn(rows, path.slice(row.path.length), shown), guard, layout, needs }
  }
  return { ...unknownPage, id: '', needs: [] }
}

function pageIn(rows: readonly PageRow[], path: string, shown = school.value.pages): PageRow & { id: string } {
  for (const row of rows) {
    const [isPage, params] = matchRoute<{ id?: string }>(parse, row.path, path)
    if (isPage && (!row.hideable || shown[row.hideable])) return { ...row, id: params.id ?? '' }
  }
  return { ...unknownPage, id: '' }
}

const matches = (pattern: string, path: string, isLoose = false) => matchRoute(parse, pattern, path, isLoose)[0]

const isMissing = ({ loaded }: LazyScript) => loaded() === undefined

/** The page of a path for what shows it: waits, within Suspense, until all that it needs is there. */
export function useMatchedPage(path: string): MatchedPage {
  const { needs } = matchPage(path)
  // All of it is asked for before the first wait.
  const loading = needs.filter(isMissing).map((needed) => needed.load())
  for (const one of loading) use(one)
  return matchPage(path)
}

/** Fetches what a page needs, also what did not arrive before. It never rejects: the page itself shows the error. */
export function fetchNeeds(path: string): Promise<unknown> {
  const { needs } = matchPage(path)
  if (needs.length > 0) preloadImports()
  return Promise.allSettled(needs.map((needed) => needed.load(true)))
}

/** Requests what the areas import together with them, not when they are there. The build names it in the head of a document. */
function preloadImports(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]')) link.rel = 'modulepreload'
}
