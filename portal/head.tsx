import { school } from '#contract'
import type { Notice } from '#contract/operations'
import { photoUrl } from './api/photos.ts'
import { contactDetails, welcome } from './school.ts'
import { strings } from './strings/rendering.ts'

type Props = {
  title: string
  description?: string
  /** Path and query of the page. Without it, search engines must not index the page. */
  url?: string
  /** Origin of the school's public URL, if it is set. Without it there are no absolute URLs. */
  origin?: string
  /** The notice that the page is about. */
  notice?: Notice
}

/** The length of a notice's summary in search results, in characters. */
const SUMMARY = 160

/** The head of a page, for search engines and link previews. Only the server renders it. */
export function Head({ title, url: path, origin, notice, ...props }: Props) {
  const description = notice ? summary(notice.description) : props.description
  const url = origin && path && origin + path
  const photo = notice && photoUrl('noticePhoto', notice._id, notice.photoVersion)
  const image = origin && photo && origin + photo
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {!path && <meta name="robots" content="noindex" />}
      {url && <link rel="canonical" href={url} />}
      <link rel="alternate" type="application/atom+xml" href="/notices.atom" title={strings.feedTitle()} />
      <meta property="og:type" content={notice ? 'article' : 'website'} />
      <meta property="og:site_name" content={school.name} />
      <meta property="og:title" content={notice?.title ?? title} />
      {description && <meta property="og:description" content={description} />}
      {url && <meta property="og:url" content={url} />}
      {image && <meta property="og:image" content={image} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {notice && <meta property="article:published_time" content={notice.created_at} />}
      {notice && <Facts of={article(notice, url, image)} />}
      {path === '/' && <Facts of={theSchool(url)} />}
    </>
  )
}

/** Structured data for search engines. The type makes it data: browsers do not run it. */
function Facts({ of }: { of: object }) {
  const json = asJson({ '@context': 'https://schema.org', ...of })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a single '<'.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** JSON for the content of a script element. It has no '<', so it cannot end the element. */
export const asJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const summary = (text: string) => {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length <= SUMMARY ? line : `${line.slice(0, SUMMARY).replace(/ \S*$/, '')} …`
}

const theSchool = (url?: string) => ({
  '@type': 'School',
  name: school.name,
  url,
  slogan: welcome.motto,
  telephone: contactDetails.phone,
  email: contactDetails.email || undefined,
  address: { '@type': 'PostalAddress', streetAddress: contactDetails.address.join(', ') },
  geo: { '@type': 'GeoCoordinates', latitude: contactDetails.latitude, longitude: contactDetails.longitude },
})

const article = ({ title, description, created_at }: Notice, url?: string, image?: string) => ({
  '@type': 'NewsArticle',
  headline: title,
  description: summary(description),
  datePublished: created_at,
  url,
  image,
  publisher: { '@type': 'School', name: school.name },
})
