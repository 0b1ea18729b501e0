/**
 * searchStudent among 100,000 students, over a socket, one search after the other.
 *
 *   npm run build && node --import tsx --conditions=source bench/search.ts
 */
import { finish, median, round, tell } from './tools/figures.ts'
import { login, startServer } from './tools/processes.ts'
import { makeSchool } from './tools/school.ts'

const STUDENTS = 100_000
const TIMES = 15

/** What people type. */
const SEARCHES: Array<[what: string, fields: Record<string, string>]> = [
  ['a part of a name', { name: 'riban' }],
  ['in another letter case, no accents', { name: 'ZEIRA' }],
  ['nobody', { name: 'nobody is called so' }],
  ["the father's name", { fatherName: 'telsuna' }],
  ['an address', { address: 'moban street' }],
  ['a short part, in one class', { name: 'shuj', grade: '7' }],
  ['name and address', { name: 'ka', address: 'house 12, wali' }],
  ['a character that LIKE knows', { name: '%_%' }],
]

const school = await makeSchool({ students: STUDENTS, photos: 0 })
const server = await startServer(school.dataDir)
const headers = { cookie: await login(server.origin), 'content-type': 'application/json' }

const all: number[] = []
for (const [what, fields] of SEARCHES) {
  const times: number[] = []
  let found = 0
  for (let count = 0; count < TIMES; count++) {
    const started = performance.now()
    const response = await fetch(`${server.origin}/api/v1/student/searchStudent`, {
      method: 'POST',
      headers,
      body: JSON.stringify(fields),
    })
    found = (await response.json()).data.length
    times.push(performance.now() - started)
  }
  all.push(...times)
  console.log(`  ${what.padEnd(36)}${String(round(median(times))).padStart(7)} ms, ${found} found`)
}
const floor: number[] = []
for (let count = 0; count < 50; count++) {
  const started = performance.now()
  await (await fetch(`${server.origin}/api/v1/health`)).json()
  floor.push(performance.now() - started)
}
await server.stop()
school.remove()

const figures = `median ${round(median(all))} ms, the shortest call (health) ${round(median(floor))} ms`
tell(`searchStudent among ${STUDENTS.toLocaleString('en')}`, figures, '< 30 ms', median(all) < 30)
finish()
