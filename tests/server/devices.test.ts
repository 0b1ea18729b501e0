/** Known devices: their login attempts are counted apart from those of all other browsers. */
import * as assert from 'uvu/assert'
import { messages } from '#contract'
import { HttpError } from '../../server/errors.ts'
import { vault } from '../../server/security/credentials.ts'
import { deviceCookie } from '../../server/security/devices.ts'
import { createThrottle } from '../../server/security/throttle.ts'
import { ADMIN, start } from '../../tools/start.ts'
import { test } from '../test.ts'

// The counters use Date.now, which does not move here: waits are in seconds, and a slow machine would shorten them.
const realNow = Date.now
let now = realNow()
Date.now = () => now

const school = await start({ env: { TRUST_PROXY: '1' } })
test.after(async () => {
  Date.now = realNow
  await school.stop()
})
// Counters of one test are not those of the next.
test.before.each(() => {
  now += 25 * 60 * 60 * 1000
})

const throttle = createThrottle(school.store)

const SCHOOL = '10.1.0.1'

type Login = { userId?: string; password?: string; address?: string; device?: string }

const logIn = ({ userId = ADMIN.userId, password = 'wrong-password', address = SCHOOL, device }: Login = {}) =>
  school.visitor.put(
    '/auth/login',
    { userId, password },
    { 'x-forwarded-for': address, cookie: device === undefined ? '' : `device=${device}` },
  )

