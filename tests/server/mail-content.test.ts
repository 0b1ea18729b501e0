/** What a mail says, to whom, and when: the notice as it is at that moment, for who asked for it. */
import * as assert from 'uvu/assert'
import { addNotice, addNoticeFile, form } from '../../tools/samples.ts'
import { changeSchool } from '../../tools/school-settings.ts'
import { test } from '../test.ts'
import { HOUR, MINUTE, mailSchool } from './mail-school.ts'

const school = await mailSchool()
let admin = await school.admin()
test.after(() => school.stop())
await changeSchool(admin, {
  identity: { name: 'Hill School' },
  contact: { email: 'head@hill.example' },
  languages: { first: 'en', others: ['ur', 'de'] },
})
/** At noon of another day: nothing waits, and no address counts as asked. */
test.before.each(async () => {
  await school.store.mailSubscriptions.removeAll()
  const noon = Math.ceil((school.clock.now + 25 * HOUR) / (24 * HOUR)) * 24 * HOUR + 12 * HOUR
  while (school.clock.now < noon) {
    school.clock.now = Math.min(noon, school.clock.now + 20 * HOUR)
    await school.time.record()
  }
  await school.store.attempts.sweep(Number.MAX_SAFE_INTEGER, 0)
  await school.round()
  school.received.length = 0
  // The session before is over by then.
  admin = await school.admin()
})

/** The day at the school, so many days later. */
const dayIn = (days: number) => new Date(school.clock.now + days * 24 * HOUR).toISOString().slice(0, 10)
const change = (id: string, fields: Record<string, string>, mail = 'no') =>
  admin.post(`/notice/updateNotice/${id}?mail=${mail}`, form(fields))
const got = () => {
  const [mail] = school.received
  if (!mail) throw new Error('No mail has come.')
  return mail
}
const subjects = () => school.received.map(({ headers }) => headers.subject)
/** Lets hours pass, and sends what is due in each. */
async function pass(hours: number) {
  for (let hour = 0; hour < hours; hour++) {
    school.clock.now += HOUR
    await school.time.record()
    await school.round()
  }
  admin = await school.admin()
}

