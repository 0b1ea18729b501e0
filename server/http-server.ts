import { createServer, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Hono } from 'hono'

/** A request's headers, and its whole body with 20 MB over a slow line, have to be here by then. */
const HEADERS_MS = 15_000
const REQUEST_MS = 120_000

/** The application behind Node's HTTP. What never becomes a request for the application is answered in its form too. */
export function httpServer(app: Hono): Server {
  const timeouts = { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, connectionsCheckingInterval: 5_000 }
  // A request without a Host is refused below, with a body, instead of by Node without one.
  const server = createServer(
    { ...timeouts, requireHostHeader: false },
    getRequestListener(app.fetch, { errorHandler: refuse }),
  )
  server.on('clientError', hangUp)
  // Node remembers an address that it was asked for, also when the connection is gone before its request is answered.
  server.on('connection', (socket) => void socket.remoteAddress)
  return server
}

const HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'X-Content-Type-Options': 'nosniff' }

const bodyOf = (message: string) => JSON.stringify({ success: false, message })

/** An address or a Host that is none. */
function refuse(error: unknown): Response {
  if (!(error instanceof RequestError)) throw error
  return new Response(bodyOf('The address of this call cannot be read.'), { status: 400, headers: HEADERS })
}

/** What is not HTTP, has headers without end, or never finishes. */
function hangUp(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, message] = REFUSALS[error.code ?? ''] ?? [400, 'The request cannot be read.']
  const body = bodyOf(message)
  const headers = { ...HEADERS, 'Content-Length': Buffer.byteLength(body), Connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
}

const REFUSALS: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
}
