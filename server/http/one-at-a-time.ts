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

/** The exchanges of each connection that have not ended: the first is in progress, the others wait. */
const queues = new WeakMap<Socket, Exchange[]>()

/** Whether a request of this connection is handled now. */
export const hasExchange = (socket: Socket): boolean => queues.get(socket)?.[0] !== undefined

/** Sets another time limit for the request that is handled now on this connection, such as for a long download. */
export function allowTime(socket: Socket, exchangeMs: number): void {
  const [exchange] = queues.get(socket) ?? []
  if (!exchange) return
  clearTimeout(exchange.late)
  exchange.late = setTimeout(() => socket.destroy(), exchangeMs)
}

/**
 * Handles the requests of each connection one after the other. Node would start all that have arrived, and hold all
 * their responses for a client that reads none of them. A connection that sends too many ahead is ended.
 * @param exchangeMs how long one request may take from its headers to the last byte of its response
 */
export function oneAtATime(listener: RequestListener, exchangeMs: number): RequestListener {
  const begin = (socket: Socket, queue: Exchange[], exchange: Exchange) => {
    const { incoming, outgoing } = exchange
    exchange.late = setTimeout(() => socket.destroy(), exchangeMs)
    outgoing.once('close', () => {
      clearTimeout(exchange.late)
      queue.shift()
      if (queue[0] && socket.writable) begin(socket, queue, queue[0])
    })
    listener(incoming, outgoing as Parameters<RequestListener>[1])
  }

  return (incoming, outgoing) => {
    const { socket } = incoming
    // The connection was refused, or its last response closed it.
    if (!socket.writable) return
    const queue = queues.get(socket) ?? []
    queues.set(socket, queue)
    if (queue.length > SENT_AHEAD) {
      socket.destroy()
      return
    }
    const exchange = { incoming, outgoing }
    queue.push(exchange)
    if (queue.length === 1) begin(socket, queue, exchange)
  }
}
