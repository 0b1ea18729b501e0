import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { AppContext, Caller } from './app-env.ts'

/** The beginning of all request ids of this process, so that they differ from the ids of another process. */
const PROCESS = randomBytes(4).toString('hex')

/** Makes the function that makes an id for a request, unique over all processes. An id that the client sends is not used. */
export function requestIds(): () => string {
  let count = 0
  return () => `${PROCESS}-${(++count).toString(36)}`
}

/** The caller in the form of the log, where the IP address is `address`, as in the audit. */
const senderOf = (caller: Caller | undefined) => caller && { user: caller.user, address: caller.ip }

/**
 * Writes the log line of a request after its response.
 * @param started what `performance.now()` was before
 */
export function logRequest(logger: Logger, c: AppContext, started: number): void {
  const { status } = c.res
  // A flood can make very many throttled requests, so they are logged at level debug only.
  const isRoutine = status === 429 || (c.req.method === 'GET' && status < 400)
  const level = status >= 500 ? 'error' : isRoutine ? 'debug' : 'info'
  if (!logger.isLevelEnabled(level)) return
  const ms = Math.round((performance.now() - started) * 10) / 10
  // A request without permission is logged with its sender.
  const caller = status === 403 ? senderOf(c.get('caller')) : undefined
  logger[level](
    { requestId: c.get('requestId'), method: c.req.method, path: c.req.path, status, ms, ...caller },
    'request',
  )
}
