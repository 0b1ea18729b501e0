import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context, Hono } from 'hono'
import {
  BASE_PATH,
  escapeMarkup,
  LANGUAGES,
  type Language,
  type Languages,
  OWN_REPORT_PATH,
  offeredLanguages,
  ownPagePath,
  type SchoolSettings,
  type TextBlock,
  typedBlocks,
  urlIn,
} from '#contract'
import { noticeFile, noticePhoto, schoolPicture } from '#contract/endpoints'
import { textReader } from '#contract/formatted-text'
import { htmlOf } from '#contract/formatted-text/html'
import { type EventTexts, eventLine, titleOf } from '#contract/notices/event-words'
import { noticePath } from '#contract/notices/path'
import type { NoticeText } from '#contract/notices/translations'
import type { Notice, NoticeFile } from '#contract/operations'
import { confirmedLegalPages } from '#contract/school/own-pages'
import { textsIn } from '#contract/school/translations'
import { messagesIn } from '#messages/all'
import { brandOf } from '../branding/brand.ts'
import { schoolTheme } from '../branding/school-theme.ts'
import { DAY_MS } from '../clock.ts'
import type { AppEnv } from '../http/app-env.ts'
import { CachedText, sendText } from '../http/cached-text.ts'
import { languageFor, languageOfUrl, textsFor, varyIn } from '../http/language-of.ts'
import type { Services } from '../services.ts'
import { pageNotices } from './notices.ts'
import { loadRenderer } from './renderer.ts'

/** How many of the newest notices the feed holds. */
const NEWEST = 50

/** The most URLs of one sitemap file, by the protocol of sitemaps. */
const MAX_SITEMAP_URLS = 50_000

/** Serves the files for search engines, feed readers and phones: sitemap, feed of notices, robots.txt, security.txt, web manifest. */
export function serveListings(app: Hono<AppEnv>, { portalDir }: { portalDir: string }, services: Services): void {
  const notices = pageNotices(services)
  // Without a renderer the server has no pages to list.
  const pagesOf = async (settings: SchoolSettings) =>
    (await Promise.resolve(loadRenderer(portalDir)).catch(() => undefined))?.listedPages(settings.pages) ?? []
  const originOf = (c: Context) => services.settings.publicUrl ?? new URL(c.req.url).origin

  const cachedOf = (
    name: string,
    write: (
      origin: string,
      notices: readonly Notice[],
      settings: SchoolSettings,
      language: Language,
    ) => string | Promise<string>,
  ) =>
    services.store.cache.memoize(
      name,
      ['notices', 'noticeFiles', 'schoolVersions'],
      // It depends on the day too, since a notice may have ended; and without PUBLIC_URL on the caller's Host.
      async (origin: string, _day: string, language: Language) => {
        const { settings } = await services.school()
        return new CachedText(await write(origin, await notices.all(language), textsIn(settings, language), language))
      },
      // The text and its two encodings.
      ({ text }) => 3 * text.length,
    )
  const sitemapFor = cachedOf('sitemap', async (origin, notices, settings) =>
    sitemap(origin, notices, [...(await pagesOf(settings)), ...ownPathsOf(settings)], settings.languages),
  )
  const feedFor = cachedOf('feed', async (origin, notices, settings, language) =>
    feed(origin, await entriesOf(notices.slice(0, NEWEST)), settings, language),
  )
  const entriesOf = async (newest: readonly Notice[]): Promise<FeedEntry[]> => {
    const changes = await services.store.changes.lastOf(newest.map(({ _id }) => _id))
    const changed = new Map(changes.map(({ record, at }) => [record, at]))
    return newest.map((notice) => {
      const published = notice.publishedAt ?? notice.created_at
      const last = changed.get(notice._id)
      // A change that was made before nobody has read otherwise.
      return { notice, published, updated: last && Date.parse(last) > Date.parse(published) ? last : published }
    })
  }

  app.get('/sitemap.xml', async (c) => {
    const { languages } = (await services.school()).settings
    return sendText(c, 'application/xml', await sitemapFor(originOf(c), await services.today(), languages.first))
  })
  app.get('/notices.atom', async (c, next) => {
    const { pages, languages } = (await services.school()).settings
    if (!pages.board) return next()
    const language = languageOfUrl(c, offeredLanguages(languages))
    return sendText(c, 'application/atom+xml', await feedFor(originOf(c), await services.today(), language))
  })
  const manifest = builtManifest(portalDir)
  app.get('/site.webmanifest', async (c, next) => {
    const school = await services.school()
    const { name, shortName, background } = brandOf(textsFor(c, school.settings), schoolTheme(school.settings))
    const own = { ...manifestTexts(c, school.settings, name), short_name: shortName, theme_color: background }
    const text = manifest && JSON.stringify({ ...manifest, ...own })
    return text
      ? sendText(c, 'application/manifest+json', new CachedText(text), { Vary: varyIn(school.settings) })
      : next()
  })
  app.get('/robots.txt', (c) => sendText(c, 'text/plain', new CachedText(robots(originOf(c)))))
  app.get(SECURITY_PATH, async (c) => {
    const { contact, pages, languages } = (await services.school()).settings
    const page = pages.contact ? `${originOf(c)}/contact` : undefined
    const reachedAt = contact.email ? encodeURI(`mailto:${contact.email}`) : page
    if (!reachedAt) return c.text('There is no such file.', 404)
    const text = securityText(reachedAt, await services.today(), offeredLanguages(languages), originOf(c))
    return sendText(c, 'text/plain', new CachedText(text))
  })
}

