import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pino from 'pino'
import { BASE_PATH } from '#contract'
import { createApp } from '../server/app/application.ts'
import { makeFirstAdmin } from '../server/data-folder/first-admin.ts'
import { openSchoolData } from '../server/data-folder/school-data.ts'
import { type Bounds, httpServer } from '../server/http/http-server.ts'
import { trustedClock } from '../server/retention/trusted-clock.ts'
import { readSettings } from '../server/settings.ts'
import type { Store } from '../server/store/index.ts'
import type { Workers } from '../server/workers/workers.ts'
import './cheap-passwords.ts'
import { engineOf } from './engine.ts'
import { sharedWorkers } from './workers.ts'

export const ADMIN = { userId: 'admin', password: 'admin-password' }

export type Options = {
  /** Environment variables of the server. */
  env?: Record<string, string>
  /** Milliseconds since 1970; may be moved by the test. */
  clock?: () => number
  /** Milliseconds that only count up, also when the clock jumps; by default they do not change. */
  monotonic?: () => number
  /** An existing data folder, as after a restart. */
  dataDir?: string
  portalDir?: string
  /** Wraps the store, to inject a fault. */
  between?: (store: Store) => Store
  /** true: requests go over a socket, as from browsers; otherwise in process. */
  socket?: boolean
  /** Default: those that all schools of this process share. */
  workers?: Workers
  /** Makes the backup before a change of the year. */
  backUp?: () => Promise<unknown>
  /** Limits for connections that differ from the defaults. */
  bounds?: Partial<Bounds>
}

/** The whole application on a real database in a temporary folder, with the first admin made. */
export async function start({
  env = {},
  clock = Date.now,
  monotonic = () => 0,
  dataDir,
  portalDir,
  between,
  socket = false,
  workers = sharedWorkers,
  backUp,
  bounds,
}: Options = {}) {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'school-server-'))
  const log: Array<Record<string, unknown>> = []
  const logger = pino({ level: 'trace' }, { write: (line: string) => void log.push(JSON.parse(line)) })
  const settings = readSettings({
    DATA_DIR: folder,
    ADMIN_USER_ID: ADMIN.userId,
    ADMIN_PASSWORD: ADMIN.password,
    ...(await engineOf(folder)),
    ...env,
  })
  const { store, vault } = await openSchoolData(folder, { ...settings, backupDir: undefined, logger })
  await makeFirstAdmin({ store, vault, clock }, settings)
  const appStore = between ? between(store) : store
  const time = trustedClock({ store: appStore, logger, clock, monotonic })
  const app = createApp({
    store: appStore,
    vault,
    settings,
    logger,
    time,
    workers,
    backUp,
    portalDir: portalDir ?? join(folder, 'no-portal'),
  })

  const server = httpServer(app, settings, bounds)
  let origin = 'http://localhost'
  if (socket) {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const ask = (path: string, init?: RequestInit): Promise<Response> =>
    socket ? fetch(origin + path, { redirect: 'manual', ...init }) : Promise.resolve(app.request(origin + path, init))

  return {
    store,
    vault,
    settings,
    time,
    dataDir: folder,
    origin,
    /** Sends a request unchanged: stores no cookie, adds nothing. */
    request: ask,
    /** How many connections are open. */
    connections: (): Promise<number> => promisify(server.getConnections.bind(server))(),
    /** Lines of the server's log. */
    log,
    /** A caller without a login. */
    visitor: caller(ask),
    /** Logs in and returns the caller. */
    async login(userId: string, password: string): Promise<Caller> {
      const one = caller(ask)
      const { body } = await one.put('/auth/login', { userId, password })
      if (!body.success) throw new Error(`login of ${userId}: ${body.message}`)
      return one
    },
    /** @param keep true: the folder stays, for another start on it */
    async stop({ keep = false } = {}): Promise<void> {
      server.closeAllConnections()
      if (socket) await new Promise((closed) => server.close(closed))
      await store.close()
      if (!keep) rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type School = Awaited<ReturnType<typeof start>>

// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape.
export type Got = { status: number; headers: Headers; body: any; bytes: Buffer }
/** Bytes are sent as they are: the body of the call is a file. */
type Body = Record<string, unknown> | FormData | Uint8Array | undefined

/** A browser: stores the session cookie of a response and sends it with each call. */
export function caller(ask: (path: string, init?: RequestInit) => Promise<Response>) {
  let cookie = ''

  /** Sends one call to a path below the base path, or to a whole path that begins with `//`. */
  async function call(method: string, path: string, body?: Body, headers: Record<string, string> = {}): Promise<Got> {
    const isForm = body instanceof FormData || body instanceof Uint8Array
    const response = await ask(path.startsWith('//') ? path.slice(1) : BASE_PATH + path, {
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body && !isForm ? JSON.stringify(body) : (body as FormData | Uint8Array<ArrayBuffer> | undefined),
    })
    const set = response.headers.getSetCookie().find((line) => /^(__Host-)?session=/.test(line))
    if (set) cookie = /Max-Age=0|session=;/.test(set) ? '' : (set.split(';')[0] ?? '')
    const bytes = Buffer.from(await response.arrayBuffer())
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      body: isJson ? JSON.parse(String(bytes)) : null,
    }
  }

  return {
    call,
    get: (path: string, headers?: Record<string, string>) => call('GET', path, undefined, headers),
    post: (path: string, body?: Body, headers?: Record<string, string>) => call('POST', path, body, headers),
    put: (path: string, body?: Body, headers?: Record<string, string>) => call('PUT', path, body, headers),
    patch: (path: string, body?: Body) => call('PATCH', path, body),
    delete: (path: string, headers?: Record<string, string>) => call('DELETE', path, undefined, headers),
    get cookie() {
      return cookie
    },
    set cookie(value: string) {
      cookie = value
    },
  }
}

export type Caller = ReturnType<typeof caller>
