import * as assert from 'uvu/assert'
import { englishOf, messageRef } from '#contract/failures'
import { FailureResponse } from '../../server/errors.ts'
import { createThrottle } from '../../server/security/throttle.ts'
import { openRaw } from '../../tools/engine.ts'
import { addStudent } from '../../tools/samples.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { test } from '../test.ts'

// The counters use Date.now: this file replaces it with a clock that only the tests move.
const realNow = Date.now
let now = realNow()
Date.now = () => now

const env = { TRUST_PROXY: '1' }
const school = await start({ env })
test.after(async () => {
  Date.now = realNow
  await school.stop()
})

const from = (address: string) => ({ 'x-forwarded-for': address })
const tryLogin = (address: string, password = 'wrong-password', userId = ADMIN.userId, server = school) =>
  server.visitor.put('/auth/login', { userId, password }, from(address))

async function fail(times: number, address: string): Promise<void> {
  for (let i = 0; i < times; i++) {
    const got = await tryLogin(address)
    assert.is(got.status, 200, `failure ${i + 1}`)
    assert.is(got.body.message, englishOf(messageRef('badLogin')))
  }
}

const registerOne = (userId: string, address: string) =>
  school.visitor.post('/auth/register', { userId, password: 'secret-1', answer: 'Lee' }, from(address))

test('after 5 failures an account waits on this network, and longer after each further one', async () => {
  await fail(5, '10.0.0.1')
  let totalWait = 0
  for (const wait of [30, 60, 120, 240, 480, 900, 900]) {
    const got = await tryLogin('10.0.0.1', ADMIN.password)
    assert.is(got.status, 429, 'even with the right password')
    const after = Number(got.headers.get('retry-after'))
    assert.is(after, wait)
    assert.match(got.body.message, /^Too many tries\. Wait \d+ (seconds|minutes), then try again\.$/)
    now += after * 1000
    totalWait += after
    await fail(1, '10.0.0.1')
  }
  now += 900_000
  assert.ok(totalWait < 60 * 60)
  assert.is((await tryLogin('10.0.0.1', ADMIN.password)).body.success, true, 'never locked for good')
})

test('another network and another account do not wait', async () => {
  await fail(5, '10.0.0.2')
  assert.is((await tryLogin('10.0.0.2', ADMIN.password)).status, 429)
  assert.is((await tryLogin('10.0.0.3', ADMIN.password)).body.success, true)
  assert.is((await tryLogin('10.0.0.2', 'x', 'somebody-else')).status, 200)
})

test('another spelling of the user id counts for the same account', async () => {
  await fail(5, '10.0.0.4')
  assert.is((await tryLogin('10.0.0.4', ADMIN.password, ADMIN.userId.toUpperCase())).status, 429)
})

test('a successful login resets the count', async () => {
  for (let round = 0; round < 3; round++) {
    await fail(4, '10.0.0.5')
    assert.is((await tryLogin('10.0.0.5', ADMIN.password)).body.success, true)
  }
})

test('twenty concurrent attempts do not allow twenty guesses', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => tryLogin('10.0.0.6')))
  const guesses = all.filter(({ status }) => status === 200).length
  assert.ok(guesses <= 6, `${guesses} were verified`)
})

test('between two attempts the event loop turns, so that a crowd of logins holds up nobody else', async () => {
  await fail(5, '10.0.0.14')
  let turns = 0
  let timer = setImmediate(function count() {
    turns++
    timer = setImmediate(count)
  })
  const all = await Promise.all(Array.from({ length: 40 }, () => tryLogin('10.0.0.14')))
  clearImmediate(timer)
  assert.ok(all.every(({ status }) => status === 429))
  assert.ok(turns >= all.length, `${turns} turns`)
})

test('an X-Forwarded-For header sent by the client does not change the IP address', async () => {
  await fail(5, '10.0.0.7')
  assert.is((await tryLogin('1.2.3.4, 10.0.0.7', ADMIN.password)).status, 429)
})

test('an IPv6 network of one household counts as one address', async () => {
  await fail(5, '2001:db8:1:2:aaaa::1')
  assert.is((await tryLogin('2001:db8:1:2:bbbb::9', ADMIN.password)).status, 429)
  assert.is((await tryLogin('2001:db8:1:3::1', ADMIN.password)).status, 200)
})

test('every spelling of an IP address maps to its network', async () => {
  await fail(3, '2001:db8::1000:1:1:1')
  await fail(2, '[2001:DB8::1001:1:1:2]:40001')
  assert.is((await tryLogin('2001:db8:0:0:1002::3', ADMIN.password)).status, 429)
  await fail(3, '10.0.1.1:40001')
  await fail(2, '::ffff:10.0.1.1')
  assert.is((await tryLogin('10.0.1.1', ADMIN.password)).status, 429)
})

test('two servers on one database share the count', async () => {
  const second = await start({ env, dataDir: school.dataDir })
  await fail(5, '10.0.0.8')
  assert.is((await tryLogin('10.0.0.8', ADMIN.password, ADMIN.userId, second)).status, 429)
  await second.stop({ keep: true })
})

