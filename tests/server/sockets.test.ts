// needs: build
/** Clients that hold connections, responses and file descriptors: the server ends them and serves the others. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mock } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { CachedText } from '../../server/http/cached-text.ts'
import { BUILT, run } from '../../tools/processes.ts'
import { type Options, type School, start } from '../../tools/start.ts'
import { test } from '../test.ts'
import {
  connection,
  descriptors,
  endConnections,
  eventually,
  get,
  hasProc,
  openWithoutReading,
  socketsOf,
  untilEnd,
  watchedConnection,
} from './connections.ts'

const assets = readdirSync('dist/portal/assets').filter((name) => name.endsWith('.js'))
const sizeOf = (name: string) => statSync(join('dist/portal/assets', name)).size
const SCRIPT = `/assets/${assets.sort((one, other) => sizeOf(other) - sizeOf(one))[0]}`

const dataDir = mkdtempSync(join(tmpdir(), 'school-sockets-'))
const server = await run(BUILT, { DATA_DIR: dataDir, LOG_LEVEL: 'error' })
const origin = await server.listening
const socketsAtStart = hasProc ? socketsOf(server.pid) : 0
const schools: School[] = []
const startWith = async (bounds: Options['bounds'], env: Options['env'] = {}) => {
  const school = await start({ socket: true, bounds, env })
  schools.push(school)
  return school
}
/** The least length of the list of notices, in bytes. */
const LONG = 500 * 20_000
const addLongNotices = ({ store }: School) =>
  store.transaction(async ({ notices }) => {
    const description = 'x'.repeat(20_000)
    for (let index = 0; index < LONG / description.length; index++) {
      const fields = { title: 'Long', catagory: 'Event' as const, date: '1', createdAt: '2026-01-01T00:00:00.000Z' }
      await notices.add({ id: `n${index}`, description, photoVersion: null, ...fields })
    }
  })

test.after.each(async () => {
  mock.timers.reset()
  endConnections()
  for (const school of schools.splice(0)) await school.stop()
  assert.is((await fetch(`${origin}/api/v1/health`)).status, 200, 'the server goes on')
})
test.after(async () => {
  server.stop()
  await server.ended
  rmSync(dataDir, { recursive: true })
})

if (hasProc) {
  test('clients that request files and close without reading leave no file descriptor open', async () => {
    // Loads the modules that are loaded on first use.
    await (await fetch(origin + SCRIPT)).arrayBuffer()
    // Connections of this request and of other tests would end while those below are counted.
    const arePast = await eventually(() => socketsOf(server.pid) <= socketsAtStart)
    assert.ok(arePast, 'the server has ended the earlier connections')
    const before = descriptors(server.pid)
    for (let round = 0; round < 2; round++) {
      const clients = await Promise.all(
        Array.from({ length: 50 }, () => openWithoutReading(origin, get(SCRIPT).repeat(30))),
      )
      const areThere = () => socketsOf(server.pid) >= socketsAtStart + clients.length
      assert.ok(await eventually(areThere), 'the server has accepted all of them')
      for (const client of clients) client.destroy()
      await Promise.all(clients.map(untilEnd))
    }
    await eventually(() => descriptors(server.pid) <= before + 10)
    const left = descriptors(server.pid) - before
    assert.ok(left <= 10, `${left} descriptors are left open`)
  })
}

test('of pipelined requests only one is handled until its response is read', async () => {
  const school = await startWith({})
  await addLongNotices(school)
  const client = await openWithoutReading(school.origin, get('/api/v1/notice/getNotice').repeat(30))
  const worked = () => school.log.filter(({ path }) => path === '/api/v1/notice/getNotice').length
  await eventually(() => worked() > 0)
  for (let asks = 0; asks < 3; asks++) await school.visitor.get('/health')
  assert.is(worked(), 1)
  client.resume()
  assert.ok(await eventually(() => worked() > 1))
})

test('a long uncompressed response uses one buffer for all clients', async () => {
  const text = new CachedText('x'.repeat(5_000))
  const { bytes } = await text.encoded(undefined)
  assert.ok(bytes instanceof Uint8Array)
  assert.is((await text.encoded(undefined)).bytes, bytes)
})

test('pipelined requests are answered in order', async () => {
  const school = await startWith({})
  const asks = ['/api/v1/health', '/api/v1/notice/getNotice', '/api/v1/no-such', '/api/v1/auth/me']
  const client = await connection(school.origin)
  client.write(asks.map((path, index) => get(path, ...(index === 3 ? ['Connection: close'] : []))).join(''))
  const got = await untilEnd(client)
  const messages = [...got.matchAll(/"message":"([^"]+)"/g)].map(([, message]) => message)
  assert.equal(messages, ['The server is up.', 'Notices', 'There is no such call.', 'Please log in first.'])
})

test('a connection with too many pipelined requests is ended', async () => {
  const client = await openWithoutReading(origin, get(SCRIPT).repeat(500))
  const got = await untilEnd(client)
  assert.ok(got.split('HTTP/1.1 200').length < 50)
})

