// needs: programs
/** PostgreSQL that is gone, slow, full or another one: 503 with Retry-After, a clear line, and recovery by itself. */
// engines: postgres
// long
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import * as assert from 'uvu/assert'
import { openSchoolData } from '../../server/data-folder/school-data.ts'
import { SetupError } from '../../server/errors.ts'
import { LOCKS } from '../../server/store/engines/postgres.ts'
import { openPool } from '../../server/store/engines/postgres-pool.ts'
import { rowsOfDatabase } from '../../tools/engine.ts'
import { startPostgres } from '../../tools/postgres-server.ts'
import { CHECK_COMMAND, command, MAIN, run } from '../../tools/processes.ts'
import { addNotice, form, noticeFields } from '../../tools/samples.ts'
import { ADMIN, caller } from '../../tools/start.ts'
import { withCodes } from '../message-codes.ts'
import { test } from '../test.ts'
import { eventually } from './connections.ts'

const scratch = mkdtempSync(join(tmpdir(), 'school-faults-'))
chmodSync(scratch, 0o755)
const access = join(scratch, 'access.conf')
// The users of a school need their password, the superuser of the tests none.
writeFileSync(access, 'host all postgres 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 scram-sha-256\n')
const database = await startPostgres(undefined, [`hba_file=${access}`, 'synchronous_commit=on'])
const rule = (statement: string) => rowsOfDatabase(database.url, statement)
for (const name of ['school', 'other']) await rule(`create role ${name} login password 'right-password'`)
for (const name of ['school', 'other', 'empty'])
  await rule(`create database ${name} owner ${name === 'other' ? name : 'school'}`)

const urlOf = (name: string, { user = 'school', password = 'right-password' } = {}) => {
  const url = new URL(database.url)
  return String(Object.assign(url, { username: user, password, pathname: name }))
}
const environment = (name: string, url: string) => ({
  DATA_DIR: join(scratch, name),
  DATABASE_URL: url,
  DATABASE_CONNECTIONS: '4',
  ADMIN_USER_ID: ADMIN.userId,
  ADMIN_PASSWORD: ADMIN.password,
})
const server = await run(MAIN, environment('data', urlOf('school')))
const origin = await server.listening
const browser = () => caller((path, init) => fetch(origin + path, init))
const signedIn = async () => {
  const one = browser()
  assert.is((await one.put('/auth/login', ADMIN)).body.success, true)
  return one
}
const admin = await signedIn()
const endConnections = () =>
  rule("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'school' and pid <> pg_backend_pid()")

/** The response to a call whose statements wait for a lock: each is ended as by its timeout, which a test need not wait for. */
async function endingWaits<T>(asked: Promise<T>): Promise<T> {
  let isOver = false
  const over = asked.finally(() => {
    isOver = true
  })
  while (!isOver) {
    await rule(
      "select pg_cancel_backend(pid) from pg_stat_activity where usename = 'school' and wait_event_type = 'Lock'",
    )
    await pause(5)
  }
  return over
}

/** Another program in the database. Its connection is gone after the test. */
async function connect(): Promise<pg.Client> {
  const client = new pg.Client(urlOf('school'))
  await client.connect()
  others.push(client)
  return client
}
const others: pg.Client[] = []

test.after.each(async () => {
  for (const client of others.splice(0)) await client.end()
  await database.start()
  await rule("alter role school connection limit -1 password 'right-password'")
  await rule('alter system reset all')
  await rule('select pg_reload_conf()')
})
test.after(async () => {
  server.stop()
  await server.ended
  await database.remove()
  rmSync(scratch, { recursive: true })
})

/** Reading, writing and logging in get 503 with Retry-After and one of these codes. */
async function expectUnavailable(...codes: string[]): Promise<void> {
  for (const asked of [
    admin.get('/admin/adminAll'),
    admin.post('/notice/addNotice', form(noticeFields)),
    browser().put('/auth/login', ADMIN),
  ]) {
    const { status, body, headers } = await asked
    assert.is(status, 503, JSON.stringify(body))
    assert.ok(codes.includes(withCodes(body).code), body.message)
    assert.match(headers.get('retry-after') ?? '', /^\d+$/)
  }
}

/** Asking without a pause would keep both cores busy for the two seconds for which the server caches its state. */
const until = async (isSo: () => Promise<boolean>) => assert.ok(await eventually(isSo))

