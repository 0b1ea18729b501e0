import type { Sent } from '#contract/calls'
import { address, call } from './request.ts'

/** Whether the API is there, and its version. */
export const getHealth = (signal?: AbortSignal) => call('health', { signal })

/** Hands over one page life's web-vitals while the page goes away: a beacon outlives it. */
export function sendVitals(report: Sent<'vitals', 'json'>): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  navigator.sendBeacon(address('vitals'), body)
}
