import {
  BASE_PATH,
  confirmDays,
  escapeMarkup,
  LANGUAGES,
  type Language,
  offeredLanguages,
  ROLE,
  type Role,
  type SchoolSettings,
  type TextBlock,
  typedBlocks,
  urlIn,
} from '#contract'
import { noticeFile } from '#contract/endpoints'
import { textReader } from '#contract/formatted-text'
import { htmlOf } from '#contract/formatted-text/html'
import { plainText } from '#contract/formatted-text/plain'
import { type EventTexts, eventLine, titleOf } from '#contract/notices/event-words'
import { noticePath } from '#contract/notices/path'
import { noticeIn } from '#contract/notices/translations'
import { textsIn } from '#contract/school/translations'
import { messagesIn } from '#messages/all'
import { type NoticeWithFiles, toNoticeToRead } from '../school/to-response.ts'
import { otherLanguage } from '../school/visible-notices.ts'
import type { MailSettings } from '../settings.ts'
import type { NoticeFileRow } from '../store/tables/notice-files.ts'
import type { NoticeRow } from '../store/tables/notices.ts'
import type { Mail } from './sender.ts'

/** What all mails of a round have in common. */
export type MailContext = {
  mail: MailSettings
  settings: SchoolSettings
  timeZone: string
  /** The day at the school, as YYYY-MM-DD. */
  day: string
}

/** A piece of a mail, as HTML and as text. */
type Piece = { html: string; text: string }

/** A notice in one language: read once for all who get it. `page`: its URL. */
export type NoticePiece = Piece & { id: string; title: string; page: string }

/** To whom: `key` is the secret of its links; `isOfLogin`: it is the address of a login. */
export type Recipient = { address: string; key: string; language: Language; isOfLogin: boolean }

/** A text for a header: one line, without what could end it or turn it around. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u202a-\u202e]/g, '')
    .replace(/ +/g, ' ')
    .trim()

/** A text without the control characters that no mail has. */
const readable = (text: string): string => text.toWellFormed().replace(/(?![\t\n])\p{Cc}/gu, '')

/** The language in which somebody is written to: the one asked for, while the school writes in it. */
export const languageFor = ({ languages }: SchoolSettings, asked: Language): Language =>
  offeredLanguages(languages).includes(asked) ? asked : languages.first

const urlTo = ({ mail, settings }: MailContext, language: Language, path: string): string =>
  mail.origin + urlIn(language, settings.languages, path)

/** The page of a subscription. */
export const pageOf = (context: MailContext, { key, language }: Recipient): string =>
  urlTo(context, language, `/mail?key=${encodeURIComponent(key)}`)

const link = (url: string, words: string) => `<a href="${escapeMarkup(url)}">${escapeMarkup(words)}</a>`
const paragraph = (html: string) => `<p dir="auto">${html}</p>`

