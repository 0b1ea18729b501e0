import { type BrotliOptions, constants } from 'node:zlib'
import type { Context, Next } from 'hono'
import { LRUCache } from 'lru-cache'
import { type Collected, type Language, offeredLanguages, type Theme, themeIn } from '#contract'
import type { SessionUser } from '#contract/operations'
import { CachedText, sendCached } from '../http/cached-text.ts'
import { chosenLanguage, readCookie } from '../http/cookies.ts'
import {
  asksForLanguage,
  isAskedByPerson,
  isOfBrowser,
  languageInUrl,
  languageOf,
  newChoice,
} from '../http/language-of.ts'
import { namelessSettings, type School } from '../school/current.ts'
import type { Session } from '../security/sessions.ts'
import type { Services } from '../services.ts'
import { type Built, type Document, documentsOf, type View } from './documents.ts'
import { loadRenderer } from './renderer.ts'

/** How many pages are cached: a page has an entry for its data, and one for each of its URLs. */
const MAX_CACHED = 400

/** A cached page is compressed once and sent often. */
const BEST_COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** For a page of one person: no cache may store it, and no other site may embed it. */
const PRIVATE = { 'Cache-Control': 'no-store', 'Cross-Origin-Resource-Policy': 'same-origin' }

type Page = Omit<Document, 'text'> & { text: CachedText }

/** What the pages of visitors are made of until notices or settings change, and those that were made of it. */
type Present = { school: School; offered: Language[]; pages: LRUCache<string, Page> }

/**
 * Responds with the pages that the portal renders, and with an empty document where the browser makes the page. Pages that
 * are the same for everybody are cached until any server changes what they are made of. When a page cannot be rendered, the
 * next handler gets the request.
 */
export function publicPages(from: Built, services: Services) {
  const { store, dayIn, sessions, settings, logger } = services
  if (!loadRenderer(from.portalDir)) return (_: Context, next: Next) => next()
  const documents = documentsOf(from, services)

  const present = store.cache.memoize(
    'public pages',
    ['notices', 'noticeFiles', 'schoolVersions'],
    async (): Promise<Present> => {
      const school = await services.school()
      return { school, offered: offeredBy(school), pages: new LRUCache({ max: MAX_CACHED }) }
    },
    // The pages are bounded by their number.
    () => 0,
  )

  return async (c: Context, next: Next) => {
    const page = await pageFor(c).catch((error) => {
      logger.error({ requestId: c.get('requestId'), path: c.req.path, err: error }, 'a page could not be rendered')
      return unrendered(c)
    })
    return page ? sendCached(c, page.text, page.headers, page.status) : next()
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

  async function ownPage(c: Context, session: Session): Promise<Page | undefined> {
    const school = await services.school()
    const view = viewOf(c, offeredBy(school))
    const found = await documents.collect(c, school, view.language, session)
    if (!found) return undefined
    const { status, text, headers } = await documents.page(found.page, school, view)
    return { status, text: new CachedText(replaceTexts(text, found.replacements)), headers: { ...headers, ...PRIVATE } }
  }

  async function visitorsPage(c: Context): Promise<Page | undefined> {
    const { school, offered, pages } = await present()
    const view = viewOf(c, offered)
    const url = `${dayIn(school.timeZone)} ${nameOf(view)} ${c.req.url.slice(c.req.url.indexOf('/', 8))}`
    const found = pages.get(url)
    if (found) return found
    const collected = await documents.collect(c, school, view.language)
    if (!collected) return undefined
    // Many URLs show the same page, such as those with a query that the page does not read.
    const data = `${nameOf(view)} ${JSON.stringify(collected.page)}`
    const page = pages.get(data) ?? openPage(await documents.page(collected.page, school, view), BEST_COMPRESSION)
    pages.set(data, page)
    const { replacements } = collected
    if (replacements.length > 0) return openPage({ ...page, text: replaceTexts(page.text.text, replacements) })
    if (page.status === 200) pages.set(url, page)
    return page
  }

  /** The empty document for a page that only the browser makes. */
  async function shell(c: Context, user: SessionUser | null): Promise<Page> {
    const { school, offered, pages } = await present()
    const view = viewOf(c, offered)
    const needs = await documents.needsOf(c, user, school)
    const name = `shell ${view.language} ${view.theme} ${needs.join(' ')}`
    const page = pages.get(name) ?? openPage(await documents.shell(needs, school, view), BEST_COMPRESSION)
    pages.set(name, page)
    return page
  }

  /** The empty document, made without the renderer; without the texts of the school where they cannot be read either. */
  async function unrendered(c: Context): Promise<Page> {
    const school = await services.school().catch(() => ({ settings: namelessSettings, version: 0 }))
    return openPage(documents.bareShell(school, viewOf(c, offeredBy(school))), BEST_COMPRESSION)
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

const offeredBy = ({ settings }: Pick<School, 'settings'>) => offeredLanguages(settings.languages)

const themeOf = (c: Context): Theme => themeIn(c.req.header('cookie') ?? '')

const viewOf = (c: Context, offered: readonly Language[]): View => ({
  language: languageOf(c, offered),
  languageProposed: isOfBrowser(c, offered),
  theme: themeOf(c),
})

const nameOf = ({ language, languageProposed, theme }: View) => `${language} ${languageProposed} ${theme}`

/** A page that is the same for everybody: a browser may cache it, and requests it again each time with its ETag. */
function openPage({ status, text, headers }: Document, brotli?: BrotliOptions): Page {
  const cached = new CachedText(text, brotli)
  return { status, text: cached, headers: { ...headers, 'Cache-Control': 'no-cache', ETag: cached.etag } }
}

/** The page with the texts of its URL. */
const replaceTexts = (text: string, replacements: Collected['replacements']) =>
  replacements.reduce((page, [inPage, own]) => page.replaceAll(inPage, () => own), text)
