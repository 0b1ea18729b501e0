import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Http2ServerResponse } from 'node:http2'
import type { Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Hono } from 'hono'
import { type MessageRef, messageRef } from '#contract/failures'
import { failed } from '../errors.ts'
import type { Settings } from '../settings.ts'
import { connectionIp, networkOf } from './client-ip.ts'
import { allowTime, hasExchange, oneAtATime } from './one-at-a-time.ts'

type ConnectionSettings = Pick<Settings, 'maxConnections' | 'trustedProxies'>

/**
 * Bounds on what one client can hold; times in milliseconds. A proxy makes the connections of all clients, and reuses
 * them.
 */
const boundsFor = ({ maxConnections, trustedProxies }: ConnectionSettings) => ({
  /** The headers of a request must have arrived within this time. */
  headersMs: 15_000,
  /** While the client should send or read: the longest time without any byte. */
  stalledMs: 30_000,
  /** At least this number of bytes of a body has to arrive in that time. The time of the whole body is not bounded. */
  leastBytes: 16 * 1024,
  /** One request, from its headers, or from the last time in which its body arrived, to the end of its response. */
  exchangeMs: 300_000,
  /** A connection between two requests. */
  idleMs: trustedProxies > 0 ? 75_000 : 5_000,
  /** Open at once, from everywhere. */
  connections: maxConnections,
  /** Of these, from one IP address. All students of a school may share one: they are far below this bound. */
  connectionsOfOne: trustedProxies > 0 ? maxConnections : Math.ceil(maxConnections / 2),
})

export type Bounds = ReturnType<typeof boundsFor>

/** The number of refused connections that may be open; above it, new ones are closed without a response. */
const MAX_REFUSED_OPEN = 200
const REFUSED_MS = 1_000
/** For who is turned away, in seconds. */
const RETRY_AFTER = 5

/**
 * The application behind Node's HTTP. Errors before a request reaches the application have the same form as its own.
 * @param changes bounds other than the usual ones
 */
export function httpServer(
  app: Pick<Hono, 'fetch'>,
  settings: ConnectionSettings,
  changes: Partial<Bounds> = {},
): Server {
  const bounds = { ...boundsFor(settings), ...changes }
  const options = {
    headersTimeout: bounds.headersMs,
    // See `watchBody`.
    requestTimeout: 0,
    keepAliveTimeout: bounds.idleMs,
    connectionsCheckingInterval: Math.min(5_000, bounds.headersMs),
    // A request without a Host is refused by its listener, with a body, instead of by Node without one.
    requireHostHeader: false,
  }
  const listener = getRequestListener(app.fetch, { errorHandler: refuse })
  const server = createServer(
    options,
    oneAtATime((incoming, outgoing) => {
      // Node takes the first, a proxy in front may have taken another (RFC 9112, 3.2).
      if (hasTwoHosts(incoming)) {
        outgoing.writeHead(400, { ...HEADERS, Connection: 'close' }).end(bodyOf(UNREADABLE_ADDRESS))
        return
      }
      // HTTP/1.0 has no such header.
      if (incoming.httpVersion === '1.0') incoming.headers.host ??= 'localhost'
      if (hasBody(incoming)) watchBody(incoming, outgoing, bounds)
      return listener(incoming, outgoing)
    }, bounds.exchangeMs),
  )
  server.on('checkExpectation', (_, outgoing) => {
    outgoing.writeHead(417, HEADERS).end(bodyOf(UNMET_EXPECTATION))
  })
  server.on('clientError', hangUp)
  server.setTimeout(bounds.stalledMs, (socket) => endStalled(socket, bounds.stalledMs))
  server.maxConnections = bounds.connections + MAX_REFUSED_OPEN
  boundConnections(server, bounds)
  return server
}

const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length > 1

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

/**
 * Ends a request whose body arrives too slowly; one that arrives may take as long as the line needs. `requestTimeout` of
 * Node bounds the time of the whole body, and its socket timeout starts again with each byte.
 */
