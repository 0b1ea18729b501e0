/** The calls of one login are limited, so that those of others do not wait. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { setImmediate as nextTurn } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { BASE_PATH } from '#contract'
import { limitCalls } from '../../server/http/limit-calls.ts'
import type { Store } from '../../server/store/index.ts'
import { addTeacher } from '../../tools/samples.ts'
import { ADMIN, type Got, start } from '../../tools/start.ts'
import { test } from '../test.ts'

/** Calls of one login that run at the same time, and that wait: see limit-calls.ts. */
const RUNNING = 32
const WAITING = 256

/** While there is one, every list of sessions waits for it. */
let gate: Promise<void> | undefined
let openGate = () => {}
let running = 0
let begun = () => {}
const between = (store: Store): Store => ({
  ...store,
  sessions: {
    ...store.sessions,
    async allOf(user) {
      begun()
      running++
      await gate
      running--
      return store.sessions.allOf(user)
    },
  },
})
const school = await start({ between })
test.after(() => school.stop())
const admin = await school.login(ADMIN.userId, ADMIN.password)
const teacher = await addTeacher(admin)
const busy = await school.login(teacher.userId, teacher.password)

function closeGate(): void {
  gate = new Promise((open) => {
    openGate = () => {
      gate = undefined
      open()
    }
  })
}
// The slots of earlier calls are free in the next turn of the event loop.
test.before.each(() => nextTurn())
// Also after a failed test: otherwise the next one waits for ever.
test.after.each(() => openGate())

const statusesOf = async (calls: Promise<Got>[]) => [...new Set((await Promise.all(calls)).map(({ status }) => status))]

test('so many calls of a login run, more wait until their sender is gone, the rest get 429; others are answered', async () => {
  closeGate()
  const aborted = new AbortController()
  const list = () => busy.get('/auth/sessions')
  const calls = Array.from({ length: RUNNING + WAITING - 1 }, list)
  const left = school.request(`${BASE_PATH}/auth/sessions`, {
    headers: { cookie: busy.cookie },
    signal: aborted.signal,
  })
  await nextTurn()
  assert.is(running, RUNNING)
  const refused = await list()
  assert.is(refused.status, 429)
  assert.ok(Number(refused.headers.get('retry-after')) > 0)
  assert.match(refused.body.message, /^Your login asks for or sends too much at the same moment\. Wait/)
  assert.is((await admin.get('/auth/account')).status, 200)
  assert.is((await school.visitor.get('/health')).status, 200)
  aborted.abort()
  assert.is((await left).status, 408)
  calls.push(list())
  openGate()
  assert.equal(await statusesOf(calls), [200])
})

test('calls that wait for nothing are so many in one turn of the event loop, and then others have theirs', async () => {
  const take = limitCalls()
  let done = 0
  const all = (async () => {
    for (let count = 0; count < 2 * RUNNING; count++) {
      await take('login', new AbortController().signal, async () => {
        done++
      })
    }
  })()
  await nextTurn()
  assert.is(done, RUNNING)
  await all
  assert.is(done, 2 * RUNNING)
})

test('of the calls that wait, one is made in each turn of the event loop, also when many may be made at once', async () => {
  const school = await start({ between, socket: true })
  const admin = await school.login(ADMIN.userId, ADMIN.password)
  let arrived = 0
  const arrive = () => arrived++
  let turn = 0
  let counting: NodeJS.Immediate | undefined
  const count = () => {
    turn++
    counting = setImmediate(count)
  }
  const turns: number[] = []
  subscribe('http.server.request.start', arrive)
  try {
    closeGate()
    const calls = Array.from({ length: 2 * RUNNING }, () => admin.get('/auth/sessions'))
    while (arrived < calls.length || running < RUNNING) await nextTurn()
    // The last call still gets a slot in the queue.
    await nextTurn()
    begun = () => turns.push(turn)
    count()
    openGate()
    assert.equal(await statusesOf(calls), [200])
    assert.is(turns.length, RUNNING)
    assert.equal([...new Set(turns)], turns)
  } finally {
    begun = () => {}
    clearImmediate(counting)
    unsubscribe('http.server.request.start', arrive)
    openGate()
    await school.stop()
  }
})

test('a call whose session ends while it waits is not made', async () => {
  closeGate()
  const calls = Array.from({ length: RUNNING }, () => busy.get('/auth/sessions'))
  const session = await school.login(teacher.userId, teacher.password)
  const waiting = session.get('/auth/account')
  const { _id } = (await admin.get('/teacher/allTeacher')).body.teachers[0]
  const { body } = await admin.post(`/admin/issuePassword/${_id}`)
  openGate()
  assert.equal(await statusesOf(calls), [200])
  assert.is((await waiting).status, 401)
  teacher.password = body.login.password
  busy.cookie = (await school.login(teacher.userId, teacher.password)).cookie
})

test.run()
