import type { Logger } from 'pino'
import { type Clock, schoolDay } from './clock.ts'
import { setupHints } from './http/setup-hints.ts'
import { createPhotos } from './photos/photos.ts'
import type { Vault } from './security/credentials.ts'
import { createSecondFactor } from './security/second-factor.ts'
import { createSessions } from './security/sessions.ts'
import { createThrottle } from './security/throttle.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store/index.ts'
import type { Workers } from './workers/workers.ts'

/** What a program opens or reads before it can handle requests. */
export type ServiceParts = {
  store: Store
  vault: Vault
  settings: Settings
  logger: Logger
  workers: Workers
  clock: Clock
}

/** What the handlers and the pages work with. */
export type Services = ReturnType<typeof createServices>

export function createServices(parts: ServiceParts) {
  const { store, vault, settings, logger, clock, workers } = parts
  return {
    ...parts,
    /** The calendar day at the school, as YYYY-MM-DD. */
    today: schoolDay(clock, settings.timeZone),
    /** The present moment as an ISO timestamp. */
    now: () => new Date(clock()).toISOString(),
    sessions: createSessions(store, clock),
    throttle: createThrottle(store),
    hints: setupHints(settings, logger),
    secondFactor: createSecondFactor(store, vault, clock),
    photos: createPhotos(workers),
  }
}
