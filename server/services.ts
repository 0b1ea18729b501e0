import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Vault } from './credentials.ts'
import type { SetupHints } from './hints.ts'
import type { SecondFactor } from './second-factor.ts'
import type { Sessions } from './sessions.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store/index.ts'
import type { Throttle } from './throttle.ts'

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
