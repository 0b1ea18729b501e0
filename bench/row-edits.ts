/**
 * Corrections in a draft of 5,000 rows, in a school of 5,000 students: what one costs the processor of the server and of its
 * workers, and how long others wait meanwhile; then 120 at once. The floor of the memory is the draft, read from its file.
 *
 *   npm run build && node --conditions=source bench/row-edits.ts [rows]
 */
import { readFileSync } from 'node:fs'
import { cpuMs } from './tools/cpu.ts'
import { finish, median, printResult, round } from './tools/figures.ts'
import { login, startServer } from './tools/processes.ts'
import { makeSchool } from './tools/school.ts'

const MAX_SECONDS = 0.3
/** Of the largest pause that others have, to what a correction costs. */
const MAX_WAIT = 0.5
const MAX_MEMORY_RATIO = 2
const CONCURRENT_CHANGES = 120
const ROUNDS = 15

const rows = Number(process.argv[2] ?? 5_000)
const school = await makeSchool({ students: rows, photos: 0 })
const server = await startServer(school.dataDir)
const headers = { cookie: await login(server.origin), origin: server.origin }

const call = async (method: string, path: string, body?: string, type = 'application/json') => {
  const response = await fetch(`${server.origin}/api/v1/${path}`, {
    method,
    body,
    headers: { ...headers, ...(body && { 'content-type': type }) },
  })
  return { status: response.status, body: await response.json() }
}
async function draftOf(count: number) {
  const lines = Array.from(
    { length: count },
    (_, at) => `Student ${at},Father,new-${at},${(at % 10) + 1},9,12345,Road,100`,
  )
  const text = ['Name,Father name,Roll number,Class,Age,Phone,Address,Fee', ...lines].join('\n')
  const { body } = await call('POST', 'imports?kind=student&name=list.csv', text, 'application/octet-stream')
  return { id: body.import._id as string, revision: body.import.revision as number }
}
type Draft = Awaited<ReturnType<typeof draftOf>>
const editRow = ({ id, revision }: Draft, row: number, age: number) =>
  call('PATCH', `imports/${id}?show=add`, JSON.stringify({ revision, edits: [{ row, cells: { age: String(age) } }] }))

const pid = server.child.pid as number
/** Of the server, and of its workers. */
const processor = () => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return { server: cpuMs(pid), workers: children.reduce((sum, child) => sum + cpuMs(Number(child)), 0) }
}
const peakMB = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

async function costs(draft: Draft) {
  const times: number[] = []
  const before = processor()
  for (let at = 0; at < ROUNDS; at++) {
    const from = performance.now()
    const { status, body } = await editRow(draft, 3, 5 + at)
    if (status !== 200) throw new Error(`status ${status}: ${body.message}`)
    draft.revision = body.import.revision
    times.push(performance.now() - from)
  }
  const after = processor()
  const each = (part: 'server' | 'workers') => (after[part] - before[part]) / ROUNDS
  return { time: median(times), server: each('server'), workers: each('workers') }
}

/** The longest time of a small request of somebody else while a work runs. */
async function longestWait(work: () => Promise<unknown>): Promise<number> {
  let isOver = false
  const done = work().then(() => {
    isOver = true
  })
  const waits: number[] = []
  while (!isOver) {
    const from = performance.now()
    await fetch(`${server.origin}/api/v1/school`)
    waits.push(performance.now() - from)
  }
  await done
  return Math.max(...waits)
}

const [large, small] = [await draftOf(rows), await draftOf(10)]
const memoryFloor = peakMB()
await costs(small)
const cold = await costs(large)
const [one, ofTen] = [await costs(large), await costs(small)]
const wait = await longestWait(() => costs(large))
const from = performance.now()
const all = await Promise.all(Array.from({ length: CONCURRENT_CHANGES }, (_, at) => editRow(large, at + 2, 30)))
const seconds = (performance.now() - from) / 1000
const countOf = (wanted: number) => all.filter(({ status }) => status === wanted).length
const memory = peakMB()

const told = (cost: typeof one) =>
  `${round(cost.time)} ms; processor: server ${round(cost.server)} ms, workers ${round(cost.workers)} ms`
console.log(`  one of 10 rows corrected: ${told(ofTen)}`)
console.log(`  one of ${rows} rows, of the first ${ROUNDS} of a worker: ${told(cold)}`)
const total = (one.server + one.workers) / 1000
printResult(`one of ${rows} rows corrected`, told(one), `≤ ${MAX_SECONDS} s of processor`, total <= MAX_SECONDS)
printResult(
  'a request of somebody else meanwhile',
  `at longest ${round(wait)} ms`,
  `≤ ${MAX_WAIT} × the correction`,
  wait <= MAX_WAIT * one.time,
)
printResult(
  `${CONCURRENT_CHANGES} at once, memory at most`,
  `${round(memory, 0)} MB, ${round(memoryFloor, 0)} MB after reading the file: ${round(memory / memoryFloor)} ×; ${round(seconds)} s, ${countOf(200)} done, ${countOf(409)} told that the draft has changed, ${countOf(429)} to come later`,
  `≤ ${MAX_MEMORY_RATIO} ×`,
  memory / memoryFloor <= MAX_MEMORY_RATIO && countOf(200) === 1,
)
await server.stop()
school.remove()
finish()