/** The same server works again, with the same login. */
async function expectRecovery(): Promise<void> {
  await until(async () => (await admin.get('/auth/me')).status !== 503)
  const id = await addNotice(admin)
  assert.is((await admin.delete(`/notice/deleteNotice/${id}`)).body.success, true)
  await until(async () => (await browser().get('/health')).status !== 503)
  await (await signedIn()).post('/auth/logout')
}

for (const how of ['fast', 'killed'] as const) {
  test(`PostgreSQL that was stopped (${how}) and started again`, async () => {
    const id = await addNotice(admin, { title: how })
    await database.stop(how)
    await expectUnavailable('databaseBusy', 'databaseLost')
    // Its state is cached for two seconds.
    await until(async () => (await browser().get('/health')).body.database === 'failed')
    await database.start()
    await expectRecovery()
    assert.is((await admin.get(`/notice/getSingleNotice/${id}`)).body.data.title, how)
    assert.match(server.out.stderr, /"msg":"The database 'school' at 127\.0\.0\.1:\d+ cannot be used now"/)
    assert.match(server.out.stderr, /"msg":"the database can be used again"/)
    assert.not.match(server.out.stderr, /right-password|internal error/)
  })
}

test('connections that break while they are idle or in use are replaced', async () => {
  for (let round = 0; round < 2; round++) {
    const calls = Array.from({ length: 8 }, () => admin.post('/notice/addNotice', form(noticeFields)))
    await endConnections()
    for (const { status, body } of await Promise.all(calls)) {
      assert.ok(status === 200 || status === 503, `${status} ${body?.message}`)
    }
    await expectRecovery()
  }
  assert.not.match(server.out.stderr, /internal error/)
})

test('a statement that takes too long is ended', async () => {
  const other = await connect()
  await other.query('begin; lock table users, notices, audit')
  const { status, body } = await endingWaits(admin.get('/admin/adminAll'))
  assert.is(status, 503)
  assert.is(withCodes(body).code, 'databaseBusy')
  assert.is((await endingWaits(admin.post('/notice/addNotice', form(noticeFields)))).status, 503)
  await other.query('rollback')
  await other.end()
  await expectRecovery()
})

test('statements and waits for locks have the bounds of docs/running.md, which the URL changes', async () => {
  const boundsOf = async (url: string) => {
    const pool = openPool(url)
    const text = "select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock"
    const { rows } = await pool.query({ text })
    await pool.end()
    return rows[0]
  }
  assert.equal(await boundsOf(urlOf('school')), { statement: '10s', lock: '5s' })
  assert.equal(await boundsOf(`${urlOf('school')}?statement_timeout=400&lock_timeout=0`), {
    statement: '400ms',
    lock: '0',
  })
})

test('each connection waits until a write is on the disk, also where the role has that off', async () => {
  const other = await connect()
  await other.query('alter role current_user set synchronous_commit = off')
  const pool = openPool(urlOf('school'))
  const { rows } = await pool.query({ text: "select current_setting('synchronous_commit') as commit" })
  await pool.end()
  await other.query('alter role current_user reset synchronous_commit')
  await other.end()
  assert.equal(rows, [{ commit: 'on' }])
})

test('a transaction of another program that does not end', async () => {
  const other = await connect()
  await other.query(`begin; select pg_advisory_xact_lock(${LOCKS.writing})`)
  for (let attempts = 0; attempts < 2; attempts++) {
    const { status, body } = await endingWaits(admin.post('/notice/addNotice', form(noticeFields)))
    assert.is(status, 503, body.message)
    assert.is((await admin.get('/admin/adminAll')).status, 200, 'others read')
  }
  await other.end()
  await expectRecovery()
})

test('without a free connection, then with one', async () => {
  await rule('alter role school connection limit 0')
  await endConnections()
  await expectUnavailable('databaseBusy', 'databaseLost')
  await rule('alter role school connection limit -1')
  await expectRecovery()
})

test('a password that is changed while the server runs', async () => {
  await rule("alter role school password 'another-password'")
  await endConnections()
  await expectUnavailable('databaseFails', 'databaseLost')
  await rule("alter role school password 'right-password'")
  await expectRecovery()
})

test('a primary that may only be read after a failover, until there is one that may be written', async () => {
  await rule('alter system set default_transaction_read_only = on')
  await rule('select pg_reload_conf()')
  const write = () => admin.post('/notice/addNotice', form(noticeFields))
  let got = await write()
  while (got.status === 200) got = await write()
  assert.is(got.status, 503)
  assert.is(withCodes(got.body).code, 'databaseBusy')
  assert.is((await admin.get('/notice/getNotice')).status, 200)
  // Its next queries are on new connections: the old ones stay with the old server.
  const before = await rule("select max(backend_start) as at from pg_stat_activity where usename = 'school'")
  await rule('alter system reset default_transaction_read_only')
  await rule('select pg_reload_conf()')
  await until(async () => (await write()).status === 200)
  const oldest = () => rule("select min(backend_start) as at from pg_stat_activity where usename = 'school'")
  await until(async () => (await oldest())[0].at >= before[0].at)
})

