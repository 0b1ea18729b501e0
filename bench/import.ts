/**
 * 1,000 students with photos from a file into the school, as the office does it: the list, a ZIP of photos, the import;
 * and how long a login takes meanwhile. The floor is the work that every import needs: to hash each password, and to decode
 * and prepare each photo. Time and processor time of the server are printed beside it; the goal is about processor time,
 * since other load on the machine does not change it.
 *
 *   npm run build && node --conditions=source bench/import.ts [students]
 */
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { prepareTrustedPhoto } from '../server/photos/decode.ts'
import { hashPassword } from '../server/security/credentials.ts'
import { zipOf } from '../tools/zip-of.ts'
import { cpuMs } from './tools/cpu.ts'
import { finish, median, printResult, round } from './tools/figures.ts'
import { login, startServer } from './tools/processes.ts'
import { makeSchool } from './tools/school.ts'

/** The largest ratios to the floor: of the processor time, and of a login. */
const MAX_RATIO = 1.5
const MAX_LOGIN_RATIO = 4
/** Hashes and photos with which the floor is measured before the import, and again after it. */
const SAMPLE = 50
/** Between a login and the next. */
const PAUSE_MS = 250

type Cost = { seconds: number; processor: number }

const students = Number(process.argv[2] ?? 1_000)
const photo = await jpeg()
const rolls = Array.from({ length: students }, (_, at) => ({ at, grade: (at % 10) + 1 }))
const lines = rolls.map(({ at, grade }) => `Student ${at},Father,${at},${grade},9,12345,Road ${at},100`)
const sheet = Buffer.from(['Name,Father name,Roll number,Class,Age,Phone,Address,Fee', ...lines].join('\n'))
const zip = await zipOf(Object.fromEntries(rolls.map(({ at, grade }) => [`photos/${grade}-${at}.jpg`, photo])))

const school = await makeSchool({ students: 0, photos: 0 })
const server = await startServer(school.dataDir)
const pid = server.child.pid as number
const headers = { cookie: await login(server.origin) }
console.log(`${students} students, photos of ${Math.round(photo.length / 1024)} kB`)

const before = await floor()
const alone = await timeLogins((times) => times.length === 10)
let isOver = false
const meanwhile = timeLogins(() => isOver)

const reading = await cost(() => post(`imports?kind=student&name=list.csv`, sheet))
const { _id } = reading.result
const photos = await cost(async () => {
  await post(`imports/${_id}/photos`, zip)
  return finishedImport()
})
const running = await cost(async () => {
  await post(`imports/${_id}/run`, '{}', 'application/json')
  return finishedImport()
})
isOver = true
const logins = await meanwhile
const undoing = await cost(() => post(`imports/${_id}/undo`, undefined))
const after = await floor()
await server.stop()
school.remove()
if (photos.result.photos.matched !== students) throw new Error(`${photos.result.photos.matched} photos were matched.`)
if (running.result.state !== 'done') throw new Error(`The import is not done: ${running.result.problem?.message}`)

const hash = between(before.hash, after.hash)
const prepared = between(before.photo, after.photo)
const all = [reading, photos, running].reduce(add, { seconds: 0, processor: 0 })
const least = add(hash, prepared)
print('the list read, a dry run', reading)
print('photos', photos, prepared)
print('logins made, everything written', running, hash)
print('undone', undoing)
const ratio = all.processor / least.processor
printResult('the whole import', costs(all, least), `≤ ${MAX_RATIO} × processor`, ratio <= MAX_RATIO)
const loginRatio = median(logins) / median(alone)
const slowest = logins.sort((a, b) => a - b).at(Math.floor(logins.length * 0.95)) ?? 0
const figures = `${logins.length}: median ${Math.round(median(logins))} ms, 95 % ${Math.round(slowest)} ms; alone ${Math.round(median(alone))} ms: ${round(loginRatio)} ×`
printResult('a login meanwhile', figures, `≤ ${MAX_LOGIN_RATIO} ×`, loginRatio <= MAX_LOGIN_RATIO)
finish()

async function post(path: string, body: Buffer | string | undefined, type = 'application/octet-stream') {
  const response = await fetch(`${server.origin}/api/v1/${path}`, {
    method: 'POST',
    headers: { ...headers, ...(body && { 'content-type': type }) },
    body: body as BodyInit | undefined,
  })
  const { success, message, import: current } = await response.json()
  if (!success) throw new Error(message)
  return current
}

/** Waits until the server has finished its task for the import. */
async function finishedImport() {
  for (;;) {
    const response = await fetch(`${server.origin}/api/v1/imports/${_id}`, { headers })
    const { import: current } = await response.json()
    if (current.progress === null) return current
    await pause(1_000)
  }
}

/** What a work costs, with the processor time of the server. */
async function cost<T>(work: () => Promise<T>): Promise<Cost & { result: T }> {
  const [from, used] = [performance.now(), cpuMs(pid)]
  const result = await work()
  return { result, seconds: (performance.now() - from) / 1000, processor: (cpuMs(pid) - used) / 1000 }
}

/** The floor, measured in this process and extrapolated to all students: hashes one by one, photos two at a time. */
async function floor(): Promise<{ hash: Cost; photo: Cost }> {
  const each = async (work: (at: number) => Promise<unknown>): Promise<Cost> => {
    const [from, used] = [performance.now(), process.cpuUsage()]
    for (let at = 0; at < SAMPLE; at += 2) await work(at)
    const { user, system } = process.cpuUsage(used)
    const share = students / SAMPLE / 1000
    return { seconds: (performance.now() - from) * share, processor: ((user + system) / 1000) * share }
  }
  const two = (work: () => Promise<unknown>) => () => Promise.all([work(), work()])
  await prepareTrustedPhoto(photo)
  return {
    hash: await each(two(() => hashPassword('a long password'))),
    photo: await each(two(() => prepareTrustedPhoto(photo))),
  }
}

async function timeLogins(isEnough: (times: number[]) => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isEnough(times)) {
    const from = performance.now()
    await login(server.origin)
    times.push(performance.now() - from)
    await pause(PAUSE_MS)
  }
  return times
}

/** Blurred noise: as large as a small photo of a face. */
async function jpeg(): Promise<Buffer> {
  const [width, height] = [1200, 900]
  const noise = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * 7) % 251))
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .blur(3)
    .jpeg()
    .toBuffer()
}

function add(one: Cost, other: Cost): Cost {
  return { seconds: one.seconds + other.seconds, processor: one.processor + other.processor }
}
function between(one: Cost, other: Cost): Cost {
  return { seconds: (one.seconds + other.seconds) / 2, processor: (one.processor + other.processor) / 2 }
}
function costs({ seconds, processor }: Cost, floor?: Cost): string {
  const own = `${round(seconds)} s, of the processor ${round(processor)} s`
  if (!floor) return own
  return `${own}; floor ${round(floor.seconds)} and ${round(floor.processor)} s: ${round(processor / floor.processor, 2)} ×`
}
function print(what: string, cost: Cost, floor?: Cost): void {
  console.log(`  ${what.padEnd(34)}${costs(cost, floor)}`)
}
