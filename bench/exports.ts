/**
 * Downloads the whole school as a ZIP: 5,000 students with photos, then 10,000. The memory of the server must not grow
 * with the school. Prints size, time and memory, and how long another call takes meanwhile.
 *
 *   npm run build && node --conditions=source bench/exports.ts
 */
import { readFileSync } from 'node:fs'
import { finish, printResult, round } from './tools/figures.ts'
import { login, startServer } from './tools/processes.ts'
import { makeSchool } from './tools/school.ts'

/** The largest ratio of the memory for twice as many students. */
const MAX_RATIO = 1.2

const small = await measure(5_000)
const large = await measure(10_000)
const figures = `${large.most} MB at most for 10,000 students, ${small.most} MB for 5,000: ${round(large.most / small.most)} ×`
printResult('resident while the school is exported', figures, `≤ ${MAX_RATIO} ×`, large.most <= MAX_RATIO * small.most)
finish()

async function measure(students: number) {
  const school = await makeSchool({ students, photos: students })
  const server = await startServer(school.dataDir)
  const headers = { cookie: await login(server.origin) }
  const before = resident(server.child.pid)
  let most = before
  let isOver = false
  const sampling = setInterval(() => {
    most = Math.max(most, resident(server.child.pid))
  }, 20)
  const others = callMeanwhile(`${server.origin}/api/v1/auth/me`, headers, () => isOver)
  const started = performance.now()
  const response = await fetch(`${server.origin}/api/v1/export/school`, { method: 'POST', headers })
  let bytes = 0
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) bytes += chunk.byteLength
  const seconds = (performance.now() - started) / 1000
  isOver = true
  const times = await others
  clearInterval(sampling)
  console.log(
    `${students} students: ${round(bytes / 1e6)} MB in ${round(seconds)} s, ${before} MB resident before and ${most} MB at most; another call meanwhile: median ${round(times[times.length >> 1] ?? 0)} ms, longest ${round(times.at(-1) ?? 0)} ms`,
  )
  await server.stop()
  school.remove()
  return { most }
}

/** Makes one call after the other. @returns how long each took in ms, shortest first */
async function callMeanwhile(url: string, headers: Record<string, string>, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver()) {
    const started = performance.now()
    await (await fetch(url, { headers })).arrayBuffer()
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)
}

/** Megabytes. */
function resident(pid: number | undefined): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
