// needs: programs
/** The server as its own process. */

import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as assert from 'uvu/assert'
import { prepareDataDir } from '../../server/data-folder/data-folder.ts'
import { SetupError } from '../../server/errors.ts'
import { readSettings } from '../../server/settings.ts'
import { ADMIN_COMMAND, MAIN, run, shownAdmin as shown } from '../../tools/processes.ts'
import { form, noticeFields } from '../../tools/samples.ts'
import { type Caller, caller, start } from '../../tools/start.ts'
import { test } from '../test.ts'

const scratch = mkdtempSync(join(tmpdir(), 'school-main-'))
const dataDir = join(scratch, 'not', 'there', 'yet')
test.after(() => rmSync(scratch, { recursive: true }))

const browserAt = (origin: string): Caller => caller((path, init) => fetch(origin + path, init))

test('first start, restart and a new password for the admin', async () => {
  const first = await run(MAIN, { DATA_DIR: dataDir })
  const browser = browserAt(await first.listening)
  const admin = shown(first.out.stdout)
  assert.is(admin.userId, 'admin')
  assert.match(admin.password, /^[2-9a-zA-Z]{16}$/)
  assert.is((await browser.put('/auth/login', admin)).body.success, true)
  for (const name of readdirSync(dataDir)) assert.is(statSync(join(dataDir, name)).mode & 0o777, 0o600, name)
  first.stop()
  assert.is(await first.ended, 0)

  const second = await run(MAIN, { DATA_DIR: dataDir })
  const again = browserAt(await second.listening)
  assert.not.match(second.out.stdout, /password/)
  again.cookie = browser.cookie
  assert.is((await again.get('/auth/me')).body.user.userId, 'admin', 'the session survives the restart')

  const command = await run(ADMIN_COMMAND, { DATA_DIR: dataDir })
  assert.is(await command.ended, 0)
  const renewed = shown(command.out.stdout)
  assert.is(renewed.userId, 'admin')
  assert.is((await again.get('/auth/me')).body.success, false, 'its sessions have ended')
  assert.is((await again.put('/auth/login', admin)).body.success, false)
  assert.is((await again.put('/auth/login', renewed)).body.success, true)

  const another = await run(ADMIN_COMMAND, { DATA_DIR: dataDir }, ['head'])
  assert.is(await another.ended, 0)
  assert.is((await again.put('/auth/login', shown(another.out.stdout))).body.user.role, 3)
  await again.post('/auth/register', { userId: 'plain', password: 'secret-1', answer: 'x' })
  const refused = await run(ADMIN_COMMAND, { DATA_DIR: dataDir }, ['PLAIN'])
  assert.is(await refused.ended, 1)
  assert.match(refused.out.stderr, /^The user id 'PLAIN' belongs to somebody who is no admin: .+\n$/)
  second.stop('SIGINT')
  assert.is(await second.ended, 0)
})

test('on a terminal the password and the address stay last until something is wrong', async () => {
  // script(1) gives the program a terminal, and passes on what it writes there.
  const onTerminal = ['sh', '-c', 'exec script -qec "$*" /dev/null', 'sh', process.execPath]
  const server = await run(MAIN, { DATA_DIR: join(scratch, 'terminal') }, [], onTerminal)
  const origin = await server.listening
  const first = server.out.stdout.replaceAll('\r', '')
  assert.match(
    first,
    /^\n {2}The first admin, .+\n {4}user id .+\n {4}password .+\n\nThe school portal is at http:.+\n\n$/,
  )
  await browserAt(origin).put('/auth/login', shown(first))
  server.stop()
  await server.ended
  assert.is(server.out.stdout.replaceAll('\r', ''), first, 'a login and the stop are no news')

  const levels = [readSettings({}, true), readSettings({}), readSettings({ LOG_LEVEL: 'info' }, true)]
  assert.equal(
    levels.map(({ logLevel }) => logLevel),
    ['warn', 'info', 'info'],
  )
})

