import type { Route } from 'playwright-core'
import type { Visitor } from './visitor.ts'

type Failure = (route: Route) => Promise<void>

const json = (body: object) => ({ contentType: 'application/json', body: JSON.stringify(body) })

/** The server takes the call and says no, with status 200. */
export const respondFailure =
  (message: string): Failure =>
  (route) =>
    route.fulfill(json({ success: false, message }))

/** What can come in place of an answer. */
export const exceptions: Record<string, Failure> = {
  'an answer 500': (route) =>
    route.fulfill({ status: 500, ...json({ success: false, message: 'Something failed.', requestId: 'r-1' }) }),
  'an answer that is no JSON': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A proxy</title>' }),
  'a refused connection': (route) => route.abort('connectionrefused'),
}

/** What the browser and the portal write into the console then. */
export const FAILURE_LOGS = /ApiError|Failed to load resource|net::ERR_/

/** Does something while a call of the API fails. */
export async function whileFailing(
  { page }: Visitor,
  call: string,
  failure: Failure,
  act: () => Promise<unknown>,
): Promise<void> {
  const address = `**/api/v1${call}`
  await page.route(address, failure)
  try {
    await act()
  } finally {
    await page.unroute(address)
  }
}
