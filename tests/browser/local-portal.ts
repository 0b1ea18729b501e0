import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pino from 'pino'
import { createApp } from '../../server/app/application.ts'
import { makeFirstAdmin } from '../../server/data-folder/first-admin.ts'
import { openSchoolData } from '../../server/data-folder/school-data.ts'
import { trustedClock } from '../../server/retention/trusted-clock.ts'
import type { ServiceParts } from '../../server/services.ts'
import { readSettings, type Settings } from '../../server/settings.ts'
import type { Store } from '../../server/store/index.ts'
import '../../tools/cheap-passwords.ts'
import { sharedWorkers } from '../../tools/workers.ts'
import { Listener } from './listener.ts'
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
  /** The built portal; another one counts from the next restart on. */
  portalDir = resolve('dist/portal')
  /** What the application is made of: new after each restart. */
  parts!: Omit<ServiceParts, 'workers' | 'backUp'>
  readonly #env: Record<string, string>
  readonly #listener: Listener
  #app?: ReturnType<typeof createApp>
  #store?: Store

  /**
   * @param env environment variables of the server
   * @param data a data folder to begin with: it is copied
   */
  static async start(env: Record<string, string> = {}, data?: string): Promise<LocalPortal> {
    const portal = new LocalPortal(env, await Listener.take(settingsOf(env)))
    if (data) cpSync(data, portal.dataDir, { recursive: true })
    await portal.#open(env)
    portal.resume()
    return portal
  }

  private constructor(env: Record<string, string>, listener: Listener) {
    this.#env = env
    this.#listener = listener
  }

  get origin(): string {
    return this.#listener.origin
  }

  /** Stops responding until `resume()`. */
  pause(): void {
    this.#listener.silence()
  }

  resume(): void {
    this.#listener.app = this.#app
  }

  /** Restarts the application on the same data, with other settings. */
  async restart(env: Record<string, string> = {}): Promise<void> {
    await this.#store?.close()
    await this.#open({ ...this.#env, ...env })
    this.resume()
  }

  /** Restores the data of the first call and the settings of the start. */
  async restore(): Promise<void> {
    await this.#store?.close()
    if (existsSync(this.#saved)) {
      rmSync(this.dataDir, { recursive: true })
      cpSync(this.#saved, this.dataDir, { recursive: true })
    } else {
      cpSync(this.dataDir, this.#saved, { recursive: true })
    }
    await this.#open(this.#env)
    this.resume()
    this.output = ''
  }

  /** @param copyTo where its data folder is copied to */
  async stop(copyTo?: string): Promise<void> {
    this.#listener.giveBack()
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
    this.parts = { store, vault, settings, logger, time: trustedClock({ store, logger }) }
    this.#app = createApp({ ...this.parts, workers: sharedWorkers, portalDir: this.portalDir })
  }

  #log(line: string): void {
    this.output += line
  }
}

function settingsOf(env: Record<string, string>): Settings {
  return readSettings({ ADMIN_USER_ID: ADMIN.userId, ADMIN_PASSWORD: ADMIN.password, LOG_LEVEL: 'warn', ...env })
}
