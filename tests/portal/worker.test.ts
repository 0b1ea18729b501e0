/** The service worker in a scope of its own. What it does in a browser is in tests/browser/offline.test.ts. */
// own process
import * as assert from 'uvu/assert'
import { test } from '../test.ts'

const ORIGIN = 'https://portal.example.org'
const SCRIPT = '/assets/main.js'
const PAGE = `<!doctype html><body><div id="root">Home</div><script id="page-data">{}</script><script src="${SCRIPT}"></script></body>`

/** The pages that are open are this worker's. */
let claimed = Promise.resolve()

const kept = new Map<string, Response>()
const asked: string[] = []
/** What the browser's cache gives only later, or what has no connection. */
const held = new Map<string, Promise<void>>()
const scope = new EventTarget()
/** Whether the network of the browser is off. */
let isOffline = false
const cache = {
  match: async (url: string) => kept.get(url)?.clone(),
  put: async (url: string, response: Response) => void kept.set(url, response),
  keys: async () => [...kept.keys()].map((url) => ({ url: new URL(url, ORIGIN).href })),
  delete: async () => true,
}
Object.assign(globalThis, {
  SCRIPT,
  location: new URL(ORIGIN),
  addEventListener: scope.addEventListener.bind(scope),
  skipWaiting: async () => 'taken over',
  registration: {},
  clients: { claim: () => claimed },
  caches: { open: async () => cache, keys: async () => [], match: cache.match },
  async fetch(request: string | { url: string }) {
    const url = typeof request === 'string' ? request : request.url
    asked.push(url)
    if (isOffline) throw new TypeError('There is no connection.')
    await held.get(url)
    const headers = { 'cache-control': 'public', 'content-type': 'text/html' }
    if (url.endsWith('broken.webp')) return new Response(brokenBody(), { headers })
    return new Response(url.endsWith('.js') ? '' : PAGE, { headers })
  },
})
await import('../../portal/worker/worker.ts')

const brokenBody = () => new ReadableStream({ start: (body) => body.error(new Error('The copy ends here.')) })

/** @returns whether the worker has answered that the page need not be sent again */
async function send(data: object): Promise<boolean> {
  let work: Promise<void> | undefined
  const waitUntil = (promise: Promise<void>) => {
    work = promise
  }
  let isAnswered = false
  const ports = [{ postMessage: () => (isAnswered = true) }]
  scope.dispatchEvent(Object.assign(new Event('message'), { data, ports, waitUntil }))
  await work?.catch(() => {})
  return isAnswered
}

/**
 * What the worker answers to a request.
 * @param preloaded what the browser has asked for while the worker started
 * @returns nothing if it leaves the request to the browser
 */
function answer(
  url: string,
  { method = 'GET', mode = 'cors', headers = {} }: { method?: string; mode?: string; headers?: Record<string, string> },
  preloaded?: Response,
): Promise<Response> | undefined {
  let answered: Promise<Response> | undefined
  const event = {
    request: { url, method, mode, headers: new Headers(headers) },
    preloadResponse: Promise.resolve(preloaded),
    respondWith: (response: Promise<Response>) => {
      answered = response
    },
    waitUntil: () => {},
  }
  scope.dispatchEvent(Object.assign(new Event('fetch'), event))
  return answered
}

test.before.each(() => {
  isOffline = false
  kept.clear()
  held.clear()
  asked.length = 0
})

test('the browser does not end the worker before it may take over', async () => {
  const work: Promise<unknown>[] = []
  scope.dispatchEvent(
    Object.assign(new Event('install'), { waitUntil: (promise: Promise<unknown>) => work.push(promise) }),
  )
  assert.equal(await Promise.all(work), ['taken over'])
})

test('what a page has loaded is kept, but nothing of another origin', async () => {
  const own = [`${ORIGIN}${SCRIPT}`, `${ORIGIN}/pictures/first.webp`]
  const others = ['https://elsewhere.example.org/assets/other.js', 'https://elsewhere.example.org/pictures/other.webp']
  await send({ page: `${ORIGIN}/`, needsFetch: false, files: [...own, ...others] })
  assert.equal([...kept.keys()], [...own, '/frame', `${ORIGIN}/`])
  assert.equal(asked, [...own, `${ORIGIN}/`], 'nobody else is asked')
})

