/**
 * Changes of rows in a draft of 5,000 rows, in a school of 5,000 students: one after the other, and 120 at the same time.
 * The floor of a change is the same call in a draft of ten rows; that of the memory is the draft, read from its file.
 *
 *   npm run build && node --conditions=source bench/row-edits.ts [rows]
 */
import { readFileSync } from 'node:fs'
import { finish, median, printResult, round } from './tools/figures.ts'
import { login, startServer } from './tools/processes.ts'
import { makeSchool } from './tools/school.ts'

/** The largest ratios to the floor. */
const MAX_RATIO = 2
const MAX_MEMORY_RATIO = 2
const CONCURRENT_CHANGES = 120

const rows = Number(process.argv[2] ?? 5_000)
const school = await makeSchool({ students: rows, photos: 0 })
const server = await startServer(school.dataDir)
const headers = { cookie: await login(server.origin), origin: server.origin }

const call = async (method: string, path: string, body: string, type = 'application/json') => {
  const response = await fetch(`${server.origin}/api/v1/${path}`, {
    method,
    body,
    headers: { ...headers, 'content-type': type },
  })
  return { status: response.status, body: await response.json() }
}
async function draftOf(count: number): Promise<string> {
  const lines = Array.from(
    { length: count },
    (_, at) => `Student ${at},Father,new-${at},${(at % 10) + 1},9,12345,Road,100`,
  )
  const text = ['Name,Father name,Roll number,Class,Age,Phone,Address,Fee', ...lines].join('\n')
  return (await call('POST', 'imports?kind=student&name=list.csv', text, 'application/octet-stream')).body.import._id
}
const editRow = (id: string, row: number, age: number) =>
  call('PUT', `imports/${id}/rows/${row}`, JSON.stringify({ cells: { age: String(age) } }))
async function timeOf(id: string, age: number): Promise<number> {
  const from = performance.now()
  const { status } = await editRow(id, 3, age)
  if (status !== 200) throw new Error(`status ${status}`)
  return performance.now() - from
}
const peakMB = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1024

const [large, small] = [await draftOf(rows), await draftOf(10)]
const memoryFloor = peakMB()
const times: { large: number[]; small: number[] } = { large: [], small: [] }
for (let round = 0; round < 15; round++) {
  times.small.push(await timeOf(small, 5 + round))
  times.large.push(await timeOf(large, 5 + round))
}
const [one, floor] = [median(times.large), median(times.small)]
const from = performance.now()
const all = await Promise.all(Array.from({ length: CONCURRENT_CHANGES }, (_, at) => editRow(large, at + 2, 30)))
const seconds = (performance.now() - from) / 1000
const done = all.filter(({ status, body }) => status === 200 && body.success).length
const later = all.filter(({ status }) => status === 429).length
const refused = CONCURRENT_CHANGES - done - later
const memory = peakMB()

printResult(
  `one of ${rows} rows mended`,
  `${round(one)} ms, of 10 rows ${round(floor)} ms: ${round(one / floor)} ×`,
  `≤ ${MAX_RATIO} ×`,
  one / floor <= MAX_RATIO,
)
printResult(
  `${CONCURRENT_CHANGES} at once, memory at most`,
  `${round(memory, 0)} MB, ${round(memoryFloor, 0)} MB after reading the file: ${round(memory / memoryFloor)} ×; ${round(seconds)} s, ${done} done, ${later} told to come later, ${refused} refused since others changed the draft`,
  `≤ ${MAX_MEMORY_RATIO} ×`,
  memory / memoryFloor <= MAX_MEMORY_RATIO && refused === 0,
)
await server.stop()
school.remove()
finish()