/** The paths of the pages that the school has written, as a URL has them. */
const ownPathsOf = (settings: SchoolSettings): string[] =>
  [...settings.ownPages.map(({ slug }) => slug), ...confirmedLegalPages(settings)].map((slug) =>
    encodeURI(ownPagePath(slug)),
  )

/**
 * The part of the web manifest that is the same for every school. An icon on the home screen opens a window without the
 * browser's bars (`display_override`) where the system has a way back. Apple's phones have none there: who opens a PDF
 * cannot leave it. They do not know this field, and show the browser.
 */
function builtManifest(portalDir: string): object | undefined {
  const file = join(portalDir, 'site.webmanifest')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

const SECURITY_PATH = '/.well-known/security.txt'

/** Days after which who has a copy of it asks again. */
const SECURITY_DAYS = 30

/** Whom to tell about a fault that endangers the school's data (RFC 9116). @param today as YYYY-MM-DD */
const securityText = (reachedAt: string, today: string, languages: readonly Language[], origin: string) =>
  `Contact: ${reachedAt}
Expires: ${new Date(Date.parse(today) + SECURITY_DAYS * DAY_MS).toISOString()}
Preferred-Languages: ${languages.join(', ')}
Canonical: ${origin}${SECURITY_PATH}
`

/** What pages that search engines may list show or lead to. */
const SHOWN = [noticePhoto, noticeFile, schoolPicture].map(({ path }) => BASE_PATH + path.slice(0, path.indexOf('{')))

const robots = (origin: string) => `User-agent: *
${SHOWN.map((path) => `Allow: ${path}`).join('\n')}
Disallow: /api/
Disallow: /admin/
Disallow: /teacher/
Disallow: /student/
Disallow: /auth/

Sitemap: ${origin}/sitemap.xml
`

/** @param pages the paths of those besides the notices */
function sitemap(origin: string, notices: readonly Notice[], pages: readonly string[], languages: Languages): string {
  const offered = offeredLanguages(languages)
  const isChoice = offered.length > 1
  // Each language of a page has its own URL.
  const paths = [
    ...pages,
    ...notices.slice(0, Math.floor(MAX_SITEMAP_URLS / offered.length) - pages.length).map(({ _id }) => noticePath(_id)),
  ]
  const entries = paths.flatMap((path) => {
    const urls = offered.map((language) => xml(origin + urlIn(language, languages, path)))
    const alternate = (language: Language, at: number) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${urls[at]}"/>`
    const alternates = isChoice ? offered.map(alternate).join('') : ''
    return urls.map((url) => `<url><loc>${url}</loc>${alternates}</url>`)
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${isChoice ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>
${entries.join('\n')}
</urlset>
`
}

/** Each language has its own feed, which leads to the pages in this language. An entry has the same id in all feeds. */
function feed(origin: string, entries: readonly FeedEntry[], settings: SchoolSettings, language: Language): string {
  const { identity, languages } = settings
  const urlOf = (path: string) => xml(origin + urlIn(language, languages, path))
  const updated = Math.max(0, ...entries.map(({ updated }) => Date.parse(updated)))
  const read = textReader(settings)
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${urlOf('/notices.atom')}</id>
<title>${xml(messagesIn(language).feedTitle({ school: identity.name }))}</title>
<updated>${new Date(updated).toISOString()}</updated>
<author><name>${xml(identity.name)}</name></author>
<link rel="self" href="${urlOf('/notices.atom')}"/>
<link href="${urlOf('/notice-board')}"/>
${entries.map((one) => entry(origin, urlOf(noticePath(one.notice._id)), one, settings, language, read)).join('\n')}
</feed>
`
}

/** A notice, when readers could first see it, and when it was changed last. */
type FeedEntry = { notice: Notice; published: string; updated: string }

function entry(
  origin: string,
  url: string,
  { notice, published, updated }: FeedEntry,
  { languages, region }: SchoolSettings,
  language: Language,
  read: (text: string) => TextBlock[],
): string {
  // The language of the texts that are not in that of the feed.
  const langOf = (name: NoticeText) => (notice.inFirst?.includes(name) ? ` xml:lang="${languages.first}"` : '')
  const texts = eventTextsIn(language, region)
  const line = notice.event && eventLine(notice.event, texts, region)
  const text = read(notice.description)
  const blocks: TextBlock[] = line ? [...typedBlocks(line), ...text] : text
  return `<entry>
<id>${xml(origin + noticePath(notice._id))}</id>
<title${langOf('title')}>${xml(titleOf(notice, texts))}</title>
<published>${published}</published>
<updated>${updated}</updated>
<link href="${url}"/>
${(notice.files ?? []).map((file) => enclosure(xml(origin), file)).join('')}<category term="${xml(notice.catagory)}"/>
<content type="html"${langOf('description')}>${xml(htmlOf(blocks, origin))}</content>
</entry>`
}

/** In the digits of the school. */
function eventTextsIn(language: Language, { digits }: SchoolSettings['region']): EventTexts {
  const { noticeMarks, weekdayIn, withDigits } = messagesIn(language)
  return { weekdayIn, noticeMarks: { ...noticeMarks, time: ({ time }) => withDigits(time, digits) } }
}

const enclosure = (origin: string, { _id, name, label, type, size }: NoticeFile) =>
  `<link rel="enclosure" href="${origin}${BASE_PATH}/notice/file/${_id}" type="${type}" length="${size}" title="${xml(label || name)}"/>\n`

/** A text for XML, without the characters that XML does not allow. */
const xml = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is left out.
  escapeMarkup(text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, ''))

/** The texts of a web manifest in the language of the caller. @param name the school's, in this language */
function manifestTexts(c: Context, settings: SchoolSettings, name: string) {
  const lang = languageFor(c, settings)
  const { layout, rendering } = messagesIn(lang)
  const shortcut = (label: string, url: string) => ({ name: label, url, icons: [SHORTCUT_ICON] })
  return {
    lang,
    dir: LANGUAGES[lang].dir,
    name,
    description: rendering.descriptions.home({ school: name }),
    shortcuts: [
      ...(settings.pages.board ? [shortcut(layout.board, '/notice-board')] : []),
      shortcut(layout.report, OWN_REPORT_PATH),
    ],
  }
}

const SHORTCUT_ICON = { src: '/icon-192.png', type: 'image/png', sizes: '192x192' }
