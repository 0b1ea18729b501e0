/**
 * The throughput of the server, beside a floor of the same run: a Hono handler that sends the same bytes. And the cost
 * of a login without its argon2. The processor time of a response is printed too: it is also valid on a machine with
 * other load.
 *
 *   npm run build && node --conditions=source bench/server.ts [seconds of each run]
 */
import * as endpoints from '#contract/endpoints'
import { hashPassword, verifyPassword } from '../server/security/credentials.ts'
import { cpuMs } from './tools/cpu.ts'
import { finish, median, printResult, round } from './tools/figures.ts'
import { ADMIN, load, login, type Running, startScript, startServer } from './tools/processes.ts'
import { makeSchool } from './tools/school.ts'

const SECONDS = Number(process.argv[2]) || 3
/** Server and floor alternate, so that other load affects both. */
const ROUNDS = 3
const CONNECTIONS = 16
/** The smallest ratio to the floor's throughput. A school needs a thousandth of that throughput. */
const GOAL = 0.35
/** The largest ratio of a login to a handler that only verifies the password: a login also writes counters to disk. */
const MAX_LOGIN_RATIO = 1.75

const school = await makeSchool({ students: 1_000, photos: 20 })
const server = await startServer(school.dataDir)
const admin = await login(server.origin)
const first = async (path: string, list: string) => {
  const response = await fetch(`${server.origin}/api/v1${path}`, { headers: { cookie: admin } })
  return (await response.json())[list][0]._id as string
}

const browser = { 'accept-encoding': 'gzip, deflate, br' }
const staff = { ...browser, cookie: admin }
const notice = await first('/notice/getNotice', 'notice')
const student = await first('/student/getAllStudent', 'students')
await compare('getNotice', '/notice/getNotice', browser, GOAL)
await compare("a notice's photo, as a card", `/notice/get-photo/${notice}?size=card`, browser, GOAL)
await compare("a student's photo, as a thumb", `/student/get-student-photo/${student}?size=thumb`, staff, GOAL)
await compare("a student's photo, whole", `/student/get-student-photo/${student}`, staff, GOAL)
await compare('getAllStudent, 1,000 students', '/student/getAllStudent', staff, GOAL)
await logins()
await server.stop()
school.remove()
finish()

type Run = { perSecond: number; cpu: number }

async function compare(what: string, path: string, headers: Record<string, string>, goal: number): Promise<void> {
  const floor = await startScript('floor', { origin: server.origin, path: `/api/v1${path}`, headers })
  const requests = [{ method: 'GET', path: `/api/v1${path}`, headers }]
  const run = async ({ origin, child }: Running, seconds = SECONDS) => {
    const before = cpuMs(child.pid as number)
    const { perSecond, responses } = await load({ origin, requests, connections: CONNECTIONS, seconds })
    return { perSecond, cpu: ((cpuMs(child.pid as number) - before) * 1000) / responses }
  }
  // One warm-up run of each.
  await run(server, 1)
  await run(floor, 1)
  const ours: Run[] = []
  const bare: Run[] = []
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await run(server))
    bare.push(await run(floor))
  }
  await floor.stop()
  const rate = (runs: Run[]) => Math.round(median(runs.map(({ perSecond }) => perSecond)))
  const cpu = (runs: Run[]) => Math.round(median(runs.map(({ cpu }) => cpu)))
  const share = rate(ours) / rate(bare)
  const byCpu = Math.round((cpu(bare) / cpu(ours)) * 100)
  const figures = `${rate(ours)}/s, floor ${rate(bare)}/s: ${Math.round(share * 100)} %; processor ${cpu(ours)} µs, floor ${cpu(bare)} µs: ${byCpu} %`
  printResult(what, figures, `≥ ${goal * 100} %`, share >= goal)
}

/**
 * One login after the other, beside the same argon2 verification: in this process without HTTP, and in a handler that
 * does nothing else.
 */
async function logins(): Promise<void> {
  const hash = await hashPassword(ADMIN.password)
  const path = `/api/v1${endpoints.login.path}`
  const { method } = endpoints.login
  const headers = { 'Content-Type': 'application/json' }
  const floor = await startScript('floor-login', { hash, password: ADMIN.password })
  const requests = [{ method, path, headers, body: JSON.stringify(ADMIN) }]
  const run = async ({ origin, child }: Running) => {
    const before = cpuMs(child.pid as number)
    const { medianMs, responses } = await load({ origin, requests, connections: 1, seconds: 1 })
    return { ms: medianMs, cpu: (cpuMs(child.pid as number) - before) / responses }
  }
  const [ours, bare, alone]: [Login[], Login[], number[]] = [[], [], []]
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await run(server))
    bare.push(await run(floor))
    for (let count = 0; count < 20; count++) alone.push(await timed(() => verifyPassword(hash, ADMIN.password)))
  }
  await floor.stop()
  const ms = (runs: Login[]) => median(runs.map(({ ms }) => ms))
  const cpu = (runs: Login[]) => median(runs.map(({ cpu }) => cpu))
  const besides = ms(ours) - ms(bare)
  const figures = [
    `${round(ms(ours))} ms, argon2 in a bare handler ${round(ms(bare))} ms: ${round(besides)} ms besides`,
    `processor ${round(cpu(ours) - cpu(bare))} ms besides`,
    `argon2 without a socket ${round(median(alone))} ms`,
  ]
  const ratio = ms(ours) / ms(bare)
  printResult(
    'a login',
    `${round(ratio, 2)} ×: ${figures.join('; ')}`,
    `≤ ${MAX_LOGIN_RATIO} ×`,
    ratio <= MAX_LOGIN_RATIO,
  )
}

type Login = { ms: number; cpu: number }

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
