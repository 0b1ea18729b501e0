import type * as z from 'zod'

/** What an endpoint takes and returns. Under the same name: its method, path and access in `endpoints.ts`. */
export type Schema = {
  params?: z.ZodObject
  query?: z.ZodObject
  /** Sent as JSON. */
  json?: z.ZodObject
  /** The most bytes of that JSON; by default `uploadLimits.jsonBytes`. */
  jsonBytes?: number
  /** The client of the specification sends this JSON as it holds it: null for an empty field, numbers for digits. */
  isLoose?: boolean
  /**
   * Texts of the JSON whose errors are failures with status 200, since the client of the specification shows only
   * those.
   */
  shownFaults?: readonly string[]
  /** Sent as multipart (a form without files may also come as JSON). */
  form?: z.ZodObject
  /** The body is one file, in its bytes; the handler reads it. */
  body?: 'file'
  /** The most bytes of that file; by default those of a ZIP of photos. */
  bodyBytes?: number
  /** Names of the file parts of `form`, and whether the call needs them. */
  files?: Record<string, 'required' | 'optional'>
  /**
   * Adds records: sent again with the same header `Idempotency-Key` it is written once, and has the same response.
   */
  takesKey?: true
  /**
   * The body of a success; 'image' when it is a picture, 'file' when it is a file to be saved, 'document' when
   * it is one that was sent to the school and may be shown.
   */
  success: z.ZodObject | 'image' | 'file' | 'document'
  /** The body of a failure with status 200: an outcome that a screen reads. */
  failure?: z.ZodObject
}
