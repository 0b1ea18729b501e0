/**
 * How long a failed login takes, for a user id that exists and for one that does not. It must be the same, so that the
 * time does not show which user ids exist.
 *
 *   npm run build && node --conditions=source bench/login.ts
 */
import { finish, median, printResult, round } from './tools/figures.ts'
import { startServer } from './tools/processes.ts'
import { makeSchool } from './tools/school.ts'

const TIMES = 15

const school = await makeSchool({ students: 0, photos: 0 })
const server = await startServer(school.dataDir)

const send = (path: string, method: string, body: object) =>
  fetch(`${server.origin}/api/v1/auth/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function timeFailedLogin(userId: string): Promise<number> {
  const started = performance.now()
  const response = await send('login', 'PUT', { userId, password: 'not the password' })
  await response.text()
  const took = performance.now() - started
  if (response.status !== 200) throw new Error(`The login of ${userId} was answered with ${response.status}.`)
  return took
}

const known: number[] = []
const unknown: number[] = []
// Alternating, so that other load on the machine slows both.
for (let turn = 0; turn < TIMES; turn++) {
  await send('register', 'POST', { userId: `known-${turn}`, password: 'a long password', answer: 'Lee' })
  known.push(await timeFailedLogin(`known-${turn}`))
  unknown.push(await timeFailedLogin(`unknown-${turn}`))
}
await server.stop()
school.remove()

const [ofKnown, ofUnknown] = [median(known), median(unknown)]
// Without the same work, the response for an unknown user id takes about a tenth of the time.
const isSame = ofUnknown > ofKnown / 2 && ofUnknown < ofKnown * 2
printResult(
  'a refused login',
  `known user id ${round(ofKnown)} ms, unknown ${round(ofUnknown)} ms`,
  'within 2 ×',
  isSame,
)
finish()