/** Waits until the server accepts no new connections. */
async function refusesConnections(origin: string): Promise<void> {
  const { hostname, port } = new URL(origin)
  for (;;) {
    const socket = connect(Number(port), hostname)
    const isTaken = await new Promise<boolean>((done) => {
      socket.once('connect', () => done(true)).once('error', () => done(false))
    })
    socket.destroy()
    if (!isTaken) return
    await new Promise((wait) => setTimeout(wait, 20))
  }
}

test('a stop finishes the running requests', async () => {
  const server = await run(MAIN, {
    DATA_DIR: join(scratch, 'stop'),
    ADMIN_USER_ID: 'boss',
    ADMIN_PASSWORD: 'boss-password',
    PUBLIC_URL: 'https://portal.example.org',
  })
  const origin = await server.listening
  assert.match(origin, /^http:\/\/127\.0\.0\.1:\d+$/)
  assert.match(server.out.stdout, /The school portal is at https:\/\/portal\.example\.org\n.+ in front of it at http:/)
  assert.match(server.out.stdout, /user id {3}boss\n {4}password {2}as given in ADMIN_PASSWORD\n/)
  const admin = browserAt(origin)
  await admin.put('/auth/login', { userId: 'boss', password: 'boss-password' })
  const whole = await new Response(form(noticeFields)).blob()
  const bytes = new Uint8Array(await whole.arrayBuffer())
  const adding = request(`${origin}/api/v1/notice/addNotice`, {
    method: 'POST',
    headers: {
      cookie: admin.cookie,
      'content-type': whole.type,
      'content-length': bytes.length,
      expect: '100-continue',
    },
  })
  const answered = once(adding, 'response')
  // Awaited below. Without this handler an earlier end of the connection would be an unhandled rejection.
  answered.catch(() => {})
  adding.flushHeaders()
  // 100 Continue: the server has the head, so the call is in progress. Its body ends after the stop has begun.
  await once(adding, 'continue')
  adding.write(bytes.subarray(0, 50))
  server.stop()
  await refusesConnections(origin)
  adding.end(bytes.subarray(50))
  const [response] = (await answered) as [IncomingMessage]
  const answer = JSON.parse(await text(response))
  assert.is(answer.success, true)
  assert.is(await server.ended, 0)
  assert.not.match(server.out.stdout + server.out.stderr, /boss-password/, 'what a person gave is printed nowhere')
})

test('each wrong setting is a SetupError that names it, which a start shows as one line', () => {
  const cases: Array<[Record<string, string>, RegExp]> = [
    [{ SCHOOL_TIME_ZONE: 'Mars/Crater' }, /^SCHOOL_TIME_ZONE is 'Mars\/Crater'/],
    [{ ALLOWED_ORIGINS: 'https://a.example/path' }, /^ALLOWED_ORIGINS has 'https:\/\/a\.example\/path'/],
    [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY is 'yes'/],
    [{ ADMIN_PASSWORD: 'short' }, /^ADMIN_PASSWORD must have 6 to 256 characters/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is 'loud'/],
    [{ PORT: 'many' }, /^PORT is 'many': set it to a whole number/],
    [{ BACKUP_KEEP: '0' }, /^BACKUP_KEEP is '0': set it to a whole number from 1 to 1000\./],
    [{ AUDIT_DAYS: 'all' }, /^AUDIT_DAYS is 'all': set it to a whole number from 1 to 36500\./],
  ]
  for (const [env, line] of cases) {
    const message = messageOf(() => readSettings(env))
    assert.match(message, line)
    assert.is(message.split('\n').length, 1)
  }
})

