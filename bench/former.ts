/**
 * 30,000 former students searched and listed beside 30,000 students of the same school, in turn, over a socket, on both
 * engines: processor time of the server and its database.
 *
 *   npm run build && node --conditions=source bench/former.ts
 */
import { join } from 'node:path'
import { openSchoolData } from '../server/data-folder/school-data.ts'
import { startPostgres } from '../tools/postgres-server.ts'
import { cpuMs } from './tools/cpu.ts'
import { finish, median, printResult, round } from './tools/figures.ts'
import { moveTo } from './tools/move.ts'
import { login, startServer } from './tools/processes.ts'
import { makeSchool } from './tools/school.ts'
import { processorOf } from './tools/system.ts'

const EACH = 30_000
/** Processor time is counted in steps of 10 ms, so that of some calls is taken together. */
const [ROUNDS, CALLS] = [9, 4]
/** The largest ratio of a call about former students to the same about students. */
const MAX_RATIO = 1.1

const SEARCHES: [what: string, search: Record<string, string>][] = [
  ['name and roll number', { text: 'riban 17' }],
  ['a user id', { text: '-1777' }],
  ['nobody', { text: 'nobody is called so' }],
  ['a word of one class', { text: 'street', grade: '7' }],
  ['a word of all', { text: 'street' }],
]

const school = await makeSchool({ students: 2 * EACH, photos: 0 })
await letHalfLeave()
await measure('SQLite', {}, () => 0)
// One process for each query: the time of those that it starts would be lost with them.
const database = await startPostgres(undefined, ['max_parallel_workers_per_gather=0'])
const address = await moveTo(database, join(school.dataDir, 'school.db'))
await measure('PostgreSQL', { DATABASE_URL: address }, () => processorOf(database.folder))
await database.remove()
school.remove()
finish()

/** Every second student leaves, in one of the last ten years. */
async function letHalfLeave(): Promise<void> {
  const { store } = await openSchoolData(school.dataDir)
  const ids: string[] = []
  for await (const page of store.students.pages()) ids.push(...page.map(({ id }) => id))
  const recorded = { reason: 'finished', note: '', leftAt: new Date().toISOString(), leftBy: null } as const
  for (let year = 2016; year < 2026; year++) {
    const leaving = { ...recorded, leftOn: `${year}-06-30`, leftYear: `${year - 1}/${String(year).slice(2)}` }
    const leavers = ids.filter((_, index) => index % 20 === 2 * (year - 2016))
    await store.transaction(({ former }) => former.leave(leavers, leaving, () => '2010/11'))
  }
  await store.close()
}

async function measure(engine: string, env: Record<string, string>, ofDatabase: () => number): Promise<void> {
  const server = await startServer(school.dataDir, env)
  const headers = { cookie: await login(server.origin), 'content-type': 'application/json' }
  const processor = () => cpuMs(server.child.pid as number) + ofDatabase()

  /** Makes some calls. @returns the processor time of one, and its body */
  const call = async (path: string, search: Record<string, string>) => {
    const before = processor()
    let body = ''
    for (let count = 0; count < CALLS; count++) {
      const options = { method: 'POST', headers, body: JSON.stringify(search) }
      body = await (await fetch(`${server.origin}/api/v1/student/${path}`, options)).text()
    }
    return { ms: (processor() - before) / CALLS, body }
  }

  for (const [what, search] of SEARCHES) {
    const students: number[] = []
    const former: number[] = []
    let found = ''
    for (let count = 0; count < ROUNDS; count++) {
      students.push((await call('findStudents', search)).ms)
      const { ms, body } = await call('former/find', search)
      former.push(ms)
      found = `${JSON.parse(body).data.length} found, ${round(body.length / 1e6)} MB`
    }
    const [ours, floor] = [median(former), median(students)]
    const figures = `${round(ours)} ms, ${found}; students ${round(floor)} ms: ${round(ours / floor, 2)} ×`
    printResult(`${engine}: ${what}`, figures, `≤ ${MAX_RATIO} ×`, ours <= MAX_RATIO * floor)
  }
  await server.stop()
}
