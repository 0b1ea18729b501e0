// needs: build
/**
 * The calendar of events (RFC 5545), read back with ical.js and line by line. Beside what the RFC asks it tests what people
 * report about the apps that subscribe to calendars:
 * Google keeps the old time of an event without a higher SEQUENCE; a new UID doubles it; a DTSTAMP of now makes each answer a
 * new one; Outlook refuses a TZID without its VTIMEZONE; shows a day without an exclusive end at midnight; and shows events that are cancelled
 * as if they took place; Apple reads no file that is cut within a letter; an unescaped comma, semicolon or line end breaks a
 * text; Google shows no URL; days of the school make parents busy; a file without a component is refused as empty.
 */
import { resolve } from 'node:path'
import ICAL from 'ical.js'
import * as assert from 'uvu/assert'
import { addNotice, addStudent, form, noticeFields } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { ADMIN, type Caller, type Got, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const ORIGIN = 'https://portal.example.org'
const NOW = Date.parse('2026-03-02T08:00:00Z')
let now = NOW
const school = await start({
  portalDir: resolve('dist/portal'),
  env: { PUBLIC_URL: ORIGIN, SCHOOL_TIME_ZONE: 'Europe/Berlin' },
  clock: () => now,
})
test.after(() => school.stop())
const { visitor, store } = school
const admin = await school.login(ADMIN.userId, ADMIN.password)
const student = await addStudent(admin, { grade: '5' }).then(({ userId, password }) => school.login(userId, password))

test.before.each(async () => {
  now = NOW
  const ids = (await store.notices.all()).map(({ id }) => id)
  await store.deleted.remove('notice', ids, { at: new Date(now).toISOString(), by: null })
  const languages = { first: 'en' as const, others: ['ur' as const, 'de' as const] }
  await changeSchool(admin, { pages: { board: true }, languages, region: { timeZone: '' } })
})

const get = (query = '', caller: Caller = visitor, headers?: Record<string, string>) =>
  caller.get(`//events.ics${query}`, headers)
const read = async (query?: string, caller?: Caller) => String((await get(query, caller)).bytes)
/** Its lines as they are meant: folded ones are put together. */
const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
const parsed = (text: string) => ICAL.Component.fromString(text)
const events = (text: string) => parsed(text).getAllSubcomponents('vevent')
const property = (event: ICAL.Component | undefined, name: string) => String(event?.getFirstPropertyValue(name))
const titles = async (query?: string, caller?: Caller) =>
  events(await read(query, caller)).map((event) => property(event, 'summary'))
/** The lines of the only event. */
const eventLines = (text: string, ...names: string[]) => {
  const own = lines(text.slice(text.indexOf('BEGIN:VEVENT')))
  return own.filter((line) => names.some((name) => line.startsWith(name)))
}
const update = async (id: string, fields: Record<string, string>) =>
  assert.ok((await admin.post(`/notice/updateNotice/${id}`, form(fields))).body.success)
const typeOf = ({ headers }: Got) => headers.get('content-type')

test('a whole calendar, line by line', async () => {
  const id = await addNotice(admin, {
    eventDay: '2026-03-20',
    eventTime: '09:30',
    eventEndTime: '14:00',
    eventPlace: 'Hall',
  })
  const got = await get()
  assert.equal([got.status, typeOf(got)], [200, 'text/calendar; charset=utf-8'])
  const text = String(got.bytes)
  assert.not.match(text.replaceAll('\r\n', ''), /[\r\n]/, 'each line ends with CR and LF')
  const all = lines(text)
  const zone = [all.indexOf('BEGIN:VTIMEZONE'), all.indexOf('END:VTIMEZONE')] as const
  assert.equal(
    all.slice(zone[0], zone[1]).filter((line) => /^(TZID|BEGIN|RRULE)/.test(line)),
    [
      ...['BEGIN:VTIMEZONE', 'TZID:Europe/Berlin'],
      ...['BEGIN:DAYLIGHT', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'],
      ...['BEGIN:STANDARD', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU'],
    ],
  )
  assert.equal(all.toSpliced(zone[0], zone[1] - zone[0] + 1), [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//My School//School portal//EN', 'CALSCALE:GREGORIAN'],
    ...['METHOD:PUBLISH', 'X-WR-CALNAME:Events of MY SCHOOL'],
    ...['REFRESH-INTERVAL;VALUE=DURATION:PT6H', 'X-PUBLISHED-TTL:PT6H'],
    ...['BEGIN:VEVENT', `UID:${id}@notices.my-school`, 'SEQUENCE:1'],
    ...['DTSTAMP:20260302T080000Z', 'LAST-MODIFIED:20260302T080000Z'],
    ...['DTSTART;TZID=Europe/Berlin:20260320T093000', 'DTEND;TZID=Europe/Berlin:20260320T140000'],
    ...['SUMMARY:Sports day', 'STATUS:CONFIRMED'],
    `DESCRIPTION:Bring water.\\n\\n${ORIGIN}/notice-board-Detail/${id}`,
    ...['LOCATION:Hall', 'CATEGORIES:Sport', `URL:${ORIGIN}/notice-board-Detail/${id}`],
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ])
})

test('only notices for everybody that are shown now and are events are in it', async () => {
  const eventDay = '2026-04-01'
  await addNotice(admin, { title: 'no event' })
  await addNotice(admin, { title: 'for staff', eventDay, audience: 'staff' })
  await addNotice(admin, { title: 'planned', eventDay, appearsOn: '2026-03-05' })
  await addNotice(admin, { title: 'until today', eventDay, date: '2026-03-02' })
  await addNotice(admin, { title: 'shown', eventDay })
  for (const caller of [visitor, student, admin]) assert.equal(await titles('', caller), ['shown', 'until today'])
  now = Date.parse('2026-03-05T08:00:00Z')
  assert.equal(await titles(), ['planned', 'shown', 'until today'])
})

test('the event of one notice is for those who may read it; for others there is no such page', async () => {
  const eventDay = '2026-04-01'
  const open = await addNotice(admin, { title: 'open', eventDay })
  const forClass = await addNotice(admin, { title: 'class 5', eventDay, audience: 'classes', classes: '5' })
  const planned = await addNotice(admin, { title: 'planned', eventDay, appearsOn: '2026-03-05' })
  const plain = await addNotice(admin, { title: 'no event' })
  const ids = [open, forClass, planned, plain, 'nowhere', '']
  const statuses = (caller: Caller) => Promise.all(ids.map(async (id) => (await get(`?notice=${id}`, caller)).status))
  assert.equal(await statuses(visitor), [200, 404, 404, 404, 404, 404])
  assert.equal(await statuses(student), [200, 200, 404, 404, 404, 404])
  assert.equal(await statuses(admin), [200, 200, 200, 404, 404, 404])
  const caching = async (id: string) => (await get(`?notice=${id}`, admin)).headers.get('cache-control')
  assert.equal(await Promise.all([open, forClass, planned].map(caching)), [
    'no-cache',
    'private, no-store',
    'private, no-store',
  ])
  const text = await read(`?notice=${forClass}`, student)
  assert.equal(
    events(text).map((event) => property(event, 'summary')),
    ['class 5'],
  )
  assert.not.match(text, 'X-WR-CALNAME', 'it is one event, no calendar to subscribe to')
})

test('days without a time are days, with the day after as the end, and make nobody busy', async () => {
  await addNotice(admin, { eventDay: '2026-02-28' })
  const [first] = [eventLines(await read(), 'DTSTART', 'DTEND', 'TRANSP')]
  assert.equal(first, ['DTSTART;VALUE=DATE:20260228', 'DTEND;VALUE=DATE:20260301', 'TRANSP:TRANSPARENT'])
  const id = await addNotice(admin, { eventDay: '2026-12-30', eventLastDay: '2026-12-31' })
  const text = await read(`?notice=${id}`)
  assert.equal(eventLines(text, 'DTSTART', 'DTEND'), ['DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20270101'])
})

/** Where ical.js, with the rules of the file, says that the event begins and ends. */
function moments(text: string): string[] {
  const calendar = parsed(text)
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') as ICAL.Component)
  const [event] = calendar.getAllSubcomponents('vevent')
  return ['dtstart', 'dtend'].flatMap((name) => {
    const value = event?.getFirstPropertyValue(name)
    if (!(value instanceof ICAL.Time)) return []
    value.zone = zone
    return [value.toJSDate().toISOString()]
  })
}

const TIMES: [what: string, fields: Record<string, string>, moments: string[]][] = [
  [
    'an hour',
    { eventDay: '2026-03-20', eventTime: '09:30', eventEndTime: '10:30' },
    ['2026-03-20T08:30', '2026-03-20T09:30'],
  ],
  ['no end', { eventDay: '2026-07-01', eventTime: '09:30' }, ['2026-07-01T07:30']],
  [
    'an end at the beginning',
    { eventDay: '2026-07-01', eventTime: '09:30', eventEndTime: '09:30' },
    ['2026-07-01T07:30'],
  ],
  [
    'several days without an end',
    { eventDay: '2026-07-01', eventLastDay: '2026-07-02', eventTime: '09:30' },
    ['2026-07-01T07:30', '2026-07-02T22:00'],
  ],
  ['a time that the clock leaves out', { eventDay: '2026-03-29', eventTime: '02:30' }, ['2026-03-29T01:30']],
  [
    'an end that comes before such a beginning',
    { eventDay: '2026-03-29', eventTime: '02:30', eventEndTime: '03:10' },
    ['2026-03-29T01:30'],
  ],
]
for (const [what, fields, expected] of TIMES) {
  test(`a time on the clock of the school: ${what}`, async () => {
    await addNotice(admin, fields)
    assert.equal(
      moments(await read()),
      expected.map((moment) => `${moment}:00.000Z`),
    )
  })
}

test('an event in a year that no calendar can hold is refused, and the calendar goes on', async () => {
  await addNotice(admin, { title: 'fair', eventDay: '2026-07-01' })
  const days = ['0026-11-26', '1826-11-26', '9999-12-31']
  for (const fields of days.flatMap((day) => [{ eventDay: day }, { eventDay: '2026-07-01', eventLastDay: day }])) {
    const { status, body } = await admin.post(
      '/notice/addNotice',
      form({ ...noticeFields, ...fields, eventTime: '10:00' }),
    )
    assert.equal([status, body.code], [400, 'notEventDay'], JSON.stringify(fields))
  }
  assert.equal(await titles(), ['fair'])
})

test("times are those of the school's zone, also of one without rules", async () => {
  await addNotice(admin, { eventDay: '2026-07-01', eventTime: '09:30' })
  const startIn = async (timeZone: string) => {
    await changeSchool(admin, { region: { timeZone } })
    const text = await read()
    return [...eventLines(text, 'DTSTART'), ...(text.includes('VTIMEZONE') ? moments(text) : [])]
  }
  assert.equal(await startIn('Asia/Calcutta'), [
    'DTSTART;TZID=Asia/Kolkata:20260701T093000',
    '2026-07-01T04:00:00.000Z',
  ])
  assert.equal(await startIn('+05:00'), ['DTSTART:20260701T043000Z'])
})

test('a change makes a newer version of the same event; a cancelled one says so in its title too', async () => {
  const id = await addNotice(admin, { eventDay: '2026-04-01' })
  const names = ['UID', 'SEQUENCE', 'LAST-MODIFIED', 'DTSTART', 'SUMMARY', 'STATUS']
  const uid = `UID:${id}@notices.my-school`
  const stateOf = async () => eventLines(await read(), ...names)
  const first = [
    'LAST-MODIFIED:20260302T080000Z',
    'DTSTART;VALUE=DATE:20260401',
    'SUMMARY:Sports day',
    'STATUS:CONFIRMED',
  ]
  assert.equal(await stateOf(), [uid, 'SEQUENCE:1', ...first])
  now += 90_000
  await update(id, { eventDay: '2026-04-02' })
  await update(id, { eventCancelled: 'yes' })
  const last = ['LAST-MODIFIED:20260302T080130Z', 'DTSTART;VALUE=DATE:20260402']
  assert.equal(await stateOf(), [uid, 'SEQUENCE:3', ...last, 'SUMMARY:Cancelled: Sports day', 'STATUS:CANCELLED'])
})

test('a school whose time zone nobody has named has the times of the clock on its wall, in every calendar', async () => {
  const other = await start({ portalDir: resolve('dist/portal'), env: { PUBLIC_URL: ORIGIN } })
  const chief = await other.login(ADMIN.userId, ADMIN.password)
  const read = async (path: string) => String((await other.visitor.get(`/${path}`)).bytes)
  assert.match(await read('/events.ics'), 'BEGIN:VTIMEZONE', 'a calendar without a component is none')
  const id = await addNotice(chief, { eventDay: '2026-03-20', eventTime: '08:15', eventEndTime: '10:00' })
  for (const path of ['/events.ics', `/events.ics?notice=${id}`]) {
    const text = await read(path)
    assert.equal(eventLines(text, 'DTSTART', 'DTEND'), ['DTSTART:20260320T081500', 'DTEND:20260320T100000'])
    assert.not.match(text, 'TZID')
  }
  assert.match(
    await read(`/notice-board-Detail/${id}`),
    '"startDate":"2026-03-20T08:15:00","endDate":"2026-03-20T10:00:00"',
  )
  await changeSchool(chief, { region: { timeZone: 'Asia/Karachi' } })
  assert.equal(eventLines(await read('/events.ics'), 'DTSTART'), ['DTSTART;TZID=Asia/Karachi:20260320T081500'])
  assert.match(await read(`/notice-board-Detail/${id}`), '"startDate":"2026-03-20T08:15:00+05:00"')
  await other.stop()
})

test('an event stays for a year after it is over or its notice has ended, if it was public', async () => {
  // Of its own: with the clock the sessions of the others would end.
  const env = { SCHOOL_TIME_ZONE: 'Europe/Berlin' }
  const other = await start({ portalDir: resolve('dist/portal'), env, clock: () => now })
  const chief = await other.login(ADMIN.userId, ADMIN.password)
  const read = async () => String((await other.visitor.get('//events.ics')).bytes)
  const eventDay = '2026-03-20'
  const until = { eventDay, date: '2026-03-10' }
  const id = await addNotice(chief, { ...until, title: 'ended' })
  await addNotice(chief, { ...until, title: 'for staff', audience: 'staff' })
  await addNotice(chief, { ...until, title: 'never shown', date: '2026-02-01' })
  await addNotice(chief, { ...until, title: 'planned', appearsOn: '2026-03-09' })
  const made = await addNotice(chief, { ...until, title: 'made public later', audience: 'staff' })
  await addNotice(chief, { title: 'long over', date: '2027-12-01', eventDay: '2026-03-03' })
  await addNotice(chief, { title: 'a week', date: '2026-03-03', eventDay: '2026-03-19', eventLastDay: '2026-03-25' })
  const on = async (day: string) => {
    now = Date.parse(`${day}T08:00:00Z`)
    return events(await read())
      .map((event) => property(event, 'summary'))
      .toSorted()
  }
  assert.equal(await on('2026-03-08'), ['a week', 'ended', 'long over'])
  now = Date.parse('2026-03-12T08:00:00Z')
  const office = await other.login(ADMIN.userId, ADMIN.password)
  await office.post(`/notice/updateNotice/${made}`, form({ audience: 'everybody' }))
  assert.equal(await on('2026-03-12'), ['a week', 'ended', 'long over', 'planned'])
  await office.post(`/notice/updateNotice/${id}`, form({ eventCancelled: 'yes' }))
  const all = events(await read())
  const ended = all.find((event) => property(event, 'uid').startsWith(id))
  assert.equal([property(ended, 'summary'), property(ended, 'status')], ['Cancelled: ended', 'CANCELLED'])
  assert.equal([property(ended, 'description'), property(ended, 'url')], ['Bring water.', 'null'], 'it has no page')
  assert.equal(await on('2027-03-20'), ['Cancelled: ended', 'a week', 'long over', 'planned'])
  assert.equal(await on('2027-03-21'), ['a week', 'long over'])
  assert.equal(await on('2027-03-26'), ['long over'])
  assert.is((await other.visitor.get(`//events.ics?notice=${id}`)).status, 404)
  await other.stop()
})

test('the UID is the same on every address', async () => {
  const other = await start({ portalDir: resolve('dist/portal'), dataDir: undefined })
  const chief = await other.login(ADMIN.userId, ADMIN.password)
  const id = await addNotice(chief, { eventDay: '2026-04-01' })
  const text = String((await other.visitor.get('//events.ics')).bytes)
  assert.equal(eventLines(text, 'UID', 'URL'), [
    `UID:${id}@notices.my-school`,
    `URL:http://localhost/notice-board-Detail/${id}`,
  ])
  await other.stop()
})

const TEXT = 'Line one, or two; a \\ slash: "quoted"\nنیچے کی سطر، اردو؛ \u200f\n👩‍👩‍👧 family'
test('texts come back as they were written, in lines of at most 75 octets that no letter is cut by', async () => {
  const title = `${'😀'.repeat(30)} sports, music; more`
  const place = 'Hall A, 2nd floor; ہال'
  const catagory = 'Sport, Musik'
  await addNotice(admin, { title, description: TEXT, catagory, eventDay: '2026-04-01', eventPlace: place })
  const got = await get()
  for (const line of splitBytes(got.bytes)) {
    assert.ok(line.length <= 75, `${line.length} octets`)
    new TextDecoder('utf-8', { fatal: true }).decode(line)
  }
  const text = String(got.bytes)
  const [event] = events(text)
  assert.equal(
    ['summary', 'location', 'categories'].map((name) => property(event, name)),
    [title, place, catagory],
  )
  assert.ok(property(event, 'description').startsWith(`${TEXT}\n\n`))
  assert.match(eventLines(text, 'DESCRIPTION')[0] ?? '', 'Line one\\, or two\\; a \\\\ slash: "quoted"\\n')
})

/** The lines as they are sent. */
function splitBytes(bytes: Uint8Array): Buffer[] {
  const found: Buffer[] = []
  for (let rest = Buffer.from(bytes); rest.length > 0; ) {
    const end = rest.indexOf('\r\n')
    found.push(rest.subarray(0, end))
    rest = rest.subarray(end + 2)
  }
  return found
}

test('of a formatted text it has the words', async () => {
  const description = '# Sports\n\nBring **water** and read [the list](https://example.org/list).'
  await addNotice(admin, { description, eventDay: '2026-04-01' })
  const [words = ''] = events(await read()).map((event) => property(event, 'description'))
  assert.match(words, /^Sports\n+Bring water and read the list \(https:\/\/example.org\/list\)\./)
})

test('line ends of old clients, control characters and half letters make no line and no broken file', async () => {
  const rest = { catagory: 'x', date: '1', photoVersion: null, createdAt: new Date(now).toISOString() }
  const title = 'a\r\nEND:VEVENT\u0000\ud83d'
  await store.notices.add({ id: 'odd', title, description: 'one\rtwo\u0007\r\nthree', eventDay: '2026-04-01', ...rest })
  const [event, ...others] = events(await read())
  assert.is(others.length, 0)
  assert.match(property(event, 'summary'), /^a END:VEVENT\ufffd*$/)
  assert.ok(property(event, 'description').startsWith('one\ntwo\nthree\n\n'))
})

test('a long text is shortened to whole words', async () => {
  await addNotice(admin, { description: `${'😀'.repeat(249)}a word ${'b'.repeat(1000)}`, eventDay: '2026-04-01' })
  await addNotice(admin, { description: '😀'.repeat(1000), eventDay: '2026-04-01' })
  const shown = events(await read()).map((event) => property(event, 'description').split('\n')[0])
  assert.equal(shown, [`${'😀'.repeat(250)} …`, `${'😀'.repeat(249)}a …`])
})

test('without an event it is still a calendar, which apps take', async () => {
  const calendar = parsed(await read())
  assert.equal(
    calendar.getAllSubcomponents().map(({ name }) => name),
    ['vtimezone'],
  )
})

test('an app that has it is told so until something changes; long ones are compressed', async () => {
  for (const description of ['one', 'two', 'three', 'four', 'five']) {
    await addNotice(admin, { description: description.repeat(60), eventDay: '2026-04-01' })
  }
  const first = await get('', visitor, { 'accept-encoding': 'gzip' })
  assert.equal([first.headers.get('content-encoding'), first.headers.get('cache-control')], ['gzip', 'no-cache'])
  const etag = first.headers.get('etag') ?? ''
  const again = async () => (await get('', visitor, { 'if-none-match': etag })).status
  assert.is(await again(), 304)
  now += 3_600_000
  assert.is(await again(), 304, 'an hour later it is the same')
  await addNotice(admin, { eventDay: '2026-04-01' })
  assert.is(await again(), 200)
})

test('in each language of the school it has its name and leads to its pages; a cookie does not count', async () => {
  const id = await addNotice(admin, { eventDay: '2026-04-01', eventCancelled: 'yes' })
  const german = await read('?lang=de')
  assert.equal(
    lines(german).filter((line) => /^(X-WR-CALNAME|SUMMARY|URL)/.test(line)),
    [
      'X-WR-CALNAME:Termine von MY SCHOOL',
      'SUMMARY:Abgesagt: Sports day',
      `URL:${ORIGIN}/notice-board-Detail/${id}?lang=de`,
    ],
  )
  assert.match(await read('?lang=ur'), 'منسوخ')
  assert.is(String((await get('', visitor, { cookie: 'language=ur' })).bytes), await read())
})

test('a name with commas and line ends stays one line', async () => {
  await changeSchool(admin, { identity: { name: 'Hill, Dale; & Co' } })
  assert.ok(lines(await read()).includes('X-WR-CALNAME:Events of Hill\\, Dale\\; & Co'))
  await changeSchool(admin, { identity: { name: 'MY SCHOOL' } })
})

test('while the board is hidden there is no calendar, also for an admin', async () => {
  const id = await addNotice(admin, { eventDay: '2026-04-01' })
  await changeSchool(admin, { pages: { board: false } })
  for (const query of ['', `?notice=${id}`]) {
    for (const caller of [visitor, admin]) assert.is((await get(query, caller)).status, 404)
  }
})

test('pages name the calendar in their head, and an event is one for search engines', async () => {
  const id = await addNotice(admin, {
    description: 'Bring water.',
    eventDay: '2026-07-01',
    eventTime: '09:30',
    eventEndTime: '14:00',
    eventPlace: 'Hall </script>',
  })
  const pageOf = async (path: string) => String((await visitor.get(`/${path}`)).bytes)
  const factsOf = async () => {
    const scripts = (await pageOf(`/notice-board-Detail/${id}`)).matchAll(/ld\+json">([\s\S]*?)<\/script>/g)
    return [...scripts].map(([, json]) => JSON.parse(json ?? '')).find((facts) => facts['@type'] === 'Event')
  }
  const url = `${ORIGIN}/notice-board-Detail/${id}`
  assert.equal(await factsOf(), {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'Sports day',
    description: 'Bring water.',
    startDate: '2026-07-01T09:30:00+02:00',
    endDate: '2026-07-01T14:00:00+02:00',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: 'Hall </script>', address: 'Hall </script>' },
    organizer: { '@type': 'School', name: 'MY SCHOOL', url: `${ORIGIN}/` },
    url,
  })
  await update(id, { eventTime: '', eventEndTime: '', eventPlace: '', eventCancelled: 'yes' })
  const { startDate, endDate, eventStatus, location } = await factsOf()
  assert.equal([startDate, endDate, eventStatus], ['2026-07-01', '2026-07-01', 'https://schema.org/EventCancelled'])
  assert.equal([location.name, location.address['@type']], ['MY SCHOOL', 'PostalAddress'])
  assert.match(
    await pageOf('/'),
    '<link rel="alternate" type="text/calendar" href="/events.ics" title="Events of MY SCHOOL"',
  )
  assert.match(await pageOf('/?lang=de'), 'href="/events.ics?lang=de" title="Termine von MY SCHOOL"')
  await update(id, { eventDay: '', eventCancelled: '' })
  assert.is(await factsOf(), undefined)
})

test.run()