test('a secret comes from a file, or is refused in one line that names variable, file and how to mend it', () => {
  const fileOf = (bytes: string | Buffer) => {
    const path = join(mkdtempSync(join(scratch, 'secret-')), 'secret')
    writeFileSync(path, bytes)
    return path
  }
  const url = 'postgres://school:pass@db.example.org:5432/school'
  const passwords = ['boss-password', 'boss-password\n', 'boss-password\r\n', '\uFEFFboss-password\n']
  for (const text of passwords) {
    assert.is(readSettings({ ADMIN_PASSWORD_FILE: fileOf(text) }).adminPassword, 'boss-password', JSON.stringify(text))
  }
  assert.is(readSettings({ ADMIN_PASSWORD_FILE: fileOf(' with spaces ') }).adminPassword, ' with spaces ')
  assert.is(readSettings({ DATABASE_URL_FILE: fileOf(`${url}\n`) }).databaseUrl, url)
  // An empty variable counts as absent.
  assert.is(readSettings({ DATABASE_URL_FILE: ' ', DATABASE_URL: url }).databaseUrl, url)
  assert.is(readSettings({ DATABASE_URL_FILE: fileOf(url), DATABASE_URL: '' }).databaseUrl, url)

  const refused: Array<[string, RegExp]> = [
    [join(scratch, 'no-such'), /cannot be read \(ENOENT\): write the value into it/],
    [scratch, /cannot be read \(EISDIR\): write the value into it/],
    [fileOf(''), /is empty: write the value into it/],
    [fileOf('\r\n'), /is empty: write the value into it/],
    [fileOf('first\nsecond\n'), /has 2 lines: leave the one/],
    [fileOf(Buffer.from('\uFEFFboss-password', 'utf16le')), /is no text in UTF-8: /],
    [fileOf(Buffer.from('\u00fcber-password', 'latin1')), /is no text in UTF-8: /],
    [fileOf('x'.repeat(70_000)), /is larger than 64 kB: /],
  ]
  for (const name of ['ADMIN_PASSWORD', 'DATABASE_URL']) {
    for (const [path, reason] of refused) {
      const line = messageOf(() => readSettings({ [`${name}_FILE`]: path }))
      assert.ok(line.startsWith(`${name}_FILE names ${path}, which `), line)
      assert.match(line, reason)
      assert.is(line.split('\n').length, 1, line)
    }
    const both = { [name]: url, [`${name}_FILE`]: fileOf(url) }
    assert.is(
      messageOf(() => readSettings(both)),
      `${name} and ${name}_FILE are both set: take one of them away.`,
    )
  }
  // What is in the file is held to the rule of the setting, and no message shows it.
  assert.match(
    messageOf(() => readSettings({ DATABASE_URL_FILE: fileOf('mysql://school:pass@db/school') })),
    /^DATABASE_URL is no address of a PostgreSQL database: (?!.*pass@)/,
  )
})

test('a data folder that cannot be made or written is a SetupError that names it', () => {
  writeFileSync(join(scratch, 'a-file'), '')
  assert.match(
    messageOf(() => prepareDataDir('/proc/no/such')),
    /^The folder \/proc\/no\/such cannot be written .+ set DATA_DIR/,
  )
  assert.match(
    messageOf(() => prepareDataDir(join(scratch, 'a-file'))),
    /cannot be written \(ENOTDIR\)/,
  )
})

test('the first admin cannot have an ending of students and teachers', async () => {
  const message = await start({ env: { ADMIN_USER_ID: 'x@MySchool.com' } }).catch(({ message }) => message)
  assert.match(message, /^ADMIN_USER_ID ends in @mySchool\.com, [^\n]+$/)
})

/** The message of the SetupError that `work` throws. */
function messageOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof SetupError) return error.message
    throw error
  }
  return 'nothing was thrown'
}

test('a start with a wrong setting fails with one line, without a stack trace', async () => {
  const cases: Array<[Record<string, string>, RegExp]> = [
    [{ HOST: '192.0.2.1' }, /^The server cannot listen at 192\.0\.2\.1/],
    [{ BACKUP_DIR: '/proc/no/such' }, /^The folder \/proc\/no\/such cannot be written .+ set BACKUP_DIR/],
  ]
  for (const [env, line] of cases) {
    const server = await run(MAIN, { DATA_DIR: join(scratch, 'bad'), ...env })
    assert.is(await server.ended, 1, JSON.stringify(env))
    assert.match(server.out.stderr, line)
    assert.is(server.out.stderr.trim().split('\n').length, 1, server.out.stderr)
    assert.is(server.out.stdout, '')
  }
})

test.run()
