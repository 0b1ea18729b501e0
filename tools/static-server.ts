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
 * Serves the files of a folder on a free port of this machine. A browser keeps what is no page, and compiles a script once
 * for all pages that it shows: not while Playwright answers requests of the page itself (`page.route`).
 *
 * @param made by their paths, files that are made when they are asked for, such as '/page.html'
 */
export async function serveFolder(
  folder: string,
  made: Record<string, () => string | Promise<string>> = {},
): Promise<{ origin: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname === '/' ? '/index.html' : decodeURIComponent(pathname)
    const headers = {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'cache-control': extname(path) === '.html' ? 'no-cache' : 'max-age=600',
    }
    if (made[path]) return void response.writeHead(200, headers).end(await made[path]())
    const file = join(folder, normalize(path))
    const found = await stat(file).catch(() => undefined)
    if (!found?.isFile()) return void response.writeHead(404).end()
    response.writeHead(200, headers)
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
