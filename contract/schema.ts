import type * as z from 'zod'

/** What an endpoint takes and returns. Under the same name: its method, path and access in `endpoints.ts`. */
export type Schema = {
  params?: z.ZodObject
  query?: z.ZodObject
  /** Sent as JSON. */
  json?: z.ZodObject
  /** Sent as multipart (a form without files may also come as JSON). */
  form?: z.ZodObject
  /** Names of the file parts of `form`, and whether the call needs them. */
  files?: Record<string, 'required' | 'optional'>
  /** The body of a success; 'image' when it is a picture. */
  success: z.ZodObject | 'image'
  /** The body of a failure with status 200: an outcome that a screen reads. */
  failure?: z.ZodObject
}
