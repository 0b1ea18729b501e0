import type { Visitor } from './visitor.ts'

type Response = { status?: number; contentType?: string; body?: string }

/** A request that waits for what the test does with it. */
type HeldRequest = { respond(response: Response): Promise<void>; refuse(): Promise<void> }

export type Failure = (request: HeldRequest) => Promise<void>

export const json = (body: object) => ({ contentType: 'application/json', body: JSON.stringify(body) })

/** Responds with status 200 and `success: false`. */
export const respondFailure =
  (message: string): Failure =>
  (request) =>
    request.respond(json({ success: false, message }))

/** Failures without a valid 200 response: status 500, no JSON, no connection. */
export const exceptions: Record<string, Failure> = {
  'an answer 500': (request) =>
    request.respond({ status: 500, ...json({ success: false, message: 'Something failed.', requestId: 'r-1' }) }),
  'an answer that is no JSON': (request) =>
    request.respond({ contentType: 'text/html', body: '<!doctype html><title>A proxy</title>' }),
  'a refused connection': (request) => request.refuse(),
}

/** One of them, for the pages that come after one which has met all: what differs is the page, not the failure. */
export const oneException = { 'an answer 500': exceptions['an answer 500'] as Failure }

/** What the browser and the portal log in the console for these failures. */
export const FAILURE_LOGS = /ApiError|Failed to load resource|net::ERR_/

/**
 * Runs `act` while every request to this endpoint fails. Not with `page.route`: it turns off the cache of the browser and
 * sends every request through this process. rows-lists: 30.5 to 28.4 s of the processor, beside other work.
 *
 * @param call with * for any text
 * @param stage 'Response': the server has answered, and the answer is lost on its way
 */
export async function whileFailing(
  { page }: Visitor,
  call: string,
  failure: Failure,
  act: () => Promise<unknown>,
  stage: 'Request' | 'Response' = 'Request',
): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Fetch.requestPaused', ({ requestId }) =>
    failure({
      respond: async ({ status = 200, contentType = 'text/plain', body = '' }) => {
        const responseHeaders = [{ name: 'content-type', value: contentType }]
        const encoded = Buffer.from(body).toString('base64')
        await devtools.send('Fetch.fulfillRequest', { requestId, responseCode: status, responseHeaders, body: encoded })
      },
      refuse: async () => {
        await devtools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionRefused' })
      },
    }),
  )
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: `*/api/v1${call}`, requestStage: stage }] })
  try {
    await act()
  } finally {
    await devtools.send('Fetch.disable')
  }
}

/** Closes the only toast, so that the next one that is read is newer. */
export async function dismissToast({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.locator('[data-part=toast]').waitFor({ state: 'detached' })
}
