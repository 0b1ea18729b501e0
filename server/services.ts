import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { SetupHints } from './http/setup-hints.ts'
import type { Vault } from './security/credentials.ts'
import type { SecondFactor } from './security/second-factor.ts'
import type { Sessions } from './security/sessions.ts'
import type { Throttle } from './security/throttle.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store/index.ts'

/** What the routes work with. */
export type Services = {
  store: Store
  vault: Vault
  settings: Settings
  sessions: Sessions
  throttle: Throttle
  hints: SetupHints
  secondFactor: SecondFactor
  clock: Clock
  /** The calendar day at the school, as YYYY-MM-DD. */
  today: () => string
  logger: Logger
}
