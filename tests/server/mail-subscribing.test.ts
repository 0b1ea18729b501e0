/** Who may subscribe, what is refused, and what a link does; what is not there while no mail is set up. */
import * as assert from 'uvu/assert'
import { mailServer } from '../../tools/mail-server.ts'
import { CHECK_COMMAND, command } from '../../tools/processes.ts'
import { form } from '../../tools/samples.ts'
import { start } from '../../tools/start.ts'
import { test } from '../test.ts'
import { keyIn, mailSchool } from './mail-school.ts'

const school = await mailSchool()
const admin = await school.admin()
test.after(() => school.stop())
test.before.each(async () => {
  await school.store.mailSubscriptions.removeAll()
  await school.store.attempts.sweep(Number.MAX_SAFE_INTEGER, 0)
  await school.round()
  school.received.length = 0
})

const newest = () => school.received.at(-1) as (typeof school.received)[number]

for (const address of [
  `${'a'.repeat(388)}@example.org`,
  `${'a'.repeat(65)}@example.org`,
  `ann@${'a'.repeat(250)}.org`,
  'ann@example.org\r\nBcc: eve@example.org',
  'ann@example.org\nbob@example.org',
  'ann@example.org, bob@example.org',
  'ann(comment)@example.org',
  'ann@example.org(comment)',
  'Ann <ann@example.org>',
  '"ann"@example.org',
  'ännchen@example.org',
  'ann@example',
  'ann@[127.0.0.1]',
  'ann@-example.org',
  'ann..lee@example.org',
  '',
  '@',
]) {
  test(`no mail goes to ${JSON.stringify(address.slice(0, 40))} of ${address.length} characters`, async () => {
    const { status, body } = await school.subscribe(address)
    assert.is(status, 400)
    assert.is(body.code, 'mailAddressWrong')
    assert.is(await school.store.mailSubscriptions.count(), 0)
  })
}

test('a domain in other letters is written as mail servers know it, and is one address in both ways', async () => {
  await school.subscribe('ann@schüler.example')
  await school.subscribe('ann@xn--schler-5ya.example')
  await school.round()
  assert.equal(
    school.received.map(({ headers }) => headers.to),
    ['ann@xn--schler-5ya.example'],
  )
})

test('to open the link changes nothing, as programs do that look for viruses; the button does', async () => {
  await school.subscribe('ann@example.org')
  await school.round()
  const key = keyIn(newest())
  for (const method of ['GET', 'HEAD']) {
    const opened = await school.request(`/api/v1/mail/unsubscribe?key=${key}`, { method })
    assert.is(opened.status, 302)
    assert.is(opened.headers.get('location'), `https://portal.school.example/mail?key=${encodeURIComponent(key)}`)
  }
  const read = await school.visitor.post('/mail/subscription', { key })
  assert.is(read.body.subscription.address, 'ann@example.org')
  assert.is(read.body.subscription.confirmedAt, null)
  const { body } = await school.visitor.post('/mail/confirm', { key })
  assert.ok(body.subscription.confirmedAt)
  // A second time, as from a second tab.
  assert.is((await school.visitor.post('/mail/confirm', { key })).status, 200)
})

