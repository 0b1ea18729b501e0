/**
 * Whether another server can be reached, asked without cookies and without saying from which page. The URL has to be in
 * `connect-src` of server/pages/headers.ts.
 */
export function canReach(url: string, signal: AbortSignal): Promise<boolean> {
  return fetch(url, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', signal }).then(
    () => true,
    () => false,
  )
}
