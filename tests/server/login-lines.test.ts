/** Many logins at once: the lines in which they wait end, and nobody waits behind those of another network. */
import { request } from 'node:http'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import { ADMIN, type School, start } from './start.ts'

/** How many of one network wait behind the one that is verified. */
const LINE = 50

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
  answered: Promise<Array<{ status: number; retryAfter: string | undefined }>>
  hangUp(): void
}

/** So many wrong logins of different accounts from one network, each on a connection of its own. */
function flood(count: number, address: string): Flood {
  const requests: ReturnType<typeof request>[] = []
  let answered = 0
  const answers = Array.from({ length: count }, (_, i) => {
    const body = JSON.stringify({ userId: `pupil-${address}-${i}`, password: 'football' })
    const headers = { 'content-type': 'application/json', 'content-length': body.length, 'x-forwarded-for': address }
    const asked = request(`${school.origin}/api/v1/auth/login`, { method: 'PUT', headers, agent: false })
    requests.push(asked)
    return new Promise<{ status: number; retryAfter: string | undefined }>((done) => {
      asked.on('error', () => done({ status: 0, retryAfter: undefined }))
      asked.on('response', (response) => {
        answered++
        response.resume()
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] }),
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
  const crowd = flood(300, '10.0.0.1')
  // Those who found the line full have their answer: the line is all that is left.
  while (crowd.answers() < 300 - LINE) await aMoment()
  const before = verified()
  assert.is((await person('10.0.0.2')).body.success, true)
  const meanwhile = verified() - before
  crowd.hangUp()
  const answers = await crowd.answered
  // One is verified at that moment; some more while the requests of both travel.
  assert.ok(meanwhile <= LINE / 5, `${meanwhile} were verified before the person`)
  const refused = answers.filter(({ status }) => status === 429)
  assert.ok(refused.length > LINE, `${refused.length} were refused`)
  for (const { retryAfter } of refused) assert.ok(Number(retryAfter) >= 1 && Number(retryAfter) <= 5, retryAfter)
})

test('who hangs up leaves the line: somebody of the same network does not wait behind them', async () => {
  const crowd = flood(LINE, '10.0.0.4')
  while (verified() === 0) await aMoment()
  crowd.hangUp()
  await crowd.answered
  assert.is((await person('10.0.0.4')).body.success, true)
  // The person came last in line: whoever was to be verified before them has been.
  assert.ok(verified() <= LINE / 5, `${verified()} were verified`)
})

test('what was given up counts as a try: hanging up is no way to guess more', async () => {
  for (let round = 0; round < 5; round++) {
    const gone = new AbortController()
    const tries = Array.from({ length: 3 }, () =>
      fetch(`${school.origin}/api/v1/auth/login`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.0.0.5' },
        body: JSON.stringify({ userId: ADMIN.userId, password: 'football' }),
        signal: gone.signal,
      }).catch(() => {}),
    )
    while (verified() === 0) await aMoment()
    gone.abort()
    await Promise.all(tries)
  }
  assert.ok(verified() <= 6, `${verified()} were verified`)
})

test.run()
