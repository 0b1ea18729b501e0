/** One address of PostgreSQL in front of several servers, as a virtual IP or a proxy of connections gives it. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export async function switchableAddress(url: string) {
  let target = new URL(url)
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one)
      one.on('error', () => {})
      one.once('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = new URL(url)
  address.port = String((server.address() as AddressInfo).port)
  return {
    url: (database: string) => String(Object.assign(new URL(address), { pathname: database })),
    /**
     * Gives new connections to another server, and ends those to the previous one.
     * @param stay those stay open, as behind a name that now has another IP address
     */
    switchTo(other: string, { stay = false } = {}) {
      target = new URL(other)
      if (!stay) for (const socket of open) socket.destroy()
    },
    close() {
      for (const socket of open) socket.destroy()
      return new Promise((closed) => server.close(closed))
    },
  }
}
