/** What a page sends to the service worker, and how often. */
// own process
import * as assert from 'uvu/assert'
import { test } from '../test.ts'
import './portal.tsx'

const { startNavigation } = await import('../../portal/state/navigation.ts')
const { storeSeenPages } = await import('../../portal/worker/seen-pages.ts')

const { setTimeout, clearTimeout, MessageChannel } = globalThis
/** The timers that are set, by the time after which they run. */
let timers: { run: () => void; after: number }[] = []
const runTimers = (after: number) => {
  for (const timer of timers.filter((timer) => timer.after === after)) {
    timers = timers.filter((other) => other !== timer)
    timer.run()
  }
}
const AGAIN_AFTER_MS = 30_000

/** Its messages arrive at once, and its ports need not be closed. */
class Channel {
  port1: { onmessage?: () => void } = {}
  port2 = { postMessage: () => this.port1.onmessage?.() }
}

test.before.each(() => {
  timers = []
  Object.assign(globalThis, {
    MessageChannel: Channel,
    setTimeout: (run: (...given: unknown[]) => void, after = 0, ...given: unknown[]) => {
      const timer = { run: () => run(...given), after }
      timers.push(timer)
      return timer
    },
    clearTimeout: (timer: unknown) => {
      timers = timers.filter((other) => other !== timer)
    },
  })
})
test.after.each(() => void Object.assign(globalThis, { setTimeout, clearTimeout, MessageChannel }))

/** Workers of a browser, of which the worker answers those messages that `answers` says. */
function openWorkers({ answers = [], failures = 0 }: { answers?: boolean[]; failures?: number }) {
  const sent: { page: string; files: string[] }[] = []
  let registrations = 0
  const active = {
    postMessage(message: { page: string; files: string[] }, [port]: Channel['port2'][]) {
      if (answers[sent.length]) port?.postMessage()
      sent.push(message)
    },
  }
  const registration = { active, waiting: null as unknown }
  const container = Object.assign(new EventTarget(), {
    controller: null as unknown,
    ready: Promise.resolve(registration),
    async register() {
      if (registrations++ < failures) throw new Error('The browser has too much to do.')
    },
  })
  storeSeenPages(container as unknown as ServiceWorkerContainer)
  const settle = async (after: number) => {
    runTimers(after)
    await new Promise(setImmediate)
  }
  return { sent, active, registration, container, settle, registrations: () => registrations }
}

test('a page whose worker answers is sent once, also when the worker takes over', async () => {
  startNavigation()
  const { sent, active, container, settle } = openWorkers({ answers: [true] })
  await settle(0)
  assert.equal(
    sent.map(({ page }) => page),
    [location.pathname],
  )
  container.controller = active
  container.dispatchEvent(new Event('controllerchange'))
  await settle(AGAIN_AFTER_MS)
  assert.is(sent.length, 1)
})

test('a page that no worker answers is sent again, three times at most', async () => {
  const { sent, settle } = openWorkers({ answers: [false, false, false] })
  await settle(0)
  for (let times = 0; times < 5; times++) await settle(AGAIN_AFTER_MS)
  assert.is(sent.length, 3)
})

test('a page is sent to the worker of its build, not to the one that is about to be replaced', async () => {
  const { sent, active, registration, container, settle } = openWorkers({ answers: [true] })
  registration.waiting = {}
  await settle(0)
  assert.is(sent.length, 0)
  registration.waiting = null
  container.controller = active
  container.dispatchEvent(new Event('controllerchange'))
  await settle(0)
  await settle(AGAIN_AFTER_MS)
  assert.is(sent.length, 1)
})

test('where the registration fails it is tried again', async () => {
  const { sent, settle, registrations } = openWorkers({ answers: [true], failures: 1 })
  await settle(0)
  assert.equal([sent.length, registrations()], [0, 1])
  await settle(AGAIN_AFTER_MS)
  await settle(AGAIN_AFTER_MS)
  assert.equal([sent.length, registrations()], [1, 2])
})

test('a picture that the document shows is named while it still loads', async () => {
  const image = document.body.appendChild(document.createElement('img'))
  Object.defineProperty(image, 'currentSrc', { value: `${location.origin}/pictures/slow.webp` })
  const { sent, settle } = openWorkers({ answers: [true] })
  await settle(0)
  assert.ok(sent[0]?.files.includes(`${location.origin}/pictures/slow.webp`), sent[0]?.files.join())
})

test.run()
