import * as z from 'zod'
import { plainNumber, plainSigns } from '../characters.ts'
import { ROLES } from '../choices.ts'
import { fault } from '../failures.ts'
import { composedText, secret, text, timestamp, visible } from '../fields.ts'
import { LANGUAGE_TAGS } from '../languages.ts'
import { limits } from '../limits.ts'
import { failure, id, success } from '../responses.ts'

export const role = z.literal([...ROLES])

export const password = secret().min(1)
export const newPassword = secret().min(limits.passwordMin, fault('passwordTooShort'))

const userId = composedText()

/** A new user id, only with signs that every keyboard has. */
export const newUserId = visible(text().overwrite(plainSigns).trim().normalize('NFC').max(limits.text).min(1))
/** A code that the office has printed for a guardian; it may have spaces and hyphens. */
export const familyCode = () => text(64)
export const registration = z.object({
  userId: newUserId,
  password: newPassword,
  answer: text(),
  /** Makes the new login a guardian of the student whose code it is. Our addition. */
  familyCode: familyCode().optional(),
})
/** Six digits of the authenticator app, or a recovery code; spaces and hyphens between them do not count. */
export const code = () => text(64).overwrite(plainNumber)
/** Confirms a change; the code is that of those who have a second factor: `codeRequired` in the response asks for it. */
export const passwordAndOwnCode = z.object({ password, code: code().optional() })
export const credentials = z.object({
  userId,
  password,
  code: code().optional(),
  /** False: the session ends when the browser is closed. Our addition; absent means true. */
  remember: z.boolean().default(true),
})

/** Who is signed in. */
const sessionUser = z.strictObject({
  _id: id(),
  userId: z.string(),
  name: z.string(),
  role,
  /** Role 1 only: the student's `_id`. */
  studentUserId: id().optional(),
  /** Role 2 only: the classes that come first in the teacher's lists; absent: none. Our addition. */
  classes: z.array(z.string()).optional(),
  /**
   * The school gave this person of the staff, or this plain user, the password; absent: it is the person's own, or that of
   * a student. The portal opens nothing else until an own one is chosen. Our addition.
   */
  passwordIssued: z.literal(true).optional(),
})

export const registered = success({
  data: z.strictObject({ _id: id(), userId: z.string(), role, created_at: timestamp() }),
})
export const signedIn = success({ user: sessionUser })

/** What a person is asked to do: to choose an own password, and of the staff also to set up a second factor. */
const toDo = z.enum(['password', 'secondFactor'])
export const loggedIn = success({
  user: sessionUser,
  /** Absent: there is nothing to do. Our addition. */
  toDo: z.array(toDo).optional(),
  /** The language that the person has chosen; absent: none, or one that the school does not offer. Our addition. */
  language: z.enum(LANGUAGE_TAGS).optional(),
})
/** `codeRequired`: the password is right, a code of the second factor is missing or wrong. Our addition. */
export const codeRequired = failure({ codeRequired: z.literal(true).optional() })

/** What `allUser` shows an admin of each login. */
export const listedUser = z.strictObject({
  _id: id(),
  role,
  userId: z.string(),
  answer: z.string(),
  created_at: timestamp(),
})

/** What an admin is shown of the login of a student or teacher. */
export const loginSecrets = {
  userId: z.string(),
  /** As it was issued; '' once its owner has changed it. */
  password: z.string(),
  answer: z.string(),
  /** When its owner chose the password. Our addition. */
  passwordChangedAt: timestamp().nullable(),
}
