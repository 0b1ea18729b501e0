/**
 * Resident memory of the server while 50 clients work in a school of 100,000 students with 1,000 photos.
 * Prints for each phase the largest and the final memory of the process.
 *
 *   npm run build && node --conditions=source bench/memory.ts [seconds of each phase]
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { finish, printResult, round } from './tools/figures.ts'
import type { Load } from './tools/load.ts'
import { load, login, startServer } from './tools/processes.ts'
import { makeSchool } from './tools/school.ts'

const STUDENTS = 100_000
const PHOTOS = 1_000
const CLIENTS = 50
/** The largest ratio to the memory of Node with one HTTP server. */
const MAX_RATIO = 6
const SECONDS = Number(process.argv[2]) || 15

const school = await makeSchool({ students: STUDENTS, photos: PHOTOS })
const server = await startServer(school.dataDir)
const pid = server.child.pid as number
const headers = { cookie: await login(server.origin), 'accept-encoding': 'gzip, deflate, br' }
const get = (path: string) => ({ method: 'GET', path: `/api/v1${path}`, headers })

let most = resident()
const sampling = setInterval(() => {
  most = Math.max(most, resident())
}, 20)
printMemory('started')

const found = await fetch(`${server.origin}/api/v1/student/searchStudent`, {
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'an', grade: '3' }),
})
const withPhoto = (await found.json()).data.filter((one: { photoVersion: string | null }) => one.photoVersion)
const thumbs = withPhoto.map(({ _id }: { _id: string }) => get(`/student/get-student-photo/${_id}?size=thumb`))
const photos = withPhoto.map(({ _id }: { _id: string }) => get(`/student/get-student-photo/${_id}`))
const search = (fields: object) => {
  const body = JSON.stringify(fields)
  return {
    method: 'POST',
    path: '/api/v1/student/searchStudent',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  }
}
await phase('notices, photos, single students', [
  get('/notice/getNotice'),
  ...thumbs,
  ...photos,
  ...withPhoto.map(({ _id }: { _id: string }) => get(`/student/get-single-student/${_id}`)),
])
await phase('searches', [
  search({ name: 'riban' }),
  search({ fatherName: 'telsu' }),
  search({ address: 'moban', grade: '4' }),
  search({ name: 'ka', address: 'house 12' }),
])
await phase('a class of 10,000', [{ ...get('/student/classFilter/3'), method: 'POST' }])
await phase('the list of all students', [get('/student/getAllStudent')])
clearInterval(sampling)
const bare = await floor()
const figures = `at most ${most} MB, Node with one HTTP server ${bare} MB: ${round(most / bare)} ×`
printResult(`resident, ${CLIENTS} clients`, figures, `≤ ${MAX_RATIO} ×`, most <= MAX_RATIO * bare)
await server.stop()
school.remove()
finish()

async function phase(what: string, requests: Load['requests']): Promise<void> {
  const before = most
  most = resident()
  const { responses, medianMs } = await load({
    origin: server.origin,
    requests,
    connections: CLIENTS,
    seconds: SECONDS,
  })
  printMemory(`${what}: ${responses} responses, median ${Math.round(medianMs)} ms`)
  most = Math.max(before, most)
}

function printMemory(what: string): void {
  console.log(`  ${what.padEnd(70)} at most ${most} MB, now ${resident()} MB`)
}

/** The resident memory of a process, MB (Linux). */
function resident(of = pid): number {
  const pages = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${of}/status`, 'utf8'))?.[1]
  return Math.round(Number(pages) / 1024)
}

async function floor(): Promise<number> {
  const child = spawn(process.execPath, ['-e', "require('node:http').createServer().listen(0)"])
  await new Promise((done) => setTimeout(done, 1000))
  const held = resident(child.pid)
  child.kill()
  return held
}
