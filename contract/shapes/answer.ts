import * as z from 'zod'
import { text } from './text.ts'

/** Opaque; cannot be guessed. */
export const id = () => z.string()

/** Short fingerprint of the photo, null without one. As `?v=` in the image's address it makes a changed photo appear at once. Our addition. */
export const photoVersion = () => z.string().nullable()

/** A success with what it carries. */
export const answer = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject({ success: z.literal(true), message: z.string(), ...shape })

/** An outcome that a screen reads, with status 200. */
export const refusal = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject({ success: z.literal(false), message: z.string(), ...shape })

export const plainRefusal = refusal({})

/** A call that should not have been made: status 400 and above. */
export const errorAnswer = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  /** Which field is to be mended (400). */
  field: z.string().optional(),
  /** Finds the fault in the server's log (500). */
  requestId: z.string().optional(),
})

/** `{id}` in a path. */
export const idParam = z.object({ id: text(128) })
