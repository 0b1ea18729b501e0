/** A request that failed: with a status of 400 or more, or without a response of the API. */
export class ApiError extends Error {
  override name = 'ApiError'
  /** The HTTP status; 0 without a response, or with one that is not from the API. */
  readonly status: number
  /** The field with the error (400). */
  readonly field: string | undefined
  /** The id of the request in the server's log (500). */
  readonly requestId: string | undefined

  constructor(message: string, detail: { status?: number; field?: string; requestId?: string; cause?: unknown } = {}) {
    super(message, { cause: detail.cause })
    this.status = detail.status ?? 0
    this.field = detail.field
    this.requestId = detail.requestId
  }
}
