/** Mail servers that refuse, that say nothing or half of it, and processes that are killed. */
import { createServer } from 'node:net'
import * as assert from 'uvu/assert'
import { englishOf } from '#contract/failures'
import { createSender, refusalOf } from '../../server/mail/sender.ts'
import { mailServer } from '../../tools/mail-server.ts'
import { addNotice } from '../../tools/samples.ts'
import { test } from '../test.ts'
import { HOUR, MINUTE, mailSchool } from './mail-school.ts'

/** What the mail server answers to an address, and to a mail. */
const answers = { recipient: undefined as string | undefined, data: undefined as string | undefined }
const school = await mailSchool({
  server: {
    recipient: (address) => (address.startsWith('ann') ? answers.recipient : undefined),
    data: ({ to }) => (to.startsWith('ann') ? answers.data : undefined),
  },
})
test.after(() => school.stop())
test.before.each(async () => {
  Object.assign(answers, { recipient: undefined, data: undefined })
  await school.store.mailSubscriptions.removeAll()
  for (const hours of [24, 24]) {
    school.clock.now += hours * HOUR
    await school.time.record()
  }
  await school.round()
  school.received.length = 0
})

const counts = () => school.store.mails.counts()
const addresses = () => school.store.mailSubscriptions.countConfirmed()
const takenBy = () => school.received.map(({ to }) => to)

test('an address that is refused for good twice is erased, and not before', async () => {
  await school.subscriber('ann@example.org')
  await addNotice(await school.admin())
  answers.recipient = '550 5.1.1 No such user'
  await school.afterHold()
  assert.equal([await addresses(), await counts()], [1, { waiting: 1, failed: 0 }])
  // Not at once: the second time is an hour later.
  await school.round()
  assert.is(await addresses(), 1)
  school.clock.now += HOUR
  await school.round()
  assert.equal([await addresses(), await counts()], [0, { waiting: 0, failed: 0 }])
})

test('an address that was refused once, and then taken, is as good as before', async () => {
  await school.subscriber('ann@example.org')
  for (let times = 0; times < 3; times++) {
    await addNotice(await school.admin())
    answers.recipient = '550 5.1.1 No such user'
    await school.afterHold()
    answers.recipient = undefined
    school.clock.now += HOUR
    await school.round()
  }
  assert.equal([await addresses(), takenBy().length], [1, 3])
})

test('a mail server that lets nobody through ends no address, and all mails wait', async () => {
  await school.subscriber('ann@example.org')
  await school.subscriber('bob@example.org')
  await addNotice(await school.admin())
  answers.recipient = '554 5.7.1 Relay access denied for <ann@example.org>'
  assert.is(await school.afterHold(), 'server')
  assert.is(await addresses(), 2)
  const { problem } = (await (await school.admin()).get('/admin/mail')).body
  assert.match(problem.message, /Relay access denied/)
  assert.not.match(problem.message, /ann@/)
  answers.recipient = undefined
  school.clock.now += MINUTE
  await school.round()
  assert.equal(takenBy().sort(), ['ann@example.org', 'bob@example.org'])
  assert.is((await (await school.admin()).get('/admin/mail')).body.problem, undefined)
})

for (const [said, at] of [
  ['450 4.2.1 Mailbox busy', 'recipient'],
  ['451 4.7.1 Greylisted', 'recipient'],
  ['452 4.3.1 Out of storage', 'data'],
] as const) {
  test(`${said} at ${at}: the mail waits, others do not, and it comes once`, async () => {
    await school.subscriber('ann@example.org')
    await school.subscriber('bob@example.org')
    await addNotice(await school.admin())
    answers[at] = said
    await school.afterHold()
    assert.equal(takenBy(), ['bob@example.org'])
    await school.round()
    answers[at] = undefined
    school.clock.now += MINUTE
    await school.round()
    assert.equal(takenBy(), ['bob@example.org', 'ann@example.org'])
  })
}

test('the gaps between tries grow, and after three days a mail is given up', async () => {
  await school.subscriber('ann@example.org')
  await addNotice(await school.admin())
  answers.recipient = '450 4.2.1 Mailbox busy'
  school.server.asked.length = 0
  await school.afterHold()
  const begun = school.clock.now
  const gaps: number[] = []
  for (let last = begun; (await counts()).waiting > 0; ) {
    const before = school.server.asked.length
    school.clock.now += gaps.length < 3 ? MINUTE : HOUR / 2
    await school.time.record()
    await school.round()
    if (school.server.asked.length === before) continue
    gaps.push((school.clock.now - last) / MINUTE)
    last = school.clock.now
  }
  assert.equal(gaps.slice(0, 5), [1, 5, 15, 60, 240])
  assert.ok(gaps.every((gap, at) => at === 0 || gap >= (gaps[at - 1] ?? 0)))
  assert.ok(school.clock.now - begun > 70 * HOUR)
  assert.equal(await counts(), { waiting: 0, failed: 1 })
  const health = await school.visitor.get('/health')
  assert.equal(health.body.mail, { state: 'ok', waiting: 0, failed: 1 })
})

