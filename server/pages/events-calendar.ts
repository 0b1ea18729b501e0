import type { Context, Hono } from 'hono'
import ICAL from 'ical.js'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import { type Language, offeredLanguages, type SchoolSettings, urlIn } from '#contract'
import { nextDay, yearBefore } from '#contract/days'
import { getNotice } from '#contract/endpoints'
import { parseFormattedText } from '#contract/formatted-text'
import { plainText } from '#contract/formatted-text/plain'
import { eventTimes } from '#contract/notices/event-times'
import { noticePath } from '#contract/notices/path'
import { noticeIn } from '#contract/notices/translations'
import { textsIn } from '#contract/school/translations'
import { messagesIn } from '#messages/all'
import { daysIn } from '../clock.ts'
import type { AppEnv } from '../http/app-env.ts'
import { CachedText, sendText } from '../http/cached-text.ts'
import { readCookie } from '../http/cookies.ts'
import { languageOfUrl } from '../http/language-of.ts'
import { newestFirst, publishedAt } from '../school/published.ts'
import { isShownTo, noticeReader, otherLanguage, VISITOR } from '../school/visible-notices.ts'
import { authorize } from '../security/authorize.ts'
import type { Services } from '../services.ts'
import { isExpiredOn, type NoticeRow } from '../store/tables/notices.ts'
import { pageNotices } from './notices.ts'

/** How many of the newest notices with an event the calendar holds. */
const NEWEST = 1000

/** The length of a description, in characters. */
const SHORT = 500

/** After which time a calendar asks again. What an app makes of it is its own affair: Google asks once or twice a day. */
const REFRESH = 'PT6H'

/** Of one person: no cache may store it. */
const PRIVATE = { 'Cache-Control': 'private, no-store' }

// Without the space that begins a line that goes on: with it a line has 75 octets, the most of RFC 5545.
ICAL.foldLength = 74
// Else its text would not be escaped: ical.js knows the properties of the RFC only.
ICAL.design.icalendar.property['x-wr-calname'] = { defaultType: 'text' }

/** `timeZone`: undefined where it is not known. */
type CalendarContext = {
  origin: string
  settings: SchoolSettings
  language: Language
  timeZone: string | undefined
  /** The day at the school. */
  day: string
}
type Changes = ReadonlyMap<string, string>

/** Serves the events of the notices for everybody as one calendar, and the event of one notice to those who may read it. */
export function serveEvents(app: Hono<AppEnv>, services: Services): void {
  const { store, school, today, sessions } = services
  const notices = pageNotices(services)

  const contextFor = async (origin: string, day: string, language: Language): Promise<CalendarContext> => {
    const { settings, namedTimeZone } = await school()
    return { origin, settings: textsIn(settings, language), language, timeZone: namedTimeZone, day }
  }
  const changesOf = async (rows: readonly NoticeRow[]): Promise<Changes> =>
    new Map((await store.changes.lastOf(rows.map(({ id }) => id))).map(({ record, at }) => [record, at]))

  /** The events for visitors: of notices that are shown, and for a year of those that were. */
  const eventsOn = async (day: string): Promise<NoticeRow[]> => {
    const { timeZone } = await school()
    const dayOf = daysIn(timeZone)
    const rows = await store.notices.events(day, yearBefore(day))
    const changes = await store.changes.lastOfField(
      rows.map(({ id }) => id),
      'audience',
    )
    const changed = new Map(changes.map(({ record, at }) => [record, Date.parse(at)]))
    /** Since when it is for everybody: one that was for others on its last day was never public. */
    const since = (row: NoticeRow) => dayOf(Math.max(publishedAt(row, timeZone), changed.get(row.id) ?? 0))
    return newestFirst(
      rows.filter((row) => !isExpiredOn(row, day) || since(row) <= row.date),
      timeZone,
    )
  }

  const calendar = store.cache.memoize(
    'events',
    ['notices', 'schoolVersions'],
    async (origin: string, day: string, language: Language) => {
      const context = await contextFor(origin, day, language)
      const rows = (await eventsOn(day)).slice(0, NEWEST)
      const name = messagesIn(language).rendering.calendar.title({ school: context.settings.identity.name })
      return new CachedText(write(rows, await changesOf(rows), context, name))
    },
    // The text and its two encodings.
    ({ text }) => 3 * text.length,
  )

  /** The event of one notice; undefined: this caller may not read the notice, or it has none. */
  async function sendOne(c: Context, id: string, origin: string, language: Language): Promise<Response | undefined> {
    const token = readCookie(c, services.settings, 'session')
    const session = token ? await sessions.find(token) : undefined
    const reader = await noticeReader(services, authorize(getNotice.access, 'getNotice', session), session)
    const row = await notices.find(id, reader)
    if (!row?.eventDay) return undefined
    const text = new CachedText(write([row], await changesOf([row]), await contextFor(origin, await today(), language)))
    return sendText(c, 'text/calendar', text, isShownTo(row, VISITOR, await today()) ? {} : PRIVATE)
  }

  app.get('/events.ics', async (c, next) => {
    const { pages, languages } = (await school()).settings
    if (!pages.board) return next()
    const origin = services.settings.publicUrl ?? new URL(c.req.url).origin
    const language = languageOfUrl(c, offeredLanguages(languages))
    const id = c.req.query('notice')
    if (id !== undefined) return (await sendOne(c, id, origin, language)) ?? next()
    return sendText(c, 'text/calendar', await calendar(origin, await today(), language))
  })
}

