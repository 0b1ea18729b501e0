/**
 * A school day, as a fixed number of requests: logins at eight o'clock while others read, then notices, photos, lists,
 * searches, and reports that are written and read. The same day for 300, 1,000 and 5,000 students, on one process with
 * SQLite, one with PostgreSQL and three with PostgreSQL. docs/growing.md has the figures.
 *
 *   npm run build && node --conditions=source bench/school-day.ts [students …]
 */
import { join } from 'node:path'
import { readDatabase, sqliteForReading } from '../server/store/index.ts'
import { startPostgres } from '../tools/postgres-server.ts'
import { cpuMs } from './tools/cpu.ts'
import { createDay, type Kind, type Visit } from './tools/day.ts'
import { finish, printResult, round } from './tools/figures.ts'
import { moveTo } from './tools/move.ts'
import { login, type Running, startServer } from './tools/processes.ts'
import { makeSchool } from './tools/school.ts'
import { memoryOf, processorOf } from './tools/system.ts'

const SIZES = process.argv.slice(2).map(Number).filter(Boolean)
/** Of everything but logins, in milliseconds. */
const GOAL_P99 = 250

/** Requests, the same for every size of school: logins, other requests at the same time, and the rest of the day. */
const [LOGINS, READERS, REQUESTS] = [200, 1_000, 5_000]

/** As an administrator runs it: each commit is on the disk before it is answered. */
const SAFE = ['fsync=on', 'full_page_writes=on', 'synchronous_commit=on', 'shared_buffers=128MB']

type Setup = { name: string; servers: number; isPostgres: boolean }
const SETUPS: Setup[] = [
  { name: 'SQLite, 1 process', servers: 1, isPostgres: false },
  { name: 'PostgreSQL, 1 process', servers: 1, isPostgres: true },
  { name: 'PostgreSQL, 3 processes', servers: 3, isPostgres: true },
]

const database = await startPostgres(undefined, SAFE)
console.log(
  '| students | on | requests | seconds | per second | p50 | p99 | logins | login p50 | login p99 | errors | memory | processor ms a request, server + database | a login |',
)
console.log('|---|---|---|---|---|---|---|---|---|---|---|---|---|---|')
for (const students of SIZES.length > 0 ? SIZES : [300, 1_000, 5_000]) {
  for (const setup of SETUPS) await measure(students, setup)
}
await database.remove()
finish()

async function measure(students: number, setup: Setup): Promise<void> {
  const school = await makeSchool({ students, photos: Math.min(students, 1_000) })
  const file = join(school.dataDir, 'school.db')
  const people = await readDatabase(sqliteForReading(file), async (tables) => {
    const found: { id: string; userId: string }[] = []
    const logins = new Map<string, string>()
    for await (const page of tables.users.pages()) for (const { id, userId } of page) logins.set(id, userId)
    for await (const page of tables.students.pages()) {
      for (const { id, login } of page) found.push({ id, userId: logins.get(login) ?? '' })
    }
    return found
  })
  const env: Record<string, string> = { TRUST_PROXY: '1' }
  if (setup.isPostgres) env.DATABASE_URL = await moveTo(database, file)
  const servers: Running[] = []
  for (let count = 0; count < setup.servers; count++) servers.push(await startServer(school.dataDir, env))
  try {
    await runDay(students, setup, servers, people)
  } finally {
    for (const server of servers) await server.stop()
    school.remove()
  }
}

async function runDay(
  students: number,
  { name, isPostgres }: Setup,
  servers: Running[],
  people: { id: string; userId: string }[],
) {
  const pids = servers.map(({ child }) => child.pid as number)
  const processor = () => ({
    server: pids.reduce((sum, pid) => sum + cpuMs(pid), 0),
    database: isPostgres ? processorOf(database.folder) : 0,
  })
  const origins = servers.map(({ origin }) => origin)
  const day = createDay(origins, people, await login(origins[0] as string))
  await day.warmUp()

  // Eight o'clock: people log in, and those who need no login read meanwhile.
  const before = processor()
  const morning = await day.run({ logins: LOGINS, requests: READERS })
  const between = processor()
  const started = performance.now()
  const rest = await day.run({ logins: 0, requests: REQUESTS })
  const seconds = (performance.now() - started) / 1_000
  const after = processor()

  const of = (visits: Visit[], kind: Kind) => visits.filter((visit) => visit.kind === kind).map(({ ms }) => ms)
  const logins = of(morning, 'login')
  const others = [...of(morning, 'other'), ...of(rest, 'other')]
  const errors = [...morning, ...rest].filter(({ isError }) => isError).length
  const each = (what: 'server' | 'database') => round((after[what] - between[what]) / rest.length, 2)
  // Not the times of the other requests in the morning: the rest of the day measures these.
  const cost = (what: 'server' | 'database') => (between[what] - before[what] - READERS * each(what)) / logins.length
  const p99 = at(others, 0.99)
  console.log(
    `| ${[students, name, others.length, round(seconds), Math.round(rest.length / seconds), `${round(at(others, 0.5))} ms`, `${Math.round(p99)} ms`, logins.length, `${Math.round(at(logins, 0.5))} ms`, `${Math.round(at(logins, 0.99))} ms`, errors, `${memoryOf(pids)} MB`, `${each('server')} + ${each('database')}`, `${Math.round(cost('server') + cost('database'))} ms`].join(' | ')} |`,
  )
  printResult(
    `${students} students, ${name}`,
    `${errors} errors, p99 ${Math.round(p99)} ms`,
    `0 errors, p99 < ${GOAL_P99} ms`,
    errors === 0 && p99 < GOAL_P99,
  )
}

function at(times: number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
