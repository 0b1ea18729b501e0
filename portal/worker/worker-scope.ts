/**
 * The message of a page to the service worker, which replies through the port that comes with it, and the types of a
 * worker that TypeScript's DOM library lacks.
 */

/** The parts of a page that are needed to show it without a connection. */
export type SeenPage = {
  /** The address of a page that visitors may see. */
  page: string
  /** The language in which it was seen. */
  language: string
  /**
   * Whether the page is asked for again, as a visitor would. Otherwise it is what the browser has loaded as a document,
   * and nothing is fetched.
   */
  needsFetch: boolean
  /** The addresses of all that the document has loaded, its main script among them. */
  files: string[]
}

type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void }

type Route = { condition: { requestMethod: string }; source: 'network' }

type InstallEvent = ExtendableEvent & { addRoutes?(routes: Route[]): Promise<void> }

export type FetchEvent = ExtendableEvent & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

export type ServiceWorkerScope = {
  registration: ServiceWorkerRegistration
  /** This worker. Older browsers do not say it. */
  serviceWorker?: { state: ServiceWorkerState }
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(name: 'install', listener: (event: InstallEvent) => void): void
  addEventListener(name: 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(name: 'message', listener: (event: MessageEvent<SeenPage> & ExtendableEvent) => void): void
}
