import type { Language } from './languages.ts'
import type { Notice, NoticeToRead, SchoolPage, SessionUser } from './operations.ts'
import type { HideablePage } from './school/choices.ts'
import type { PublicSchool } from './school/settings.ts'

/**
 * The interface between the server and the portal's renderer: the renderer collects the data of a page from the server,
 * then the server calls it to make HTML.
 */

/** Everything that a page is rendered from, on the server and again in the browser, which gets it with the page. */
export type PageData = {
  path: string
  /** The part of the query that the page uses; begins with '?', or is ''. */
  search: string
  /** The signed-in user; null for a visitor. */
  user: SessionUser | null
  /** The page is in the language that the browser asks for, and nobody has chosen it. */
  languageProposed?: boolean
  /** Whether there is a report about that user. */
  reportReady: boolean
  /** What the page would otherwise load from the API, by the keys of its loaders. */
  data: Record<string, unknown>
}

/** The data that loaders can ask the server for: what the user of the page may see. */
export type PageSource = {
  user: SessionUser | null
  /** As they were published, the newest first: see server/school/published.ts. */
  notices(signal?: AbortSignal): Promise<readonly Notice[]>
  notice(id: string, signal?: AbortSignal): Promise<NoticeToRead | undefined>
  /** A page that the school has written, by its address; undefined: nobody is shown one. */
  page(slug: string, signal?: AbortSignal): Promise<SchoolPage | undefined>
  reportReady(): Promise<boolean>
  /** Which of the pages that can be hidden are shown. */
  pages: ShownPages
}

export type ShownPages = Record<HideablePage, boolean>

/** The page for one URL. */
export type Collected = {
  page: PageData
  /**
   * Texts of the rendered page that are replaced for this URL. Pages about something that does not exist (a day without
   * notices, an unknown id) are rendered once and differ only in these texts.
   */
  replacements: [inPage: string, requested: string][]
}

export type RenderedPage = {
  status: 200 | 404
  /** HTML for the document's head: replaces the title. */
  head: string
  /** HTML for the document's body: replaces the empty root. */
  body: string
  /** What it needs besides the main script, by the names in the build's `areas.json`. */
  needs: string[]
  /** Which of the pages that can be hidden it is: its long texts come with it. */
  hideable?: HideablePage
}

/** The page that leads everybody to their own reports: an address that is the same for all. */
export const OWN_REPORT_PATH = '/report'

/** Where the portal is for other sites: its public URL, where that is set. */
export type Site = {
  origin: string
  /** The path of the picture that is shown beside a link to a page. */
  preview: string
}

/** What `portal/rendering/render.tsx` exports. */
export type Renderer = {
  /** @returns the paths of the pages that the sitemap lists, besides the notices */
  listedPages(shown: ShownPages): readonly string[]
  /** @returns everything that a page is rendered from; undefined for pages that only the browser makes */
  collect(url: { path: string; query: URLSearchParams }, source: PageSource): Promise<Collected | undefined>
  /** @returns the same of a page that only the browser makes; nothing where this user may not see the page */
  needsOf(path: string, user: SessionUser | null, shown: ShownPages): string[]
  /** @returns what a browser without JavaScript shows in place of a page that only the browser makes, as HTML */
  withoutScript(school: PublicSchool, language: Language): string
  /** @param shown `timeZone`: that of the school, where it is known */
  render(
    page: PageData,
    school: PublicSchool,
    shown: { language: Language; site?: Site | undefined; timeZone: string | undefined },
  ): RenderedPage
}
