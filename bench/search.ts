/**
 * searchStudent among 100,000 students, over a socket, one search after the other.
 *
 *   npm run build && node --conditions=source bench/search.ts
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { finish, median, printResult, round } from './tools/figures.ts'
import { login, startServer } from './tools/processes.ts'
import { makeSchool } from './tools/school.ts'

const STUDENTS = 100_000
const TIMES = 15
/** The largest ratio of a search to SQLite's scan of one column of all students. */
const MAX_RATIO = 3

/** Typical searches. */
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
// The floor: SQLite reads the same column of every row, in this process.
const database = new DatabaseSync(join(school.dataDir, 'school.db'), { readOnly: true })
const scan = database.prepare('select count(*) from students where instr(lower(name), ?) > 0')
const floor: number[] = []
for (let count = 0; count < TIMES; count++) {
  const started = performance.now()
  scan.get(`riban${count}`)
  floor.push(performance.now() - started)
}
database.close()
await server.stop()
school.remove()

const ratio = median(all) / median(floor)
const figures = `median ${round(median(all))} ms, SQLite's own scan ${round(median(floor))} ms: ${round(ratio)} ×`
printResult(`searchStudent among ${STUDENTS.toLocaleString('en')}`, figures, `≤ ${MAX_RATIO} ×`, ratio <= MAX_RATIO)
finish()
