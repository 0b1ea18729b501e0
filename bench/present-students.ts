/**
 * 5,000 students of a school that keeps 30,000 former ones, beside the same 5,000 of a school that keeps none, in turn, over
 * a socket, on SQLite: processor time of the server. A student is changed before each call, so that no list is in the cache.
 *
 *   npm run build && node --conditions=source bench/present-students.ts
 */
import { openSchoolData } from '../server/data-folder/school-data.ts'
import { cpuMs } from './tools/cpu.ts'
import { finish, median, printResult, round } from './tools/figures.ts'
import { login, type Running, startServer } from './tools/processes.ts'
import { makeSchool } from './tools/school.ts'

const [PRESENT, FORMER] = [5_000, 30_000]
/** Processor time is counted in steps of 10 ms, so that of some calls is taken together. */
const [ROUNDS, CALLS] = [11, 20]
const MAX_RATIO = 1.05

const CALLED: [what: string, path: string, search?: Record<string, string>][] = [
  ['only the change', 'health'],
  ['all students', 'student/getAllStudent'],
  ['a class', 'student/classFilter/7', {}],
  ['a name and roll number', 'student/findStudents', { text: 'riban 17' }],
  ['a user id', 'student/findStudents', { text: '-1777' }],
  ['nobody', 'student/findStudents', { text: 'nobody is called so' }],
  ['the counts of the dashboard', 'admin/statistics'],
]

type School = { server: Running; cookie: string; student: string; remove(): void }

const alone = await begin(0)
const beside = await begin(FORMER)
for (const [what, path, search] of CALLED) {
  const [ours, floor]: [number[], number[]] = [[], []]
  for (let count = 0; count < ROUNDS; count++) {
    floor.push(await cost(alone, path, search))
    ours.push(await cost(beside, path, search))
  }
  const [with30k, without] = [median(ours), median(floor)]
  const figures = `${round(with30k)} ms; without former students ${round(without)} ms: ${round(with30k / without, 2)} ×`
  printResult(what, figures, `≤ ${MAX_RATIO} ×`, with30k <= MAX_RATIO * without)
}
for (const { server, remove } of [alone, beside]) {
  await server.stop()
  remove()
}
finish()

/** The present ones came last, and with them others of whom each fifth has left since. */
async function begin(former: number): Promise<School> {
  const school = await makeSchool({ students: PRESENT + former, photos: 0 })
  const { store } = await openSchoolData(school.dataDir)
  const ids: string[] = []
  for await (const page of store.students.pages()) ids.push(...page.map(({ id }) => id))
  const older = former === 0 ? 0 : former - PRESENT / 4
  const stays = (index: number) => index >= older && (former === 0 || index % 5 !== 0)
  const leaving = { leftOn: '2025-06-30', leftYear: '2024/25', reason: 'finished', note: '', leftBy: null } as const
  const leavers = ids.filter((_, index) => !stays(index))
  const leftAt = new Date().toISOString()
  await store.transaction(({ former }) => former.leave(leavers, { ...leaving, leftAt }, () => '2010/11'))
  await store.close()
  const server = await startServer(school.dataDir)
  return { server, cookie: await login(server.origin), student: ids.at(-1) as string, remove: school.remove }
}

/** The processor time of one call, with the change before it. */
async function cost({ server, cookie, student }: School, path: string, search?: Record<string, string>) {
  const before = cpuMs(server.child.pid as number)
  for (let count = 0; count < CALLS; count++) {
    const change = new FormData()
    change.set('fee', `Rs ${count}`)
    await call(server, `student/updateStudent/${student}`, { method: 'POST', headers: { cookie }, body: change })
    const headers = { cookie, 'content-type': 'application/json' }
    await call(server, path, { headers, ...(search && { method: 'POST', body: JSON.stringify(search) }) })
  }
  return (cpuMs(server.child.pid as number) - before) / CALLS
}

async function call({ origin }: Running, path: string, options: RequestInit): Promise<void> {
  const response = await fetch(`${origin}/api/v1/${path}`, options)
  const body = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${body.slice(0, 300)}`)
}
