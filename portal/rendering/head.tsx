import { jsonForScript, linkPreview, offeredLanguages, type Site, type TextBlock, typedBlocks, urlIn } from '#contract'
import * as endpoints from '#contract/endpoints'
import { plainLine } from '#contract/formatted-text/plain'
import { eventTimes } from '#contract/notices/event-times'
import { eventLine } from '#contract/notices/event-words'
import type { Notice, NoticeToRead } from '#contract/operations'
import { language, texts } from '#messages'
import { messagesIn } from '#messages/all'
import { photoUrl, schoolPictureUrl } from '../api/photos.ts'
import { publishedOf } from '../pages/notices/notice-in-short.ts'
import { titleOf } from '../pages/notices/notice-marks.ts'
import { school } from '../state/school.ts'

type Props = {
  title: string
  description?: string
  /** Path and query of the page. Without it, search engines must not index the page. */
  url?: string
  /** Without it there are no absolute URLs. */
  site?: Site
  /** What the page says, of which the first words describe it. */
  text?: TextBlock[]
  /** The notice that the page is about. */
  notice?: NoticeToRead
  /** That of the school, where it is known. */
  timeZone: string | undefined
}

/** The length of a notice's summary in search results, in characters. */
const SUMMARY = 160

/** The head of a page, for search engines and link previews. Only the server renders it. */
export function Head({ title, url: path, site, notice, text, timeZone, ...props }: Props) {
  const description = notice ? summary(notice) : text ? summary({ text }) : props.description
  const { languages } = school.value
  const url = site && path && site.origin + urlIn(language(), languages, path)
  const photo = notice && photoUrl(endpoints.noticePhoto, notice._id, notice.photoVersion)
  const { name } = school.value.identity
  const image = site && site.origin + (photo ?? site.preview)
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {!path && <meta name="robots" content="noindex" />}
      {url && <link rel="canonical" href={url} />}
      {site && path && <Alternates url={site.origin + path} />}
      {school.value.pages.board && <Feeds />}
      <meta property="og:type" content={notice ? 'article' : 'website'} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={notice ? titleOf(notice) : title} />
      {description && <meta property="og:description" content={description} />}
      {url && <meta property="og:url" content={url} />}
      {image && <meta property="og:image" content={image} />}
      {image && !photo && <meta property="og:image:width" content={`${linkPreview.width}`} />}
      {image && !photo && <meta property="og:image:height" content={`${linkPreview.height}`} />}
      {image && <meta property="og:image:alt" content={notice && photo ? notice.title : name} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {notice && <meta property="article:published_time" content={publishedOf(notice)} />}
      {notice && <StructuredData of={article(notice, url, photo && image)} />}
      {notice?.event && <StructuredData of={event(notice, notice.event, { url, image: photo && image, timeZone })} />}
      {path === '/' && <StructuredData of={theSchool(url)} />}
    </>
  )
}

/**
 * The same page in each language, if there are several. Each URL is the canonical one of its page, or search engines
 * would ignore the others. People who read none of these languages get the URL without a parameter, which has the first
 * language.
 */
function Alternates({ url }: { url: string }) {
  const { languages } = school.value
  const offered = offeredLanguages(languages)
  if (offered.length < 2) return null
  return (
    <>
      {offered.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={urlIn(other, languages, url)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={url} />
    </>
  )
}

/** The notices for feed readers, and their events for calendars. */
function Feeds() {
  const { identity, languages } = school.value
  const { feedTitle, rendering } = messagesIn(language())
  const about = { school: identity.name }
  const feeds = [
    { type: 'application/atom+xml', path: '/notices.atom', title: feedTitle(about) },
    { type: 'text/calendar', path: '/events.ics', title: rendering.calendar.title(about) },
  ]
  return feeds.map(({ type, path, title }) => (
    <link key={path} rel="alternate" type={type} href={urlIn(language(), languages, path)} title={title} />
  ))
}

/** Structured data for search engines. The type makes it data: browsers do not run it. */
function StructuredData({ of }: { of: object }) {
  const json = jsonForScript({ '@context': 'https://schema.org', ...of })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a single '<'.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** What a notice says, in one line; of an event first when and where it is. */
const summary = ({ text, event }: Pick<NoticeToRead, 'text'> & Partial<Pick<NoticeToRead, 'event'>>) => {
  const line = event && eventLine(event, texts(), school.value.region)
  const oneLine = plainLine(line ? [...typedBlocks(line), ...text] : text)
  return oneLine.length <= SUMMARY ? oneLine : `${oneLine.slice(0, SUMMARY).replace(/ \S*$/, '')} …`
}

function theSchool(url?: string) {
  const { identity, contact } = school.value
  return {
    '@type': 'School',
    name: identity.name,
    url,
    slogan: identity.motto,
    foundingDate: identity.founded?.toString(),
    logo: identity.logo && url ? new URL(schoolPictureUrl(identity.logo), url).href : undefined,
    telephone: contact.phones[0],
    email: contact.email || undefined,
    address: addressOfSchool(),
    geo: contact.position ? { '@type': 'GeoCoordinates', ...contact.position } : undefined,
  }
}

const addressOfSchool = () => ({
  '@type': 'PostalAddress',
  streetAddress: school.value.contact.address.join(', '),
})

const article = ({ title, text, ...notice }: NoticeToRead, url?: string, image?: string) => ({
  '@type': 'NewsArticle',
  headline: titleOf({ title, ...notice }),
  description: summary({ text, ...notice }),
  datePublished: publishedOf(notice),
  url,
  image,
  publisher: { '@type': 'School', name: school.value.identity.name },
})

type Event = NonNullable<Notice['event']>
type Shown = { url: string | undefined; image: string | undefined; timeZone: string | undefined }

function event({ title, text }: NoticeToRead, { cancelled, place, ...days }: Event, { url, image, timeZone }: Shown) {
  const { identity } = school.value
  const { from, to } = eventTimes(days, timeZone)
  return {
    '@type': 'Event',
    name: title,
    description: summary({ text }),
    startDate: from,
    endDate: to,
    eventStatus: `https://schema.org/${cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    location: { '@type': 'Place', name: place ?? identity.name, address: place ?? addressOfSchool() },
    organizer: { '@type': 'School', name: identity.name, url: url && new URL('/', url).href },
    url,
    image,
  }
}
