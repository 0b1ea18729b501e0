import * as z from 'zod'
import { familyCode as typedCode } from '../auth/login.ts'
import { text, timestamp } from '../fields.ts'
import { handedOutAddress, portal } from '../logins/schemas.ts'
import { act, id, idParam, lang, outcome, selection, success } from '../responses.ts'
import { reportedStudent } from '../students/student.ts'

/** A notice for the class of a child, as the page 'Family' lists it. */
const familyNotice = z.strictObject({
  _id: id(),
  title: z.string(),
  /** Since when it is shown: YYYY-MM-DD. */
  day: z.string(),
  /** Its event is cancelled. */
  cancelled: z.literal(true).optional(),
  /** As `inFirst` of a notice. */
  inFirst: z.array(z.string()).optional(),
})

/** A student as a guardian may read it. */
const child = reportedStudent.extend({
  _id: id(),
  /** There is a report of the present school year. */
  hasReport: z.boolean(),
  /** The child has left the school; the class is the last one. */
  hasLeft: z.boolean(),
  /** How many reports of earlier school years there are. */
  earlier: z.int().nonnegative(),
  /** The notices for the child's class and not for everybody, newest first. */
  notices: z.array(familyNotice),
})

const guardian = z.strictObject({
  /** The `_id` of the login. */
  user: id(),
  userId: z.string(),
  name: z.string(),
  /** Who made the link: an admin, or the guardian with a code. */
  by: z.enum(['office', 'code']),
  createdAt: timestamp(),
})

/** A code that nobody has used yet. */
const openCode = z.strictObject({ _id: id(), createdAt: timestamp(), endsAt: timestamp() })

const guardiansAfter = { guardians: z.array(guardian) }

/** A code for a guardian; it is shown only once. */
const familyCode = z.strictObject({
  /** The `_id` of the student. */
  _id: id(),
  /** In groups, such as '7KCM-W3HN-4XPT'. */
  familyCode: z.string(),
  endsAt: timestamp(),
})

/** `lang`: as that of a list of notices. */
export const family = { query: z.object({ lang: lang() }), success: success({ children: z.array(child) }) }
export const joinFamily = {
  json: z.object({ code: typedCode() }),
  ...outcome({ child: reportedStudent.pick({ name: true, grade: true }).extend({ _id: id() }) }),
}
export const leaveFamily = { params: idParam, success: success({}) }
export const guardians = { params: idParam, success: success({ ...guardiansAfter, codes: z.array(openCode) }) }
export const addGuardian = {
  params: idParam,
  json: z.object({ userId: text() }),
  ...outcome(guardiansAfter),
}
export const endGuardian = { params: idParam.extend({ user: text(128) }), success: success(guardiansAfter) }
/** An unknown id is left out of the response. */
export const familyCodes = {
  json: selection.extend({ portal }),
  takesKey: true,
  success: success({ codes: z.array(familyCode), portal: handedOutAddress, act: act() }),
} as const
export const endFamilyCode = { params: idParam, success: success({}) }
