import { englishOf, type Kind, type MessageRef, messageOf, messageRef } from '#contract/failures'
import { sqliteCode } from './sqlite-codes.ts'

/** An error that the person who starts the server can solve: shown as one line, without a stack. */
export class SetupError extends Error {}

/**
 * Something that was not done, and why: in English as its message, and by the code of that text. Wherever a request throws
 * one, it becomes the response (`http/error-response.ts`), and a transaction that it leaves has written nothing.
 */
export class Failure extends Error {
  readonly messageRef: MessageRef
  /** More fields of the body. */
  readonly details?: object
  readonly status: 200 | HttpError['status'] = 200

  constructor(message: MessageRef, details?: object) {
    super(englishOf(message))
    this.messageRef = message
    if (details) this.details = details
  }
}

/** A reason as the API sends it. */
export const reasonOf = (message: MessageRef) => ({ reason: englishOf(message), ...message })

/** The body of a failure. */
export const failed = (message: MessageRef) => ({ success: false as const, ...messageOf(message) })

/**
 * An outcome that a page reads: its response has the status 200 and `success: false`.
 * @example throw new FailureResponse(messageRef('reportExists'), { data } satisfies FailureDetails<'checkReport'>)
 */
export class FailureResponse extends Failure {}

/** A call that should not have been made: its response has a status of 400 or more. */
export class HttpError extends Failure {
  declare readonly status: 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 503
  /** The field that the caller has to correct. */
  declare readonly field?: string
  /** Seconds to wait (429, 503). */
  declare readonly retryAfter?: number

  constructor(
    status: HttpError['status'],
    message: MessageRef,
    more: Pick<HttpError, 'field' | 'retryAfter' | 'details'> = {},
  ) {
    super(message, more.details)
    Object.assign(this, { status, field: more.field, retryAfter: more.retryAfter })
  }
}

/** 400 for what only a broken client sends: in English. @param why what happened, and how to mend it */
export const badRequest = (why: string, field?: string) =>
  new HttpError(400, messageRef('badRequest', { why }), field === undefined ? {} : { field })

/** 404 for a path of no call: in English. */
export const noSuchCall = () => new HttpError(404, messageRef('noSuchCall', { why: 'There is no such call.' }))

/** 403 for what no page of the portal offers: in English. @param why what happened, and what to do in its place */
export const forbidden = (why: string) => new HttpError(403, messageRef('forbidden', { why }))

/**
 * An outcome about which the portal asks or tells a person in its own words, by the other fields of the body: in English.
 * @example throw notDone('Nothing was restored.', { refused } satisfies FailureDetails<'restoreDeleted'>)
 */
export const notDone = (why: string, details: object) => new FailureResponse(messageRef('notDone', { why }), details)

/** The code of an error of Node, SQLite or PostgreSQL, such as ENOSPC, SQLITE_FULL or 53100; '' without one. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error && 'code' in error)) return ''
  // Node gives all errors of SQLite one code.
  return 'errcode' in error ? sqliteCode(Number(error.errcode)) : String(error.code)
}

/** 404. */
export const notFound = (what: Kind) => new HttpError(404, messageRef('noSuch', { what }))

/** 404 for a selection of which not all records are there. */
export const someGone = (found: readonly unknown[], all: readonly unknown[]) =>
  new HttpError(404, messageRef('someGone', { missing: all.length - found.length, all: all.length }))

/** Returns the record. @throws HttpError 404 if it is undefined */
export function existing<T>(record: T | undefined, what: Kind): T {
  if (record === undefined) throw notFound(what)
  return record
}

/** @throws HttpError 404 if nothing was found */
export function requireFound(isFound: boolean, what: Kind): void {
  if (!isFound) throw notFound(what)
}
