// needs: build
/**
 * Sends generated requests to every endpoint as every role, and checks each response.
 *   FUZZ_SEED=7 …      sends other requests (with the ids of the new school)
 *   FUZZ_REQUESTS=9000 … sends this number of requests
 *   FUZZ_SECONDS=600 … runs for this time
 */

import * as assert from 'uvu/assert'
import { seeded } from '../../sample/random.ts'
import { test } from '../test.ts'
import { responseFault } from './fuzz/check-response.ts'
import { nastyFiles } from './fuzz/files.ts'
import { requestFor } from './fuzz/requests.ts'
import { closeConnections, send } from './fuzz/send.ts'
import { CALLER_ROLES, CALLS, startServer } from './fuzz/server.ts'

/** The same in every run, so that a run fails only for what was changed. */
const SEED = Number(process.env.FUZZ_SEED) || 1
/** Each endpoint as each role twice. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS) || 2 * CALLS.length * CALLER_ROLES.length
const SECONDS = Number(process.env.FUZZ_SECONDS) || 0
const CONCURRENCY = 6
/** A slower response is counted. Only one that never comes fails the test, so that a busy machine does not. */
const SLOW_MS = 2_000

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
  const who = CALLER_ROLES[index % CALLER_ROLES.length] as (typeof CALLER_ROLES)[number]
  const name = CALLS[Math.floor(index / CALLER_ROLES.length) % CALLS.length] as (typeof CALLS)[number]
  const random = seeded(SEED + index)
  const request = requestFor(name, random, world)
  const { cookie } = server.callers[who]
  // After a logout the later calls need a new login.
  if (name === 'logout' && random.chance(0.9)) request.headers.cookie = 'session=none'
  if (cookie && !request.headers.cookie) request.headers.cookie = cookie
  const answer = await send(server.origin, request)

  sent++
  slowest = Math.max(slowest, answer.ms)
  if (answer.ms > SLOW_MS) slow++
  counts.set(String(answer.status), (counts.get(String(answer.status)) ?? 0) + 1)
  if (answer.status === 200) reached.set(name, (reached.get(name) ?? 0) + 1)
  const found =
    answer.status === 'no answer'
      ? lostFor(answer.reason, request.cutAfter)
      : responseFault(name, request, answer as never, server.dataDir)
  if (found)
    faults.push(`request ${index}: ${name} as ${who} (${request.method} ${request.path.slice(0, 200)}): ${found}`)
}

/** A request that we cut off, or that Node's client refuses to send, may have no response. */
const lostFor = (reason: string, cutAfter: number | undefined) =>
  cutAfter !== undefined || reason.startsWith('not sent') ? undefined : `no answer: ${reason}`

const table = (numbers: Map<string, number>) =>
  [...numbers]
    .sort()
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')

test('each of a thousand generated requests gets a response in the shape of the contract', async () => {
  const until = performance.now() + SECONDS * 1000
  let index = 0
  while ((index < REQUESTS || performance.now() < until) && faults.length < 20) {
    const end = index + 120
    const workers = Array.from({ length: CONCURRENCY }, async () => {
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

/** A warning of libvips for a header that claims a billion pixels. The photo is refused. */
const DECODER = /^\(process:\d+\): GLib-GObject-CRITICAL .* is invalid or out of range for property .*$/gm

test('the server is still running, and logged no internal error', async () => {
  assert.ok((await server.keeper.get('/health')).body.success)
  assert.not.ok(server.hasExited())
  assert.is(server.log().replace(DECODER, '').trim(), '')
})

test('no write was left incomplete: each student and teacher has a login and the named photos', async () => {
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

// Checks that SIGTERM stops the server. After the last test, since the others need it.
test.after(async () => {
  closeConnections()
  assert.is(await server.stop(), 0)
})

test.run()
