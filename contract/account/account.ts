import * as z from 'zod'
import { code, newPassword, password, role } from '../auth/login.ts'
import { timestamp } from '../fields.ts'
import { id } from '../responses.ts'

/** A signed-in person's own account. */

export const ownAccount = z.strictObject({
  userId: z.string(),
  name: z.string(),
  role,
  password: z.strictObject({
    /** When its owner changed it; null: it is the first one. */
    changedAt: timestamp().nullable(),
    /** The school gave it to a member of the staff, who has not changed it yet. */
    isIssued: z.boolean(),
  }),
  /** For teachers and admins only. */
  secondFactor: z
    .strictObject({
      /** Since when; null: there is none. */
      since: timestamp().nullable(),
      recoveryCodes: z.int(),
      /** The school requires one of its staff. */
      isRequired: z.boolean(),
    })
    .nullable(),
})

export const passwordChange = z.object({ oldPassword: password, newPassword })
export const passwordConfirmation = z.object({ password })
export const codeConfirmation = z.object({ code: code() })
export const passwordAndCode = z.object({ password, code: code() })
/** The code of those who have a second factor; `codeRequired` in the response asks for it. */
export const passwordAndOwnCode = z.object({ password, code: code().optional() })

export const ownSession = z.strictObject({
  _id: id(),
  /** Browser and system in words; '' if they are unknown. */
  device: z.string(),
  createdAt: timestamp(),
  /** To the minute. */
  seenAt: timestamp(),
  /** The one that asks. */
  isCurrent: z.boolean(),
})

export const secondFactorSetup = z.strictObject({
  /** base32, to be typed into an authenticator app. */
  secret: z.string(),
  /** The same as `otpauth://totp/...`. */
  uri: z.string(),
  /** `uri` as a QR code: an SVG image. */
  qr: z.string(),
})

/** Each is valid once, in place of a code. */
export const recoveryCodes = z.array(z.string())
