import { deletedDays, draftHours, undoDays } from '#contract'
import { DAY_MS, HOUR_MS } from '../clock.ts'
import type { Settings } from '../settings.ts'
import type { ClockState } from './believed-clock.ts'

/** What is due to be removed for good. Times are ISO: what is older than that. */
export type Due = Readonly<{
  deleted: string
  drafts: string
  undo: string
  audit: string
  /** All daily backups but so many. */
  backups: number
}>

/**
 * What is due now. Everything that removes by age asks here, and does nothing where the answer is undefined: while the
 * clock is doubted, nothing is due.
 */
export function due(
  { auditDays, backupKeep }: Pick<Settings, 'auditDays' | 'backupKeep'>,
  { believed, doubt }: ClockState,
): Due | undefined {
  if (doubt) return undefined
  const before = (age: number) => new Date(believed - age).toISOString()
  return {
    deleted: before(deletedDays * DAY_MS),
    drafts: before(draftHours * HOUR_MS),
    undo: before(undoDays * DAY_MS),
    audit: before(auditDays * DAY_MS),
    backups: backupKeep,
  }
}

/** In how many days a record that was deleted then (ISO) is due to be erased. */
export const daysLeft = (deletedAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(deletedAt) - now) / DAY_MS) + deletedDays)

/** Whether it is too late to undo an import that was done then (ISO). */
export const isUndoOver = (finishedAt: string, now: number): boolean => now - Date.parse(finishedAt) > undoDays * DAY_MS