test('a mail that is refused for good is given up, and its address stays', async () => {
  await school.subscriber('ann@example.org')
  await addNotice(await school.admin())
  const failed = (await counts()).failed
  answers.data = '552 5.3.4 Message too big'
  await school.afterHold()
  assert.equal([await addresses(), await counts()], [1, { waiting: 0, failed: failed + 1 }])
})

test('421 ends the round, and the next one sends', async () => {
  await school.subscriber('ann@example.org')
  await addNotice(await school.admin())
  answers.recipient = '421 4.7.0 Try again later'
  assert.is(await school.afterHold(), 'server')
  answers.recipient = undefined
  school.clock.now += MINUTE
  assert.is(await school.round(), 'done')
  assert.equal(takenBy(), ['ann@example.org'])
})

/** A server that says a line when somebody connects, and nothing else. @returns its address */
async function mute(line: string, end = false) {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.write(line)
    if (end) socket.end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  return { url: `smtp://127.0.0.1:${port}?tls=off`, close: () => server.close() }
}

const WAIT = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 }

for (const [what, line, end] of [
  ['nothing', '', false],
  ['half a line', '220 mail.exa', false],
  ['half a line, and hangs up', '220 mail.exa', true],
  ['421 as its greeting', '421 4.3.2 closing\r\n', true],
  ['something that is no SMTP', 'HTTP/1.1 400 Bad Request\r\n\r\n', true],
] as const) {
  test(`a mail server that says ${what} is said to be wrong, and is no fault of an address`, async () => {
    const { url, close } = await mute(line, end)
    const sender = createSender({ url, from: 'office@school.example' }, WAIT)
    const problem = await sender.verify()
    assert.match(problem ? englishOf(problem) : '', /^No mail can be sent: the mail server/)
    const error = await sender
      .send({
        to: 'ann@example.org',
        from: { name: 'School', address: 'office@school.example' },
        subject: 'Sports day',
        text: 'Bring water.',
        html: '<p>Bring water.</p>',
        messageId: '<a@school.example>',
        headers: {},
      })
      .catch((error: unknown) => error)
    assert.is(refusalOf(error), 'server')
    sender.close()
    close()
  })
}

test('a connection that cannot be encrypted is not used, unless the settings say so', async () => {
  const plain = await mailServer()
  const sender = createSender({ url: `smtp://127.0.0.1:${plain.port}`, from: 'office@school.example' })
  assert.is((await sender.verify())?.code, 'mailNotEncrypted')
  sender.close()
  await plain.stop()
  // Its certificate is signed by nobody that this machine knows.
  const unknown = await mailServer({ tls: true })
  const strict = createSender({ url: `smtp://127.0.0.1:${unknown.port}`, from: 'office@school.example' })
  assert.is((await strict.verify())?.code, 'mailNotEncrypted')
  strict.close()
  await unknown.stop()
})

test('a login that the mail server refuses is said to be wrong, without the password', async () => {
  const server = await mailServer({
    authOptional: false,
    onAuth: ({ password }, _session, done) =>
      password === 'se cret' ? done(null, { user: 'school' }) : done(new Error('Invalid password')),
  })
  const urlOf = (password: string) => `smtp://school:${password}@127.0.0.1:${server.port}?tls=off`
  const wrong = createSender({ url: urlOf('wrong'), from: 'office@school.example' })
  const problem = await wrong.verify()
  assert.is(problem?.code, 'mailLoginRefused')
  assert.not.match(problem ? englishOf(problem) : '', /wrong/)
  const right = createSender({ url: urlOf('se%20cret'), from: 'office@school.example' })
  assert.is(await right.verify(), undefined)
  for (const sender of [wrong, right]) sender.close()
  await server.stop()
})

test('what was sent and could not be removed from the queue is not sent again', async () => {
  await school.subscriber('ann@example.org')
  await addNotice(await school.admin())
  school.clock.now += 5 * MINUTE
  const { store } = school
  const { transaction } = store
  // As on a full disk: what is written after the mail was sent is not kept.
  school.server.onTaken = () => {
    store.transaction = async () => {
      throw new Error('the disk is full')
    }
  }
  await school.round().catch(() => {})
  store.transaction = transaction
  school.server.onTaken = undefined
  await school.round()
  await school.round()
  assert.equal(takenBy(), ['ann@example.org'])
})

test('nothing in the log is an address', async () => {
  await school.subscriber('ann@example.org')
  await addNotice(await school.admin())
  for (const said of ['550 5.1.1 <ann@example.org> unknown', '450 4.2.1 <ann@example.org> busy']) {
    answers.recipient = said
    await school.afterHold()
    school.clock.now += HOUR
  }
  const log = [...school.workerLog, ...school.log.map((line) => JSON.stringify(line))].join('\n')
  assert.match(log, /a mail was not sent/)
  assert.not.match(log, /@example\.org/)
})

test.run()
