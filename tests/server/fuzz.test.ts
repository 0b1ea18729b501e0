/**
 * Sends generated requests to every call as every role, and looks at each answer.
 *   FUZZ_SEED=7 …      the requests of an earlier run again (the ids in them are those of the new school)
 *   FUZZ_SECONDS=600 … for as long; prints what was counted
 */

import * as assert from 'uvu/assert'
import { seeded } from '../../sample/random.ts'
import { test } from '../test.ts'
import { nastyFiles } from './fuzz/files.ts'
import { fault } from './fuzz/judge.ts'
import { requestFor } from './fuzz/requests.ts'
import { hangUp, send } from './fuzz/send.ts'
import { CALLS, startServer, WHO } from './fuzz/server.ts'

const SEED = Number(process.env.FUZZ_SEED) || Date.now() % 1_000_000_000
const SECONDS = Number(process.env.FUZZ_SECONDS) || 10
/** So many at least, however slow the machine is. */
const LEAST = 2_000
const AT_ONCE = 6
/** Slower than this is told; a hang is much longer, so that a busy machine alone fails nothing. */
const SLOW_MS = 2_000
const HANG_MS = 20_000

const server = await startServer()
const world = { ids: server.ids, userIds: server.userIds, file: await nastyFiles() }
const faults: string[] = []
const counts = new Map<string, number>()
const reached = new Map<string, number>()
let sent = 0
let slow = 0
let slowest = 0
console.log(`fuzz: FUZZ_SEED=${SEED}`)

/** Request number `index`: the same for the same seed. */
async function attack(index: number): Promise<void> {
  const who = WHO[index % WHO.length] as (typeof WHO)[number]
  const name = CALLS[Math.floor(index / WHO.length) % CALLS.length] as (typeof CALLS)[number]
  const random = seeded(SEED + index)
  const request = requestFor(name, random, world)
  const { cookie } = server.callers[who]
  // Who logs out is of no use to the calls that follow.
  if (name === 'logout' && random.chance(0.9)) request.headers.cookie = 'session=none'
  if (cookie && !request.headers.cookie) request.headers.cookie = cookie
  const answer = await send(server.origin, request)

  sent++
  slowest = Math.max(slowest, answer.ms)
  if (answer.ms > SLOW_MS) slow++
  counts.set(String(answer.status), (counts.get(String(answer.status)) ?? 0) + 1)
  if (answer.status === 200) reached.set(name, (reached.get(name) ?? 0) + 1)
  const found =
    answer.ms > HANG_MS
      ? `took ${Math.round(answer.ms)} ms`
      : answer.status === 'no answer'
        ? lostFor(answer.reason, request.cutAfter)
        : fault(name, request, answer as never, server.dataDir)
  if (found)
    faults.push(`request ${index}: ${name} as ${who} (${request.method} ${request.path.slice(0, 200)}): ${found}`)
}

/** No answer is right for a request that ended early, or that Node's client would not write. */
const lostFor = (reason: string, cutAfter: number | undefined) =>
  cutAfter !== undefined || reason.startsWith('not sent') ? undefined : `no answer: ${reason}`

const table = (numbers: Map<string, number>) =>
  [...numbers]
    .sort()
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')

test('thousands of generated requests: each is answered, and as the contract says', async () => {
  const until = performance.now() + SECONDS * 1000
  let index = 0
  while ((index < LEAST || performance.now() < until) && faults.length < 20) {
    const end = index + 120
    const workers = Array.from({ length: AT_ONCE }, async () => {
      while (index < end) await attack(index++)
    })
    await Promise.all(workers)
    await server.refresh()
  }
  console.log(`fuzz: ${sent} requests, ${slow} slower than ${SLOW_MS} ms, slowest ${Math.round(slowest)} ms`)
  console.log(`fuzz: ${table(counts)}`)
  console.log(`fuzz: answered with 200: ${table(reached)}`)
  assert.is(faults.length, 0, faults.join('\n'))
})

/** What the decoder of pictures says to itself of a header that claims a billion pixels; the photo is refused. */
const DECODER = /^\(process:\d+\): GLib-GObject-CRITICAL .* is invalid or out of range for property .*$/gm

test('the server is up, and logged no fault of its own', async () => {
  assert.ok((await server.keeper.get('/health')).body.success)
  assert.is(server.child.exitCode, null)
  assert.is(server.log().replace(DECODER, '').trim(), '')
})

test('nothing was left half-done: each student and teacher has a login, and the photos that they say', async () => {
  const { students } = (await server.keeper.get('/student/getAllStudent')).body
  for (const { _id, photoVersion } of students.slice(-50)) {
    assert.is((await server.keeper.get(`/student/get-single-student/${_id}`)).status, 200)
    const photo = await server.keeper.get(`/student/get-student-photo/${_id}`)
    assert.is(photo.status, photoVersion ? 200 : 404)
  }
  const { teachers } = (await server.keeper.get('/teacher/allTeacher')).body
  for (const { _id } of teachers.slice(-50)) {
    assert.is((await server.keeper.get(`/teacher/singleTeacher/${_id}`)).status, 200)
    assert.is((await server.keeper.get(`/teacher/teacherIdCard/${_id}`)).status, 200)
  }
})

// It stops when it is asked to; after the last test, since the others need it.
test.after(async () => {
  hangUp()
  assert.is(await server.stop(), 0)
})

test.run()
