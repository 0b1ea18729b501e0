import pino from 'pino'
import { type EndpointName, type Operation, operations, type Success } from '#contract/operations'
import type { Clock } from '../server/clock.ts'
import type { HandlerContext } from '../server/handlers/handler.ts'
import { writeAlways } from '../server/handlers/idempotency.ts'
import { createHandlers } from '../server/handlers/index.ts'
import { validate } from '../server/http/validation.ts'
import { trustedClock } from '../server/retention/trusted-clock.ts'
import { auditWriter } from '../server/security/audit.ts'
import type { Vault } from '../server/security/credentials.ts'
import { createServices } from '../server/services.ts'
import type { Settings } from '../server/settings.ts'
import type { Store } from '../server/store/index.ts'
import type { Photo } from '../server/store/tables/photos.ts'
import type { Workers } from '../server/workers/workers.ts'

export type OpenSchool = { store: Store; vault: Vault; settings: Settings; workers: Workers }

const IP = 'command line'

/**
 * Makes calls as the server does, with access 'all': the contract's validation, then
 * the handler, with its transaction and audit; without a socket and a login.
 */
export function callHandlers(open: OpenSchool, clock: Clock) {
  const logger = pino({ level: 'silent' })
  const handlers = createHandlers(createServices({ ...open, logger, time: trustedClock({ ...open, logger, clock }) }))
  const auditEntry = auditWriter(clock, IP, undefined)

  /** @throws Error if the call is not a success */
  return async <N extends EndpointName>(
    name: N,
    fields: object,
    photos: Record<string, Photo | undefined> = {},
  ): Promise<Success<N>> => {
    const shape: Operation = operations[name]
    const query = shape.query && validate(shape.query, {})
    const json = shape.json && validate(shape.json, fields)
    const form = shape.form && validate(shape.form, fields)
    const handler = handlers[name] as (context: Partial<HandlerContext<N>>) => Promise<object>
    const caller = { accessLevel: 'all', ip: IP, auditEntry, write: writeAlways(open.store) }
    const body = await handler({ query, json, form, photos, ...caller } as Partial<HandlerContext<N>>)
    if (!('success' in body) || !body.success) {
      throw new Error(`${name} did not succeed: ${'message' in body ? body.message : ''}`)
    }
    return body as Success<N>
  }
}

export type MakeCall = ReturnType<typeof callHandlers>
