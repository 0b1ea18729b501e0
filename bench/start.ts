/**
 * The time from the start of the process to the first response, ten times, on a school with data. The floor is Node
 * with a server of one line.
 *
 *   npm run build && node --conditions=source bench/start.ts
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { request } from 'node:http'
import { cpuMs } from './tools/cpu.ts'
import { finish, median, printResult, round } from './tools/figures.ts'
import { SERVER } from './tools/processes.ts'
import { makeSchool } from './tools/school.ts'

type Start = { ms: number; cpu: number }

const RUNS = 10
/** The largest ratio of a start to that of Node with a server of one line. */
const MAX_RATIO = 3.5

const school = await makeSchool({ students: 300, photos: 30 })
const port = 20_000 + (process.pid % 20_000)
const env = { ...process.env, PORT: String(port), DATA_DIR: school.dataDir, LOG_LEVEL: 'warn', NODE_ENV: 'production' }
const floorScript = `require('node:http').createServer((q, s) => s.end('{}')).listen(${port}, '127.0.0.1')`

let running: ChildProcess | undefined
process.once('exit', () => running?.kill())

const ours: Start[] = []
const bare: Start[] = []
for (let run = 0; run < RUNS; run++) {
  ours.push(await startToAnswer([SERVER]))
  bare.push(await startToAnswer(['-e', floorScript]))
}
school.remove()

const startText = (runs: Start[]) => {
  const times = runs.map(({ ms }) => ms)
  const cpu = Math.round(median(runs.map(({ cpu }) => cpu)))
  return `${Math.round(median(times))} ms, worst ${Math.round(Math.max(...times))} ms (processor ${cpu} ms)`
}
const ratio = median(ours.map(({ ms }) => ms)) / median(bare.map(({ ms }) => ms))
printResult(
  'start to first response',
  `${startText(ours)}; Node alone ${startText(bare)}: ${round(ratio)} ×`,
  `≤ ${MAX_RATIO} ×`,
  ratio <= MAX_RATIO,
)
finish()

async function startToAnswer(args: string[]): Promise<Start> {
  const started = performance.now()
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  running = child
  const ended = new Promise((done) => child.once('exit', done))
  while (!(await isAnswered())) {
    if (child.exitCode !== null) throw new Error(`${args[0]} ended before it responded.`)
    await new Promise((again) => setTimeout(again, 2))
  }
  const took = { ms: performance.now() - started, cpu: cpuMs(child.pid as number) }
  child.kill()
  await ended
  return took
}

function isAnswered(): Promise<boolean> {
  return new Promise((done) => {
    request({ host: '127.0.0.1', port, path: '/api/v1/notice/getNotice', agent: false }, (response) => {
      response.resume()
      response.on('end', () => done(response.statusCode === 200))
    })
      .on('error', () => done(false))
      .end()
  })
}
