import { once } from 'node:events'
import type { Server } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'

/** The most connections that the system lets wait for a server: the default `backlog` of Node's `listen`. */
const BACKLOG = 511

/**
 * Stops listening when no connection waits in the queue of the system any more: closing would reset those, and a request
 * may have been sent on them already. Node accepts one in each turn of its event loop. Resolves when the last connection
 * has ended.
 */
export async function stopListening(server: Server): Promise<void> {
  let taken = true
  const onConnection = () => {
    taken = true
  }
  server.on('connection', onConnection)
  // The turn of the event loop in which this is called ends without accepting a connection.
  await turn()
  for (let turns = 0; taken && turns <= BACKLOG; turns++) {
    taken = false
    await turn()
  }
  server.off('connection', onConnection)
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  await closed
}
