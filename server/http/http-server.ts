import { createServer, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Settings } from '../settings.ts'
import { connectionIp, networkOf } from './client-ip.ts'
import { currentRequest, oneAtATime } from './one-at-a-time.ts'

/** Bounds on what one client can hold; times in milliseconds. */
export type Bounds = {
  /** A request's headers have to be here by then. */
  headersMs: number
  /** And its whole body: 20 MB over a slow line. */
  requestMs: number
  /** The client's turn to send or to take bytes, and for so long not one of them moves. */
  stalledMs: number
  /** One request, from its headers to the last byte of its response. */
  exchangeMs: number
  /** A connection between two requests. */
  idleMs: number
  /** Open at once, from everywhere. */
  connections: number
  /** Of these, from one address. A school's pupils may all come from one: they are far below it. */
  connectionsOfOne: number
}

/** The bounds of a school's server. A proxy in front brings everybody's connections, and keeps them open for the next. */
const boundsFor = ({
  maxConnections,
  trustedProxies,
}: Pick<Settings, 'maxConnections' | 'trustedProxies'>): Bounds => ({
  headersMs: 15_000,
  requestMs: 120_000,
  stalledMs: 30_000,
  exchangeMs: 300_000,
  idleMs: trustedProxies > 0 ? 75_000 : 5_000,
  connections: maxConnections,
  connectionsOfOne: trustedProxies > 0 ? maxConnections : Math.ceil(maxConnections / 2),
})

/** Refused connections that are not closed yet; above them new ones are closed without an answer. */
const REFUSED_AT_ONCE = 200
const REFUSED_MS = 1_000

/**
 * The application behind Node's HTTP. What never becomes a request for the application is answered in its form too.
 * @param changes bounds other than the usual ones
 */
export function httpServer(
  app: Pick<Hono, 'fetch'>,
  settings: Pick<Settings, 'maxConnections' | 'trustedProxies'>,
  changes: Partial<Bounds> = {},
): Server {
  const bounds = { ...boundsFor(settings), ...changes }
  const options = {
    headersTimeout: bounds.headersMs,
    requestTimeout: bounds.requestMs,
    keepAliveTimeout: bounds.idleMs,
    connectionsCheckingInterval: Math.min(5_000, bounds.headersMs),
    // A request without a Host is refused below, with a body, instead of by Node without one.
    requireHostHeader: false,
  }
  const server = createServer(
    options,
    oneAtATime(getRequestListener(app.fetch, { errorHandler: refuse }), bounds.exchangeMs),
  )
  server.on('clientError', hangUp)
  server.setTimeout(bounds.stalledMs, (socket) => endStalled(socket, bounds.stalledMs))
  server.maxConnections = bounds.connections + REFUSED_AT_ONCE
  boundConnections(server, bounds)
  return server
}

/** Ends a connection on which nothing has moved, unless it is this server that takes its time. */
function endStalled(socket: Socket, stalledMs: number): void {
  const request = currentRequest(socket)
  const isOurTurn = request && socket.writableLength === 0 && (request.complete || request.readableLength > 0)
  if (isOurTurn) socket.setTimeout(stalledMs)
  else socket.destroy()
}

/** Answers connections over the bounds with a refusal, and ends them. */
function boundConnections(server: Server, { connections, connectionsOfOne }: Bounds): void {
  const open = new Map<string, number>()
  let all = 0
  server.on('connection', (socket) => {
    // Node remembers an address that it was asked for, also when the connection is gone before its request is answered.
    const from = networkOf(connectionIp(socket))
    const ofOne = open.get(from) ?? 0
    if (all >= connections) return turnAway(socket, 503, 'The server is busy: too many connections are open.')
    if (ofOne >= connectionsOfOne) return turnAway(socket, 429, 'Too many connections are open from your network.')
    all++
    open.set(from, ofOne + 1)
    socket.once('close', () => {
      all--
      const left = (open.get(from) ?? 1) - 1
      if (left > 0) open.set(from, left)
      else open.delete(from)
    })
  })
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
  endWith(socket, status, message)
}

const REFUSALS: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
}

function turnAway(socket: Socket, status: 429 | 503, message: string): void {
  endWith(socket, status, `${message} Try again in a few seconds.`, { 'Retry-After': 5 })
  setTimeout(() => socket.destroy(), REFUSED_MS).unref()
}

/** Answers on a connection that has no request to answer, and ends it. */
function endWith(socket: Socket, status: number, message: string, more: Record<string, string | number> = {}): void {
  const body = bodyOf(message)
  const headers = { ...HEADERS, ...more, 'Content-Length': Buffer.byteLength(body), Connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
}
