/**
 * An error that becomes a response with a status of 400 or more, in the contract's form. May be thrown anywhere during
 * a request.
 */
export class HttpError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 408 | 413 | 415 | 429 | 503
  /** The field that the caller has to correct. */
  readonly field?: string
  /** Seconds to wait (429, 503). */
  readonly retryAfter?: number
  /** What else the body has. */
  readonly details?: object

  constructor(
    status: HttpError['status'],
    message: string,
    more: { field?: string; retryAfter?: number; details?: object } = {},
  ) {
    super(message)
    this.status = status
    this.field = more.field
    this.retryAfter = more.retryAfter
    this.details = more.details
  }
}

/** 404: `what` is the thing that is not there, as a person calls it. */
export const notFound = (what: string) => new HttpError(404, `There is no such ${what}.`)

/** @throws HttpError 404 where there is no such record */
export function existing<T>(record: T | undefined, what: string): T {
  if (record === undefined) throw notFound(what)
  return record
}
