/**
 * The service worker: what was seen can be seen without a connection (docs/decisions/0029-offline.md). With a connection
 * every request goes to the network. It keeps only what visitors may have, so that nothing has to be removed at a logout.
 */
import { BASE_PATH, CACHES } from '#contract'
import { noticePhoto, schoolPicture } from '#contract/endpoints'
import type { FetchEvent, SeenPage, ServiceWorkerScope } from './worker-scope.ts'

/** The main script of this build, whose name changes with all that it loads. */
declare const SCRIPT: string

const worker = globalThis as unknown as ServiceWorkerScope

/** The cache of this build. */
const CACHE = `${CACHES.pages}${SCRIPT}`

/** Under this address a page without its content: the document of every page that is not kept. */
const FRAME = '/frame'

const MOST_PAGES = 30
const MOST_PICTURES = 60

/** Pictures that have a visitor's page around them. The server says of each whether visitors may see it. */
const PICTURES = [noticePhoto, schoolPicture].map(({ path }) => BASE_PATH + path.replace(/\{.*/, ''))
const isPicture = (path: string) => PICTURES.some((start) => path.startsWith(start))
const isCall = (url: string) => new URL(url).pathname.startsWith(BASE_PATH)
const isFile = (path: string) => /^\/(assets|pictures)\//.test(path) || isPicture(path)

/** Only used without a connection, so that no page has to bring it. In sight also where a reload comes back to the middle. */
const STYLE =
  'position:sticky;inset-block-start:0;z-index:2;margin:0;min-block-size:1lh;padding:.5rem 1rem;background:var(--kit-color-yellow-tint);border-bottom:var(--kit-hairline)'

/**
 * The methods of requests that do not come here, where the browser has routes. Chromium loses what a page sends while it
 * is closed, its web vitals, when it has to ask the worker first.
 */
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE']

/** A kept response is the same for everybody. */
const SAME: CacheQueryOptions = { ignoreVary: true }

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting())
  event.addRoutes?.(WRITES.map((requestMethod) => ({ condition: { requestMethod }, source: 'network' })))
})
/** Ends when this worker has taken over. */
let takingOver = Promise.resolve()
worker.addEventListener('activate', (event) => {
  takingOver = takeOver()
  event.waitUntil(takingOver)
})
worker.addEventListener('message', (event) => event.waitUntil(reply(event)))
worker.addEventListener('fetch', (event) => {
  const { method, url, mode, headers } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin || headers.has('range')) return
  if (mode === 'navigate') event.respondWith(page(event))
  else if (isFile(pathname)) event.respondWith(file(event))
})

