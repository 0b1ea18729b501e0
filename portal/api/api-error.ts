/** A call that brought no answer to work with: refused with a status of 400 or more, or no answer of the API at all. */
export class ApiError extends Error {
  override name = 'ApiError'
  /** The HTTP status; 0 when nothing came back, or something that is not an answer of the API. */
  readonly status: number
  /** The field to be mended (400). */
  readonly field: string | undefined
  /** Finds the fault in the server's log (500). */
  readonly requestId: string | undefined

  constructor(message: string, detail: { status?: number; field?: string; requestId?: string; cause?: unknown } = {}) {
    super(message, { cause: detail.cause })
    this.status = detail.status ?? 0
    this.field = detail.field
    this.requestId = detail.requestId
  }
}