/** A notice as it is in a mail: whole, with its files as links. */
export function noticePiece(
  row: NoticeRow & { files: readonly NoticeFileRow[] },
  language: Language,
  context: MailContext,
): NoticePiece {
  const { mail, settings, day, timeZone } = context
  const shown: NoticeWithFiles = { ...noticeIn(row, otherLanguage(settings.languages, language)), files: row.files }
  const notice = toNoticeToRead(shown, { day, timeZone }, textReader(settings))
  const { mail: words } = messagesIn(language)
  const texts = eventTexts(language, settings)
  const title = oneLine(titleOf(notice, texts))
  const page = urlTo(context, language, noticePath(row.id))
  const line = notice.event && eventLine(notice.event, texts, settings.region)
  const event: TextBlock[] = line ? typedBlocks(line) : []
  const calendar = urlTo(context, language, `/events.ics?notice=${encodeURIComponent(row.id)}`)
  const files = (notice.files ?? []).map(({ _id, name, label }) => ({
    url: `${mail.origin}${BASE_PATH}${noticeFile.path.replace('{id}', _id)}`,
    name: oneLine(label || name),
  }))
  const inFirst = (name: 'title' | 'description') =>
    notice.inFirst?.includes(name) ? ` ${directionOf(settings.languages.first)}` : ''
  return {
    id: row.id,
    title,
    page,
    html: [
      `<h1${inFirst('title') || ' dir="auto"'}>${link(page, title)}</h1>`,
      ...(line ? [htmlOf(event, mail.origin), paragraph(link(calendar, words.calendar))] : []),
      `<div${inFirst('description')}>${htmlOf(notice.text, mail.origin)}</div>`,
      ...(files.length > 0
        ? [
            `<h2>${words.files}</h2><ul>${files.map(({ url, name }) => `<li dir="auto">${link(url, name)}</li>`).join('')}</ul>`,
          ]
        : []),
      paragraph(link(page, words.onPage)),
    ].join('\n'),
    text: [
      title,
      ...(line ? [line, `${words.calendar}: ${calendar}`] : []),
      plainText(notice.text, mail.origin),
      ...(files.length > 0
        ? [[`${words.files}:`, ...files.map(({ url, name }) => `- ${name}\n  ${url}`)].join('\n')]
        : []),
      `${words.onPage}: ${page}`,
    ].join('\n\n'),
  }
}

/** In the digits of the school. */
function eventTexts(language: Language, { region }: SchoolSettings): EventTexts {
  const { noticeMarks, weekdayIn, withDigits } = messagesIn(language)
  return { weekdayIn, noticeMarks: { ...noticeMarks, time: ({ time }) => withDigits(time, region.digits) } }
}

/** A mail with one notice. @param edition from 1: a higher one is a change */
export function noticeMail(piece: NoticePiece, edition: number, to: Recipient, context: MailContext): Mail {
  const words = messagesIn(to.language).mail
  const messageId = (number: number) => messageIdOf(context, `notice.${piece.id}.${number}`)
  return {
    ...toSubscriber([to.isOfLogin ? titleOnly(piece, words) : piece], to, context),
    subject: edition === 1 ? piece.title : words.changed({ title: piece.title }),
    messageId: messageId(edition),
    ...(edition > 1 && {
      references: Array.from({ length: edition - 1 }, (_, before) => messageId(before + 1)).slice(-10),
    }),
  }
}

/** The one mail of a day. */
export function dailyMail(pieces: readonly NoticePiece[], id: string, to: Recipient, context: MailContext): Mail {
  const { mail, weekdayIn } = messagesIn(to.language)
  const { settings, day } = context
  const school = oneLine(textsIn(settings, to.language).identity.name)
  return {
    ...toSubscriber(pieces, to, context),
    subject: mail.daily({ school, day: weekdayIn(settings.region, day) }),
    messageId: messageIdOf(context, `day.${day}.${id}`),
  }
}

/** What is not for everybody: the text is read where its reader logs in. */
const titleOnly = ({ title, page }: NoticePiece, { onPage }: { onPage: string }): Piece => ({
  html: [`<h1 dir="auto">${link(page, title)}</h1>`, paragraph(link(page, onPage))].join('\n'),
  text: [title, `${onPage}: ${page}`].join('\n\n'),
})

/** Tells a student or guardian that there is a report, without a word of whom and what. */
export function reportMail(
  { report, login }: { report: string; login: { id: string; role: Role } },
  to: Recipient,
  context: MailContext,
): Mail {
  const words = messagesIn(to.language).mail.report
  const school = oneLine(textsIn(context.settings, to.language).identity.name)
  const path = login.role === ROLE.student ? `/student/report/${login.id}` : '/family'
  const page = urlTo(context, to.language, path)
  const text = words.text({ school })
  const piece = {
    html: [paragraph(escapeMarkup(text)), paragraph(link(page, words.button))].join('\n'),
    text: [text, page].join('\n\n'),
  }
  return {
    ...toSubscriber([piece], to, context),
    subject: words.subject({ school }),
    messageId: messageIdOf(context, `report.${report}`),
  }
}

