import type { Hono } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { CACHING } from '../http/responses.ts'
import { readFiles, type StaticFile, sendFile } from '../http/static-files.ts'
import { serveBrandFiles } from '../pages/brand-files.ts'
import { readBuiltPages } from '../pages/built-pages.ts'
import { serveEvents } from '../pages/events-calendar.ts'
import { serveListings } from '../pages/listings.ts'
import { publicPages } from '../pages/public-pages.ts'
import type { Services } from '../services.ts'

/**
 * Serves the portal: its files, the pages that are rendered here, and its start page for every other
 * path, since the portal itself knows its pages. The folder is read once: a new build needs a new start.
 */
export function servePortal(app: Hono<AppEnv>, folder: string, services: Services): void {
  const built = readBuiltPages(folder)
  const headers = built.get('en')?.headersWith()
  if (!headers) {
    app.get('*', (c) => c.text('The portal is not built yet: run npm run build.', 503))
    return
  }
  const files = readFiles(folder, (path) => ({ ...headers, 'Cache-Control': cachingOf(path) }))
  const pages = publicPages({ portalDir: folder, built }, services)
  serveListings(app, { portalDir: folder }, services)
  serveEvents(app, services)
  serveBrandFiles(app, services)
  const worker = services.settings.offline ? '/worker.js' : '/worker-off.js'
  app.get('/worker.js', (c, next) => {
    const file = files.get(worker)
    return file ? sendFile(c, file) : next()
  })
  app.get('*', (c, next) => {
    const file = files.get(c.req.path)
    return file ? sendFile(c, file) : next()
  })
  // Not the start page: a browser that requests a script of an older build must not get HTML.
  app.get('/assets/*', (c) => c.text('There is no such file.', 404, headers))
  app.get('*', pages)
  app.get('*', (c) => sendFile(c, files.get('/index.html') as StaticFile))
  app.all('*', (c) => c.text('There is no such page.', 404, headers))
}

/**
 * The names of assets carry a hash of their content: a changed file has another name. The others may be cached, but are
 * requested again each time, so that a new release is visible at once.
 */
const cachingOf = (path: string) => (path.startsWith('/assets/') ? CACHING.forever : 'no-cache')