test('a server that stops waits until PostgreSQL has closed its connections, so that nothing counts them any more', async () => {
  const pool = openPool(urlOf('school'))
  const { rows } = await pool.query({ text: 'select pg_backend_pid() as pid' })
  const { pid } = rows[0]
  const isCounted = async () => (await rule(`select 1 from pg_stat_activity where pid = ${pid}`)).length === 1
  process.kill(pid, 'SIGSTOP')
  let isEnded = false
  const end = pool.end().then(() => {
    isEnded = true
  })
  try {
    assert.ok(await isCounted())
    assert.not(isEnded)
  } finally {
    process.kill(pid, 'SIGCONT')
  }
  await end
  assert.not(await isCounted())
})

test('a damaged page: what needs it gets 503, health says so until another server takes over', async () => {
  await addNotice(admin)
  const [{ path }] = await rowsOfDatabase(urlOf('school'), "select pg_relation_filepath('notices') as path")
  const file = join(database.folder, path)
  await rowsOfDatabase(urlOf('school', { user: 'postgres' }), 'checkpoint')
  await database.stop()
  const before = readFileSync(file)
  const damaged = Buffer.from(before)
  damaged.fill(7, 4_096, 8_192)
  writeFileSync(file, damaged)
  await database.start()
  await until(async () => (await admin.get('/auth/me')).status !== 503)
  const { status, body } = await admin.get('/notice/getNotice')
  assert.is(status, 503)
  assert.is(withCodes(body).code, 'databaseFails')
  await until(async () => (await browser().get('/health')).body.database === 'damaged')
  const check = await command(CHECK_COMMAND, environment('data', urlOf('school')))
  assert.is(check.code, 1)
  assert.match(check.stderr, /^[^\n]*'school' at .+ \(XX00\d\): it is damaged\. [^\n]+npm run restore[^\n]+\n$/)
  await database.stop()
  writeFileSync(file, before)
  await database.start()
  await expectRecovery()
})

const starts: [what: string, url: string, line: RegExp][] = [
  ['a wrong password', urlOf('school', { password: 'wrong' }), /refuses the user 'school' or its password/],
  ['a user that is not there', urlOf('school', { user: 'nobody' }), /refuses the user 'nobody' or its password/],
  [
    'a database that is not there',
    urlOf('missing'),
    /'missing' at 127\.0\.0\.1:\d+ is not there: make it with createdb/,
  ],
  ['no server at the address', 'postgres://a:secret@127.0.0.1:1/school', /cannot be reached: start PostgreSQL/],
  [
    'the school of another user',
    urlOf('school', { user: 'other' }),
    /allows this user too little .+: make it the owner/,
  ],
  [
    'a database in which it may make no tables',
    urlOf('empty', { user: 'other' }),
    /allows this user too little .+: make it the owner/,
  ],
]
for (const [what, url, line] of starts) {
  test(`a start with ${what} ends with one line and without the password`, async () => {
    const dataDir = join(scratch, `start-${what.replaceAll(' ', '-')}`)
    const error = await openSchoolData(dataDir, { databaseUrl: url }).catch((thrown) => thrown)
    // The program prints this and ends with 1, as in the next test.
    assert.instance(error, SetupError, error.stack)
    assert.match(error.message, line)
    assert.not.match(error.message, /right-password|wrong\b|secret@|\n/)
  })
}

test('a database of another program is refused and not changed', async () => {
  await rowsOfDatabase(urlOf('other', { user: 'other' }), 'create table invoices (id int)')
  const { code, stderr } = await command(MAIN, environment('foreign', urlOf('other', { user: 'other' })))
  assert.is(code, 1)
  assert.match(
    stderr,
    /^The database 'other' .+ belongs to another program, or a version before 0\.2\.0 made it \(it has the table invoices\): nothing was changed\. [^\n]+\n$/,
  )
  const rows = await rowsOfDatabase(
    urlOf('other', { user: 'other' }),
    "select 1 from information_schema.tables where table_schema = 'public'",
  )
  assert.is(rows.length, 1)
})

test.run()
