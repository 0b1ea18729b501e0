/**
 * A teacher sends 40 photos of 2 kB that are 20 megapixels when they are decoded, all at once: the memory of the server
 * and of its worker processes, and how long another teacher's small photo takes meanwhile. The floor is the same photo
 * without them.
 *
 *   npm run build && node --conditions=source bench/photo-bombs.ts [megapixels] [bits]
 */
import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { finish, median, printResult, round } from './tools/figures.ts'
import { login, startServer } from './tools/processes.ts'
import { makeSchool } from './tools/school.ts'

const BOMBS = 40
const ALONE = 10
/** MB: a server of 1 GB has other programs too. */
const MOST_MEMORY = 900
/** The largest ratio of a small photo during the bombs to one without. */
const MAX_RATIO = 20
const [megapixels = 20, bits = 8] = process.argv.slice(2).map(Number)

const width = 5_000
const height = Math.round((megapixels * 1_000_000) / width)
const blue = { r: 9, g: 99, b: 200, alpha: 0.5 }
const bomb = await sharp({ create: { width, height, channels: 4, background: blue } })
  .avif({ effort: 0, bitdepth: bits as 8 | 10 | 12 })
  .toBuffer()
const small = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#369' } })
  .jpeg()
  .toBuffer()

const school = await makeSchool({ students: 2, photos: 0 })
const server = await startServer(school.dataDir)
const pid = server.child.pid as number
const admin = await login(server.origin)
const call = async (cookie: string, method: string, path: string, fields: Record<string, string | Buffer>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    body.append(name, typeof value === 'string' ? value : new File([new Uint8Array(value)], 'photo'))
  }
  const response = await fetch(`${server.origin}/api/v1${path}`, { method, headers: { cookie }, body })
  return { status: response.status, body: await response.json() }
}
const teachers = await Promise.all(
  ['one', 'two'].map(async (name) => {
    const userId = `${name}Teacher@mySchool.com`
    const fields = {
      name,
      phone: '123456',
      gender: 'Male',
      address: 'a',
      qualifications: 'b',
      salary: '1',
      subject: 'c',
    }
    const more = { bankDetail: 'd', experience: 'e', userId, password: 'a-password', answer: 'f' }
    const { body } = await call(admin, 'POST', '/teacher/addTeacher', {
      ...fields,
      ...more,
      photo: small,
      idCard: small,
    })
    if (!body.success) throw new Error(body.message)
    return login(server.origin, { userId, password: 'a-password' })
  }),
)
const [sender = '', other = ''] = teachers
const list = await fetch(`${server.origin}/api/v1/student/getAllStudent`, { headers: { cookie: admin } })
const ids: string[] = (await list.json()).students.map(({ _id }: { _id: string }) => _id)
const texts = { condition: 'Good', message: 'm', complain: 'c', notification: 'n' }
const reports = await Promise.all(
  [sender, other].map(async (cookie, at) => {
    const { body } = await call(cookie, 'POST', '/report/addReport', { ...texts, studentId: ids[at] as string })
    if (!body.success) throw new Error(body.message)
    return body.report._id as string
  }),
)
const sendPhoto = async (cookie: string, at: number, photo: Buffer) => {
  const from = performance.now()
  const { status } = await call(cookie, 'PUT', `/report/updateReport/${reports[at]}`, { photo })
  return { status, seconds: (performance.now() - from) / 1000 }
}

const alone: number[] = []
for (let at = 0; at < ALONE; at++) alone.push((await sendPhoto(other, 1, small)).seconds)

let most = { server: 0, workers: 0, all: 0 }
const sampling = setInterval(() => {
  const workers = childrenOf(pid).map(residentMb)
  const sum = workers.reduce((all, one) => all + one, 0)
  const own = residentMb(pid)
  most = {
    server: Math.max(most.server, own),
    workers: Math.max(most.workers, sum),
    all: Math.max(most.all, own + sum),
  }
}, 10)
let left = BOMBS
const begun = performance.now()
const bombs = Array.from({ length: BOMBS }, async () => {
  const { status } = await sendPhoto(sender, 0, bomb)
  left--
  return status
})
const meanwhile: number[] = []
await new Promise((done) => setTimeout(done, 300))
while (left > 0) meanwhile.push((await sendPhoto(other, 1, small)).seconds)
const statuses = await Promise.all(bombs)
const seconds = (performance.now() - begun) / 1000
clearInterval(sampling)
await server.stop()
school.remove()

const count = (status: number) => statuses.filter((one) => one === status).length
const kinds = [...new Set(statuses)].map((status) => `${count(status)} × ${status}`).join(', ')
console.log(
  `${BOMBS} AVIF of ${megapixels} megapixels, ${bits} bits, ${bomb.length} bytes each: ${kinds} in ${round(seconds)} s`,
)
const memory = `server at most ${most.server} MB, its workers ${most.workers} MB, together ${most.all} MB`
printResult('memory', memory, `≤ ${MOST_MEMORY} MB`, most.all <= MOST_MEMORY)
const [slowest = 0, first = 0] = [Math.max(...meanwhile), meanwhile[0]]
const ratio = median(meanwhile) / median(alone)
const times = `${meanwhile.length}: first ${round(first, 2)} s, median ${round(median(meanwhile), 2)} s, slowest ${round(slowest, 2)} s; alone ${round(median(alone), 2)} s: ${round(ratio)} ×`
printResult('a small photo of another meanwhile', times, `≤ ${MAX_RATIO} ×`, ratio <= MAX_RATIO)
finish()

/** Linux. */
function childrenOf(parent: number): number[] {
  const stat = (of: string) => {
    try {
      return readFileSync(`/proc/${of}/stat`, 'utf8')
    } catch {
      return ''
    }
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && stat(name).split(') ')[1]?.split(' ')[1] === String(parent))
    .map(Number)
}

function residentMb(of: number): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${of}/status`, 'utf8'))?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}
