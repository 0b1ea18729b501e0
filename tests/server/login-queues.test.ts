/** Many logins at once: each network has its own queue of limited length, so that others do not wait. */
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { json } from 'node:stream/consumers'
import * as assert from 'uvu/assert'
import type { Store } from '../../server/store/index.ts'
import { ADMIN, type School, start } from '../../tools/start.ts'
import { test } from '../test.ts'

/** How many logins of one network wait while one is verified. */
const QUEUE_LIMIT = 50
/** A number of logins that is larger than one queue. */
const LOGIN_COUNT = 120

let school: School
let database: DatabaseSync
/** The first verification of a crowd waits for it. */
let beginning: Promise<void> | undefined

/** Verifies no password until the returned function is called, so that all requests of a crowd have time to arrive. */
function hold(): () => void {
  let begin = () => {}
  beginning = new Promise((begun) => {
    begin = begun
  })
  return begin
}

const waitsToBegin = (store: Store): Store => ({
  ...store,
  users: {
    ...store.users,
    async findByUserId(userId) {
      if (userId.startsWith('pupil-')) await beginning
      return store.users.findByUserId(userId)
    },
  },
})

test.before.each(async () => {
  beginning = undefined
  school = await start({ env: { TRUST_PROXY: '1' }, socket: true, between: waitsToBegin })
  database = new DatabaseSync(join(school.dataDir, 'school.db'), { readOnly: true })
})
test.after.each(async () => {
  database.close()
  await school.stop()
})

/** How many passwords were verified: each wrong one is an entry of the audit. */
const verified = () =>
  database.prepare("select count(*) as logins from audit where action = 'failed login'").get()?.logins as number

const shortPause = () => new Promise((later) => setTimeout(later, 5))

type Flood = {
  /** Resolves when all requests are sent. */
  sent: Promise<unknown>
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
    sent: Promise.all(requests.map((asked) => once(asked, 'finish'))),
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
  // Waits until those that found the queue full have their response: only the queue is left.
  while (crowd.answers() < LOGIN_COUNT - QUEUE_LIMIT - 1) await shortPause()
  assert.is(verified(), 0, 'they were refused before their password was verified')
  const login = person('10.0.0.2')
  begin()
  assert.is((await login).body.success, true)
  const meanwhile = verified()
  crowd.abort()
  const answers = await crowd.answered
  assert.ok(meanwhile <= QUEUE_LIMIT / 5, `${meanwhile} were verified before the person`)
  const refused = answers.filter(({ message }) =>
    message?.startsWith('Too many people ask for this at the same moment.'),
  )
  assert.is(refused.length, LOGIN_COUNT - QUEUE_LIMIT - 1)
  for (const { status, retryAfter } of refused) assert.equal([status, retryAfter], [429, '3'])
})

test('a closed connection leaves the queue: the same network does not wait for it', async () => {
  const begin = hold()
  const crowd = flood(QUEUE_LIMIT, '10.0.0.4')
  await crowd.sent
  crowd.abort()
  await crowd.answered
  const login = person('10.0.0.4')
  begin()
  assert.is((await login).body.success, true)
  // The person is last in the queue. Some are verified before the server notices that their connections are closed.
  assert.ok(verified() <= QUEUE_LIMIT / 2, `${verified()} were verified`)
})

test('an aborted login counts as an attempt: closing connections does not allow more guesses', async () => {
  const crowd = flood(QUEUE_LIMIT, '10.0.0.5', () => ADMIN.userId)
  while (verified() === 0) await shortPause()
  crowd.abort()
  await crowd.answered
  assert.is((await person('10.0.0.5')).status, 429)
})

test.run()
