import { holdMinutes } from '#contract'
import { momentIn } from '#contract/days'
import type { School } from '../school/current.ts'
import { mailSettings, type Settings } from '../settings.ts'
import { newId } from '../store/ids.ts'
import type { Tables } from '../store/index.ts'
import { isExpiredOn, isPlannedOn, type NoticeRow } from '../store/tables/notices.ts'
import { receiversOf, wants } from './readers.ts'

/** How long the mails of a notice wait, so that a mistake can be stopped. */
export const HOLD_MS = holdMinutes * 60_000

/** When it is, by the trusted clock: in ms, and the day at the school. */
export type Present = { now: number; day: string; school: Pick<School, 'settings' | 'timeZone'> }

/** Whether those for whom a notice is read it: on this day, or when it appears. */
export const isForMail = (notice: NoticeRow, { day, school }: Present): boolean =>
  school.settings.pages.board && !isExpiredOn(notice, day)

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

/** How many get a notice: visitors who want its category or, if it is not for everybody, logins. */
export async function reachOf(
  tables: Tables,
  notice: Pick<NoticeRow, 'audience' | 'classes' | 'catagory'>,
  { settings }: Present['school'],
): Promise<number> {
  const { mailSubscriptions } = tables
  if (notice.audience === 'everybody') {
    const all = await mailSubscriptions.categories()
    return all.filter((one) => wants(one, notice.catagory)).reduce((sum, { n }) => sum + n, 0)
  }
  const owners = await mailSubscriptions.ownersForNotices()
  const asked = owners.map((owner) => ({ owner, categories: '', wantsNotices: 1 }))
  return (await receiversOf(tables, settings, notice, asked)).length
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
export async function spread(tables: Tables, id: string, present: Present, hour: number): Promise<boolean> {
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
  const whose = notice.audience === 'everybody' ? 'visitors' : 'logins'
  const next = await mailSubscriptions.confirmedAfter(whose, mailing.spreadTo, BATCH)
  const receivers = await receiversOf(tables, present.school.settings, notice, next)
  const daily = nextDaily(present, hour)
  await mails.add(
    receivers.map((one) => ({
      id: newId(),
      subscription: one.id,
      mailing: id,
      dueAt: one.daily ? daily : present.now,
    })),
  )
  const last = next.at(-1)
  if (last) await mails.updateMailing(id, { spreadTo: last.seq })
  if (next.length === BATCH) return false
  await end()
  return true
}

/** The queue's name of what is not a notice: that a report is ready. */
const REPORT = 'report:'

/** The report of which a mail tells; undefined: it is of a notice. */
export const reportOf = ({ mailing }: { mailing: string }): string | undefined =>
  mailing.startsWith(REPORT) ? mailing.slice(REPORT.length) : undefined

/**
 * Tells students and guardians that reports are ready. To be called in the transaction that saves or releases them. Whether
 * they may read them is asked when the mails are sent.
 * @param readyAt in ms; the mails go some minutes later, so that a mistake can be taken back
 */
export async function announceReports(
  tables: Pick<Tables, 'mails' | 'mailSubscriptions'>,
  settings: Settings,
  ids: readonly string[],
  readyAt: number,
): Promise<void> {
  if (!mailSettings(settings)) return
  // Of a release from another day.
  await forgetReports(tables, ids)
  const told = await tables.mailSubscriptions.forReports(ids)
  const dueAt = readyAt + HOLD_MS
  await tables.mails.add(
    told.map(({ subscription, report }) => ({ id: newId(), subscription, mailing: REPORT + report, dueAt })),
  )
}

/** Takes back that reports are ready, where it was not sent yet. */
export const forgetReports = ({ mails }: Pick<Tables, 'mails'>, ids: readonly string[]): Promise<void> =>
  mails.removeOf(ids.map((id) => REPORT + id))

const isoOf = (time: number) => new Date(time).toISOString()
