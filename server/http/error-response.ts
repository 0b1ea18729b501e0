import type { ErrorHandler } from 'hono'
import type { Logger } from 'pino'
import { messageRef } from '#contract/failures'
import { failed, HttpError } from '../errors.ts'
import type { AppEnv } from './app-env.ts'
import { sendJson } from './responses.ts'
import { unavailable } from './unavailable.ts'

/**
 * Turns a thrown error into a response in the contract's form. An unexpected error is logged, and its text is not sent.
 */
export function errorResponse(logger: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    const requestId = c.get('requestId')
    const httpError = error instanceof HttpError ? error : unavailable(error)
    if (!httpError) {
      logger.error({ requestId, err: error }, 'internal error')
      return sendJson(c, { ...failed(messageRef('internal')), requestId }, 500)
    }
    if (httpError !== error) logger.error({ requestId, err: error }, 'no writing now')
    const { status, messageRef: ref, field, retryAfter, details } = httpError
    if (retryAfter) c.header('Retry-After', String(retryAfter))
    return sendJson(c, { ...failed(ref), ...(field && { field }), ...details }, status)
  }
}
