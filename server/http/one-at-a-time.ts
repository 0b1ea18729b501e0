import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests that a connection may send ahead of their turn. Browsers send none; programs that do send few. */
const SENT_AHEAD = 32

type Exchange = {
  incoming: IncomingMessage
  outgoing: ServerResponse
  /** Ends the connection when it takes too long. */
  late?: NodeJS.Timeout
}

/** The exchanges of each connection that are not over: the first is in progress, the others wait. */
const lines = new WeakMap<Socket, Exchange[]>()

/** The request of this connection that is handled now. */
export const currentRequest = (socket: Socket): IncomingMessage | undefined => lines.get(socket)?.[0]?.incoming

/** Gives the request that is handled now on this connection another time than others: a long response may take so long. */
export function allowTime(socket: Socket, exchangeMs: number): void {
  const [exchange] = lines.get(socket) ?? []
  if (!exchange) return
  clearTimeout(exchange.late)
  exchange.late = setTimeout(() => socket.destroy(), exchangeMs)
}

/**
 * One request after the other on each connection. Node would start all that came at once, and hold all their responses
 * for a client that reads none of them. A connection that sends too many ahead is ended.
 * @param exchangeMs how long one request may take from its headers to the last byte of its response
 */
export function oneAtATime(listener: RequestListener, exchangeMs: number): RequestListener {
  const begin = (socket: Socket, line: Exchange[], exchange: Exchange) => {
    const { incoming, outgoing } = exchange
    exchange.late = setTimeout(() => socket.destroy(), exchangeMs)
    outgoing.once('close', () => {
      clearTimeout(exchange.late)
      line.shift()
      if (line[0] && socket.writable) begin(socket, line, line[0])
    })
    listener(incoming, outgoing as Parameters<RequestListener>[1])
  }

  return (incoming, outgoing) => {
    const { socket } = incoming
    // The connection was refused, or its last response closed it.
    if (!socket.writable) return
    const line = lines.get(socket) ?? []
    lines.set(socket, line)
    if (line.length > SENT_AHEAD) {
      socket.destroy()
      return
    }
    const exchange = { incoming, outgoing }
    line.push(exchange)
    if (line.length === 1) begin(socket, line, exchange)
  }
}
