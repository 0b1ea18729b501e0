import { type BrotliOptions, constants } from 'node:zlib'
import type { Context, Next } from 'hono'
import { LRUCache } from 'lru-cache'
import {
  type Collected,
  type Language,
  offeredLanguages,
  type PageData,
  type PageSource,
  type PublicSchool,
  type Renderer,
  ROLE,
  type Site,
  type Theme,
  themeIn,
} from '#contract'
import { getNotice } from '#contract/endpoints'
import type { SessionUser } from '#contract/operations'
import { publicSchool, schoolOfPage } from '#contract/school/public'
import { brandOf } from '../branding/brand.ts'
import { type SchoolTheme, schoolTheme } from '../branding/school-theme.ts'
import { CachedText, sendCached } from '../http/cached-text.ts'
import { chosenLanguage, readCookie } from '../http/cookies.ts'
import {
  asksForLanguage,
  isAskedByPerson,
  isOfBrowser,
  LANGUAGE_HEADERS,
  languageInUrl,
  languageOf,
  newChoice,
} from '../http/language-of.ts'
import { namelessSettings, type School } from '../school/current.ts'
import { schoolToRead } from '../school/public-school.ts'
import { isReportReady } from '../school/report-ready.ts'
import { noticeReader } from '../school/visible-notices.ts'
import { authorize } from '../security/authorize.ts'
import type { Session } from '../security/sessions.ts'
import type { Services } from '../services.ts'
import { previewPath } from './brand-files.ts'
import type { BuiltPages } from './built-pages.ts'
import { pageNotices } from './notices.ts'
import { loadRenderer, renderDirOf } from './renderer.ts'
import { templateReader } from './template.ts'

/** How many pages are cached, and how many of their URLs. */
const MAX_CACHED = 200

/** A cached page is compressed once and sent often. */
const BEST_COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** For a page of one person: no cache may store it, and no other site may embed it. */
const PRIVATE = { 'Cache-Control': 'no-store', 'Cross-Origin-Resource-Policy': 'same-origin' }

type Document = { status: 200 | 404; text: string; headers: Record<string, string> }
/** The choices of a visitor. `languageProposed`: the browser asks for the language, and nobody has chosen it. */
type View = { language: Language; languageProposed: boolean; theme: Theme }
type Page = Omit<Document, 'text'> & { text: CachedText }

/** The page of a URL. It is valid while `version`, which has the data versions and the day, is the same. */
type CachedUrl = { version: string; page: Page }

type Built = {
  /** Folder of the built portal. */
  portalDir: string
  built: BuiltPages
}

/**
 * Responds with the pages that the portal renders, and with an empty document where the browser makes the page. Pages of
 * visitors are cached: each depends only on its page data, so it is valid until the data changes. When a page cannot be
 * rendered, the next handler gets the request.
 */
