import type { Route } from 'playwright-core'
import type { Visitor } from './visitor.ts'

type Failure = (route: Route) => Promise<void>

const json = (body: object) => ({ contentType: 'application/json', body: JSON.stringify(body) })

/** Responds with status 200 and `success: false`. */
export const respondFailure =
  (message: string): Failure =>
  (route) =>
    route.fulfill(json({ success: false, message }))

/** Failures without a valid 200 response: status 500, no JSON, no connection. */
export const exceptions: Record<string, Failure> = {
  'an answer 500': (route) =>
    route.fulfill({ status: 500, ...json({ success: false, message: 'Something failed.', requestId: 'r-1' }) }),
  'an answer that is no JSON': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A proxy</title>' }),
  'a refused connection': (route) => route.abort('connectionrefused'),
}

/** What the browser and the portal log in the console for these failures. */
export const FAILURE_LOGS = /ApiError|Failed to load resource|net::ERR_/

/** Runs `act` while every request to this endpoint fails. */
export async function whileFailing(
  { page }: Visitor,
  call: string,
  failure: Failure,
  act: () => Promise<unknown>,
): Promise<void> {
  const url = `**/api/v1${call}`
  await page.route(url, failure)
  try {
    await act()
  } finally {
    await page.unroute(url)
  }
}

/** Closes the only toast, so that the next one that is read is newer. */
export async function dismissToast({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.locator('[data-part=toast]').waitFor({ state: 'detached' })
}