test('registrations are throttled by network; refused ones are not counted', async () => {
  const register = (i: number, address: string, userId = `pupil-${i}`) => registerOne(userId, address)
  for (let i = 0; i < 3; i++) await register(i, '10.0.0.9', 'me@mySchool.com')
  for (let i = 0; i < 40; i++) assert.is((await register(i, '10.0.0.9')).body.success, true, `registration ${i + 1}`)
  const got = await register(40, '10.0.0.9')
  assert.is(got.status, 429)
  assert.ok(Number(got.headers.get('retry-after')) <= 600)
  assert.is((await register(40, '10.0.0.10')).body.success, true)
  now += 601_000
  assert.is((await register(41, '10.0.0.9')).body.success, true)
})

test('after the clock was a year ahead nobody waits for long', async () => {
  const year = 365 * 24 * 60 * 60 * 1000
  now += year
  await fail(5, '10.0.0.12')
  assert.is((await tryLogin('10.0.0.12', ADMIN.password)).status, 429)
  now -= year
  assert.is((await tryLogin('10.0.0.12', ADMIN.password)).body.success, true)
})

test('after the clock was less than an hour ahead nobody waits for long', async () => {
  const halfHour = 30 * 60 * 1000
  now += halfHour
  await fail(5, '10.0.0.13')
  await registerOne('sooner', '10.0.0.13')
  // One more than a network may, without hashing forty passwords.
  const database = await openRaw(school.dataDir)
  await database.all("update throttle set points = 41 where key like 'register:%'")
  await database.close()
  assert.is((await registerOne('too-many', '10.0.0.13')).status, 429)
  now -= halfHour
  assert.is((await tryLogin('10.0.0.13', ADMIN.password)).body.success, true)
  assert.is((await registerOne('soon', '10.0.0.13')).body.success, true)
})

test('expired counters are removed', async () => {
  const database = await openRaw(school.dataDir)
  const count = async () => (await database.all('select key from throttle')).length
  for (let i = 0; i < 4; i++) await tryLogin(`10.0.2.${i}`)
  assert.ok((await count()) > 4)
  now += 25 * 60 * 60 * 1000
  await tryLogin('10.0.0.11')
  // One attempt has three counters: its network, its account, and both together.
  assert.is(await count(), 3)
  await database.close()
})

test('codes of families: ten tries an hour for a login from wherever; others in its network wait seconds, and only after many', async () => {
  const admin = await school.login(ADMIN.userId, ADMIN.password)
  const { _id } = await addStudent(admin)
  const codesOf = async () =>
    (await admin.post('/student/familyCodes', { ids: [_id], portal: school.origin })).body.codes[0].familyCode
  const parent = async (name: string) => {
    await registerOne(name, `10.9.0.${name.length}`)
    const login = await school.login(name, 'secret-1')
    return (code: string, address: string) => login.post('/family/code', { code }, from(address))
  }
  const thief = await parent('thief')
  const statuses: number[] = []
  for (let i = 0; i < 200; i++) statuses.push((await thief('AAAA-AAAA-AAAA', `10.8.${i}.1`)).status)
  assert.equal([statuses.filter((status) => status === 200).length, statuses.lastIndexOf(200)], [10, 9])
  const code = await codesOf()
  const late = await thief(code, '10.8.0.2')
  assert.equal([late.status, late.headers.get('retry-after')], [429, '3600'], 'even with the right code')
  now += 3_600_000
  assert.is((await thief(code, '10.8.0.2')).body.success, true)

  const NETWORK = '10.7.0.1'
  for (let of = 0; of < 10; of++) {
    const one = await parent(`thief-${'x'.repeat(of + 1)}`)
    for (let i = 0; i < 10; i++) assert.is((await one('AAAA-AAAA-AAAA', NETWORK)).status, 200)
  }
  const mother = await parent('mother')
  const second = await codesOf()
  const waiting = await mother(second, NETWORK)
  assert.is(waiting.status, 429)
  const wait = Number(waiting.headers.get('retry-after'))
  assert.ok(wait <= 5, `${wait} s`)
  now += wait * 1000
  assert.is((await mother(second, NETWORK)).body.success, true)

  const OFFICE = '10.6.0.1'
  const registerWith = (familyCode: string) =>
    school.visitor.post(
      '/auth/register',
      { userId: `t-${familyCode}`, password: 'secret-1', answer: 'x', familyCode },
      from(OFFICE),
    )
  for (let i = 0; i < 100; i++) {
    if (i % 40 === 0) now += 600_000
    assert.is((await registerWith(`AAAA-${i}`)).body.code, 'familyCodeWrong')
  }
  assert.is((await registerWith(await codesOf())).status, 429, 'codes that are tried to register count too')
})

test('a failure for another reason than what was shown is no wrong try; an error may be one', async () => {
  const throttle = createThrottle(school.store)
  const times = async (error: Error) => {
    for (let i = 0; i < 6; i++) {
      const got = await throttle.confirm('somebody', 'code', () => Promise.reject(error)).catch((thrown) => thrown)
      if (got !== error) return got.status
    }
    return 'never'
  }
  assert.is(await times(new FailureResponse(messageRef('changedMeanwhile'))), 'never')
  assert.is(await times(new Error('the connection was lost')), 429)
})

test.run()