test('a response that is not read is ended, one that is read slowly is not', async () => {
  const school = await startWith({ stalledMs: 3_000 })
  await addLongNotices(school)
  const ask = get('/api/v1/notice/getNotice', 'Connection: close')
  const reader = await connection(school.origin)
  let got = 0
  reader.on('data', (chunk) => {
    got += chunk.length
    reader.pause()
    setTimeout(() => reader.resume(), 5)
  })
  reader.write(ask)
  const stalled = await openWithoutReading(school.origin, ask)
  assert.ok(await eventually(() => got > LONG), `the reader has ${got} bytes`)
  assert.ok(await eventually(async () => (await school.connections()) === 0), 'the server has ended both')
  // Only the bytes in the buffers of the kernel can still be read.
  assert.ok((await untilEnd(stalled)).length < LONG)
})

test('a body that stops, headers that never end, and an idle client end the connection', async () => {
  const head = 'PUT /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
  // Each has only the bound that ends it: a slow machine must not meet another one first.
  const cases: [what: string, bounds: Options['bounds'], bytes: string, answer: RegExp][] = [
    [
      'a body that stops',
      { stalledMs: 1_000 },
      `${head}Content-Length: 100\r\n\r\n{"userId"`,
      /^HTTP\/1\.1 408 [\s\S]*requestTooSlow/,
    ],
    ['headers without an end', { headersMs: 500 }, head, /^(?!HTTP\/1\.1 200)/],
    ['nothing at all', { stalledMs: 500 }, '', /^$/],
    ['nothing after an answer', { idleMs: 500 }, get('/api/v1/health'), /^HTTP\/1\.1 200 /],
  ]
  await Promise.all(
    cases.map(async ([what, bounds, bytes, answer]) => {
      const client = await connection((await startWith(bounds)).origin)
      client.write(bytes)
      assert.match(await untilEnd(client), answer, what)
    }),
  )
})

const LOGIN = 'PUT /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n'

test('a body may arrive for as long as it needs; one that trickles is ended with the reason', async () => {
  // Time passes only when the test says so.
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] })
  const [stalledMs, leastBytes] = [600_000, 500]
  const school = await startWith({ stalledMs, leastBytes, exchangeMs: 5 * stalledMs })
  const json = JSON.stringify({ userId: 'nobody', password: 'no-password' })
  const slow = await watchedConnection(school.origin)
  const answer = untilEnd(slow.client)
  const part = ' '.repeat(leastBytes)
  await slow.send(`${LOGIN}Content-Length: ${json.length + 20 * part.length}\r\n\r\n${json}`)
  for (let parts = 0; parts < 20; parts++) {
    await slow.send(part)
    mock.timers.tick(stalledMs)
  }
  assert.match(await answer, /^HTTP\/1\.1 200 [\s\S]*Invalid userId or password/)

  const trickling = await watchedConnection(school.origin)
  const refusal = untilEnd(trickling.client)
  await trickling.send(`${LOGIN}Content-Length: 1000\r\n\r\n${json}`)
  while (!trickling.client.closed) {
    await trickling.send(' ')
    mock.timers.tick(stalledMs)
    await nextTurn()
  }
  assert.match(await refusal, /^HTTP\/1\.1 408 [\s\S]*"code":"requestTooSlow"/)
})

test('a response that takes too long is aborted', async () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  const exchangeMs = 600_000
  const { client, send } = await watchedConnection((await startWith({ exchangeMs })).origin)
  await send(
    'PUT /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n',
  )
  mock.timers.tick(exchangeMs - 1)
  await send(' ')
  assert.is(client.closed, false)
  mock.timers.tick(1)
  assert.is(await untilEnd(client), '')
})

test('connections over the limit of one client get an error response, and the open ones continue', async () => {
  const school = await startWith({ connections: 12, connectionsOfOne: 10 })
  const first = await connection(school.origin)
  const others = await Promise.all(Array.from({ length: 9 }, () => connection(school.origin)))
  const refused = await untilEnd(await connection(school.origin))
  assert.match(refused, /^HTTP\/1\.1 429 Too Many Requests\r\n/)
  assert.match(refused, /Retry-After: \d+\r\n/)
  assert.match(
    refused,
    /\{"success":false,"message":"Too much is being sent to and from your network at the same moment\. Wait 5 seconds/,
  )

  first.write(get('/api/v1/health', 'Connection: close'))
  assert.match(await untilEnd(first), /^HTTP\/1\.1 200 /)
  others[0]?.destroy()
  const health = () => fetch(`${school.origin}/api/v1/health`).then((got) => got.status)
  assert.ok(await eventually(async () => (await health().catch(() => 0)) === 200), 'there is room again')
})

test('connections over the total limit are refused with 503', async () => {
  const school = await startWith({ connections: 5, connectionsOfOne: 10 })
  await Promise.all(Array.from({ length: 5 }, () => connection(school.origin)))
  const refused = await untilEnd(await connection(school.origin))
  assert.match(refused, /^HTTP\/1\.1 503 Service Unavailable\r\n/)
  assert.match(refused, /"message":"The server is busy/)
})

test('behind a trusted proxy only the total limit applies', async () => {
  const school = await startWith({}, { TRUST_PROXY: '1', MAX_CONNECTIONS: '20' })
  const clients = await Promise.all(Array.from({ length: 20 }, () => connection(school.origin)))
  clients[19]?.write(get('/api/v1/health', 'Connection: close'))
  assert.match(await untilEnd(clients[19] as (typeof clients)[0]), /^HTTP\/1\.1 200 /)
})

test.run()