async function takeOver(): Promise<void> {
  // The browser asks for a page while the worker starts.
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

async function page({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (failure) {
    // A picture or a file of the API, opened in a tab.
    const stored = isCall(request.url) ? undefined : await storedPage(request.url)
    if (!stored) throw failure
    return stored
  }
}

/** The page of an address, or the frame. While this build has kept none, those of the build before it, with its scripts. */
async function storedPage(url: string): Promise<Response | undefined> {
  const own = await caches.open(CACHE)
  for (const storage of [own, caches]) {
    const page = await storage.match(url, SAME)
    const found = page ?? (await storage.match(FRAME, SAME))
    if (!found) continue
    const html = await found.text()
    // The portal says it in the language of the page, when it has started.
    const sent = page && new Date(found.headers.get('date') ?? Date.now()).toISOString()
    const kind = sent ? `data-as="page" data-sent="${sent}"` : 'data-as="frame"'
    const status = `<p id="kept" ${kind} role="status" style="${STYLE}"></p>`
    return new Response(
      html.replace('<body>', () => `<body>${status}`),
      found,
    )
  }
  return undefined
}

async function file(event: FetchEvent): Promise<Response> {
  const { request } = event
  try {
    const response = await fetch(request)
    event.waitUntil(storeFile(request.url, response.clone()))
    return response
  } catch (failure) {
    const stored = await caches.match(request.url, SAME)
    if (!stored) throw failure
    return stored
  }
}

/** Whether a response is for everybody: what is not, the server sends with `no-store`. */
const isOpen = ({ ok, headers }: Response) => ok && !/no-store|private/.test(headers.get('cache-control') ?? 'private')

/** Another build may have taken over while this worker still had work. */
const isReplaced = () => worker.serviceWorker?.state === 'redundant'

/** Keeps a file of the build or a picture. In one build an address never has another content. */
async function storeFile(url: string, response: Response): Promise<void> {
  if (isReplaced()) return
  const cache = await caches.open(CACHE)
  if (!isOpen(response) || (await cache.match(url, SAME))) return
  await cache.put(url, response)
  await removeOldest(cache, isPicture, MOST_PICTURES)
}

/** Stores a page, then tells it that it need not be sent again. Where something has failed there is no reply. */
async function reply({ data, ports }: MessageEvent<SeenPage>): Promise<void> {
  // What the page loads later comes through this worker, which keeps it.
  await takingOver
  await storePage(data)
  ports[0]?.postMessage(null)
}

/** Stores a page that was seen, with all that it needs. */
async function storePage({ page, needsFetch, files, language }: SeenPage): Promise<void> {
  // A tab of another build is still open.
  if (isReplaced() || !files.includes(location.origin + SCRIPT)) return
  // Not the caches that a later build adds while this runs.
  const before = await caches.keys()
  const cache = await caches.open(CACHE)
  // First what the page needs. The browser may take 20 s to give up a copy that something else is still writing.
  await Promise.all(files.map(copyFile))
  // On a busy machine the browser may not have kept a page yet that it shows.
  const response = (needsFetch ? undefined : await fromBrowser(page)) ?? (await asVisitor(page))
  if (!isOpen(response)) return
  const html = await response.clone().text()
  // The server has another build meanwhile.
  if (!html.includes(`src="${SCRIPT}"`)) return
  // Without the cookie the server answers in the first language of the school.
  if (languageIn(html) !== language) return
  const frameBefore = await cache.match(FRAME, SAME)
  // A reader who has chosen another language reads all pages in it.
  if (frameBefore && languageIn(await frameBefore.text()) !== language) await removePages(cache)
  const frame = html.replace(/<div id="root">.*(?=<\/body>)/s, '<div id="root"></div>')
  await cache.put(FRAME, new Response(frame, response))
  // Pages that the browser makes have no content, and their addresses may name somebody.
  if (html.includes('id="page-data"')) await cache.put(page, response)
  await removeOldest(cache, isPage, MOST_PAGES)
  for (const name of before) if (name !== CACHE) await caches.delete(name)
}

/** Keeps what a page has loaded, if the browser has a copy of it. */
async function copyFile(url: string): Promise<void> {
  const { origin, pathname } = new URL(url)
  if (origin !== location.origin || !isFile(pathname)) return
  const cache = await caches.open(CACHE)
  const response = (await cache.match(url, SAME)) ? undefined : await fromBrowser(url)
  if (response) await storeFile(url, response)
}

// bounded: a page of ours
const languageIn = (html: string) => /<html[^>]* lang="([^"]*)"/.exec(html)?.[1]

const isPage = (path: string) => path !== FRAME && !isFile(path)

/** The copy in the browser's own cache, without a request to the server; undefined where that lacks it or a part of it. */
async function fromBrowser(url: string): Promise<Response | undefined> {
  try {
    const response = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' })
    return new Response(await response.blob(), response)
  } catch {
    return undefined
  }
}

/** The page of a visitor: the request has no cookies. */
const asVisitor = (url: string) => fetch(url, { credentials: 'omit', cache: 'no-cache' })

/** Removes those that were kept first, above a number. */
async function removeOldest(cache: Cache, isCounted: (path: string) => boolean, most: number): Promise<void> {
  const counted = (await cache.keys()).filter(({ url }) => isCounted(new URL(url).pathname))
  for (const old of counted.slice(0, -most)) await cache.delete(old, SAME)
}

async function removePages(cache: Cache): Promise<void> {
  for (const stored of await cache.keys()) if (isPage(new URL(stored.url).pathname)) await cache.delete(stored, SAME)
}