function watchBody(
  incoming: IncomingMessage,
  outgoing: ServerResponse | Http2ServerResponse,
  { stalledMs, leastBytes, exchangeMs }: Bounds,
): void {
  const { socket } = incoming
  let before = socket.bytesRead
  const timer = setInterval(() => {
    const arrived = socket.bytesRead - before
    before = socket.bytesRead
    if (incoming.complete) clearInterval(timer)
    else if (arrived >= leastBytes) allowTime(socket, exchangeMs)
    else if (incoming.readableLength === 0) endSlow(socket, outgoing)
  }, stalledMs)
  outgoing.once('close', () => clearInterval(timer))
}

/** Ends a connection on which nothing moves, unless the server works on its request; `watchBody` ends missing bodies. */
function endStalled(socket: Socket, stalledMs: number): void {
  if (hasExchange(socket) && socket.writableLength === 0) socket.setTimeout(stalledMs)
  else socket.destroy()
}

/** Ends a connection; where no response has begun, with the reason. */
function endSlow(socket: Socket, { headersSent }: Pick<ServerResponse, 'headersSent'>): void {
  if (headersSent || !socket.writable) {
    socket.destroy()
    return
  }
  endWith(socket, 408, messageRef('requestTooSlow'))
  setTimeout(() => socket.destroy(), REFUSED_MS).unref()
}

/** Sends an error on connections over the bounds, and ends them. */
function boundConnections(server: Server, { connections, connectionsOfOne }: Bounds): void {
  const open = new Map<string, number>()
  let all = 0
  server.on('connection', (socket) => {
    // Node stores the IP address once it was read: later it is known even if the connection is closed.
    const from = networkOf(connectionIp(socket))
    const ofOne = open.get(from) ?? 0
    if (all >= connections) return turnAway(socket, 503, messageRef('serverBusy', { seconds: RETRY_AFTER }))
    if (ofOne >= connectionsOfOne) return turnAway(socket, 429, messageRef('networkBusy', { seconds: RETRY_AFTER }))
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

const bodyOf = (message: MessageRef) => JSON.stringify(failed(message))

/** The response for a URL or a Host header that cannot be parsed. */
function refuse(error: unknown): Response {
  if (!(error instanceof RequestError)) throw error
  return new Response(bodyOf(UNREADABLE_ADDRESS), { status: 400, headers: HEADERS })
}

/** Handles a request that is not HTTP, whose headers are too long, or that never finishes. */
function hangUp(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, message] = PARSER_ERRORS[error.code ?? ''] ?? [400, UNREADABLE_REQUEST]
  endWith(socket, status, message)
}

const UNREADABLE_ADDRESS = messageRef('badRequest', { why: 'The address of this call cannot be read.' })
const UNREADABLE_REQUEST = messageRef('badRequest', { why: 'The request cannot be read.' })
const UNMET_EXPECTATION = messageRef('expectationFailed', {
  why: 'The server cannot do what the header Expect asks for: leave it out.',
})

const PARSER_ERRORS: Record<string, [status: number, message: MessageRef]> = {
  HPE_HEADER_OVERFLOW: [431, messageRef('headersTooLarge', { why: 'The headers of the request are too large.' })],
  ERR_HTTP_REQUEST_TIMEOUT: [408, messageRef('requestTooSlow')],
}

function turnAway(socket: Socket, status: 429 | 503, message: MessageRef): void {
  endWith(socket, status, message, { 'Retry-After': RETRY_AFTER })
  setTimeout(() => socket.destroy(), REFUSED_MS).unref()
}

/** Writes a response on a connection that has no readable request, and ends it. */
function endWith(
  socket: Socket,
  status: number,
  message: MessageRef,
  more: Record<string, string | number> = {},
): void {
  const body = bodyOf(message)
  const headers = { ...HEADERS, ...more, 'Content-Length': Buffer.byteLength(body), Connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
}