/** The device cookie of a browser after a login there. */
async function known({ device, ...login }: Login = ADMIN): Promise<string> {
  const got = await logIn({ ...login, device })
  assert.is(got.body.message, messages.loggedIn)
  const cookie = got.headers.getSetCookie().find((line) => line.startsWith('device=')) ?? ''
  assert.match(cookie, /; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
  return cookie.slice('device='.length).split(';')[0] as string
}

const register = async (userId: string) => {
  const { body } = await school.visitor.post('/auth/register', { userId, password: 'secret-1', answer: 'Lee' })
  assert.is(body.success, true, body.message)
  return { userId, password: 'secret-1' }
}

test('failures from the same IP address do not block a login from a known browser', async () => {
  const device = await known()
  for (let i = 0; i < 5; i++) assert.is((await logIn()).status, 200)
  assert.is((await logIn(ADMIN)).status, 429, 'the pupil, even with the right password')
  assert.is((await logIn({ ...ADMIN, device })).body.success, true)
  assert.is((await logIn(ADMIN)).status, 429, 'that login has not forgiven the pupil')
})

test('a known browser has its own counter, with the same limits', async () => {
  const [device, another] = [await known(), await known()]
  for (let i = 0; i < 5; i++) assert.is((await logIn({ device })).status, 200)
  const got = await logIn({ ...ADMIN, device })
  assert.is(got.status, 429)
  assert.is(got.headers.get('retry-after'), '30')
  // The counter is of the browser, so another network does not help.
  assert.is((await logIn({ ...ADMIN, device, address: '10.1.0.2' })).status, 429)
  assert.is((await logIn({ ...ADMIN, device: another })).body.success, true)
  assert.is((await logIn(ADMIN)).body.success, true, 'nor do others wait for it')
  now += 30_000
  assert.is((await logIn({ ...ADMIN, device })).body.success, true)
})

test('an invalid device cookie, or one of another account, is ignored', async () => {
  const pupil = await register('curious')
  const device = await known(ADMIN)
  const [entry = ''] = device.split('~')
  const [id = '', signature = ''] = entry.split('.')
  const flipped = `${id}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
  for (let i = 0; i < 5; i++) await logIn()
  const others = [await known({ ...pupil, address: '10.1.0.3' }), flipped, id, `${id}.`, '~~', '%00', 'x'.repeat(4_000)]
  for (const other of others) assert.is((await logIn({ ...ADMIN, device: other })).status, 429, other)
  const otherKey = deviceCookie(vault(Buffer.alloc(32, 7))).add(undefined, ADMIN.userId)
  assert.is((await logIn({ ...ADMIN, device: otherKey })).status, 429, 'signed by another school')
  assert.is((await logIn({ ...ADMIN, device })).body.success, true)
})

test('one browser can be known to several accounts; its cookie does not reveal them and has a maximal size', async () => {
  const accounts = []
  for (let i = 0; i < 10; i++) accounts.push(await register(`family-${i}`))
  let device: string | undefined
  for (const account of accounts) device = await known({ ...account, device })
  device = await known({ ...accounts[9], device })
  const entries = device.split('~')
  assert.is(entries.length, 8)
  assert.is(new Set(entries).size, 8, 'a second login of one account is no second entry')
  assert.ok(device.length < 400)
  assert.not.match(Buffer.from(device, 'base64url').toString('latin1') + device, /family/)
  for (const i of [0, 1, 2, 9]) {
    const userId = `family-${i}`
    for (let round = 0; round < 5; round++) await logIn({ userId, address: `10.1.1.${i}` })
    const got = await logIn({ ...accounts[i], device, address: `10.1.1.${i}` })
    assert.is(got.status, i < 2 ? 429 : 200, `${userId}: the two of longest ago are forgotten`)
  }
})

/** An attempt for the throttle only, without the slow hash: how long it has to wait, or 0 if it may verify the password. */
async function attempt(login: { userId: string; ip: string; device?: string }, isRight = false): Promise<number> {
  const { signal } = new AbortController()
  try {
    await throttle.login({ device: undefined, ...login, signal }, async () => isRight)
    return 0
  } catch (refused) {
    assert.instance(refused, HttpError)
    return (refused as HttpError).retryAfter ?? Number.NaN
  }
}

test('one password on many accounts: after 100 failures a network gets one attempt in some seconds', async () => {
  const spray = (i: number) => attempt({ userId: `pupil-${i}`, ip: SCHOOL })
  for (let i = 0; i < 100; i++) assert.is(await spray(i), 0, `try ${i}`)
  const waits: number[] = []
  for (let i = 100; i < 106; i++) {
    const wait = await spray(i)
    waits.push(wait)
    assert.is(await attempt({ userId: 'head', ip: SCHOOL, device: 'known' }, true), 0, 'a known browser goes on')
    assert.is(await attempt({ userId: 'head', ip: `10.1.2.${i}` }, true), 0, 'so does another address')
    now += 1000 * wait
    assert.is(await spray(1000 + i), 0)
  }
  assert.equal(waits, [1, 2, 4, 5, 5, 5])
  now += 5_000
  assert.is(await attempt({ userId: 'head', ip: SCHOOL }, true), 0, 'a right password from there')
  assert.is(await attempt({ userId: 'teacher', ip: SCHOOL }, true), 0, 'costs no wait')
})

test('one account from many networks: after 200 failures it waits everywhere except on known browsers', async () => {
  const userId = 'sought'
  // Four from each network, since the fifth would start the wait of that network.
  for (let i = 0; i < 200; i++) assert.is(await attempt({ userId, ip: `10.2.0.${i >> 2}` }), 0, `try ${i}`)
  assert.is(await attempt({ userId, ip: '10.3.0.1' }, true), 30)
  assert.is(await attempt({ userId, ip: '10.3.0.1', device: 'known' }, true), 0)
  now += 30_000
  assert.is(await attempt({ userId, ip: '10.3.0.1' }, true), 0, 'never locked for good')
})

test('one network that obeys its waits does not make the account wait elsewhere', async () => {
  const userId = 'watched'
  const end = now + 23 * 60 * 60 * 1000
  let guesses = 0
  while (now < end) {
    const wait = await attempt({ userId, ip: SCHOOL })
    if (wait === 0) guesses++
    now += wait * 1000
  }
  assert.ok(guesses > 50 && guesses < 120, `${guesses} guesses in a day`)
  assert.is(await attempt({ userId, ip: '10.3.0.2' }, true), 0)
})

test.run()
