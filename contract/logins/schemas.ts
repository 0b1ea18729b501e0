import * as z from 'zod'
import { brokenFault } from '../failures.ts'
import { choice, httpUrl, optionalText, text, timestamp } from '../fields.ts'
import { act, id, selection, success } from '../responses.ts'

/** The URL of the portal in the browser that calls. It is used if the server has no `PUBLIC_URL`. */
export const portal = httpUrl(brokenFault('must be the address of the portal, such as https://portal.example.org'))

/** The `_id`s of students and teachers. An unknown id is left out of the response. */
const loginsRequest = selection.extend({
  /** The purpose, which is in the audit. */
  use: choice(['show', 'print']),
  portal,
})

/** What a person needs to log in. */
const handedOutLogin = z.strictObject({
  /** The `_id` of the student or teacher. */
  _id: id(),
  userId: z.string(),
  /** The one that the school issued; '' if its owner has changed it, or if the school cannot read it any more. */
  password: z.string(),
  passwordChangedAt: timestamp().nullable(),
})

/** The address of the portal, and the same as a QR code: an SVG image. */
export const handedOutAddress = z.strictObject({ url: z.string(), qr: z.string() })

export const logins = {
  json: loginsRequest,
  success: success({ logins: z.array(handedOutLogin), portal: handedOutAddress, act: act() }),
}
/**
 * `reach`: who gets the address on paper cannot open it everywhere, but only on the machine on which it was printed, or
 * only in its network; absent: everywhere, or in the network that `PUBLIC_URL` means.
 */
export const portalAddress = {
  query: z.object({ portal }),
  success: success({ url: z.string(), reach: z.enum(['machine', 'network']).optional() }),
}
/**
 * As the school spells the name, else as it reads in Latin letters, else the class and the roll number. The response is ''
 * if nothing comes of them.
 */
export const romanizeName = {
  json: z.object({ name: text(), grade: optionalText(), rollNumber: optionalText() }),
  success: success({ name: z.string() }),
}