export function publicPages({ portalDir, built }: Built, services: Services) {
  const { store, dayIn, sessions, settings, logger } = services
  if (!loadRenderer(portalDir)) return (_: Context, next: Next) => next()

  const renderer = () => loadRenderer(portalDir) as Promise<Renderer>
  const readTemplate = templateReader(renderDirOf(portalDir))
  const templates = new Map([...built].map(([language, { page }]) => [language, readTemplate(page, language)]))
  const templateIn = (language: Language) => templates.get(language) as ReturnType<ReturnType<typeof templateReader>>
  const notices = pageNotices(services)
  const cachedByUrl = new LRUCache<string, CachedUrl>({ max: MAX_CACHED })
  const cachedPages = new LRUCache<string, Page>({ max: MAX_CACHED })
  /** The school's time zone and languages at a data version. To ask for them each time takes a tenth of the time of a cached page. */
  let known: { data: string; timeZone: string; offered: Language[] } | undefined
  const shells = new LRUCache<string, Page>({ max: MAX_CACHED })

  const viewOf = (c: Context, offered: readonly Language[]): View => ({
    language: languageOf(c, offered),
    languageProposed: isOfBrowser(c, offered),
    theme: themeOf(c),
  })
  const offeredBy = ({ settings }: Pick<School, 'settings'>) => offeredLanguages(settings.languages)

  const collected = async (
    c: Context,
    { settings }: School,
    language: Language,
    session?: Session,
  ): Promise<Collected | undefined> => {
    const { collect } = await renderer()
    const { pathname: path, searchParams: query } = new URL(c.req.url)
    return collect({ path, query }, { ...sourceFor(language, session), pages: settings.pages })
  }

  const sourceFor = (language: Language, session: Session | undefined): Omit<PageSource, 'pages'> => {
    const user = session?.user ?? null
    const reader = () => noticeReader(services, authorize(getNotice.access, 'getNotice', session), session)
    return {
      user,
      notices: async () => notices.all(language, await reader()),
      notice: async (id) => notices.one(id, language, await reader()),
      reportReady: async () =>
        (user?.role === ROLE.student || user?.role === ROLE.user) && (await isReportReady(services, user._id)),
    }
  }

  const siteOf = (shown: PublicSchool, language: Language, colours: SchoolTheme | undefined): Site | undefined => {
    const other = language === shown.languages.first ? undefined : language
    return settings.publicUrl
      ? { origin: settings.publicUrl, preview: previewPath(brandOf(shown, colours), other) }
      : undefined
  }

  const rendered = async (collected: PageData, school: School, { language, languageProposed, theme }: View) => {
    const data = languageProposed ? { ...collected, languageProposed } : collected
    const shown = schoolToRead(school.settings, language)
    const colours = schoolTheme(school.settings)
    const page = (await renderer()).render(data, shown, {
      language,
      site: siteOf(shown, language, colours),
      timeZone: school.namedTimeZone,
    })
    const sent = { school: schoolOfPage(shown, page.hideable), version: school.version, schoolTheme: colours, theme }
    return { status: page.status, text: templateIn(language).page(page, sent), headers: headersIn(language, colours) }
  }

  const headersIn = (language: Language, colours: SchoolTheme | undefined) => ({
    ...built.get(language)?.headersWith(colours?.css),
    'Content-Type': 'text/html; charset=utf-8',
    Vary: `Accept-Encoding, ${LANGUAGE_HEADERS}`,
  })

  const ownPage = async (c: Context, session: Session): Promise<Page | undefined> => {
    const school = await services.school()
    const view = viewOf(c, offeredBy(school))
    const found = await collected(c, school, view.language, session)
    if (!found) return undefined
    const { status, text, headers } = await rendered(found.page, school, view)
    return { status, text: new CachedText(replaceTexts(text, found.replacements)), headers: { ...headers, ...PRIVATE } }
  }

  const visitorsPage = async (c: Context): Promise<Page | undefined> => {
    const data = await store.dataVersion(['notices', 'noticeFiles', 'schoolVersions'])
    if (known?.data !== data) {
      const school = await services.school()
      known = { data, timeZone: school.timeZone, offered: offeredBy(school) }
    }
    const view = viewOf(c, known.offered)
    const variant = `${view.language} ${view.languageProposed} ${view.theme}`
    const url = `${variant} ${c.req.url.slice(c.req.url.indexOf('/', 8))}`
    const version = `${data} ${dayIn(known.timeZone)}`
    const found = cachedByUrl.get(url)
    if (found?.version === version) return found.page
    const school = await services.school()
    const collection = await collected(c, school, view.language)
    if (!collection) return undefined
    // The key is the page data: many URLs show the same page, such as those with a query that the page does not read.
    const source = `${variant} ${school.version} ${JSON.stringify(collection.page)}`
    const page = cachedPages.get(source) ?? openPage(await rendered(collection.page, school, view), BEST_COMPRESSION)
    cachedPages.set(source, page)
    const { replacements } = collection
    if (replacements.length > 0) return openPage({ ...page, text: replaceTexts(page.text.text, replacements) })
    if (page.status === 200) cachedByUrl.set(url, { version, page })
    return page
  }

  /** A page that is the same for everybody: a browser may cache it, and requests it again each time with its ETag. */
  const openPage = ({ status, text, headers }: Document, brotli?: BrotliOptions): Page => {
    const cached = new CachedText(text, brotli)
    return { status, text: cached, headers: { ...headers, 'Cache-Control': 'no-cache', ETag: cached.etag } }
  }

  /** The empty document for a page that only the browser makes; it names the files to fetch. */
  const shell = async (c: Context, user: SessionUser | null): Promise<Page> => {
    const school = await services.school()
    const view = viewOf(c, offeredBy(school))
    const { needsOf, withoutScript } = await renderer()
    const needs = needsOf(new URL(c.req.url).pathname, user, school.settings.pages)
    const name = `${view.language} ${view.theme} ${school.version} ${needs.join(' ')}`
    const page = shells.get(name) ?? (await newShell(school, view, { needs, withoutScript }))
    shells.set(name, page)
    return page
  }

  /** @param made what only the renderer knows */
  const newShell = async (
    { settings, version }: Pick<School, 'settings' | 'version'>,
    { language, theme }: Pick<View, 'language' | 'theme'>,
    { needs, withoutScript }: { needs?: string[]; withoutScript?: Renderer['withoutScript'] } = {},
  ): Promise<Page> => {
    const school = schoolOfPage(publicSchool(settings, language))
    const colours = schoolTheme(settings)
    const shell = { needs, withoutScript: withoutScript?.(school, language) }
    const text = templateIn(language).shell(shell, { school, version, schoolTheme: colours, theme })
    return openPage({ status: 200, text, headers: headersIn(language, colours) }, BEST_COMPRESSION)
  }

  return async (c: Context, next: Next) => {
    const page = await pageFor(c).catch((error) => {
      logger.error({ requestId: c.get('requestId'), path: c.req.path, err: error }, 'a page could not be rendered')
      return unrendered(c)
    })
    return page ? sendCached(c, page.text, page.headers, page.status) : next()
  }

  /** The empty document, made without the renderer; without the texts of the school where they cannot be read either. */
  async function unrendered(c: Context): Promise<Page> {
    const school = await services.school().catch(() => ({ settings: namelessSettings, version: 0 }))
    return newShell(school, viewOf(c, offeredBy(school)))
  }

  async function pageFor(c: Context): Promise<Page> {
    const token = readCookie(c, services.settings, 'session')
    const session = token ? await sessions.find(token) : undefined
    const own = (session: Session) =>
      services.limitCalls(
        session.user._id,
        () => c.req.raw.signal,
        () => ownPage(c, session),
      )
    const page = (session ? await own(session) : await visitorsPage(c)) ?? (await shell(c, session?.user ?? null))
    return asksForLanguage(c) ? withChosenLanguage(c, page, session) : page
  }

  /**
   * The page with the cookie of the language that its URL asks for: the next page is in this language too. Of a person who
   * is signed in, the choice is kept with the login.
   */
  async function withChosenLanguage(c: Context, page: Page, session: Session | undefined): Promise<Page> {
    const offered = offeredBy(await services.school())
    if (session) await storeLanguage(c, session, languageInUrl(c, offered))
    const choice = newChoice(c, offered)
    if (!choice) return page
    return { ...page, headers: { ...page.headers, 'Set-Cookie': chosenLanguage(c, settings, choice) } }
  }

  async function storeLanguage(c: Context, { user, language }: Session, asked: Language | undefined): Promise<void> {
    if (!asked || asked === language || !isAskedByPerson(c)) return
    // A page is shown although nothing can be written, as on a full disk.
    await store.users.chooseLanguage(user._id, asked).catch((error) => {
      logger.error({ requestId: c.get('requestId'), err: error }, 'the choice of a language could not be kept')
    })
  }
}

/** The page with the texts of its URL. */
const replaceTexts = (text: string, replacements: Collected['replacements']) =>
  replacements.reduce((page, [inPage, own]) => page.replaceAll(inPage, () => own), text)

const themeOf = (c: Context): Theme => themeIn(c.req.header('cookie') ?? '')
