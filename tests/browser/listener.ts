import type { Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Hono } from 'hono'
import { httpServer } from '../../server/http/http-server.ts'
import type { Settings } from '../../server/settings.ts'
import { atProcessEnd } from '../test.ts'

/** Those that no portal uses, by what their bounds depend on. */
const free = new Map<string, Listener[]>()

/**
 * An HTTP server of this process that listens on a port, and whose application is replaced. Portals use it one after
 * another: then no other process can take the port, and a page that one test file has used is of the same origin as the
 * portal of the next one (kept-pages.ts).
 */
export class Listener {
  /** Gets the requests. Without one, they are refused. */
  app?: Pick<Hono, 'fetch'>
  readonly #server: Server
  readonly #key: string

  static async take(settings: Settings): Promise<Listener> {
    const key = `${settings.maxConnections} ${settings.trustedProxies}`
    const idle = free.get(key)?.pop()
    if (idle) return idle
    const listener = new Listener(settings, key)
    await new Promise<void>((listening) => listener.#server.listen(0, '127.0.0.1', listening))
    return listener
  }

  private constructor(settings: Settings, key: string) {
    this.#key = key
    const refused = () => new Response(null, { status: 503 })
    this.#server = httpServer({ fetch: (...request) => this.app?.fetch(...request) ?? refused() }, settings)
    this.#server.prependListener('connection', (socket: Socket) => this.app ?? socket.destroy())
    atProcessEnd(() => {
      this.#server.close()
      this.#server.closeAllConnections()
    })
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Closes all connections, and new ones until it has an application again. */
  silence(): void {
    this.app = undefined
    this.#server.closeAllConnections()
  }

  /**
   * Lets another portal use it. Connections stay open: the next request of this process would be sent on one that is
   * being closed.
   */
  giveBack(): void {
    this.app = undefined
    free.set(this.#key, [...(free.get(this.#key) ?? []), this])
  }
}
