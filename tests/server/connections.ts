/** Raw connections to a server, for tests of the limits for one client. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

const open = new Set<Socket>()

/** Ends every connection that a test has left open. For `test.after.each`. */
export function endConnections(): void {
  for (const socket of open) socket.destroy()
}

/** Connects to the server at `origin`. An error only ends the connection. */
export async function connection(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  open.add(socket)
  socket.on('error', () => {})
  socket.once('close', () => open.delete(socket))
  await once(socket, 'connect')
  return socket
}

/** A connection to a server of this process, which has accepted it; no other one is opened meanwhile. */
export async function watchedConnection(origin: string) {
  const { promise: accepted, resolve } = Promise.withResolvers<Socket>()
  const note = (message: unknown) => resolve((message as { socket: Socket }).socket)
  subscribe('net.server.socket', note)
  const client = await connection(origin)
  const server = await accepted
  unsubscribe('net.server.socket', note)
  return {
    client,
    /** Sends bytes, and waits until the server has read them. */
    async send(bytes: string): Promise<void> {
      client.write(bytes)
      while (server.bytesRead < client.bytesWritten && !server.destroyed) await nextTurn()
    },
    /** Ends the connection, and waits until the server knows. */
    async cut(): Promise<void> {
      client.destroy()
      while (!server.closed) await nextTurn()
    },
  }
}

/** Opens a connection that sends these bytes and reads nothing. */
export async function openWithoutReading(origin: string, bytes: string): Promise<Socket> {
  const socket = await connection(origin)
  socket.pause()
  socket.write(bytes)
  return socket
}

/** Reads until the server ends the connection. */
export async function untilEnd(socket: Socket): Promise<string> {
  let got = ''
  socket.setEncoding('latin1').on('data', (text) => {
    got += text
  })
  socket.resume()
  // A reset ends it too: `once` of node:events would reject on it.
  if (!socket.closed) await new Promise((closed) => socket.once('close', closed))
  return got
}

export const get = (path: string, ...headers: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: x', ...headers].join('\r\n')}\r\n\r\n`

/** Polls until the condition is true, for five minutes at least: a busy machine may need one. @returns whether it became true */
export async function eventually(isSo: () => boolean | Promise<boolean>): Promise<boolean> {
  for (let attempts = 0; attempts < 10_000; attempts++) {
    if (await isSo()) return true
    await pause(30)
  }
  return false
}

/** Whether this system has /proc. */
export const hasProc = existsSync('/proc/self/fd')

/** The number of file descriptors that a process has open. */
export const descriptors = (pid: number) => readdirSync(`/proc/${pid}/fd`).length

/** The number of sockets among them. Unlike files, a server that starts opens none in passing. */
export function socketsOf(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).filter((fd) => linkOf(`/proc/${pid}/fd/${fd}`).startsWith('socket:')).length
}

/** Empty for a descriptor that was closed meanwhile. */
function linkOf(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}
