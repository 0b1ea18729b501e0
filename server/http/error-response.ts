import type { ErrorHandler } from 'hono'
import type { Logger } from 'pino'
import { messageRef } from '#contract/failures'
import { Failure, failed, HttpError } from '../errors.ts'
import type { AppEnv } from './app-env.ts'
import { sendJson } from './responses.ts'
import { unavailable } from './unavailable.ts'

/**
 * Turns a thrown error into a response in the contract's form. An unexpected error is logged, and its text is not sent.
 */
export function errorResponse(logger: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    const requestId = c.get('requestId')
    const failure = error instanceof Failure ? error : unavailable(error)
    if (!failure) {
      logger.error({ requestId, err: error }, 'internal error')
      return sendJson(c, { ...failed(messageRef('internal')), requestId }, 500)
    }
    if (failure !== error) logger.error({ requestId, err: error }, 'no writing now')
    const { status, messageRef: ref, details } = failure
    const { field, retryAfter } = failure instanceof HttpError ? failure : {}
    if (retryAfter) c.header('Retry-After', String(retryAfter))
    return sendJson(c, { ...failed(ref), ...(field && { field }), ...details }, status)
  }
}
