import {
  confirmDays,
  deletedDays,
  draftHours,
  failedMailDays,
  familyCodeDays,
  keyHours,
  noticeDays,
  type SchoolSettings,
  undoDays,
  unusedPictureDays,
} from '#contract'
import { DAY_MS, daysIn, HOUR_MS } from '../clock.ts'
import type { Settings } from '../settings.ts'
import type { FormerDue, Leaving } from '../store/tables/former.ts'
import type { ClockState } from './trusted-clock.ts'

/** The times (ISO) before which data is removed for ever. */
export type Due = Readonly<{
  deleted: string
  drafts: string
  undo: string
  familyCodes: string
  /** Keys of calls, with their responses. */
  keys: string
  audit: string
  /** Addresses that were not confirmed. */
  unconfirmed: string
  /** Mails that could not be sent. */
  failedMails: string
  /** Pictures of the school's settings that no version shows. */
  pictures: string
  /** The number of daily backups that stay. */
  backups: number
}>

/**
 * What is to be removed now. All code that removes by age calls this function, and removes nothing when it returns
 * undefined.
 * @returns undefined while the clock is doubted
 */
export function due(
  { auditDays, backupKeep }: Pick<Settings, 'auditDays' | 'backupKeep'>,
  { trusted, doubt }: ClockState,
): Due | undefined {
  if (doubt) return undefined
  const before = (age: number) => new Date(trusted - age).toISOString()
  return {
    deleted: before(deletedDays * DAY_MS),
    drafts: before(draftHours * HOUR_MS),
    undo: before(undoDays * DAY_MS),
    familyCodes: familyCodesAfter(trusted),
    keys: before(keyHours * HOUR_MS),
    audit: before(auditDays * DAY_MS),
    unconfirmed: unconfirmedAfter(trusted),
    failedMails: before(failedMailDays * DAY_MS),
    pictures: before(unusedPictureDays * DAY_MS),
    backups: backupKeep,
  }
}

/** The days until a record is erased that was deleted at this time (ISO). */
export const daysLeft = (deletedAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(deletedAt) - now) / DAY_MS) + deletedDays)

/** Whether it is too late to undo an import that finished at this time (ISO). */
export const isUndoOver = (finishedAt: string, now: number): boolean => now - Date.parse(finishedAt) > undoDays * DAY_MS

/** The time (ISO) after which a code of a family has to be made so that it can be used now. */
export const familyCodesAfter = (now: number): string => new Date(now - familyCodeDays * DAY_MS).toISOString()

/** The time (ISO) after which notices by mail have to be asked for so that they can be confirmed now. */
export const unconfirmedAfter = (now: number): string => new Date(now - confirmDays * DAY_MS).toISOString()

/** When a code of a family ends that was made at this time. Both as ISO. */
export const familyCodeEnd = (createdAt: string): string =>
  new Date(Date.parse(createdAt) + familyCodeDays * DAY_MS).toISOString()

/** Until when the school keeps its former students, and the time zone in which it counts the days. */
export type FormerRule = Pick<SchoolSettings['leavers'], 'keepYears' | 'keepSince'> & { timeZone: string }

export const formerRule = ({
  settings,
  timeZone,
}: {
  settings: Pick<SchoolSettings, 'leavers'>
  timeZone: string
}): FormerRule => ({ ...settings.leavers, timeZone })

/** The day of a leaving, and when it was recorded. */
type Left = Pick<Leaving, 'leftOn' | 'leftAt'>

/** A day as many days later. Both as YYYY-MM-DD. */
const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** A day as many years later or, below 0, earlier; of 29 February, 1 March where there is none. */
function yearsAfter(day: string, years: number): string {
  const moved = `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`
  return new Date(Date.parse(moved)).toISOString().slice(0, 10)
}

/**
 * The former students whose records the school's rule erases now; undefined: none, or the clock is doubted. Nobody is
 * erased within `noticeDays` of the day on which the rule was made or the leaving was recorded.
 */
export function formerDue(rule: FormerRule, { trusted, doubt }: ClockState): FormerDue | undefined {
  const { keepYears, keepSince, timeZone } = rule
  const today = daysIn(timeZone)(trusted)
  if (doubt || keepYears === null || (keepSince && daysAfter(keepSince, noticeDays) > today)) return undefined
  return {
    leftOn: yearsAfter(today, -keepYears),
    recordedBefore: new Date(trusted - noticeDays * DAY_MS).toISOString(),
  }
}

/** The last day of leaving of those who can be due within `noticeDays`. @param today as YYYY-MM-DD */
export const lastDayDueSoon = ({ keepYears }: FormerRule, today: string): string | undefined =>
  keepYears === null ? undefined : yearsAfter(daysAfter(today, noticeDays), -keepYears)

/** The day on which the record of a former student is erased, if it is within `noticeDays`. */
export function erasedSoonOn(leaving: Left, rule: FormerRule, today: string): string | undefined {
  const day = erasedOn(leaving, rule)
  return day !== null && day <= daysAfter(today, noticeDays) ? day : undefined
}

/** How many of these the rule erases within `noticeDays`, and on which day it begins; null: none. */
export function formerDueSoon(
  leavings: readonly Left[],
  rule: FormerRule,
  today: string,
): { count: number; from: string } | null {
  const days = leavings.flatMap((leaving) => erasedSoonOn(leaving, rule, today) ?? []).sort()
  return days[0] === undefined ? null : { count: days.length, from: days[0] < today ? today : days[0] }
}

/** The day on which the record of a former student is erased; null: it is kept for ever. */
export function erasedOn({ leftOn, leftAt }: Left, { keepYears, keepSince, timeZone }: FormerRule): string | null {
  if (keepYears === null) return null
  const recorded = daysAfter(daysIn(timeZone)(Date.parse(leftAt)), noticeDays)
  const days = [yearsAfter(leftOn, keepYears), recorded, keepSince && daysAfter(keepSince, noticeDays)]
  return days.toSorted().at(-1) ?? null
}
