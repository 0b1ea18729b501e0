import * as z from 'zod'
import { ROLES } from '../choices.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { answer, id } from './answer.ts'
import { text, timestamp } from './text.ts'

export const role = z.literal([...ROLES])

/** Not trimmed: a space may be part of it. */
const password = z.string().min(1).max(limits.text)
export const newPassword = z.string().min(limits.passwordMin, messages.passwordTooShort).max(limits.text)

/** What people call themselves: characters that nobody sees would make two ids look like one. */
const chosenUserId = text().refine(
  (value) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(value),
  'has a character that cannot be seen: choose letters, digits and signs',
)
export const registration = z.object({ userId: chosenUserId, password: newPassword, answer: text() })
export const credentials = z.object({ userId: text(), password })

/** Who is signed in. */
export const sessionUser = z.strictObject({
  _id: id(),
  userId: z.string(),
  name: z.string(),
  role,
  /** Role 1 only: the student's `_id`. */
  studentUserId: id().optional(),
})

export const registered = answer({
  data: z.strictObject({ _id: id(), userId: z.string(), role, created_at: timestamp() }),
})
export const signedIn = answer({ user: sessionUser })

/** What `allUser` shows an admin of each login. */
export const listedUser = z.strictObject({
  _id: id(),
  role,
  userId: z.string(),
  answer: z.string(),
  created_at: timestamp(),
})
