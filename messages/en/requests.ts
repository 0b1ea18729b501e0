/** Requests to the server that have no response, or one of somebody else. */
export const requests = {
  down: 'The school’s server cannot be reached. Check your connection, then try again.',
  slow: 'The school’s server takes too long to answer. Try again in a moment.',
  strange: 'The school’s server gave an answer that cannot be read. Try again in a moment.',

  /** The response is not from the school’s server. */
  proxyTooLarge:
    'It is too large for the proxy in front of the school’s server, so the server never got it (413). Ask whoever looks after the server to raise the limit of the proxy.',
  proxyDown: ({ status }: { status: number }) =>
    `The proxy in front of the school’s server answered in its place, since it cannot reach the server (${status}). Wait a minute, then try again.`,
  proxySlow:
    'The proxy in front of the school’s server waited too long for the answer (504). What you sent may have arrived: look for it before you send it again.',
  foreign:
    'The answer is a web page that is not from the school’s server: perhaps of a proxy, or of the Wi-Fi, which may want you to log in. Open another page, then try again.',
}
