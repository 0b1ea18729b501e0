import * as z from 'zod'
import { code, codeRequired, newPassword, password, role } from '../auth/login.ts'
import { choice, timestamp } from '../fields.ts'
import { LANGUAGE_TAGS } from '../languages.ts'
import { address } from '../mail/schemas.ts'
import { id, idParam, outcome, success } from '../responses.ts'

/** The account of the caller. */

/** What the owner of a mail address is told of, and in which language. */
const ownWishes = {
  language: choice(LANGUAGE_TAGS),
  /** Of each report that is ready: for students, and for users who are guardians. */
  reports: z.boolean(),
  /** Of each notice that is for the caller, but not for everybody. */
  notices: z.boolean(),
}

const ownMail = z.strictObject({
  address: z.string(),
  /** Null: not yet, so nothing is sent. */
  confirmedAt: timestamp().nullable(),
  language: z.enum(LANGUAGE_TAGS),
  reports: z.boolean(),
  notices: z.boolean(),
})

const ownAccount = z.strictObject({
  userId: z.string(),
  name: z.string(),
  role,
  password: z.strictObject({
    /** When its owner chose it; null: it is the one that the school gave. */
    changedAt: timestamp().nullable(),
    /** The school gave it to a member of the staff or a plain user, who is asked to choose an own one. */
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
  /** The mail address; null: none. Absent where no mail is sent. Our addition. */
  mail: ownMail.nullable().optional(),
})

/** `code`: as of `passwordAndOwnCode`. */
const passwordChange = z.object({ oldPassword: password, newPassword, code: code().optional() })
const passwordConfirmation = z.object({ password })
const codeConfirmation = z.object({ code: code() })
const passwordAndCode = z.object({ password, code: code() })

const ownSession = z.strictObject({
  _id: id(),
  /** Browser and system in words; '' if they are unknown. */
  device: z.string(),
  /** The two of them, for other languages. Our addition. */
  browser: z.string(),
  system: z.string(),
  createdAt: timestamp(),
  /** To the minute. */
  seenAt: timestamp(),
  /** The one that asks. */
  isCurrent: z.boolean(),
})

const secondFactorSetup = z.strictObject({
  /** base32, to be typed into an authenticator app. */
  secret: z.string(),
  /** The same as `otpauth://totp/...`. */
  uri: z.string(),
  /** `uri` as a QR code: an SVG image. */
  qr: z.string(),
})

/** Each is valid once, in place of a code. */
const recoveryCodes = z.array(z.string())

export const account = { success: success({ account: ownAccount }) }
export const deleteAccount = { json: passwordConfirmation, ...outcome({}) }
export const changePassword = { json: passwordChange, success: success({ ended: z.int() }), failure: codeRequired }
/** A mail goes to the address, whose link confirms it: at most one a day, to whatever is asked. */
export const giveOwnMail = {
  json: z.object({ password, code: code().optional(), address, ...ownWishes }),
  success: success({ mail: ownMail }),
  failure: codeRequired,
}
export const changeOwnMail = { json: z.object(ownWishes), success: success({ mail: ownMail }) }
export const removeOwnMail = { success: success({}) }
export const ownSessions = { success: success({ sessions: z.array(ownSession) }) }
export const endOwnSession = { params: idParam, success: success({}) }
export const endOtherSessions = { success: success({ ended: z.int() }) }
export const beginSecondFactor = { json: passwordConfirmation, ...outcome({ setup: secondFactorSetup }) }
export const confirmSecondFactor = { json: codeConfirmation, ...outcome({ recoveryCodes }) }
export const renewRecoveryCodes = { json: passwordAndCode, ...outcome({ recoveryCodes }) }
export const removeSecondFactor = { json: passwordAndCode, ...outcome({}) }
