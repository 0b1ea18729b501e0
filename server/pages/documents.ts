import type { Context } from 'hono'
import {
  type Collected,
  type Language,
  type PageData,
  type PageSource,
  type PublicSchool,
  type Renderer,
  ROLE,
  type Site,
  type Theme,
} from '#contract'
import { getNotice } from '#contract/endpoints'
import type { SessionUser } from '#contract/operations'
import { publicSchool, schoolOfPage } from '#contract/school/public'
import { brandOf } from '../branding/brand.ts'
import { type SchoolTheme, schoolTheme } from '../branding/school-theme.ts'
import { LANGUAGE_HEADERS } from '../http/language-of.ts'
import type { School } from '../school/current.ts'
import { ownPages } from '../school/own-pages.ts'
import { schoolToRead } from '../school/public-school.ts'
import { isReportReady } from '../school/report-ready.ts'
import { noticeReader } from '../school/visible-notices.ts'
import { authorize } from '../security/authorize.ts'
import type { Session } from '../security/sessions.ts'
import type { Services } from '../services.ts'
import { mailSettings } from '../settings.ts'
import { previewPath } from './brand-files.ts'
import type { BuiltPages } from './built-pages.ts'
import { pageNotices } from './notices.ts'
import { loadRenderer, renderDirOf } from './renderer.ts'
import { templateReader } from './template.ts'

/** The choices of a visitor. `languageProposed`: the browser asks for the language, and nobody has chosen it. */
export type View = { language: Language; languageProposed: boolean; theme: Theme }

/** A page as HTML. */
export type Document = { status: 200 | 404; text: string; headers: Record<string, string> }

/** What of a shell only the renderer knows. */
type Made = { needs?: string[]; withoutScript?: Renderer['withoutScript'] }

export type Built = {
  /** Folder of the built portal. */
  portalDir: string
  built: BuiltPages
}

/** Makes the documents of the portal, of which the renderer is built. */
export function documentsOf({ portalDir, built }: Built, services: Services) {
  const { settings } = services
  const sendsMail = mailSettings(settings) !== undefined
  const renderer = () => loadRenderer(portalDir) as Promise<Renderer>
  const readTemplate = templateReader(renderDirOf(portalDir))
  const templates = new Map([...built].map(([language, { page }]) => [language, readTemplate(page, language)]))
  const templateIn = (language: Language) => templates.get(language) as ReturnType<ReturnType<typeof templateReader>>
  const notices = pageNotices(services)
  const pages = ownPages(services)

  const sourceFor = (language: Language, session: Session | undefined): Omit<PageSource, 'pages'> => {
    const user = session?.user ?? null
    const reader = () => noticeReader(services, authorize(getNotice.access, 'getNotice', session), session)
    return {
      user,
      notices: async () => notices.all(language, await reader()),
      notice: async (id) => notices.one(id, language, await reader()),
      page: (slug) => pages.find(slug, language),
      reportReady: async () =>
        (user?.role === ROLE.student || user?.role === ROLE.user) &&
        (await isReportReady(services, user._id, { isStaff: false })),
    }
  }

  const siteOf = (shown: PublicSchool, language: Language, colours: SchoolTheme | undefined): Site | undefined => {
    const other = language === shown.languages.first ? undefined : language
    return settings.publicUrl
      ? { origin: settings.publicUrl, preview: previewPath(brandOf(shown, colours), other) }
      : undefined
  }

  const headersIn = (language: Language, colours: SchoolTheme | undefined) => ({
    ...built.get(language)?.headersWith(colours?.css),
    'Content-Type': 'text/html; charset=utf-8',
    Vary: `Accept-Encoding, ${LANGUAGE_HEADERS}`,
  })

  /** The empty document, which names the files to fetch. @param school also one that could not be read */
  const bareShell = (
    { settings: ofSchool, version }: Pick<School, 'settings' | 'version'>,
    { language, theme }: Pick<View, 'language' | 'theme'>,
    { needs, withoutScript }: Made = {},
  ): Document => {
    const school = schoolOfPage(publicSchool(ofSchool, language, undefined, sendsMail))
    const colours = schoolTheme(ofSchool)
    const shell = { needs, withoutScript: withoutScript?.(school, language) }
    const text = templateIn(language).shell(shell, { school, version, schoolTheme: colours, theme })
    return { status: 200, text, headers: headersIn(language, colours) }
  }

  return {
    /** What the page of a request shows to this person; undefined if only the browser makes it. */
    async collect(
      c: Context,
      { settings }: School,
      language: Language,
      session?: Session,
    ): Promise<Collected | undefined> {
      const { collect } = await renderer()
      const { pathname: path, searchParams: query } = new URL(c.req.url)
      return collect({ path, query }, { ...sourceFor(language, session), pages: settings.pages })
    },

    /** The page that shows this. */
    async page(collected: PageData, school: School, { language, languageProposed, theme }: View): Promise<Document> {
      const data = languageProposed ? { ...collected, languageProposed } : collected
      const shown = schoolToRead(school.settings, language, sendsMail)
      const colours = schoolTheme(school.settings)
      const page = (await renderer()).render(data, shown, {
        language,
        site: siteOf(shown, language, colours),
        timeZone: school.namedTimeZone,
      })
      const sent = { school: schoolOfPage(shown, page.hideable), version: school.version, schoolTheme: colours, theme }
      return { status: page.status, text: templateIn(language).page(page, sent), headers: headersIn(language, colours) }
    },

    /** The files that a page needs which only the browser makes, by their names. */
    async needsOf(c: Context, user: SessionUser | null, { settings }: School): Promise<string[]> {
      return (await renderer()).needsOf(new URL(c.req.url).pathname, user, settings.pages)
    },

    /** The empty document for such a page. */
    async shell(needs: string[], school: School, view: View): Promise<Document> {
      return bareShell(school, view, { needs, withoutScript: (await renderer()).withoutScript })
    },

    bareShell,
  }
}
