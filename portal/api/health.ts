import * as endpoints from '#contract/endpoints'
import type { RequestBody } from '#contract/operations'
import { request, urlOf } from './request.ts'

/** Whether the API responds, and its version. */
export const getHealth = (signal?: AbortSignal) => request(endpoints.health, { signal })

/** Sends the web vitals of a page when it is closed. A beacon is sent even though the page is gone. */
export function sendVitals(report: RequestBody<'vitals', 'json'>): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  navigator.sendBeacon(urlOf(endpoints.vitals), body)
}
