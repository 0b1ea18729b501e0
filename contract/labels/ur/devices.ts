import { isolate } from '../../text.ts'
import type { Translates } from '../../translates.ts'

/** What a session is called of which both are known. */
export const deviceLabel = ({ browser, system }: Record<'browser' | 'system', string>) =>
  `${isolate(system)} پر ${isolate(browser)}`

export type Complete = Translates<typeof import('./devices.ts'), typeof import('../en/devices.ts')>
