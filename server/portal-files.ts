import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { pageHeaders } from './pages/headers.ts'
import { serveListings } from './pages/listings.ts'
import { publicPages } from './pages/public-pages.ts'
import type { Services } from './services.ts'

/**
 * Serves the portal: its files, the pages that are rendered here, and its start page for every other
 * path, since the portal itself knows its pages. Files beside which a .br or .gz stands are sent in that form.
 */
export function servePortal(app: Hono, folder: string, services: Services): void {
  const index = join(folder, 'index.html')
  if (!existsSync(index)) {
    app.get('*', (c) => c.text('The portal is not built yet: run npm run build.', 503))
    return
  }
  const page = readFileSync(index, 'utf8')
  const headers = pageHeaders(page)
  const pages = publicPages({ portalDir: folder, page, headers }, services)
  serveListings(app, services)
  app.get('*', (c, next) => (isFile(c.req.path) ? next() : pages(c, next)))
  app.use('*', async (c, next) => {
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    await next()
  })
  // The names of these carry a hash of their content: a changed file has another name.
  app.get(
    '/assets/*',
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
    // Not the start page: a script that is gone must not be a document.
    (c) => c.text('There is no such file.', 404),
  )
  const asked = { precompressed: true, onFound: noCache } as const
  app.get('*', serveStatic({ root: folder, ...asked }), (c, next) => (isFile(c.req.path) ? pages(c, next) : next()))
  app.get('*', serveStatic({ root: folder, path: 'index.html', ...asked }))
}

/** Whether a path may be a file's: no public page has a dot in its last step. */
const isFile = (path: string) => path.includes('.', path.lastIndexOf('/'))

/** May be kept, but is asked for again each time: a new release shows at once. */
function noCache(_path: string, c: { header(name: string, value: string): void }): void {
  c.header('Cache-Control', 'no-cache')
}
