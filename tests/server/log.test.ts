// needs: programs
/** The log of a server whose reader is slow, stalled or gone, and the limit on what clients can write into it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { MAIN, run } from '../../tools/processes.ts'
import { start } from '../../tools/start.ts'
import { test } from '../test.ts'
import { eventually } from './connections.ts'

const scratch = mkdtempSync(join(tmpdir(), 'school-log-'))
let servers: Array<Awaited<ReturnType<typeof run>>> = []
const startServer = async () => {
  const server = await run(MAIN, { DATA_DIR: join(scratch, String(Math.random())) })
  servers.push(server)
  return { server, origin: await server.listening }
}
const closing: (() => void)[] = []
test.after.each(async () => {
  for (const close of closing.splice(0)) close()
  for (const server of servers) server.stop('SIGKILL')
  for (const server of servers) server.stderr?.resume()
  for (const server of servers) await server.ended
  servers = []
})
test.after(() => rmSync(scratch, { recursive: true }))

/** Calls that are logged with 12 kB each. */
async function manyCalls(origin: string, count: number): Promise<void> {
  const path = `/api/v1/none/${'x'.repeat(12_000)}`
  // Each call has its own connection: the server may just have closed a reused one.
  const init = { method: 'POST', headers: { connection: 'close' } }
  for (let calls = 0; calls < count; calls += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(origin + path, init)))
    for (const answer of answers) {
      assert.is(answer.status, 404)
      await answer.arrayBuffer()
    }
  }
}

test('with a stalled log reader every call is answered; dropped lines are counted and reported later', async () => {
  const { server, origin } = await startServer()
  server.stderr?.pause()
  await manyCalls(origin, 150)
  server.stderr?.resume()
  const lines = () =>
    server.out.stderr
      .split('\n')
      .filter((line) => line.endsWith('}'))
      .map((line) => JSON.parse(line))
  assert.ok(await eventually(() => lines().some(({ dropped }) => dropped > 0)), 'the count is told')
  const dropped = lines().reduce((sum, line) => sum + (line.dropped ?? 0), 0)
  assert.is(lines().filter(({ msg }) => msg === 'request').length + dropped, 150)

  await manyCalls(origin, 50)
  server.stop()
  assert.is(await server.ended, 0)
  assert.is(lines().filter(({ msg }) => msg === 'request').length + dropped, 200, 'a stop writes out what waits')
})

test('a server whose log reader is gone continues, and stops on SIGTERM', async () => {
  const { server, origin } = await startServer()
  server.stderr?.pause()
  await manyCalls(origin, 100)
  server.stop()
  assert.ok(await eventually(() => server.hasExited()), 'it does not wait for the reader for ever')

  const { server: another, origin: there } = await startServer()
  another.stderr?.destroy()
  await manyCalls(there, 50)
  assert.is((await fetch(`${there}/api/v1/health`)).status, 200)
})

test('web-vitals are throttled for each network and for all networks together', async () => {
  // Their minute is measured with performance.now, which only the test moves: a slow machine would begin another one.
  const realNow = performance.now
  let minute = 1
  performance.now = () => minute * 60_000
  closing.push(() => {
    performance.now = realNow
  })
  const school = await start({ env: { TRUST_PROXY: '1', LOG_LEVEL: 'info' } })
  const report = { page: '/', metrics: [] }
  const send = async (address: string, times: number) => {
    const statuses: number[] = []
    for (let sent = 0; sent < times; sent++) {
      statuses.push((await school.visitor.post('/vitals', report, { 'x-forwarded-for': address })).status)
    }
    return statuses.filter((status) => status === 200).length
  }
  assert.is(await send('192.0.2.1', 200), 120)
  const refused = await school.visitor.post('/vitals', report, { 'x-forwarded-for': '192.0.2.1' })
  assert.equal([refused.status, refused.body.success], [429, false])
  assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/)
  assert.is(await send('192.0.2.2', 10), 10, 'another network may')
  let kept = 130
  for (let host = 0; host < 20; host++) kept += await send(`198.51.100.${host}`, 30)
  assert.is(kept, 600)
  assert.is(school.log.filter(({ vitals }) => vitals).length, 600)
  const others = school.log.filter(({ status, level }) => status === 429 && Number(level) >= 30)
  assert.is(others.length, 0, 'nor does a refused call fill the log')
  minute++
  assert.is(await send('192.0.2.1', 1), 1, 'a minute later it may again')
  await school.stop()
})

test.run()
