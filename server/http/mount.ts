import type { Hono } from 'hono'
import { BASE_PATH, type EndpointName } from '#contract'
import { importLimits } from '#contract/imports'
import { type Input, type Operation, operations, type ResponseBody } from '#contract/operations'
import type { PreparedPhoto } from '../photos/decode.ts'
import { auditWriter } from '../security/audit.ts'
import { authorize, type GrantedLevel, requireOwnId } from '../security/authorize.ts'
import { foreign, isForeignRead, refuseForeignWrite } from '../security/origin.ts'
import type { Session } from '../security/sessions.ts'
import type { Services } from '../services.ts'
import type { AppContext, AppEnv } from './app-env.ts'
import { readJson } from './bodies.ts'
import { clientIp } from './client-ip.ts'
import { readCookie } from './cookies.ts'
import type { Encoding } from './encoding.ts'
import type { EncodedJson } from './json.ts'
import { type ReceivedFile, receiveFile } from './received-file.ts'
import { encodingFor, sendJson } from './responses.ts'
import { readUpload } from './uploads.ts'
import { validate } from './validation.ts'

type Files<N extends EndpointName> = (typeof operations)[N] extends { files: infer F } ? F : Record<never, never>
type Named<F, Need> = { [K in keyof F as F[K] extends Need ? K : never]: PreparedPhoto }

/** What a handler gets: validated input, and who the caller is. */
export type HandlerContext<N extends EndpointName> = {
  params: Input<N, 'params'>
  query: Input<N, 'query'>
  json: Input<N, 'json'>
  form: Input<N, 'form'>
  /** The photos of the form, ready to be stored. */
  photos: Named<Files<N>, 'required'> & Partial<Named<Files<N>, 'optional'>>
  /** The file that is the body of the call. */
  file: (typeof operations)[N] extends { body: 'file' } ? ReceivedFile : undefined
  /** How much the contract allows this caller to see or do. */
  accessLevel: GrantedLevel
  session: Session | undefined
  ip: string
  /** How a long body is to be compressed for this caller. */
  encoding: Encoding | undefined
  /** Makes the audit line of what the caller does; add it with `tables.audit.add`. */
  auditEntry: ReturnType<typeof auditWriter>
  c: AppContext
}

/** Handles one endpoint: returns the body in the contract's form, or for a picture or a file the whole response. */
export type Handler<N extends EndpointName> = (
  context: HandlerContext<N>,
) => Promise<(typeof operations)[N]['success'] extends 'image' | 'file' ? Response : ResponseBody<N> | EncodedJson>

export type Handlers = { [N in EndpointName]: Handler<N> }

/** Mounts every endpoint of the contract. */
export function mountAll(app: Hono<AppEnv>, handlers: Handlers, services: Services): void {
  for (const name of Object.keys(operations) as EndpointName[]) {
    mount(app, name, handlers[name] as Handler<typeof name>, services)
  }
}

/** Mounts one endpoint. The order of a call: session, origin, access, validation of the input, handler. */
function mount<N extends EndpointName>(app: Hono<AppEnv>, name: N, handler: Handler<N>, services: Services): void {
  const shape: Operation = operations[name]
  const { method, path, access } = shape
  const { settings, clock } = services

  app.on(method, BASE_PATH + path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
    // First, since a closed connection has no IP address any more.
    const ip = clientIp(c, settings.trustedProxies)
    const token = readCookie(c, 'session')
    const findSession = () => (token ? services.sessions.find(token) : undefined)
    const caller = await findSession()
    // For the log line of a 403.
    c.set('caller', { user: caller?.user.userId ?? null, address: ip })
    refuseForeignWrite(c, settings)
    const isForeign = isForeignRead(c, settings)
    if (isForeign && access.visitor === 401) throw foreign()
    const session = isForeign ? undefined : caller
    const accessLevel = authorize(access, name, session)

    const params = shape.params && validate(shape.params, c.req.param())
    const query = shape.query && validate(shape.query, c.req.query())
    if (params) requireOwnId(accessLevel, session, params.id)
    const json = shape.json && validate(shape.json, await readJson(c.req.raw))
    if (!params) requireOwnId(accessLevel, session, json?.studentId)
    const { form, photos } = await readUpload(shape, c, session?.user._id ?? ip, services.photos.prepare)
    // Reading a body can take minutes: the session may have ended since then.
    if (json || form) authorize(access, name, await findSession())
    const file = shape.body && (await receiveFile(c.req.raw, settings.dataDir, importLimits.zipBytes))

    const auditEntry = auditWriter(clock, ip, session)
    const encoding = encodingFor(c)
    const context = { params, query, json, form, photos, file, accessLevel, session, ip, encoding, auditEntry, c }
    try {
      if (file) authorize(access, name, await findSession())
      const result = await handler(context as HandlerContext<N>)
      return result instanceof Response ? result : sendJson(c, result)
    } finally {
      if (file && !file.isKept()) await file.close()
    }
  })
}
