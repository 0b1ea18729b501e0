import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { BASE_PATH } from '#contract'
import { operations } from '#contract/operations'
import { noSuchCall } from '../errors.ts'
import { createHandlers } from '../handlers/index.ts'
import type { AppEnv } from '../http/app-env.ts'
import { isSecure } from '../http/client-ip.ts'
import type { Encoding } from '../http/encoding.ts'
import { errorResponse } from '../http/error-response.ts'
import { bytesOfJson, encodeJson } from '../http/json.ts'
import { logRequest, requestIds } from '../http/request-log.ts'
import { encodingFor, sendJson } from '../http/responses.ts'
import { createServices, type ServiceParts } from '../services.ts'
import { mountAll } from './mount.ts'
import { describeApi } from './openapi.ts'
import { pathReader } from './paths.ts'
import { servePortal } from './portal-files.ts'

export type AppOptions = ServiceParts & {
  /** Folder of the built portal. */
  portalDir: string
}

/** The whole application, without a socket: a test calls `app.request()`. */
export function createApp({ portalDir, ...parts }: AppOptions): Hono<AppEnv> {
  const services = createServices(parts)
  const { store, settings, logger, hints } = services
  const app = new Hono<AppEnv>({ getPath: pathReader(Object.values(operations)) })
  app.onError(errorResponse(logger))
  const newRequestId = requestIds()
  // One function for all: each one more that waits for the next takes 1 µs of each request.
  app.use(async (c, next) => {
    const started = performance.now()
    c.set('requestId', newRequestId())
    hints.check(c)
    await next()
    if (isSecure(c, settings)) c.header('Strict-Transport-Security', 'max-age=31536000')
    logRequest(logger, c, started)
  })
  if (settings.allowedOrigins.length > 0) {
    app.use(`${BASE_PATH}/*`, cors({ origin: settings.allowedOrigins, credentials: true, maxAge: 600 }))
  }
  mountAll(app, createHandlers(services), services)
  const document = store.cache.memoize(
    'openapi',
    ['schoolVersions'],
    async (encoding?: Encoding) => encodeJson(describeApi((await services.school()).settings), encoding),
    bytesOfJson,
  )
  app.get(`${BASE_PATH}/openapi.json`, async (c) => sendJson(c, await document(encodingFor(c))))
  app.all(`${BASE_PATH}/*`, () => {
    throw noSuchCall()
  })
  servePortal(app, portalDir, services)
  return app
}
