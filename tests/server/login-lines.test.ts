/** Many logins at once: the lines in which they wait end, and nobody waits behind those of another network. */
import { request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import Database from 'better-sqlite3'
import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { ADMIN, type School, start } from './start.ts'

/** How many of one network wait behind the one that is verified. */
const LINE = 50
/** Of whom more than one line come at once. */
const CROWD = 120

let school: School
let database: Database.Database
test.before.each(async () => {
  school = await start({ env: { TRUST_PROXY: '1' }, socket: true })
  database = new Database(join(school.dataDir, 'school.db'), { readonly: true })
})
test.after.each(async () => {
  database.close()
  await school.stop()
})

/** How many passwords were verified: each wrong one leaves a line in the audit. */
const verified = () =>
  database.prepare("select count(*) from audit where action = 'failed login'").pluck().get() as number

const aMoment = () => new Promise((later) => setTimeout(later, 5))

type Flood = {
  /** How many were answered so far. */
  answers(): number
  answered: Promise<Array<{ status: number; retryAfter?: string; message?: string }>>
  hangUp(): void
}

/** So many wrong logins from one network, of different accounts unless told otherwise, each on a connection of its own. */
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
    hangUp: () => {
      for (const asked of requests) asked.destroy()
    },
  }
}

const person = (address: string) => school.visitor.put('/auth/login', ADMIN, { 'x-forwarded-for': address })

test('a network has a line of 50: the others are told to come again, and another network does not wait', async () => {
  const crowd = flood(CROWD, '10.0.0.1')
  // Those who found the line full have their answer: the line is all that is left.
  while (crowd.answers() < CROWD - LINE - 1) await aMoment()
  const verifiedFirst = verified()
  assert.ok(verifiedFirst < CROWD - LINE - 1, 'some were refused before their password was verified')
  assert.is((await person('10.0.0.2')).body.success, true)
  const meanwhile = verified() - verifiedFirst
  crowd.hangUp()
  const answers = await crowd.answered
  // One is verified at that moment; some more while the requests of both travel.
  assert.ok(meanwhile <= LINE / 5, `${meanwhile} were verified before the person`)
  const refused = answers.filter(({ message }) =>
    message?.startsWith('Too many people ask for this at the same moment.'),
  )
  assert.ok(refused.length > 0)
  for (const { status, retryAfter } of refused) assert.equal([status, retryAfter], [429, '3'])
})

test('who hangs up leaves the line: somebody of the same network does not wait behind them', async () => {
  const crowd = flood(LINE, '10.0.0.4')
  while (verified() === 0) await aMoment()
  crowd.hangUp()
  await crowd.answered
  assert.is((await person('10.0.0.4')).body.success, true)
  // The person came last in line: all that were to be verified before them have been; some of them while the others hung up.
  assert.ok(verified() <= LINE / 2, `${verified()} were verified`)
})

test('what was given up counts as a try: hanging up is no way to guess more', async () => {
  const crowd = flood(LINE, '10.0.0.5', () => ADMIN.userId)
  while (verified() === 0) await aMoment()
  crowd.hangUp()
  await crowd.answered
  assert.is((await person('10.0.0.5')).status, 429)
})

test.run()
