import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Logger } from 'pino'
import { BASE_PATH, type EndpointName } from '#contract'
import * as endpoints from '#contract/endpoints'
import { type Clock, schoolDay } from '../clock.ts'
import { accountRoutes } from '../handlers/account.ts'
import { adminRoutes } from '../handlers/admin.ts'
import { authRoutes } from '../handlers/auth.ts'
import { healthRoutes } from '../handlers/health.ts'
import { noticeRoutes } from '../handlers/notices.ts'
import { reportRoutes } from '../handlers/reports.ts'
import { studentRoutes } from '../handlers/students.ts'
import { teacherRoutes } from '../handlers/teachers.ts'
import type { Vault } from '../security/credentials.ts'
import { secondFactorIn } from '../security/second-factor.ts'
import { sessionsOf } from '../security/sessions.ts'
import { throttleIn } from '../security/throttle.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/index.ts'
import { isSecure } from './client-ip.ts'
import { Refusal } from './http-error.ts'
import { type Handler, type Handlers, mount } from './mount.ts'
import { apiDocument } from './openapi.ts'
import { servePortal } from './portal-files.ts'
import { sendJson } from './responses.ts'
import { setupHints } from './setup-hints.ts'
import { unavailable } from './unavailable.ts'

export type AppOptions = {
  store: Store
  vault: Vault
  settings: Settings
  logger: Logger
  /** Default: the machine's. */
  clock?: Clock
  /** Folder of the built portal. */
  portalDir: string
}

/** The whole application, without a socket: `app.request()` is enough to try it. */
export function createApp({ store, vault, settings, logger, clock = Date.now, portalDir }: AppOptions): Hono {
  const services: Services = {
    store,
    vault,
    settings,
    logger,
    clock,
    today: schoolDay(clock, settings.timeZone),
    sessions: sessionsOf(store, clock),
    throttle: throttleIn(store),
    hints: setupHints(settings, logger),
    secondFactor: secondFactorIn(store, vault, clock),
  }
  const app = new Hono()
  logged(app, services)
  if (settings.allowedOrigins.length > 0) {
    app.use(`${BASE_PATH}/*`, cors({ origin: settings.allowedOrigins, credentials: true, maxAge: 600 }))
  }

  const handlers: Partial<Handlers> = {
    ...authRoutes(services),
    ...accountRoutes(services),
    ...adminRoutes(services),
    ...noticeRoutes(services),
    ...studentRoutes(services),
    ...teacherRoutes(services),
    ...reportRoutes(services),
    ...healthRoutes(services),
  }
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    mount(app, name, handlers[name] as Handler<typeof name> | undefined, services)
  }
  app.get(`${BASE_PATH}/openapi.json`, (c) => sendJson(c, apiDocument()))
  app.all(`${BASE_PATH}/*`, (c) => sendJson(c, { success: false, message: 'There is no such call.' }, 404))
  app.all(BASE_PATH, (c) => sendJson(c, { success: false, message: 'There is no such call.' }, 404))

  servePortal(app, portalDir, services)
  return app
}

/** Begins the ids of this process's requests, so that they differ from those of another one. */
const PROCESS = randomBytes(4).toString('hex')

/** Logs every request with its id, and turns what is thrown into the contract's answers. */
function logged(app: Hono, { logger, settings, hints }: Services): void {
  let count = 0

  app.use(async (c, next) => {
    const started = performance.now()
    const requestId = `${PROCESS}-${(++count).toString(36)}`
    c.set('requestId' as never, requestId as never)
    hints.look(c)
    await next()
    if (isSecure(c, settings)) c.header('Strict-Transport-Security', 'max-age=31536000')
    const { status } = c.res
    // Of calls that are throttled there may be very many.
    const isRoutine = status === 429 || (c.req.method === 'GET' && status < 400)
    const level = status >= 500 ? 'error' : isRoutine ? 'debug' : 'info'
    if (logger.isLevelEnabled(level)) {
      const ms = Math.round((performance.now() - started) * 10) / 10
      // Who asks for what they may not have is worth knowing.
      const caller = status === 403 ? (c.get('caller' as never) as object | undefined) : undefined
      logger[level]({ requestId, method: c.req.method, path: c.req.path, status, ms, ...caller }, 'request')
    }
  })

  app.onError((error, c) => {
    const refusal = error instanceof Refusal ? error : unavailable(error)
    if (refusal !== error) logger.error({ requestId: c.get('requestId' as never), err: error }, 'no writing now')
    if (refusal) {
      const { status, message, field, retryAfter, details } = refusal
      if (retryAfter) c.header('Retry-After', String(retryAfter))
      return sendJson(c, { success: false, message, ...(field && { field }), ...details }, status)
    }
    const requestId = c.get('requestId' as never) as string
    logger.error({ requestId, err: error }, 'a fault of ours')
    const message = 'Something went wrong on our side. Please try again later.'
    return sendJson(c, { success: false, message, requestId }, 500)
  })
}