/** The mail that asks somebody to confirm; to who has confirmed before, the one that says so. */
export function confirmationMail(
  kind: 'confirm' | 'known' | 'confirmOwn',
  id: string,
  to: Recipient,
  context: MailContext,
): Mail {
  const { [kind]: words, confirm, known } = messagesIn(to.language).mail
  const school = oneLine(textsIn(context.settings, to.language).identity.name)
  const end = kind === 'known' ? known.ignore : confirm.days({ days: confirmDays })
  const page = pageOf(context, to)
  const text = words.text({ school })
  const piece = {
    html: [text, link(page, words.button), escapeMarkup(end)]
      .map((html, at) => paragraph(at === 0 ? escapeMarkup(html) : html))
      .join('\n'),
    text: [text, page, end].join('\n\n'),
  }
  return {
    ...fromSchool([piece], to, context),
    subject: words.subject({ school }),
    messageId: messageIdOf(context, `confirm.${id}.${context.day}`),
    headers: AUTOMATIC,
  }
}

/** So that no absence note answers it. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** A mail with its way out, which a mail program offers beside it (RFC 8058), and the name of the list (RFC 2919). */
function toSubscriber(pieces: readonly Piece[], to: Recipient, context: MailContext) {
  const { mail: words } = messagesIn(to.language)
  const { identity } = textsIn(context.settings, to.language)
  const school = oneLine(identity.name)
  const why = to.isOfLogin ? words.whyOwn({ school }) : words.why({ school })
  const page = pageOf(context, to)
  const change = to.isOfLogin ? words.endOwn : words.change
  const end: Piece = {
    html: `<footer>${paragraph(`${escapeMarkup(why)} ${link(page, change)}`)}</footer>`,
    text: `-- \n${why}\n${change}: ${page}`,
  }
  const oneClick = `${context.mail.origin}${BASE_PATH}/mail/unsubscribe?key=${encodeURIComponent(to.key)}`
  return {
    ...fromSchool([...pieces, end], to, context),
    headers: {
      ...AUTOMATIC,
      'List-Id': `<notices.${hostOf(context)}>`,
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

function fromSchool(pieces: readonly Piece[], { address, language }: Recipient, { mail, settings }: MailContext) {
  const { identity, contact } = textsIn(settings, language)
  return {
    to: address,
    from: { name: oneLine(identity.name), address: mail.smtp.from },
    replyTo: contact.email || undefined,
    text: readable(`${pieces.map(({ text }) => text).join('\n\n')}\n`),
    html: readable(wholeHtml(pieces.map(({ html }) => html).join('\n<hr>\n'), language)),
  }
}

const hostOf = ({ mail }: MailContext) => new URL(mail.origin).hostname

/** The same for the same mail, also when it is sent again after a crash: mail programs show it once. */
const messageIdOf = (context: MailContext, name: string) => `<${name}@${hostOf(context)}>`

const directionOf = (language: Language) => `lang="${language}" dir="${LANGUAGES[language].dir}"`

/** Around it, since some programs show the content of the body only. */
const wholeHtml = (body: string, language: Language) => `<!doctype html>
<html ${directionOf(language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>
:root { color-scheme: light dark }
body { margin: 0; padding: 16px; background: #fff; color: #1b1b1b }
.mail { max-width: 40em; margin: 0 auto; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
.mail h1 { font-size: 1.4em; line-height: 1.25 }
.mail h2 { font-size: 1.15em }
.mail a { color: #0b57d0 }
.mail hr { margin: 1.5em 0; border: 0; border-top: 1px solid #c4c4c4 }
.mail footer { font-size: .875em }
@media (prefers-color-scheme: dark) {
body { background: #161616; color: #ececec }
.mail a { color: #a8c7fa }
.mail hr { border-color: #555 }
}
</style>
</head>
<body>
<div class="mail" ${directionOf(language)}>
${body}
</div>
</body>
</html>
`
