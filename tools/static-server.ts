import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * Serves the files of a folder on a free port of this machine.
 *
 * @param page what it sends for `/page.html`, which then needs no file
 */
export async function serveFolder(folder: string, page?: () => string): Promise<{ origin: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (page && pathname === '/page.html')
      return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page())
    const file = join(folder, normalize(pathname === '/' ? '/index.html' : decodeURIComponent(pathname)))
    const found = await stat(file).catch(() => undefined)
    if (!found?.isFile()) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
