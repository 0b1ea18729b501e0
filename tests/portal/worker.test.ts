/** The service worker in a scope of its own. What it does in a browser is in tests/browser/offline.test.ts. */
// own process
import * as assert from 'uvu/assert'
import { test } from '../test.ts'

const ORIGIN = 'https://portal.example.org'
const SCRIPT = '/assets/main.js'
const PAGE = `<!doctype html><body><div id="root">Home</div><script id="page-data">{}</script><script src="${SCRIPT}"></script></body>`

const kept = new Map<string, Response>()
const asked: string[] = []
const scope = new EventTarget()
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
  caches: { open: async () => cache, keys: async () => [] },
  async fetch(url: string) {
    asked.push(url)
    const headers = { 'cache-control': 'public', 'content-type': 'text/html' }
    return new Response(url.endsWith('.js') ? '' : PAGE, { headers })
  },
})
await import('../../portal/worker/worker.ts')

test('what a page has loaded is kept, but nothing of another origin', async () => {
  const own = [`${ORIGIN}${SCRIPT}`, `${ORIGIN}/pictures/first.webp`]
  const others = ['https://elsewhere.example.org/assets/other.js', 'https://elsewhere.example.org/pictures/other.webp']
  const message = new Event('message')
  let work: Promise<void> | undefined
  Object.assign(message, {
    data: { page: `${ORIGIN}/`, needsFetch: false, files: [...own, ...others] },
    waitUntil(promise: Promise<void>) {
      work = promise
    },
  })
  scope.dispatchEvent(message)
  await work
  assert.equal([...kept.keys()], [...own, '/frame', `${ORIGIN}/`])
  assert.equal(asked, [...own, `${ORIGIN}/`], 'nobody else is asked')
})

test.run()
