/** Takes the place of the service worker where it is switched off (docs/running.md): removes the copies, and itself. */
import type { ServiceWorkerScope } from './worker-scope.ts'

const worker = globalThis as unknown as ServiceWorkerScope

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(leave()))
// A page is not sent again.
worker.addEventListener('message', ({ ports }) => ports[0]?.postMessage(null))

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await worker.registration.unregister()
}
