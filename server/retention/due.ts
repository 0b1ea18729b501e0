import { deletedDays, draftHours, familyCodeDays, keyHours, undoDays, unusedPictureDays } from '#contract'
import { DAY_MS, HOUR_MS } from '../clock.ts'
import type { Settings } from '../settings.ts'
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

/** When a code of a family ends that was made at this time. Both as ISO. */
export const familyCodeEnd = (createdAt: string): string =>
  new Date(Date.parse(createdAt) + familyCodeDays * DAY_MS).toISOString()
