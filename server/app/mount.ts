import type { Hono } from 'hono'
import type * as z from 'zod'
import { BASE_PATH, type EndpointName } from '#contract'
import { importLimits } from '#contract/imports'
import { type Operation, operations } from '#contract/operations'
import { takesClass, withClasses } from '#contract/school/class-field'
import { FailureResponse } from '../errors.ts'
import { createAccessLog } from '../handlers/access-log.ts'
import type { Handler, HandlerContext, Handlers } from '../handlers/handler.ts'
import { KEY_HEADER, once, writeAlways } from '../handlers/idempotency.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readJson } from '../http/bodies.ts'
import { clientIp } from '../http/client-ip.ts'
import { readCookie } from '../http/cookies.ts'
import { receiveFile } from '../http/received-file.ts'
import { encodingFor, sendJson } from '../http/responses.ts'
import { refuseBadEscapes } from '../http/utf-8.ts'
import { faultOf, validate } from '../http/validation.ts'
import type { PreparedPhoto } from '../photos/decode.ts'
import { auditWriter } from '../security/audit.ts'
import { authorize, requireOwnId } from '../security/authorize.ts'
import { foreign, isForeignRead, refuseForeignWrite } from '../security/origin.ts'
import type { Services } from '../services.ts'
import { inTurn, readUpload } from './uploads.ts'

/** Mounts every endpoint of the contract. */
export function mountAll(app: Hono<AppEnv>, handlers: Handlers, services: Services): void {
  const accessLog = createAccessLog(services)
  for (const name of Object.keys(operations) as EndpointName[]) {
    mount(app, name, handlers[name] as Handler<typeof name>, { ...services, accessLog })
  }
}

/** Mounts one endpoint. The order: session, origin, access, wait for a slot, validation of the input, handler. */
function mount<N extends EndpointName>(
  app: Hono<AppEnv>,
  name: N,
  handler: Handler<N>,
  services: Services & { accessLog: ReturnType<typeof createAccessLog> },
): void {
  const operation: Operation = operations[name]
  const { method, path, access } = operation
  const ofClass = takesClass(operation)
  const { settings, clock } = services
  // Most calls that take a query have none. It is read once, since getNotice is called by every visit of the portal.
  const emptyQuery = ofClass ? undefined : operation.query?.safeParse({}).data

  app.on(method, BASE_PATH + path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
    // Read before anything else: when the connection is closed, its IP address is gone.
    const ip = clientIp(c, settings.trustedProxies)
    const token = readCookie(c, settings, 'session')
    const findSession = () => (token ? services.sessions.find(token) : undefined)
    const caller = await findSession()
    // For the log line of a 403.
    c.set('caller', { user: caller?.user.userId ?? null, ip })
    refuseForeignWrite(c, settings)
    const isForeign = isForeignRead(c, settings)
    if (isForeign && access.visitor === 401) throw foreign()
    const session = isForeign ? undefined : caller
    const accessLevel = authorize(access, name, session)

    const respond = async (hasWaited: boolean) => {
      refuseBadEscapes(c.req.raw.url, 'The address of this call')
      const shape = ofClass ? withClasses(operation, (await services.school()).settings.classes) : operation
      const params = shape.params && validate(shape.params, c.req.param())
      const hasNone = emptyQuery && !c.req.raw.url.includes('?')
      const query = hasNone ? emptyQuery : shape.query && validate(shape.query, c.req.query())
      if (params) await requireOwnId(accessLevel, session, params.id, services)
      const sent = shape.json && (await readJson(c.req.raw, shape.jsonBytes))
      if (sent) refuseShownFaults(shape, sent)
      const json = shape.json && validate(shape.json, shape.isLoose ? asTexts(sent) : sent)
      if (!params) await requireOwnId(accessLevel, session, json?.studentId, services)
      const sender = session?.user._id ?? ip
      const { form, photos } = await readUpload(shape, c, sender, services)
      // Reading a body can take minutes: the session may have ended since then.
      if (json || form || hasWaited) authorize(access, name, await findSession())
      const receive = () => receiveFile(c.req.raw, settings.dataDir, shape.bodyBytes ?? importLimits.zipBytes)
      const file = shape.body && (await inTurn(c, sender, receive))

      const auditEntry = auditWriter(clock, ip, session)
      const encoding = encodingFor(c)
      try {
        if (file) authorize(access, name, await findSession())
        const key = shape.takesKey && session ? c.req.header(KEY_HEADER) : undefined
        const call =
          key === undefined || !session
            ? undefined
            : await once(services, {
                key,
                user: session.user._id,
                sent: [name, params, json, form, versionsOf(photos)],
              })
        if (call?.before) return sendJson(c, call.before)
        const write = call?.write ?? writeAlways(services.store)
        const noteReading = services.accessLog({ auditEntry, session })
        const caller = { accessLevel, session, ip, encoding, auditEntry, noteReading, write, c }
        const context = { params, query, json, form, photos, file, ...caller }
        const result = await handler(context as HandlerContext<N>)
        return result instanceof Response ? result : sendJson(c, result)
      } finally {
        if (file && !file.isRetained()) await file.close()
      }
    }
    return session ? services.limitCalls(session.user._id, () => c.req.raw.signal, respond) : respond(false)
  })
}

/** @throws FailureResponse for a text that is sent with a fault, where its screen shows only those; see `Schema` */
function refuseShownFaults({ json, shownFaults = [] }: Operation, sent: Record<string, unknown>) {
  for (const name of shownFaults) {
    const field = json?.shape[name]
    const fault = field && typeof sent[name] === 'string' ? faultOf(field as z.ZodType, sent[name], name) : undefined
    if (fault) throw new FailureResponse(fault)
  }
}

/** The fields as texts: a number as its digits, null as absent. */
const asTexts = (sent: object | undefined) =>
  Object.fromEntries(
    Object.entries(sent ?? {})
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  )

/** Photos as what they show, to compare one call with another. */
const versionsOf = (photos: Record<string, PreparedPhoto>) =>
  Object.entries(photos).map(([field, { sentVersion }]) => [field, sentVersion])
