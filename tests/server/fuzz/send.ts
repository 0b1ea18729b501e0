import { Agent, request as httpRequest } from 'node:http'
import type { Socket } from 'node:net'
import type { Request } from './requests.ts'

export type FuzzResponse = {
  status: number
  headers: Record<string, string | string[] | undefined>
  bytes: Buffer
  ms: number
}
/** The connection ended without a response. */
export type NoResponse = { status: 'no answer'; reason: string; ms: number }

const agent = new Agent({ keepAlive: true, maxSockets: 8 })
const watched = new WeakSet<Socket>()

/** A socket that we cut may emit another error after its request has ended. */
function watch(socket: Socket): void {
  if (watched.has(socket)) return
  watched.add(socket)
  socket.on('error', () => {})
}

/** Sends a request unchanged. `fetch` would normalize the path and the headers. */
export function send(origin: string, request: Request, isAgain = false): Promise<FuzzResponse | NoResponse> {
  const { method, path, headers, body, cutAfter } = request
  const started = performance.now()
  const took = () => performance.now() - started
  const { hostname, port } = new URL(origin)
  return new Promise((done) => {
    const none = (reason: string) => done({ status: 'no answer', reason, ms: took() })
    try {
      const length = body && cutAfter === undefined ? { 'content-length': String(body.length) } : {}
      const outgoing = httpRequest({
        hostname,
        port,
        method,
        path,
        headers: { ...headers, ...length },
        agent,
        insecureHTTPParser: true,
      })
      outgoing.on('socket', watch)
      outgoing.on('response', (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk) => chunks.push(chunk))
        incoming.on('error', ({ message }) => none(message))
        incoming.on('end', () => {
          done({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            bytes: Buffer.concat(chunks),
            ms: took(),
          })
        })
      })
      outgoing.on('error', ({ message }) => {
        // The server may close an idle connection at the moment when it is used again: the request is sent once more.
        const isIdleClose = outgoing.reusedSocket && cutAfter === undefined && !isAgain
        if (isIdleClose) send(origin, request, true).then(done)
        else none(message)
      })
      if (cutAfter !== undefined && body) {
        outgoing.write(body.subarray(0, cutAfter), () => outgoing.destroy(new Error('cut off by us')))
      } else outgoing.end(body)
    } catch (error) {
      // Node's client throws on an invalid path, method or header.
      none(`not sent: ${(error as Error).message}`)
    }
  })
}

export const closeConnections = () => agent.destroy()
