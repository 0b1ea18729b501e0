import type { Logger } from 'pino'
import { dayNow, daysIn } from './clock.ts'
import { limitCalls } from './http/limit-calls.ts'
import { setupHints } from './http/setup-hints.ts'
import { createPhotos } from './photos/photos.ts'
import type { TrustedClock } from './retention/trusted-clock.ts'
import { currentSchool } from './school/current.ts'
import { presentYear } from './school/years.ts'
import type { Vault } from './security/credentials.ts'
import { createSecondFactor } from './security/second-factor.ts'
import { createSessions } from './security/sessions.ts'
import { createThrottle } from './security/throttle.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store/index.ts'
import type { Workers } from './workers/workers.ts'

/** The resources that a program opens or reads before it can handle requests. */
export type ServiceParts = {
  store: Store
  vault: Vault
  settings: Settings
  logger: Logger
  workers: Workers
  time: TrustedClock
  /** Makes an additional backup, in a separate process; absent if no backups are set up. */
  backUp?: () => Promise<unknown>
}

/** The services of the handlers and the pages. */
export type Services = ReturnType<typeof createServices>

export function createServices(parts: ServiceParts) {
  const { store, vault, settings, logger, time, workers } = parts
  const clock = time.now
  const school = currentSchool(store, settings)
  const dayIn = dayNow(clock)
  const now = () => new Date(clock()).toISOString()
  return {
    ...parts,
    /** The present moment in milliseconds since 1970. */
    clock,
    school,
    /** The calendar day in a time zone, as YYYY-MM-DD. */
    dayIn,
    /** The calendar day at the school, as YYYY-MM-DD. */
    today: async () => dayIn((await school()).timeZone),
    /** The same, with the time zone of the school. */
    schoolDay: async () => {
      const { timeZone } = await school()
      return { day: dayIn(timeZone), timeZone }
    },
    /**
     * The day at the school by which a report is shown: that of the trusted clock, so that one that jumps shows none early.
     */
    reportDay: async () => daysIn((await school()).timeZone)((await time.check()).trusted),
    /** The present moment as an ISO timestamp. */
    now,
    /** The present school year. */
    schoolYear: async () => presentYear(store, (await school()).settings, now()),
    sessions: createSessions(store, clock),
    throttle: createThrottle(store),
    limitCalls: limitCalls(),
    hints: setupHints(settings, logger),
    // Authenticator apps follow the clock of a phone, not the trusted time.
    secondFactor: createSecondFactor(vault, time.machine),
    photos: createPhotos(workers),
  }
}
