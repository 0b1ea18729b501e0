import pino from 'pino'
import { type Operation, operations, type Success } from '#contract/operations'
import { entriesOf } from '../../audit.ts'
import type { Taking } from '../../calls.ts'
import { type Clock, schoolDay } from '../../clock.ts'
import type { Vault } from '../../credentials.ts'
import { setupHints } from '../../hints.ts'
import { authRoutes } from '../../routes/auth.ts'
import { noticeRoutes } from '../../routes/notices.ts'
import { reportRoutes } from '../../routes/reports.ts'
import { studentRoutes } from '../../routes/students.ts'
import { teacherRoutes } from '../../routes/teachers.ts'
import { secondFactorIn } from '../../second-factor.ts'
import { sessionsOf } from '../../sessions.ts'
import type { Settings } from '../../settings.ts'
import type { Store } from '../../store/index.ts'
import type { Photo } from '../../store/photos.ts'
import { throttleIn } from '../../throttle.ts'
import { validated } from '../../validation.ts'

export type OpenSchool = { store: Store; vault: Vault; settings: Settings }

const FROM = 'command line'

/**
 * Makes calls as the server would for somebody who may do everything: the contract's validation, then
 * the handler, with its transaction and audit; without a socket and a login.
 */
export function asServer({ store, vault, settings }: OpenSchool, clock: Clock) {
  const logger = pino({ level: 'silent' })
  const services = {
    store,
    vault,
    settings,
    clock,
    today: schoolDay(clock, settings.timeZone),
    sessions: sessionsOf(store, clock),
    throttle: throttleIn(store),
    hints: setupHints(settings, logger),
    secondFactor: secondFactorIn(store, vault, clock),
    logger,
  }
  const handlers = {
    ...authRoutes(services),
    ...teacherRoutes(services),
    ...studentRoutes(services),
    ...noticeRoutes(services),
    ...reportRoutes(services),
  }
  const entry = entriesOf(clock, FROM, undefined)

  /** @throws if the answer is not a success */
  return async <N extends keyof typeof handlers>(
    name: N,
    fields: object,
    photos: Record<string, Photo | undefined> = {},
  ): Promise<Success<N>> => {
    const shape: Operation = operations[name]
    const json = shape.json && validated(shape.json, fields)
    const form = shape.form && validated(shape.form, fields)
    const handler = handlers[name] as (taking: Partial<Taking<N>>) => Promise<object>
    const answer = await handler({ json, form, photos, grant: 'all', address: FROM, entry } as Partial<Taking<N>>)
    if (!('success' in answer) || !answer.success) {
      throw new Error(`${name} did not succeed: ${'message' in answer ? answer.message : ''}`)
    }
    return answer as Success<N>
  }
}

export type MakeCall = ReturnType<typeof asServer>