test('a mail has the whole notice as text and as HTML, its event, its files, and a way out', async () => {
  const key = await school.subscriber('ann@example.org')
  const id = await addNotice(admin, {
    title: 'Sports day',
    description: '# What to bring\n\n- **Water**\n- The [form](/contact)\n\nCall +44 20 7946 0958.',
    eventDay: '2027-03-05',
    eventTime: '09:30',
    eventPlace: 'The field',
  })
  const file = await addNoticeFile(admin, id)
  await school.afterHold()
  const { headers, text, html } = got()
  const origin = 'https://portal.school.example'
  assert.is(headers.subject, 'Sports day')
  assert.match(headers.from ?? '', /^"?Hill School"? <office@school\.example>$/)
  assert.is(headers['reply-to'], 'head@hill.example')
  assert.is(headers['list-id'], '<notices.portal.school.example>')
  assert.is(headers['list-unsubscribe'], `<${origin}/api/v1/mail/unsubscribe?key=${key}>`)
  assert.is(headers['list-unsubscribe-post'], 'List-Unsubscribe=One-Click')
  assert.is(headers['auto-submitted'], 'auto-generated')
  assert.is(headers['message-id'], `<notice.${id}.1@portal.school.example>`)
  for (const part of [text, html]) {
    assert.match(part, /Fri, 5 Mar 2027, 09:30, The field/)
    assert.ok(part.includes(`${origin}/events.ics?notice=${id}`))
    assert.ok(part.includes(`${origin}/api/v1/notice/file/${file}`))
    assert.ok(part.includes(`${origin}/notice-board-Detail/${id}`))
    assert.ok(part.includes(`${origin}/contact`))
    assert.ok(part.includes(`${origin}/mail?key=${key}`))
  }
  assert.match(text, /What to bring\n\n- Water\n- The form \(https/)
  assert.match(html, /<strong>Water<\/strong>/)
  assert.match(html, /href="tel:\+442079460958"/)
  assert.not.match(html, /<img|<script|src=/)
})

test('a notice is in the language that somebody chose, in its direction; what is not written in it is marked', async () => {
  await school.subscriber('ann@example.org', { language: 'ur' })
  const translations = JSON.stringify({ ur: { title: 'کھیلوں کا دن' } })
  await addNotice(admin, { title: 'Sports day', description: 'Bring water.', translations })
  await school.afterHold()
  const { headers, html, text } = got()
  assert.is(headers.subject, 'کھیلوں کا دن')
  assert.match(html, /<html lang="ur" dir="rtl">/)
  assert.match(html, /<div lang="en" dir="ltr"><p dir="auto">Bring water\.<\/p><\/div>/)
  assert.match(text, /\/notice-board-Detail\/\w+\?lang=ur/)
})

test('a language that the school no longer writes is its first one', async () => {
  await school.subscriber('ann@example.org', { language: 'de' })
  await changeSchool(admin, { languages: { first: 'en', others: ['ur'] } })
  await addNotice(admin)
  await school.afterHold()
  assert.match(got().html, /<html lang="en" dir="ltr">/)
  await changeSchool(admin, { languages: { first: 'en', others: ['ur', 'de'] } })
})

test('a change is not sent unless the admin says so, and then refers to the mail before', async () => {
  await school.subscriber('ann@example.org')
  const id = await addNotice(admin, { title: 'Sports day' })
  await school.afterHold()
  await change(id, { title: 'Sports day on Friday' })
  await school.afterHold()
  assert.equal(subjects(), ['Sports day'])
  await change(id, { eventDay: dayIn(3), eventCancelled: 'yes' }, 'yes')
  await school.afterHold()
  assert.equal(subjects(), ['Sports day', 'Changed: Cancelled: Sports day on Friday'])
  const { headers } = school.received[1] ?? got()
  assert.is(headers['message-id'], `<notice.${id}.2@portal.school.example>`)
  assert.is(headers.references, `<notice.${id}.1@portal.school.example>`)
})

test('a mistake can be mended within five minutes: the mail has the mended text, once', async () => {
  await school.subscriber('ann@example.org')
  const id = await addNotice(admin, { title: 'Sprots day' })
  school.clock.now += 4 * MINUTE
  await school.round()
  await change(id, { title: 'Sports day' }, 'yes')
  await school.afterHold()
  await school.afterHold()
  assert.equal(subjects(), ['Sports day'])
})

test('a notice can be stopped within five minutes, and while its mails wait', async () => {
  await school.subscriber('ann@example.org')
  await addNotice(admin)
  const { mailings, addresses } = (await admin.get('/admin/mail')).body
  assert.equal([mailings.length, mailings[0].waiting, addresses], [1, 1, 1])
  assert.is((await admin.delete(`/admin/mail/mailings/${mailings[0]._id}`)).status, 200)
  await school.afterHold()
  assert.is(school.received.length, 0)
  assert.equal((await admin.get('/admin/mail')).body.mailings, [])
  assert.is((await admin.delete(`/admin/mail/mailings/${mailings[0]._id}`)).status, 404)
  const [{ action }] = (await admin.get('/admin/audit')).body.data
  assert.is(action, 'stop mail')
})

test('while mails are paused none is sent, and afterwards each is', async () => {
  await school.subscriber('ann@example.org')
  await admin.put('/admin/mail', { paused: true })
  await addNotice(admin)
  assert.is(await school.afterHold(), 'paused')
  assert.is(school.received.length, 0)
  assert.is((await school.visitor.get('/health')).body.mail.state, 'paused')
  await admin.put('/admin/mail', { paused: false })
  await school.round()
  assert.is(school.received.length, 1)
})

test('a planned notice goes when it appears, also when its day was changed', async () => {
  await school.subscriber('ann@example.org')
  const id = await addNotice(admin, { appearsOn: dayIn(3) })
  await pass(2)
  await change(id, { appearsOn: dayIn(2) })
  await pass(24)
  assert.equal(subjects(), [])
  await pass(24)
  assert.equal(subjects(), ['Sports day'])
})

for (const [what, narrow] of [
  ['is for fewer', (id: string) => change(id, { audience: 'staff' })],
  ['is over', (id: string) => change(id, { date: dayIn(-1) })],
  ['was deleted', (id: string) => admin.delete(`/notice/deleteNotice/${id}`)],
  ['is planned again', (id: string) => change(id, { appearsOn: dayIn(9) })],
] as const) {
  test(`a notice that ${what} while its mails wait is not sent`, async () => {
    await school.subscriber('ann@example.org', { when: 'daily' })
    await school.subscriber('bob@example.org')
    const held = await addNotice(admin, { title: 'Held' })
    await narrow(held)
    await school.afterHold()
    assert.equal(subjects(), [])
    // Its mails are made, and that of the day waits.
    const queued = await addNotice(admin, { title: 'Queued' })
    await school.afterHold()
    assert.equal(subjects(), ['Queued'])
    await narrow(queued)
    await pass(24)
    assert.equal(subjects(), ['Queued'])
  })
}

test('a notice for some, and one on a hidden board, goes to nobody', async () => {
  await school.subscriber('ann@example.org')
  await addNotice(admin, { audience: 'staff' })
  await addNotice(admin, { audience: 'signedIn' })
  await school.afterHold()
  await addNotice(admin)
  await changeSchool(admin, { pages: { board: false } })
  await school.afterHold()
  assert.equal(subjects(), [])
  await changeSchool(admin, { pages: { board: true } })
})

test('who wants some categories gets no others, and the reach says how many', async () => {
  await school.subscriber('ann@example.org', { categories: ['Sport', 'Exams'] })
  await school.subscriber('bob@example.org')
  const reach = async (category: string) => (await admin.get(`/admin/mail/reach?category=${category}`)).body.addresses
  assert.equal([await reach('Sport'), await reach('Holidays')], [2, 1])
  await addNotice(admin, { catagory: 'Holidays' })
  await school.afterHold()
  assert.equal(
    school.received.map(({ to }) => to),
    ['bob@example.org'],
  )
})

test('who wants one mail a day gets all of the day at the hour of the school, each once', async () => {
  await admin.put('/admin/mail', { hour: 15 })
  await school.subscriber('ann@example.org', { when: 'daily' })
  const first = await addNotice(admin, { title: 'First' })
  await addNotice(admin, { title: 'Second' })
  await school.afterHold()
  await change(first, { title: 'First, mended' }, 'yes')
  await school.afterHold()
  assert.is(school.received.length, 0)
  await pass(3)
  assert.is(school.received.length, 1)
  const { headers, text } = got()
  assert.match(headers.subject ?? '', /^Notices of Hill School, \w{3}, /)
  assert.match(text, /Second[\s\S]*First, mended/)
  await pass(24)
  assert.is(school.received.length, 1)
})

test('line ends and controls in titles and names make no header', async () => {
  await school.subscriber('ann@example.org')
  const { store } = school
  const id = await addNotice(admin, { title: 'Sports\r\nBcc: eve@example.org' })
  // As a title may have come into the database before there was a bound.
  await store.notices.update(id, { title: 'Sports\r\nBcc: eve@example.org\u2028day\u0000\u202e' })
  await school.afterHold()
  const { headers, raw } = got()
  assert.is(headers.subject, 'Sports Bcc: eve@example.org day')
  assert.not.match(raw, /^Bcc:/im)
  assert.equal(school.server.asked.slice(-1), ['ann@example.org'])
})

test('a notice of 500 kB is refused, and the longest one that there may be is sent whole', async () => {
  await school.subscriber('ann@example.org')
  const tooLong = await admin.post(
    '/notice/addNotice',
    form({ title: 'Long', description: 'x'.repeat(500_000), catagory: 'Sport', date: '' }),
  )
  assert.is(tooLong.status, 400)
  await addNotice(admin, { description: `${'**word** '.repeat(2_200)}end` })
  await school.afterHold()
  assert.match(got().text, /word end\n/)
})

test('a day has one mail at the hour of the school, also where the clock is moved that night', async () => {
  const { nextDaily } = await import('../../server/mail/mailings.ts')
  const settings = {} as never
  const next = (now: string, hour: number, timeZone = 'Europe/Berlin') => {
    const day = new Date(Date.parse(now)).toLocaleDateString('en-CA', { timeZone })
    return new Date(nextDaily({ now: Date.parse(now), day, school: { settings, timeZone } }, hour)).toISOString()
  }
  // In the night to 29 March 2026 there is no 02:00, in that to 25 October 2026 there are two.
  assert.is(next('2026-03-28T12:00Z', 2), '2026-03-29T01:00:00.000Z')
  assert.is(next('2026-03-29T01:00Z', 2), '2026-03-30T00:00:00.000Z')
  assert.is(next('2026-10-24T12:00Z', 2), '2026-10-25T00:00:00.000Z')
  assert.is(next('2026-10-25T00:30Z', 2), '2026-10-26T01:00:00.000Z')
  assert.is(next('2026-01-02T23:30Z', 15), '2026-01-03T14:00:00.000Z')
})

test.run()
