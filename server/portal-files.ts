import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'

/**
 * What the portal's pages may do: load what the server itself sends, show photos that were just
 * chosen (blob:), and embed the school's map. Style attributes carry numbers of single elements
 * (a progress, a column's width); style sheets and scripts come from files alone.
 */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src-elem 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  'frame-src https://www.openstreetmap.org',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const PAGE_HEADERS = {
  'Content-Security-Policy': PAGE_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/**
 * Serves the portal: its files, and its start page for every other path, since the portal itself
 * knows its pages. Files beside which a .br or .gz stands are sent in that form.
 */
export function servePortal(app: Hono, folder: string): void {
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('*', (c) => c.text('The portal is not built yet: run npm run build.', 503))
    return
  }
  app.use('*', async (c, next) => {
    for (const [name, value] of Object.entries(PAGE_HEADERS)) c.header(name, value)
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
  app.get('*', serveStatic({ root: folder, ...asked }), serveStatic({ root: folder, path: 'index.html', ...asked }))
}

/** May be kept, but is asked for again each time: a new release shows at once. */
function noCache(_path: string, c: { header(name: string, value: string): void }): void {
  c.header('Cache-Control', 'no-cache')
}
