import { readdirSync } from 'node:fs'
import { type MessageRef, messageRef } from '#contract/failures'
import { CLOCK_SLACK_MS, HOUR_MS } from '../clock.ts'
import { commandLine } from '../command-line.ts'
import { DAMAGED } from '../store/index.ts'

/** When the last backup is older, at least one was missed. */
const LATE_HOURS = 26

/**
 * 'off': BACKUP_DIR is not set; 'none': there is none yet, or only with a date in the future; 'damaged': photos in the
 * newest one are. `lastHours`: the age of the last sound one.
 */
export type BackupState = { state: 'off' | 'none' | 'damaged' | 'late' | 'ok'; lastHours: number | null }

/**
 * The file name of a backup that was made at this time, such as 'school-2026-11-21T15-44-23Z.db'.
 * @param kind 'db': a database file; 'dump': a file of pg_dump
 */
export const backupName = (time: number, note = '', kind: 'db' | 'dump' = 'db'): string =>
  `school-${new Date(time).toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}${note}.${kind}`

/** Ends the name of a backup that is made before a promotion or a new school year. */
export const BEFORE_YEAR = '-before-year'

/** The exit code of the command that makes a backup, when it was made and has damaged photos. */
export const EXIT_DAMAGED = 2

/** When the backup of this name was made, in milliseconds since 1970; undefined for a file with another note. */
function timeOf(name: string, note: string): number | undefined {
  const [, day, hours, minutes, seconds, noted] =
    /^school-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z([a-z-]*)\.(?:db|dump)$/.exec(name) ?? []
  return day && noted === note ? Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) : undefined
}

/**
 * The daily backups of a folder, newest first. An unreadable folder has none. A backup with a date in the future was made
 * while a clock was wrong: its age is unknown, so it does not count.
 * @param now the trusted time
 * @param note ends their names: of other backups than the daily ones
 */
export function backupsIn(folder: string, now: number, note = ''): Array<{ name: string; time: number }> {
  try {
    const dated = readdirSync(folder).map((name) => ({ name, time: timeOf(name, note) ?? Number.NaN }))
    return dated.filter(({ time }) => time <= now + CLOCK_SLACK_MS).sort((a, b) => b.time - a.time)
  } catch {
    return []
  }
}

/** How the daily backups are. @param now the trusted time */
export function backupState(folder: string | undefined, now: number): BackupState {
  if (!folder) return { state: 'off', lastHours: null }
  const [last] = backupsIn(folder, now)
  const [damaged] = backupsIn(folder, now, DAMAGED)
  const lastHours = last ? Math.max(0, Math.floor((now - last.time) / HOUR_MS)) : null
  if (damaged && damaged.time > (last?.time ?? 0)) return { state: 'damaged', lastHours }
  if (lastHours === null) return { state: 'none', lastHours }
  return { state: lastHours > LATE_HOURS ? 'late' : 'ok', lastHours }
}

/** The state of the backups as a sentence for the admin. */
export function backupHint({ state, lastHours }: BackupState): MessageRef {
  if (state === 'off') return messageRef('noBackups')
  if (state === 'damaged') return messageRef('backupDamaged', { command: commandLine('check') })
  if (lastHours === null) return messageRef('noBackupYet')
  return messageRef(state === 'late' ? 'backupLate' : 'backupMade', { hours: lastHours })
}
