/**
 * What each kind of attack costs the server per second: processor time, memory, disk, and how long another visitor waits
 * meanwhile. docs/limits.md has the table and names the bound for each. An attack without refused requests is bounded
 * only by the connections of its sender.
 *
 *   npm run build && node --conditions=source bench/attackers.ts [seconds for each] [word of an attack]
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import writeXlsx from 'write-excel-file/node'
import { form, studentFields, teacherFields } from '../tools/samples.ts'
import { cpuMs } from './tools/cpu.ts'
import { median, round } from './tools/figures.ts'
import { ADMIN, login, startServer } from './tools/processes.ts'
import { makeSchool } from './tools/school.ts'

const [seconds = '5', word = ''] = process.argv.slice(2)
/** Connections of one attacker: as many as a browser has. */
const CONNECTIONS = 6
const STUDENTS = 1_000

const school = await makeSchool({ students: STUDENTS, photos: 50 })
const server = await startServer(school.dataDir, { LOG_LEVEL: 'silent' })
const pid = server.child.pid as number
const api = `${server.origin}/api/v1`
let number = 0

type Sending = { path: string; method?: string; cookie?: string; body?: object }
const isRaw = (body: unknown) => body instanceof FormData || body instanceof Uint8Array

async function send({ path, method = 'GET', cookie, body }: Sending, signal?: AbortSignal): Promise<number> {
  const headers = { ...(cookie && { cookie }), ...(body && !isRaw(body) && { 'content-type': 'application/json' }) }
  const sent = (isRaw(body) ? body : body && JSON.stringify(body)) as BodyInit | undefined
  try {
    const response = await fetch(api + path, { method, headers, body: sent, signal })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

const admin = await login(server.origin)
const [studentLogin, teacherLogin] = [studentFields(), teacherFields()]
await send({
  path: '/student/add-student',
  method: 'POST',
  cookie: admin,
  body: form({ ...studentLogin, photo: await photo(40) }),
})
await send({
  path: '/teacher/addTeacher',
  method: 'POST',
  cookie: admin,
  body: form({ ...teacherLogin, photo: await photo(40), idCard: await photo(40) }),
})
await send({
  path: '/auth/register',
  method: 'POST',
  body: { userId: 'plain', password: 'a long password', answer: 'x' },
})
const plain = await login(server.origin, { userId: 'plain', password: 'a long password' })
const student = await login(server.origin, studentLogin)
const teacher = await login(server.origin, teacherLogin)
const list = await (await fetch(`${api}/student/getAllStudent`, { headers: { cookie: admin } })).json()
const ids: string[] = list.students.slice(0, STUDENTS).map(({ _id }: { _id: string }) => _id)

/** Noise, which no format makes small; the most pixels that a photo may have. */
async function photo(edge: number): Promise<File> {
  const bytes = await sharp({ create: { width: edge, height: edge, channels: 3, background: '#369' } })
    .webp({ effort: 0 })
    .toBuffer()
  return new File([bytes as Uint8Array<ArrayBuffer>], 'a.webp', { type: 'image/webp' })
}
const largest = await photo(6_300)
/** Ligatures that become 18 letters each when they are normalised. */
const swelling = 'ﷺ'.repeat(20_000)
const rows = (count: number) => [
  ['Name', 'Class'],
  ...Array.from({ length: count }, (_, row) => [`Person ${row}`, '5']),
]
const csv = Buffer.from(rows(5_000).join('\n'))
const xlsx = await (await writeXlsx(rows(5_000).map((row) => row.map((value) => ({ value, type: String }))))).toBuffer()
/** A workbook of few bytes that unpacks to almost as many characters as it may: the same text again and again. */
const swollen = await (
  await writeXlsx(
    Array.from({ length: 400 }, () => Array.from({ length: 60 }, () => ({ value: 'ﷺ'.repeat(420), type: String }))),
  )
).toBuffer()

type Attack = { who: string; what: string; next: () => Sending }
const withPhoto = () => ({
  path: `/student/updateStudent/${ids[number++ % ids.length]}`,
  method: 'POST',
  body: form({ photo: largest }),
})
const attacks: Attack[] = [
  { who: 'floor', what: 'health', next: () => ({ path: '/health' }) },
  { who: 'visitor', what: 'board', next: () => ({ path: '/notice/getNotice' }) },
  {
    who: 'visitor',
    what: 'wrong logins',
    next: () => ({
      path: '/auth/login',
      method: 'PUT',
      body: { userId: `no-${number++}`, password: 'wrong-password' },
    }),
  },
  {
    who: 'visitor',
    what: 'new accounts',
    next: () => ({
      path: '/auth/register',
      method: 'POST',
      body: { userId: `new-${number++}`, password: 'a long password', answer: 'x' },
    }),
  },
  {
    who: 'visitor',
    what: 'web vitals',
    next: () => ({
      path: '/vitals',
      method: 'POST',
      body: { page: '/', metrics: [{ name: 'LCP', value: 900, rating: 'good' }] },
    }),
  },
  {
    who: 'visitor',
    what: 'a user id that swells',
    next: () => ({ path: '/auth/login', method: 'PUT', body: { userId: swelling, password: 'x' } }),
  },
  {
    who: 'plain user',
    what: 'wrong old passwords',
    next: () => ({
      path: '/auth/password',
      method: 'PUT',
      cookie: plain,
      body: { oldPassword: 'wrong-password', newPassword: `other-${number++}` },
    }),
  },
  { who: 'student', what: 'own data', next: () => ({ path: '/auth/account', cookie: student }) },
  { who: 'teacher', what: 'list of all students', next: () => ({ path: '/student/getAllStudent', cookie: teacher }) },
  {
    who: 'teacher',
    what: 'searches, each another',
    next: () => ({ path: '/student/searchStudent', method: 'POST', cookie: teacher, body: { name: `a${number++}` } }),
  },
  {
    who: 'teacher',
    what: 'a search that swells',
    next: () => ({ path: '/student/searchStudent', method: 'POST', cookie: teacher, body: { name: swelling } }),
  },
  { who: 'admin session', what: 'photos of 40 megapixels', next: () => ({ ...withPhoto(), cookie: admin }) },
  {
    who: 'admin session',
    what: 'Excel lists',
    next: () => ({ path: '/export/students', method: 'POST', cookie: admin, body: { format: 'xlsx' } }),
  },
  {
    who: 'admin session',
    what: 'the whole school',
    next: () => ({ path: '/export/school', method: 'POST', cookie: admin, body: {} }),
  },
  {
    who: 'admin session',
    what: 'passwords for 1,000',
    next: () => ({ path: '/admin/issuePasswords', method: 'POST', cookie: admin, body: { ids } }),
  },
  {
    who: 'file imported',
    what: 'CSV of 5,000 rows',
    next: () => ({ path: '/imports?kind=student', method: 'POST', cookie: admin, body: csv }),
  },
  {
    who: 'file imported',
    what: 'Excel of 5,000 rows',
    next: () => ({ path: '/imports?kind=student', method: 'POST', cookie: admin, body: xlsx }),
  },
  {
    who: 'file imported',
    what: 'Excel that unpacks to 30 MB',
    next: () => ({ path: '/imports?kind=student', method: 'POST', cookie: admin, body: swollen }),
  },
]

const residentMB = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024
const diskMB = () =>
  readdirSync(school.dataDir).reduce((sum, name) => sum + statSync(join(school.dataDir, name)).size, 0) / 1_048_576

/** How long a visitor waits for the board. */
async function visit(): Promise<number> {
  const began = performance.now()
  await send({ path: '/notice/getNotice' })
  return performance.now() - began
}

/** Waits until the server has finished the requests of a sender that is gone, since they still cost. */
async function untilIdle(): Promise<void> {
  for (let turn = 0; turn < 60; turn++) {
    const before = cpuMs(pid)
    await pause(1_000)
    if (cpuMs(pid) - before < 50) return
  }
}

async function measured(work: (until: number) => Promise<unknown>) {
  const before = { cpu: cpuMs(pid), disk: diskMB(), resident: residentMB(), at: performance.now() }
  const until = before.at + Number(seconds) * 1_000
  let most = before.resident
  const waits: number[] = []
  const watching = (async () => {
    while (performance.now() < until) {
      waits.push(await visit())
      most = Math.max(most, residentMB())
      await pause(50)
    }
  })()
  await Promise.all([work(until), watching])
  const spent = (performance.now() - before.at) / 1_000
  await untilIdle()
  most = Math.max(most, residentMB())
  return {
    cpu: cpuMs(pid) - before.cpu,
    spent,
    memory: most - before.resident,
    disk: (diskMB() - before.disk) / spent,
    wait: median(waits),
    longest: Math.max(...waits),
  }
}

let floor = Number.NaN

/** @param requests that the attacker has sent, besides those of the visitor; the first one is the floor */
function tell(name: string, figures: Awaited<ReturnType<typeof measured>>, requests: number, responses: string): void {
  const { cpu, spent, memory, disk, wait, longest } = figures
  const each = cpu / requests
  floor = Number.isNaN(floor) ? each : floor
  const cost = requests > 0 ? `${round(each)} ms a request (${round(each / floor, 0)} × the floor), ` : ''
  const rest = `memory +${round(Math.max(0, memory), 0)} MB, disk ${round(Math.max(0, disk), 2)} MB/s`
  const others = `others wait ${round(wait, 0)} ms, at most ${round(longest, 0)}`
  console.log(`${name.padEnd(42)}${cost}processor ${round(cpu / spent, 0)} ms/s, ${rest}; ${others}; ${responses}`)
}

for (const { who, what, next } of attacks.filter(
  (one) => one.who === 'floor' || `${one.who} ${one.what}`.includes(word),
)) {
  const statuses = new Map<number, number>()
  const figures = await measured((until) =>
    Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        const ending = AbortSignal.timeout(Math.ceil(until - performance.now()))
        while (performance.now() < until) {
          const status = await send(next(), ending)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        }
      }),
    ),
  )
  const responses = [...statuses].map(([status, count]) => `${status || 'cut off'}: ${count}`).join(', ')
  const requests = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  tell(`${who}: ${what}`, figures, requests, responses)
}

if ('network silent connections'.includes(word)) {
  // An attacker on the network path could delay the bytes of everybody.
  const sockets = Array.from({ length: 500 }, () => connect(Number(new URL(server.origin).port), '127.0.0.1'))
  for (const socket of sockets) socket.on('error', () => {}).write('GET / HTTP/1.1\r\nHost: x\r\n')
  tell('network between: 500 silent connections', await measured((until) => pause(until - performance.now())), 0, '')
  for (const socket of sockets) socket.destroy()
}
console.log(
  `one attacker, ${CONNECTIONS} connections, ${seconds} s each; ${STUDENTS} students; login of the admin: ${ADMIN.userId}`,
)
await server.stop()
school.remove()
