/**
 * How long a login takes during a flood: 3,000 wrong logins of different accounts from one network, then the same from
 * clients that close the connection. The user retries after the time of Retry-After.
 *
 *   npm run build && node --conditions=source bench/login-flood.ts
 */
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import * as endpoints from '#contract/endpoints'
import { cpuMs } from './tools/cpu.ts'
import { finish, printResult, round } from './tools/figures.ts'
import { ADMIN, startServer } from './tools/processes.ts'
import { makeSchool } from './tools/school.ts'

const ATTEMPTS = 3_000
const CONNECTIONS = 300
const FLOOD_IP = '10.0.0.1'
/** The largest ratio of a login during the flood to one before it: from another network, and from the same. */
const MAX_RATIO_OTHER_NETWORK = 20
const MAX_RATIO_SAME_NETWORK = 100

// Read by the server that is started.
process.env.TRUST_PROXY = '1'

type Wait = { ms: number; asked: number }

const waitText = ({ ms, asked }: Wait) => `${round(ms / 1000)} s, asked ${asked} times`

for (const hangsUp of [false, true]) {
  const school = await makeSchool({ students: 10, photos: 0 })
  const server = await startServer(school.dataDir)
  const alone = await person(server.origin, '10.0.0.3')
  const pid = server.child.pid as number
  const cpu = cpuMs(pid)
  const flooding = flood(server.origin, hangsUp)
  await new Promise((later) => setTimeout(later, 500))
  const [there, here] = await Promise.all([person(server.origin, '10.0.0.2'), person(server.origin, FLOOD_IP)])
  const { verified, refused, gone } = await flooding
  const perAttempt = (cpuMs(pid) - cpu) / ATTEMPTS
  const memory = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  const how = hangsUp ? 'senders hang up' : 'senders wait'
  printResult(
    `${ATTEMPTS} tries, ${how}`,
    `${verified} verified, ${refused} refused, ${gone} gone; ${round(memory, 0)} MB at most; processor ${round(perAttempt)} ms a try`,
    '',
    true,
  )
  printResult('  login before it, with nobody else', waitText(alone), '', true)
  printResult(
    '  login from another network',
    waitText(there),
    `≤ ${MAX_RATIO_OTHER_NETWORK} × the login before`,
    there.ms <= MAX_RATIO_OTHER_NETWORK * alone.ms,
  )
  printResult(
    '  login from the same network',
    waitText(here),
    `≤ ${MAX_RATIO_SAME_NETWORK} × the login before`,
    here.ms <= MAX_RATIO_SAME_NETWORK * alone.ms,
  )
  await server.stop()
  school.remove()
}
finish()

/** Logs in, and retries after the time of Retry-After. */
async function person(origin: string, from: string): Promise<Wait> {
  const started = performance.now()
  for (let asked = 1; ; asked++) {
    const { status, retryAfter } = await send(origin, from, ADMIN)
    if (status === 200) return { ms: performance.now() - started, asked }
    await new Promise((later) => setTimeout(later, retryAfter * 1000))
  }
}

/** Sends all attempts, as fast as the connections allow. */
async function flood(origin: string, hangsUp: boolean) {
  const counts = { verified: 0, refused: 0, gone: 0 }
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let next = 0
  const worker = async () => {
    while (next < ATTEMPTS) {
      const login = { userId: `student-${next++}`, password: 'football' }
      const { status } = await send(origin, FLOOD_IP, login, { agent, hangUpAfter: hangsUp ? 100 : undefined })
      counts[status === 200 ? 'verified' : status === 429 ? 'refused' : 'gone']++
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  agent.destroy()
  return counts
}

type How = { agent?: Agent; hangUpAfter?: number }

function send(origin: string, from: string, login: object, { agent, hangUpAfter }: How = {}) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
  return new Promise<{ status: number; retryAfter: number }>((done) => {
    const asked = request(`${origin}/api/v1${endpoints.login.path}`, { method: endpoints.login.method, headers, agent })
    const late = hangUpAfter && setTimeout(() => asked.destroy(), hangUpAfter)
    asked.on('error', () => done({ status: 0, retryAfter: 1 }))
    asked.on('response', (response) => {
      clearTimeout(late)
      response.resume()
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, retryAfter: Number(response.headers['retry-after'] ?? 1) }),
      )
    })
    asked.end(JSON.stringify(login))
  })
}