test('a picture of which the browser has only a part is not kept, and the page is', async () => {
  const files = [`${ORIGIN}${SCRIPT}`, `${ORIGIN}/pictures/broken.webp`]
  await send({ page: `${ORIGIN}/`, needsFetch: false, files })
  assert.equal([...kept.keys()], [files[0], '/frame', `${ORIGIN}/`])
})

test('a file that the browser still writes holds up no other one, and the page comes after all of them', async () => {
  const files = [`${ORIGIN}/pictures/slow.webp`, `${ORIGIN}${SCRIPT}`]
  const { promise, resolve } = Promise.withResolvers<void>()
  held.set(files[0] ?? '', promise)
  const sent = send({ page: `${ORIGIN}/`, needsFetch: false, files })
  await new Promise((later) => setTimeout(later))
  assert.equal([...kept.keys()], [files[1]])
  resolve()
  assert.ok(await sent)
  assert.equal([...kept.keys()], [files[1], files[0], '/frame', `${ORIGIN}/`])
})

test('a page is kept once it is the worker through which it loads what comes later', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  claimed = promise
  scope.dispatchEvent(Object.assign(new Event('activate'), { waitUntil: () => {} }))
  const sent = send({ page: `${ORIGIN}/`, needsFetch: false, files: [`${ORIGIN}${SCRIPT}`] })
  await new Promise((later) => setTimeout(later))
  assert.is(kept.size, 0)
  resolve()
  assert.ok(await sent)
  assert.ok(kept.has(`${ORIGIN}/`))
})

test('a page that could not be fetched is not answered, so that it is sent again', async () => {
  const page = `${ORIGIN}/about`
  const message = { page, needsFetch: true, files: [`${ORIGIN}${SCRIPT}`] }
  held.set(page, Promise.reject(new TypeError('There is no connection.')))
  assert.is(await send(message), false)
  held.clear()
  assert.is(await send(message), true)
  assert.ok(kept.has(page))
})

test('calls, other methods, parts of files and other origins pass by it', () => {
  const file = `${ORIGIN}${SCRIPT}`
  const passes = [
    answer(`${ORIGIN}/api/v1/student/getAllStudent`, {}),
    answer(`${ORIGIN}/notice-board`, { method: 'POST', mode: 'navigate' }),
    answer(file, { headers: { range: 'bytes=0-9' } }),
    answer('https://elsewhere.example.org/assets/main.js', {}),
  ]
  assert.equal(passes, [undefined, undefined, undefined, undefined])
  assert.equal(asked, [])
})

test('the browser asks the worker for nothing that writes, where it can be told', () => {
  let routes: unknown
  const addRoutes = async (given: unknown) => {
    routes = given
  }
  scope.dispatchEvent(Object.assign(new Event('install'), { waitUntil: () => {}, addRoutes }))
  const toNetwork = (requestMethod: string) => ({ condition: { requestMethod }, source: 'network' })
  assert.equal(routes, ['POST', 'PUT', 'PATCH', 'DELETE'].map(toNetwork))
})

test('without a connection a file and a photo are those that are kept; a document of the API is none', async () => {
  const urls = [`${ORIGIN}${SCRIPT}`, `${ORIGIN}/api/v1/notice/get-photo/n1`]
  for (const url of urls) kept.set(url, new Response(`kept ${url}`))
  kept.set('/frame', new Response(PAGE))
  isOffline = true
  for (const url of urls) assert.is(await (await answer(url, {}))?.text(), `kept ${url}`)
  const document = answer(`${ORIGIN}/api/v1/openapi.json`, { mode: 'navigate' })
  assert.match(String(await document?.catch(String)), 'There is no connection')
})

test('with a connection a page is as it is now, also where an older one is kept, and is asked for once', async () => {
  const url = `${ORIGIN}/about`
  kept.set(url, new Response('as it was'))
  assert.is(await (await answer(url, { mode: 'navigate' }))?.text(), PAGE)
  assert.equal(asked, [url])
  assert.is(await (await answer(url, { mode: 'navigate' }, new Response('preloaded')))?.text(), 'preloaded')
  assert.equal(asked, [url], 'the browser had asked')
  isOffline = true
  assert.match(String(await (await answer(url, { mode: 'navigate' }))?.text()), 'as it was')
})

test.run()
