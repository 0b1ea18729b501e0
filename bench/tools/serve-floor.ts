import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'

/** Serves a floor on a free port and prints its URL, for which `startScript` waits. */
export function serveFloor(app: Hono): void {
  const server = createAdaptorServer({ fetch: app.fetch })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  })
}
