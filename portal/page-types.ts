import type { PageSource } from '#contract'

/** What every page component receives. */
export type PageInput = {
  /** The `:id` of its URL. */
  id: string
  /** The dashboard of its area: its links lead there, and so does Back. */
  dashboard: string
}

/** The parts of a URL that decide what a page loads. */
export type PageUrl = { id: string; query: URLSearchParams }

/** Where a loader gets its data: from the store on the server, from the API in the browser. */
export type LoaderSource = Pick<PageSource, 'notices' | 'notice'>

/** What a page at one URL loads. The server and the browser run the same loader. */
export type Loader<Data> = {
  /** Names the data: 'notice/12'. The page loads again when the key changes. */
  key: string
  /** @returns the data; null where the URL names something that does not exist */
  load: (source: LoaderSource, signal?: AbortSignal) => Promise<Data>
  /**
   * Many URLs may show the same page, such as all days without notices. The server renders it once, for the URL that
   * this function returns; without this function, for the path of the page table and no query.
   */
  canonical?(data: Data): {
    id?: string
    search?: string
    /** Texts of the rendered page, and what the requested URL has in their place. */
    replace?: [inPage: string, requested: string][]
  }
}
