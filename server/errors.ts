/** A fault that the person who starts the server can mend: shown as one line, without a stack. */
export class SetupError extends Error {}

/**
 * An error that becomes a response with a status of 400 or more, in the contract's form. May be thrown anywhere during
 * a request.
 */
export class HttpError extends Error {
  declare readonly status: 400 | 401 | 403 | 404 | 408 | 413 | 415 | 429 | 503
  /** The field that the caller has to correct. */
  declare readonly field?: string
  /** Seconds to wait (429, 503). */
  declare readonly retryAfter?: number
  /** More fields of the body. */
  declare readonly details?: object

  constructor(
    status: HttpError['status'],
    message: string,
    more: Pick<HttpError, 'field' | 'retryAfter' | 'details'> = {},
  ) {
    super(message)
    Object.assign(this, { status, ...more })
  }
}

/** The code of an error of Node, SQLite or PostgreSQL; '' without one. */
export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** 404. `what` names the missing thing in the message, such as 'student'. */
export const notFound = (what: string) => new HttpError(404, `There is no such ${what}.`)

/** 404 for a selection of `all` records; `nothing` says what was not done, such as 'nothing was deleted'. */
export const someMissing = (missing: number, all: number, nothing: string) =>
  new HttpError(
    404,
    `${missing} of these ${all} no longer exist, so ${nothing}: load the list again, then select anew.`,
  )

/** Returns the record. @throws HttpError 404 if it is undefined */
export function existing<T>(record: T | undefined, what: string): T {
  if (record === undefined) throw notFound(what)
  return record
}
