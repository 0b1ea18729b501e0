import type { Notice, SessionUser } from './operations.ts'

/** How server and portal make a page together: the portal says what it needs, the server has it, the portal renders. */

/** What one page is rendered from, whole: on the server, and again by the browser, to which it travels with the page. */
export type Given = {
  path: string
  /** As much of the query as the page looks at; begins with '?', or is ''. */
  search: string
  /** Who is signed in; null for a visitor. */
  user: SessionUser | null
  /** Whether that user's report is there. */
  reportReady: boolean
  /** What the page would otherwise load, by the key under which it does. */
  data: Record<string, unknown>
}

/** What the loaders of the pages can ask the server for, as the reader of the page may see it. */
export type PageSource = {
  user: SessionUser | null
  /** Newest first. */
  notices(signal?: AbortSignal): Promise<readonly Notice[]>
  notice(id: string, signal?: AbortSignal): Promise<Notice | undefined>
  reportReady(): Promise<boolean>
}

/** What one address is answered with. */
export type Collected = {
  given: Given
  /**
   * Texts of the rendered page, and what this address has in their place. Pages of what does not exist (a day without
   * notices, an unknown id) are rendered once and differ only in these.
   */
  says: [inPage: string, said: string][]
}

export type RenderedPage = {
  status: 200 | 404
  /** For the document's head, in place of its title. */
  head: string
  /** For the document's body, in place of the empty root. */
  body: string
  /** The areas whose scripts it needs besides the first, by their names in the build's `areas.json`. */
  areas: string[]
}

/** What `portal/render.tsx` exports. */
export type Renderer = {
  /** The paths of the pages that the sitemap lists, besides the notices. */
  listedPages: readonly string[]
  /** Everything that a page is rendered from; undefined for pages that the browser makes alone. */
  collect(address: { path: string; query: URLSearchParams }, source: PageSource): Promise<Collected | undefined>
  /** The areas of a page that the browser makes alone; none of one that this person may not enter. */
  areasFor(path: string, user: SessionUser | null): string[]
  /** @param origin of the school's public address, where it is set */
  render(given: Given, origin?: string): RenderedPage
}
