import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Hono } from 'hono'
import pino from 'pino'
import { makeFirstAdmin } from '../../server/data-folder/first-admin.ts'
import { openSchoolData } from '../../server/data-folder/school-data.ts'
import { createApp } from '../../server/http/application.ts'
import { httpServer } from '../../server/http/http-server.ts'
import { readSettings, type Settings } from '../../server/settings.ts'
import type { Store } from '../../server/store/index.ts'
import { ADMIN } from './server.ts'

/**
 * The built portal with the server from source, in this process, with a real database. It restores an earlier state in
 * a few milliseconds; `Portal` in server.ts, a separate process, cannot.
 */
export class LocalPortal {
  readonly #folder = mkdtempSync(join(tmpdir(), 'school-portal-'))
  readonly dataDir = join(this.#folder, 'data')
  readonly #saved = join(this.#folder, 'saved')
  /** What the server logged since the last `restore()`, a JSON object in each line. */
  output = ''
  readonly #env: Record<string, string>
  readonly #server: Server
  #app?: ReturnType<typeof createApp>
  #store?: Store
  #paused = false

  /**
   * @param env environment variables of the server
   * @param data a data folder to begin with: it is copied
   */
  static async start(env: Record<string, string> = {}, data?: string): Promise<LocalPortal> {
    const portal = new LocalPortal(env)
    if (data) cpSync(data, portal.dataDir, { recursive: true })
    await portal.#open(env)
    await new Promise<void>((listening) => portal.#server.listen(0, '127.0.0.1', listening))
    return portal
  }

  private constructor(env: Record<string, string>) {
    this.#env = env
    // Only the application is replaced: the HTTP server stays, so that no other process can take the port.
    const current: Pick<Hono, 'fetch'> = { fetch: (...request) => (this.#app as Pick<Hono, 'fetch'>).fetch(...request) }
    this.#server = httpServer(current, settingsOf(env))
    this.#server.prependListener('connection', (socket: Socket) => this.#paused && socket.destroy())
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Stops responding until `resume()`. */
  pause(): void {
    this.#paused = true
    this.#server.closeAllConnections()
  }

  resume(): void {
    this.#paused = false
  }

  /** Restarts the application on the same data, with other settings. */
  async restart(env: Record<string, string> = {}): Promise<void> {
    await this.#store?.close()
    await this.#open({ ...this.#env, ...env })
  }

  /** Restores the data of the first call and the settings of the start. */
  async restore(): Promise<void> {
    this.resume()
    await this.#store?.close()
    if (existsSync(this.#saved)) {
      rmSync(this.dataDir, { recursive: true })
      cpSync(this.#saved, this.dataDir, { recursive: true })
    } else {
      cpSync(this.dataDir, this.#saved, { recursive: true })
    }
    await this.#open(this.#env)
    this.output = ''
  }

  /** @param copyTo where its data folder is copied to */
  async stop(copyTo?: string): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((closed) => this.#server.close(closed))
    await this.#store?.close()
    if (copyTo) cpSync(this.dataDir, copyTo, { recursive: true })
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #open(env: Record<string, string>): Promise<void> {
    const settings = settingsOf({ DATA_DIR: this.dataDir, ...env })
    const logger = pino({ level: settings.logLevel }, { write: (line: string) => this.#log(line) })
    const { store, vault } = await openSchoolData(this.dataDir)
    await makeFirstAdmin({ store, vault }, settings)
    this.#store = store
    this.#app = createApp({ store, vault, settings, logger, portalDir: resolve('dist/portal') })
  }

  #log(line: string): void {
    this.output += line
  }
}

function settingsOf(env: Record<string, string>): Settings {
  return readSettings({ ADMIN_USER_ID: ADMIN.userId, ADMIN_PASSWORD: ADMIN.password, LOG_LEVEL: 'warn', ...env })
}
