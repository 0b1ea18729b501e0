/**
 * 1,000 students with photos from a file into the school: each part beside a floor, and how long logins take meanwhile.
 * Run: node --import tsx --conditions=source bench/import.ts
 */

import sharp from 'sharp'
import { hashPassword } from '../server/security/credentials.ts'
import { ADMIN, start } from '../tests/server/start.ts'
import { zipOf } from '../tests/server/zip-of.ts'

const STUDENTS = Number(process.argv[2] ?? 1_000)
const school = await start({ socket: true })
const admin = await school.login(ADMIN.userId, ADMIN.password)
const print = (what: string, from: number, floor = '') =>
  process.stdout.write(`${what.padEnd(44)} ${((performance.now() - from) / 1000).toFixed(1).padStart(6)} s  ${floor}\n`)

const noise = Buffer.from(Array.from({ length: 1200 * 900 * 3 }, (_, at) => (at * 7) % 251))
const photo = await sharp(noise, { raw: { width: 1200, height: 900, channels: 3 } })
  .blur(3)
  .jpeg()
  .toBuffer()
const lines = Array.from(
  { length: STUDENTS },
  (_, at) => `Pupil ${at},Father,${at},${(at % 10) + 1},9,12345,Road ${at},100`,
)
const sheet = Buffer.from(['Name,Father name,Roll number,Class,Age,Phone,Address,Fee', ...lines].join('\n'))
const zip = await zipOf(Object.fromEntries(lines.map((_, at) => [`photos/${(at % 10) + 1}-${at}.jpg`, photo])))
process.stdout.write(`${STUDENTS} students, photos of ${Math.round(photo.length / 1024)} kB\n`)

let began = performance.now()
for (let at = 0; at < 20; at++) await hashPassword(`password-${at}`)
const floor = (performance.now() - began) / 20

const logins: number[] = []
let isOver = false
const loggingIn = (async () => {
  while (!isOver) {
    const from = performance.now()
    await school.login(ADMIN.userId, ADMIN.password)
    logins.push(performance.now() - from)
  }
})()

const whole = performance.now()
began = whole
const { import: draft } = (await admin.post('/imports?kind=student&name=list.csv', sheet)).body
print('read, dry run', began)
async function settled() {
  for (;;) {
    const { body } = await admin.get(`/imports/${draft._id}`)
    if (body.import.progress === null) return body.import
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
began = performance.now()
await admin.post(`/imports/${draft._id}/photos`, zip)
const { photos } = await settled()
print(`photos (${photos.matched} matched)`, began)
began = performance.now()
await admin.post(`/imports/${draft._id}/run`, {})
const { state, problem } = await settled()
print(
  `logins and writing (${state}${problem ?? ''})`,
  began,
  `floor: ${((floor * STUDENTS) / 1000).toFixed(1)} s of hashing alone`,
)
print('all of it', whole)
began = performance.now()
await admin.post(`/imports/${draft._id}/undo`)
print('undone', began)
isOver = true
await loggingIn
logins.sort((one, other) => one - other)
const at = (share: number) => Math.round(logins[Math.floor((logins.length - 1) * share)] ?? 0)
process.stdout.write(
  `${logins.length} logins meanwhile: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms; floor ${Math.round(floor)} ms\n`,
)
await school.stop()