/**
 * A calendar (RFC 5545).
 * @param name of a calendar to subscribe to. A single event has none: apps would make a calendar of that name for it.
 */
function write(rows: readonly NoticeRow[], changes: Changes, context: CalendarContext, name?: string): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//My School//School portal//EN')
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  calendar.addPropertyWithValue('method', 'PUBLISH')
  if (name !== undefined) {
    calendar.addPropertyWithValue('x-wr-calname', oneLine(name))
    calendar.addProperty(refreshInterval())
    calendar.addPropertyWithValue('x-published-ttl', REFRESH)
  }
  const zone = context.timeZone === undefined ? undefined : zoneOf(context.timeZone)
  // Also where no event has a time: a calendar without a component is none, and for that any zone will do.
  const component = zone ?? (rows.length === 0 ? zoneOf('UTC') : undefined)
  if (component) calendar.addSubcomponent(component)
  const zoneId = zone?.getFirstPropertyValue('tzid')?.toString()
  for (const row of rows) calendar.addSubcomponent(eventOf(row, changes.get(row.id) ?? row.createdAt, context, zoneId))
  return `${calendar.toString()}\r\n`
}

function refreshInterval() {
  const property = new ICAL.Property('refresh-interval')
  property.resetType('duration')
  property.setValue(ICAL.Duration.fromString(REFRESH))
  return property
}

/** The rules by which the clock of a time zone moves; undefined for a zone that is only an offset, such as +05:00. */
function zoneOf(timeZone: string) {
  const { timeZone: name } = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions()
  const [block] = tzlib_get_ical_block(name)
  return block ? ICAL.Component.fromString(block) : undefined
}

/** @param changedAt when the notice was last changed, or made: not the present moment, or each answer would be another one */
function eventOf(notice: NoticeRow, changedAt: string, context: CalendarContext, zoneId: string | undefined) {
  const { origin, settings, language } = context
  const row = noticeIn(notice, otherLanguage(settings.languages, language))
  const url = origin + urlIn(language, settings.languages, noticePath(row.id))
  const stamp = ICAL.Time.fromJSDate(new Date(changedAt), true)
  const event = new ICAL.Component('vevent')
  // The same on every address of the portal, so that an event that somebody has is never there twice.
  event.addPropertyWithValue('uid', `${row.id}@notices.my-school`)
  event.addPropertyWithValue('sequence', row.version)
  event.addPropertyWithValue('dtstamp', stamp)
  event.addPropertyWithValue('last-modified', stamp)
  addTimes(event, row, context.timeZone, zoneId)
  const title = oneLine(row.title)
  const { cancelledEvent } = messagesIn(language).noticeMarks
  // Also in the title: of the calendars that somebody subscribes to, not every app shows the status.
  event.addPropertyWithValue('summary', row.eventCancelled ? cancelledEvent({ title }) : title)
  event.addPropertyWithValue('status', row.eventCancelled ? 'CANCELLED' : 'CONFIRMED')
  const text = short(readable(plainText(parseFormattedText(row.description), origin)))
  // The page of a notice that has ended is only there for admins.
  const hasPage = !isExpiredOn(row, context.day)
  // With the address: Google Calendar does not show URL.
  event.addPropertyWithValue('description', hasPage ? `${text}\n\n${url}` : text)
  if (row.eventPlace) event.addPropertyWithValue('location', oneLine(row.eventPlace))
  event.addPropertyWithValue('categories', oneLine(row.catagory))
  if (hasPage) event.addPropertyWithValue('url', url)
  return event
}

function addTimes(
  event: ICAL.Component,
  row: NoticeRow,
  timeZone: string | undefined,
  zoneId: string | undefined,
): void {
  const { eventDay: day, eventLastDay, eventTime: time, eventEndTime } = row
  const { from, to } = eventTimes(
    { day, time, lastDay: eventLastDay || undefined, endTime: eventEndTime || undefined },
    timeZone,
  )
  if (!time) {
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(from))
    // The first day after it.
    event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(nextDay(to ?? from)))
    // Or a week of exams would fill the calendar of a parent, for everybody who looks for a free hour.
    event.addPropertyWithValue('transp', 'TRANSPARENT')
    return
  }
  const add = (name: string, moment: string) => {
    if (timeZone && !zoneId) return event.addPropertyWithValue(name, ICAL.Time.fromJSDate(new Date(moment), true))
    // Without a zone a calendar shows the time as it is, wherever it is: 08:15 is 08:15.
    const property = event.addPropertyWithValue(name, ICAL.Time.fromDateTimeString(moment.slice(0, 19)))
    if (zoneId) property.setParameter('tzid', zoneId)
    return property
  }
  add('dtstart', from)
  if (to) add('dtend', to)
}

/** Without the control characters, of which a text of RFC 5545 has only the line feed and the tab. */
const readable = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .toWellFormed()

const oneLine = (text: string) => readable(text).replace(/\s+/g, ' ').trim()

/** Ends with a whole word, where there is one. */
const short = (text: string) =>
  text.length <= SHORT ? text : `${text.slice(0, SHORT).replace(/(\s\S*|[\ud800-\udbff])$/, '')} …`
