import * as z from 'zod'
import { brokenFault, fault } from '../failures.ts'
import { choice, optionalText, singleLine, text, timestamp, wholeNumber } from '../fields.ts'
import { LANGUAGE_TAGS } from '../languages.ts'
import { isReachable } from '../mail-address.ts'
import { AUDIENCES } from '../notices/audience.ts'
import { id, idParam, messageWithRef, success } from '../responses.ts'

const WRONG = fault('mailAddressWrong')

/** Longer than any address with spaces around it. */
const MOST_TYPED = 500

export const address = z.string(WRONG).max(MOST_TYPED, { abort: true, error: WRONG }).trim().refine(isReachable, WRONG)

const MOST_CATEGORIES = 50

/** What somebody wants to get. */
const wishes = {
  language: choice(LANGUAGE_TAGS),
  /** Categories in the school's first language; empty: all. */
  categories: z
    .array(singleLine(), brokenFault('must be a list of categories'))
    .max(MOST_CATEGORIES, brokenFault(`has more than ${MOST_CATEGORIES} entries`))
    .transform((names) => [...new Set(names)].sort()),
  /** 'daily': one mail a day, at an hour of the school. */
  when: choice(['atOnce', 'daily']),
}

/** In the links of a mail: proves that its owner has got it. */
const key = text(128)
const withKey = z.object({ key })

const shownWishes = {
  language: z.enum(LANGUAGE_TAGS),
  categories: z.array(z.string()),
  when: z.enum(['atOnce', 'daily']),
}

/** A subscription as its owner sees it: all that is kept of it. */
const subscription = z.strictObject({
  address: z.string(),
  ...shownWishes,
  askedAt: timestamp(),
  /** Null: not yet. */
  confirmedAt: timestamp().nullable(),
  /** The hour of the daily mail, on the clock of the school. */
  hour: z.int(),
  /** It is the address of a login, whose wishes are in the account: here it is only confirmed and ended. */
  isOfLogin: z.boolean(),
})

export const subscribe = { json: z.object({ address, ...wishes }), success: success({}) }
export const mailSubscription = { json: withKey, success: success({ subscription }) }
export const confirmSubscription = { json: withKey, success: success({ subscription }) }
export const changeSubscription = { json: withKey.extend(wishes), success: success({ subscription }) }
export const unsubscribe = { query: withKey, success: success({}) }
export const subscriptionPage = { query: withKey, success: 'document' } as const

const count = z.int().nonnegative()

/** The mails of a notice that wait: until they may be sent, or for the mail server. */
const mailing = z.strictObject({
  _id: id(),
  notice: z.strictObject({ _id: id(), title: z.string() }),
  /** When they begin to be sent; in the past: they are. */
  at: timestamp(),
  /** Mails that are still to be sent; before it begins, the addresses that there are now. */
  waiting: count,
})

const state = {
  /** Why no mail can be sent; absent: it can. */
  problem: messageWithRef.optional(),
  paused: z.boolean(),
  hour: z.int(),
  /** Addresses of visitors that are confirmed. */
  addresses: count,
  /** Confirmed addresses of logins: who has which is for nobody to see. */
  ofLogins: count,
  waiting: count,
  failed: count,
  mailings: z.array(mailing),
}

export const mailState = { success: success(state) }
export const changeMail = {
  json: z.object({
    paused: z.boolean().optional(),
    hour: z.int().min(0).max(23).optional(),
  }),
  success: success(state),
}
export const mailReach = {
  /** Of a notice with these; without a category, of all. */
  query: z.object({
    category: singleLine().optional(),
    audience: choice(AUDIENCES).default('everybody'),
    classes: optionalText(),
  }),
  success: success({ addresses: count }),
}
export const tryMail = { success: success({ problem: messageWithRef.optional() }) }
export const mailAddresses = {
  /** `?page=1` is the newest. */
  query: z.object({ page: wholeNumber({ min: 1, max: 1_000_000 }).default(1) }),
  success: success({
    data: z.array(
      z.strictObject({ _id: id(), address: z.string(), ...shownWishes, confirmedAt: timestamp().nullable() }),
    ),
    page: z.int(),
    pages: z.int(),
    total: z.int(),
  }),
}
export const eraseMailAddress = { params: idParam, success: success({}) }
export const stopMailing = { params: idParam, success: success({}) }
