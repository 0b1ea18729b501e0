/** Many logins at once: each network has its own queue of limited length, so that others do not wait. */
import { request } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import type { Store } from '../../server/store/index.ts'
import { ADMIN, type School, start } from '../../tools/start.ts'
import { test } from '../test.ts'

/** How many logins of one network wait while one is verified. */
const QUEUE_LIMIT = 50
/** A number of logins that is larger than one queue. */
const LOGIN_COUNT = 120
/** Wrong logins of one account from one network, before it has to wait. */
const FREE_TRIES = 5

// The waits after failures use Date.now, which does not move here: a slow machine would shorten them.
const realNow = Date.now
const now = realNow()
Date.now = () => now
test.after(() => {
  Date.now = realNow
})

let school: School
let database: DatabaseSync
/** The verifications of a crowd wait for it. */
let beginning: Promise<void> | undefined
/** How many of them have begun. */
let begun = 0

/** Verifies no password of the crowd until the returned function is called, so that all of it is there before. */
function hold(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  beginning = promise
  return () => {
    beginning = undefined
    resolve()
  }
}

const waitsToBegin = (store: Store): Store => ({
  ...store,
  users: {
    ...store.users,
    async findByUserId(userId) {
      if (userId.startsWith('pupil-')) {
        begun++
        await beginning
      }
      return store.users.findByUserId(userId)
    },
  },
})

test.before.each(async () => {
  beginning = undefined
  begun = 0
  school = await start({ env: { TRUST_PROXY: '1' }, socket: true, between: waitsToBegin })
  database = new DatabaseSync(join(school.dataDir, 'school.db'), { readOnly: true })
})
test.after.each(async () => {
  database.close()
  await school.stop()
})

const countOf = (rows: string) => database.prepare(`select count(*) as count from ${rows}`).get()?.count as number
/** How many passwords were verified: each wrong one is an entry of the audit. */
const verified = () => countOf("audit where action = 'failed login'")
/** The accounts whose attempts are counted, which is done when they are in the queue. */
const counted = () => countOf("throttle where key like 'account:%'")

const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await pause(5)
}

type Flood = {
  /** How many responses came so far. */
  answers(): number
  answered: Promise<Array<{ status: number; retryAfter?: string; message?: string }>>
  abort(): void
}

/** Sends wrong logins from one network, by default for different accounts, each on its own connection. */
function flood(count: number, address: string, userIdOf = (i: number) => `pupil-${i}`): Flood {
  const requests: ReturnType<typeof request>[] = []
  let answered = 0
  const answers = Array.from({ length: count }, (_, i) => {
    const body = JSON.stringify({ userId: userIdOf(i), password: 'football' })
    const headers = { 'content-type': 'application/json', 'content-length': body.length, 'x-forwarded-for': address }
    const asked = request(`${school.origin}/api/v1/auth/login`, { method: 'PUT', headers, agent: false })
    requests.push(asked)
    return new Promise<{ status: number; retryAfter?: string; message?: string }>((done) => {
      asked.on('error', () => done({ status: 0 }))
      asked.on('response', (response) => {
        answered++
        const { statusCode: status = 0, headers } = response
        json(response).then(
          (body) => done({ status, retryAfter: headers['retry-after'], ...(body as { message: string }) }),
          () => done({ status: 0 }),
        )
      })
      asked.end(body)
    })
  })
  return {
    answers: () => answered,
    answered: Promise.all(answers),
    abort: () => {
      for (const asked of requests) asked.destroy()
    },
  }
}

const person = (address: string) => school.visitor.put('/auth/login', ADMIN, { 'x-forwarded-for': address })

test('a network has a queue of 50 logins: more get 429, and another network does not wait', async () => {
  const begin = hold()
  const crowd = flood(LOGIN_COUNT, '10.0.0.1')
  // Those that found the queue full have their response: only the queue is left.
  await until(() => crowd.answers() === LOGIN_COUNT - QUEUE_LIMIT - 1 && counted() === QUEUE_LIMIT + 1)
  assert.equal([begun, verified()], [1, 0], 'one at a time')
  assert.is((await person('10.0.0.2')).body.success, true, 'while the whole queue waits')
  crowd.abort()
  // That of the person stays open.
  await until(async () => (await school.connections()) <= 1)
  begin()
  const refused = (await crowd.answered).filter(({ message }) =>
    message?.startsWith('The server is busy: too many people'),
  )
  assert.is(refused.length, LOGIN_COUNT - QUEUE_LIMIT - 1)
  for (const { status, retryAfter } of refused) assert.equal([status, retryAfter], [429, '3'])
})

test('a closed connection leaves the queue: the same network does not wait for it', async () => {
  const begin = hold()
  const crowd = flood(QUEUE_LIMIT, '10.0.0.4')
  await until(() => counted() === QUEUE_LIMIT)
  crowd.abort()
  await until(async () => (await school.connections()) === 0)
  const login = person('10.0.0.4')
  begin()
  assert.is((await login).body.success, true)
  assert.equal([begun, verified()], [1, 0], 'nobody of the crowd had a turn any more')
})

test('an aborted login counts as an attempt: closing connections does not allow more guesses', async () => {
  const begin = hold()
  const crowd = flood(QUEUE_LIMIT, '10.0.0.5', () => 'pupil-of-all')
  await until(() => crowd.answers() === QUEUE_LIMIT - FREE_TRIES)
  crowd.abort()
  await until(async () => (await school.connections()) === 0)
  begin()
  const again = flood(1, '10.0.0.5', () => 'pupil-of-all')
  assert.is((await again.answered)[0]?.status, 429)
  assert.is(verified(), 0)
})

test.run()
