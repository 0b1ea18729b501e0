import type { ComponentType, ReactNode } from 'react'
import { type HideablePage, type PageSource, type PublicSchool, ROLE, type TextBlock } from '#contract'
import type { NoticeToRead, SessionUser } from '#contract/operations'
import type { ServerTexts } from '#messages/all'

/** Where the pages of staff begin. */
export const DASHBOARDS = { admin: '/admin/dashboard', teacher: '/teacher/dashboard' } as const

/**
 * The page that a user opens most: the own report, those of the family, or the dashboard.
 * @returns undefined for a user who has none
 */
export function ownHome({ _id, role }: SessionUser, { families }: PublicSchool): string | undefined {
  if (role === ROLE.student) return `/student/report/${_id}`
  if (role === ROLE.user) return families.open ? '/family' : undefined
  return role === ROLE.admin ? DASHBOARDS.admin : DASHBOARDS.teacher
}

/** The props of every page component. */
export type PageInput = {
  /** The `:id` of its URL. */
  id: string
  /** The dashboard of its area: its links lead there, and so does Back. */
  dashboard: string
}

/** The parts of a URL that decide what a page loads. */
export type PageUrl = { id: string; query: URLSearchParams }

/** Where a loader gets its data: from the store on the server, from the API in the browser. */
export type LoaderSource = Pick<PageSource, 'notices' | 'notice' | 'page'>

/** What a page at one URL loads. The server and the browser run the same loader. */
export type Loader<Data> = {
  /** Names the data: 'notice/12'. The page loads again when the key changes. */
  key: string
  /**
   * A failure is thrown, never caught: the server keeps what it has rendered, and would keep a page without its data.
   * @returns the data; null where the URL names something that does not exist
   */
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
  /** The text in the data, of which the document's head has the first words. */
  text?(data: NonNullable<Data>): TextBlock[]
  /** The notice in the data that the document's head describes, for search engines and link previews. */
  article?(data: NonNullable<Data>): NoticeToRead
}

/** How the server renders a page. */
export type Rendered = {
  /** Whether the sitemap lists it. */
  listed?: boolean
  /** For search engines and link previews. */
  description?: keyof ServerTexts['rendering']['descriptions']
  loader?: (url: PageUrl) => Loader<unknown>
}

/** A page of the page table. */
export type PageRow = {
  /** As wouter matches it; letter case and a last slash do not count. In a section, what follows the section's path. */
  path: string
  /** Shown in the browser's tab; '' for Home, whose title is the school's name. */
  title: () => string
  page: ComponentType<PageInput>
  /** The school's settings may hide it: then it is an unknown page. */
  hideable?: HideablePage
  /** Without it, the browser makes the page. */
  rendered?: Rendered
}

/** Pages whose paths begin with the same path. */
export type Section = {
  /** Surrounds the main element of each page, also of unknown ones, such as with a menu beside it. */
  layout?: ComponentType<{ children: ReactNode }>
  pages: readonly PageRow[]
}
