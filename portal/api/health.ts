import * as endpoints from '#contract/endpoints'
import type { RequestBody } from '#contract/operations'
import { request, urlOf } from './request.ts'

/** Whether the API is there, and its version. */
export const getHealth = (signal?: AbortSignal) => request(endpoints.health, { signal })

/** Hands over one page life's web-vitals while the page goes away: a beacon outlives it. */
export function sendVitals(report: RequestBody<'vitals', 'json'>): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  navigator.sendBeacon(urlOf(endpoints.vitals), body)
}