test('one click ends it, without a login and with the body of a mail program, also a second time', async () => {
  const key = await school.subscriber('ann@example.org')
  for (let times = 0; times < 2; times++) {
    const response = await school.request(`/api/v1/mail/unsubscribe?key=${key}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    assert.is(response.status, 200)
  }
  assert.is(await school.store.mailSubscriptions.count(), 0)
  assert.is((await school.visitor.post('/mail/subscription', { key })).body.code, 'mailLinkEnded')
})

test('a key that we have not made opens nothing, also with the id of a subscription', async () => {
  const key = await school.subscriber('ann@example.org')
  const [id] = key.split('.')
  for (const wrong of [id, `${id}.`, `${key}x`, key.toUpperCase(), `.${key}`, 'x'])
    for (const path of ['/mail/subscription', '/mail/confirm'])
      assert.is((await school.visitor.post(path, { key: wrong })).status, 404, wrong)
  assert.is((await school.visitor.post(`/mail/unsubscribe?key=${id}.`)).status, 404)
  assert.is(await school.store.mailSubscriptions.count(), 1)
})

test('what somebody gets is changed by the same link', async () => {
  const key = await school.subscriber('ann@example.org')
  const wishes = { language: 'en', categories: ['Sport', 'Exams', 'Sport'], when: 'daily' }
  const { body } = await school.visitor.put('/mail/subscription', { key, ...wishes })
  assert.equal(body.subscription.categories, ['Exams', 'Sport'])
  assert.is(body.subscription.when, 'daily')
  assert.is((await school.visitor.put('/mail/subscription', { key, ...wishes, language: 'ur' })).status, 400)
})

test('who subscribes is not told to others: an address that is known gets a mail that says so, and stays', async () => {
  await school.subscriber('ann@example.org', { categories: ['Sport'] })
  await school.store.attempts.sweep(Number.MAX_SAFE_INTEGER, 0)
  const known = await school.subscribe('ann@example.org')
  const unknown = await school.subscribe('bob@example.org')
  assert.equal(known.body, unknown.body)
  await school.round()
  const subjects = school.received.map(({ to, headers }) => `${to}: ${headers.subject}`)
  assert.match(subjects.join('\n'), /^ann@.*already$/m)
  assert.match(subjects.join('\n'), /^bob@.*confirm/m)
  const [row] = (await admin.get('/admin/mail/addresses?page=1')).body.data.slice(-1)
  assert.equal([row.address, row.categories], ['ann@example.org', ['Sport']])
})

test('one network may ask 20 times in an hour', async () => {
  const statuses = []
  for (let at = 0; at < 21; at++) statuses.push((await school.subscribe(`reader${at}@example.org`)).status)
  assert.equal(statuses.slice(19), [200, 429])
})

test('all networks together may ask 300 times in an hour', async () => {
  const own = await mailSchool({ env: { TRUST_PROXY: '1' } })
  const ask = async (at: number) => {
    const from = { 'x-forwarded-for': `10.${at >> 8}.${at & 255}.1` }
    return (await own.subscribe(`reader${at}@example.org`, {}, from)).status
  }
  for (let at = 0; at < 300; at++) assert.is(await ask(at), 200, `wish ${at}`)
  assert.is(await ask(300), 429)
  await own.stop()
})

test('a school has at most 20,000 addresses, and one that is known is still answered', async () => {
  const columns = {
    owner: null,
    language: 'en' as const,
    categories: '',
    daily: 0,
    askedAt: '2026-01-02T12:00:00.000Z',
  }
  await school.subscribe('ann@example.org')
  await school.store.transaction(async ({ mailSubscriptions }) => {
    for (let at = 1; at < 20_000; at++) {
      const address = { id: `full-${at}`, addressKey: `full-${at}`, sealedAddress: Buffer.from([]) }
      await mailSubscriptions.add({ ...columns, ...address })
    }
  })
  const { status, body } = await school.subscribe('bob@example.org')
  assert.equal([status, body.code], [429, 'mailAddressesFull'])
  assert.is((await school.subscribe('ann@example.org')).status, 200)
  assert.is(await school.store.mailSubscriptions.count(), 20_000)
})

test('an admin sees a number and a list, whose reading is in the audit, and erases an address', async () => {
  await school.subscriber('ann@example.org')
  assert.is((await admin.get('/admin/mail')).body.addresses, 1)
  const { data, total } = (await admin.get('/admin/mail/addresses')).body
  assert.equal([total, data[0].address], [1, 'ann@example.org'])
  assert.is((await admin.delete(`/admin/mail/addresses/${data[0]._id}`)).status, 200)
  assert.is(await school.store.mailSubscriptions.count(), 0)
  const acts = (await admin.get('/admin/audit')).body.data.map(
    ({ action, entity }: { action: string; entity: string }) => `${action} ${entity}`,
  )
  assert.equal(acts.slice(0, 2), ['erase mail', 'read mail'])
})

test('neither the database nor an export has an address that can be read', async () => {
  await school.subscriber('ann@example.org')
  const [row] = await school.store.mailSubscriptions.confirmedAfter('visitors', 0, 1)
  assert.not.match(JSON.stringify({ ...row, sealedAddress: String(row?.sealedAddress) }), /ann|example/)
  for (const path of ['/export/school', '/export/users', '/export/audit', '/export/own']) {
    const { bytes } = await admin.post(path, { format: 'csv' })
    assert.not.ok(bytes.includes('ann@example.org'), path)
  }
})

test('without a mail server there is no such call, and nothing says that there could be', async () => {
  const plain = await start({ env: { PUBLIC_URL: 'https://portal.school.example' } })
  const asAdmin = await plain.login('admin', 'admin-password')
  const body = { address: 'ann@example.org', language: 'en', categories: [], when: 'daily' }
  assert.is((await plain.visitor.post('/mail/subscribe', body)).status, 404)
  assert.is((await asAdmin.get('/admin/mail')).status, 404)
  assert.is((await plain.visitor.get('/school')).body.settings.mail, undefined)
  assert.equal((await plain.visitor.get('/health')).body.mail, { state: 'off', waiting: 0, failed: 0 })
  await asAdmin.post('/notice/addNotice', form({ title: 'A', description: 'B', catagory: 'C', date: '' }))
  assert.equal(await plain.store.mails.openMailings(), [])
  await plain.stop()
})

test('the school says that notices can be had by mail, unless its board is hidden', async () => {
  assert.is((await school.visitor.get('/school')).body.settings.mail, true)
})

test('without PUBLIC_URL there is no mail, and the dashboard and npm run check say why', async () => {
  const server = await mailServer()
  const { PUBLIC_URL, ...env } = server.env
  const plain = await start({ env })
  const asAdmin = await plain.login('admin', 'admin-password')
  assert.is((await asAdmin.get('/admin/mail')).status, 404)
  const hints = (await asAdmin.get('/admin/adminAll')).body.hints.map(({ code }: { code: string }) => code)
  assert.ok(hints.includes('mailNeedsPublicUrl'))
  await plain.stop({ keep: true })
  const { stdout, code } = await command(CHECK_COMMAND, { ...env, DATA_DIR: plain.dataDir, DATABASE_URL: '' })
  assert.match(stdout, /No mail is sent, although a mail server is set.*PUBLIC_URL/)
  assert.is(code, 1)
  const right = await command(CHECK_COMMAND, { ...env, PUBLIC_URL, DATA_DIR: plain.dataDir, DATABASE_URL: '' })
  assert.match(right.stdout, /The mail server takes mails of the school/)
  assert.is(right.code, 0)
  await server.stop()
  const silent = await command(CHECK_COMMAND, { ...env, PUBLIC_URL, DATA_DIR: plain.dataDir, DATABASE_URL: '' })
  assert.match(silent.stdout, /No mail can be sent: the mail server cannot be reached/)
  assert.is(silent.code, 1)
})

test('an admin tries the mail server, and the dashboard says what is wrong until it is right', async () => {
  const server = await mailServer()
  const tried = await mailSchool({ env: { ...server.env } })
  const asAdmin = await tried.admin()
  const hints = async () =>
    (await asAdmin.get('/admin/adminAll')).body.hints.map(({ code }: { code: string }) => code) as string[]
  assert.is((await asAdmin.post('/admin/mail/try')).body.problem, undefined)
  await server.stop()
  assert.is((await asAdmin.post('/admin/mail/try')).body.problem.code, 'mailServerSilent')
  assert.ok((await hints()).includes('mailServerSilent'))
  const again = await mailServer({ port: server.port })
  assert.is((await asAdmin.post('/admin/mail/try')).body.problem, undefined)
  assert.not.ok((await hints()).includes('mailServerSilent'))
  await again.stop()
  await tried.stop()
})

test('the sample of the privacy notice says of mail what is kept, where it goes and how long, where it is set up', async () => {
  const factsOf = async (of: { login: typeof school.login }) => {
    const { data, places, retention } = (await (await of.login('admin', 'admin-password')).get('/admin/school/legal'))
      .body.values
    return [data, places, retention].map((facts) => /^- Mail.*$/im.exec(facts)?.[0] ?? '')
  }
  const { hostname } = new URL(school.server.env.SMTP_URL)
  assert.match((await factsOf(school)).join('\n'), new RegExp(`sealed.*\\n.*${hostname}.*\\n.*not confirmed: 7 days`))
  const without = await start()
  assert.equal(await factsOf(without), ['', '', ''])
  await without.stop()
})

test.run()
