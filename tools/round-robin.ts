import {
  request as ask,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A small proxy that gives each request to the next server. One that takes no connection is passed over, as nginx does;
 * a request that a server has begun and not answered gets 502, since it may have been done.
 * A client's connection stays open until the client ends it: closed while a request is on its way, it would lose it.
 */
export async function roundRobin(origins: readonly string[]) {
  let turn = 0
  const server = createServer({ keepAliveTimeout: 0 }, async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const first = turn++
    for (let tried = 0; tried < origins.length; tried++) {
      const origin = origins[(first + tried) % origins.length] as string
      if (await forward(origin, incoming, Buffer.concat(chunks), outgoing)) return
    }
    outgoing.writeHead(502).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}

/** Leaves out the headers that are about one connection: that of the server is not that of the client. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding'])
const forwarded = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name)))

/** @returns false if the server takes no connection: then the request was not begun */
function forward(origin: string, incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse): Promise<boolean> {
  return new Promise((done) => {
    const { method } = incoming
    // The length of a body is known here, also where the client sent it in parts.
    const headers = { ...forwarded(incoming.headers), 'content-length': body.length }
    const sent = ask(origin + incoming.url, { method, headers, agent: false }, async (response) => {
      try {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk as Buffer)
        outgoing.writeHead(response.statusCode ?? 502, forwarded(response.headers)).end(Buffer.concat(chunks))
      } catch {
        outgoing.writeHead(502).end()
      }
      done(true)
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return done(false)
      outgoing.writeHead(502).end()
      done(true)
    })
    sent.end(body)
  })
}
