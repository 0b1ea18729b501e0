import type { Generated, GeneratedAlways } from 'kysely'
import type { Language } from '#contract'

/**
 * An address that gets mails, or has still to confirm that it wants them: that of a visitor gets the notices for everybody,
 * that of a login is told of what is for its owner.
 */
export type MailSubscriptionTable = {
  seq: GeneratedAlways<number>
  id: string
  /** The login that it belongs to, which has no other one; null: that of a visitor. */
  owner: string | null
  /** 1: the owner is told of each report that is ready. Of a login only, as the next one. */
  wantsReports: Generated<number>
  /** 1: of each notice that is for the owner, but not for everybody. */
  wantsNotices: Generated<number>
  /** A signature of the address, and of its owner: finds it, and tells nobody what it is. Unique. */
  addressKey: string
  sealedAddress: Uint8Array
  language: Language
  /** JSON of the categories in the school's first language; '': all. */
  categories: string
  /** 1: one mail a day. */
  daily: number
  askedAt: string
  confirmedAt: string | null
  /** How often a mail server has refused the address for good, since a mail last went there. */
  refusals: Generated<number>
}

/** That a notice goes to all who want it, as it is when its mails are sent: once, and once for each change that is sent. */
export type MailingTable = {
  seq: GeneratedAlways<number>
  id: string
  notice: string
  /** From 1: a higher one is a change. */
  edition: number
  /** When its mails are made, in ms: when the notice appears, and not before it could be stopped. */
  dueAt: number
  /** `seq` of the last subscription that has its mail. */
  spreadTo: Generated<number>
  /** When the last one had it; null: not yet. */
  spreadAt: string | null
  createdAt: string
}

/** A mail that is to be sent; it is removed when a mail server has taken it. */
export type MailTable = {
  seq: GeneratedAlways<number>
  id: string
  subscription: string
  /**
   * The mailing; '': the mail that asks for the confirmation; `report:` and an id: that a report is ready. Unique with the
   * subscription.
   */
  mailing: string
  /** Not before this, in ms. */
  dueAt: number
  tries: Generated<number>
  /** When it was given up; null: it waits. */
  failedAt: string | null
}

/** Which server sends mails: at most one, until a time in ms. */
export type MailTurnTable = { name: string; holder: string; until: number }
