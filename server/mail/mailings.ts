import { holdMinutes } from '#contract'
import { momentIn } from '#contract/days'
import type { School } from '../school/current.ts'
import { isShownTo, VISITOR } from '../school/visible-notices.ts'
import { newId } from '../store/ids.ts'
import type { Tables } from '../store/index.ts'
import { isExpiredOn, isPlannedOn, type NoticeRow } from '../store/tables/notices.ts'

/** How long the mails of a notice wait, so that a mistake can be stopped. */
export const HOLD_MS = holdMinutes * 60_000

/** When it is, by the trusted clock: in ms, and the day at the school. */
export type Present = { now: number; day: string; school: Pick<School, 'settings' | 'timeZone'> }

/** Whether a notice goes to people who are not signed in: on this day, or when it appears. */
export const isForMail = (notice: NoticeRow, { day, school }: Present): boolean =>
  school.settings.pages.board &&
  !isExpiredOn(notice, day) &&
  (isPlannedOn(notice, day) ? notice.audience === 'everybody' : isShownTo(notice, VISITOR, day))

/** When its mails are made: when it appears, but not before it could be stopped. */
const dueAt = ({ appearsOn }: NoticeRow, { now, school }: Present): number =>
  Math.max(now + HOLD_MS, appearsOn ? Date.parse(momentIn(school.timeZone, appearsOn, '00:00')) : 0)

/**
 * Sends a notice by mail, or a change of it. To be called in the transaction that saves the notice. One whose mails are
 * still to be made is sent once, as it is then.
 * @param isAsked whether who saves it wants that; else only the time of mails follows a change of it
 * @returns whether something is sent that was not before
 */
export async function announce(
  { mails }: Pick<Tables, 'mails'>,
  notice: NoticeRow,
  present: Present,
  isAsked: boolean,
): Promise<boolean> {
  const open = await mails.openMailing(notice.id)
  const at = dueAt(notice, present)
  if (open) {
    if (open.spreadTo === 0) await mails.updateMailing(open.id, { dueAt: at })
    return false
  }
  if (!isAsked || !isForMail(notice, present)) return false
  const { now } = present
  await mails.addMailing({ id: newId(), notice: notice.id, dueAt: at, spreadAt: null, createdAt: isoOf(now) })
  return true
}

/** Whether somebody who wants these categories gets a notice. Both in the school's first language. */
export const wants = ({ categories }: { categories: string }, category: string): boolean =>
  categories === '' || (JSON.parse(categories) as string[]).includes(category)

/** How many want a notice of this category. */
export async function reachOf({ mailSubscriptions }: Pick<Tables, 'mailSubscriptions'>, category: string) {
  const all = await mailSubscriptions.categories()
  return all.filter((one) => wants(one, category)).reduce((sum, { n }) => sum + n, 0)
}

/** When the next daily mail goes. @param hour on the clock of the school */
export function nextDaily({ now, school, day }: Present, hour: number): number {
  const at = (on: string) => Date.parse(momentIn(school.timeZone, on, `${String(hour).padStart(2, '0')}:00`))
  const today = at(day)
  return today > now ? today : at(new Date(Date.parse(day) + 24 * 3_600_000).toISOString().slice(0, 10))
}

/** Subscriptions that get their mail in one transaction: some milliseconds, then others have their turn. */
const BATCH = 200

/**
 * Makes mails of a mailing that is due: of some subscriptions, in one transaction with how far it is. Killed at any moment,
 * it goes on where it was.
 * @returns whether it was the last step
 */
export async function spread(
  tables: Pick<Tables, 'mails' | 'mailSubscriptions' | 'notices'>,
  id: string,
  present: Present,
  hour: number,
): Promise<boolean> {
  const { mails, mailSubscriptions, notices } = tables
  const mailing = await mails.mailing(id)
  // Stopped meanwhile.
  if (!mailing || mailing.spreadAt !== null) return true
  const end = () => mails.updateMailing(id, { spreadAt: isoOf(present.now) })
  const notice = await notices.find(mailing.notice)
  if (!notice || !isForMail(notice, present)) {
    await end()
    return true
  }
  if (isPlannedOn(notice, present.day)) {
    await mails.updateMailing(id, { dueAt: dueAt(notice, present) })
    return true
  }
  if (mailing.spreadTo === 0) await mails.removeEarlier(mailing)
  const next = await mailSubscriptions.confirmedAfter(mailing.spreadTo, BATCH)
  const daily = nextDaily(present, hour)
  await mails.add(
    next
      .filter((one) => wants(one, notice.catagory))
      .map((one) => ({ id: newId(), subscription: one.id, mailing: id, dueAt: one.daily ? daily : present.now })),
  )
  const last = next.at(-1)
  if (last) await mails.updateMailing(id, { spreadTo: last.seq })
  if (next.length === BATCH) return false
  await end()
  return true
}

const isoOf = (time: number) => new Date(time).toISOString()
