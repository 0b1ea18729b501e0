import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Logger } from 'pino'
import { DAY_MS, HOUR_MS } from '../clock.ts'
import { sweepImports } from '../imports/run/sweep.ts'
import { type Due, due, formerDue, formerRule } from '../retention/due.ts'
import { eraseInSteps } from '../retention/erase-in-steps.ts'
import type { ClockState, TrustedClock } from '../retention/trusted-clock.ts'
import { readSchool } from '../school/current.ts'
import { removeUnusedFiles, removeUnusedPictures } from '../school/pictures.ts'
import { auditWriter, recordOf, recordsOf } from '../security/audit.ts'
import type { Settings } from '../settings.ts'
import { DAMAGED, type Store } from '../store/index.ts'
import { BEFORE_YEAR, backupName, backupsIn, EXIT_DAMAGED } from './backups.ts'

/** Audit entries that are removed in one step: a few milliseconds of work, then other requests are handled. */
const BATCH = 500

type Parts = {
  store: Store
  settings: Settings
  logger: Logger
  time: TrustedClock
  /** The built command that makes one backup. */
  backupCommand: string
}

/**
 * Runs the maintenance now and then each hour: removes old audit lines, drafts of imports, codes of families, keys of
 * calls and addresses that were not confirmed, erases what was deleted long ago and the former students whose time is over, removes deleted texts from the
 * database files, reads every page of them, makes the backup.
 */
export function startMaintenance(parts: Parts): { stop(): void } {
  const stopping = new AbortController()
  let running = Promise.resolve()
  const schedule = () => {
    running = running.then(() => runMaintenance(parts, stopping.signal))
  }
  schedule()
  const timer = setInterval(schedule, HOUR_MS)
  // The timer must not keep the process alive: the server's sockets do.
  timer.unref()
  return {
    stop() {
      clearInterval(timer)
      stopping.abort()
    },
  }
}

/**
 * Runs each part once. A part that fails is logged and runs again an hour later; the other parts still run. All parts
 * use the trusted time at the beginning, since the clock may jump while they run.
 */
export async function runMaintenance(parts: Parts, signal?: AbortSignal): Promise<void> {
  const { store, settings, logger, time } = parts
  const attempt = async <T>(what: string, work: () => T | Promise<T>): Promise<T | undefined> => {
    if (signal?.aborted) return undefined
    try {
      return await work()
    } catch (error) {
      if (!signal?.aborted) logger.error({ err: error }, what)
      return undefined
    }
  }
  await attempt('the time was not stored', time.record)
  const state = await attempt('it is not known whether the clock is right: nothing was done', time.check)
  if (!state) return
  const now = state.trusted
  const old = due(settings, state)
  if (old) {
    await attempt('the audit was not trimmed', () => trimAudit(store, old))
    await attempt('deleted records were not erased', () => eraseDeleted(store, old, now))
    await attempt('records of former students were not erased', () => eraseFormer(store, settings, state))
    await attempt('old drafts of imports are still there', () => sweepImports(store, old, now))
    await attempt('old keys of calls are still there', () => store.idempotency.sweep(old.keys))
    await attempt('old codes of families are still there', () => store.familyCodes.sweep(old.familyCodes))
    await attempt('addresses that were not confirmed are still there', () => sweepMail(store, old))
    await attempt('unused pictures are still there', () => removeUnusedPictures(store, old.pictures))
    await attempt('unused files of pages are still there', () => removeUnusedFiles(store, old.pictures))
  }
  await attempt('deleted texts are still in the log of the database', () => store.checkpoint())
  await attempt('a page of the database is damaged or was not read', () => store.checkPages())
  await attempt('the backup was not made', () => backUp(parts, { now, old }, signal))
}

async function trimAudit(store: Store, { audit }: Due): Promise<void> {
  while ((await store.audit.trim(audit, BATCH)) === BATCH) await nextTurn()
}

async function sweepMail(store: Store, { unconfirmed, failedMails }: Due): Promise<void> {
  await store.mailSubscriptions.sweep(unconfirmed)
  await store.mails.sweep(failedMails)
}

/** Erases the records that were deleted long ago. */
async function eraseDeleted(store: Store, { deleted }: Due, now: number): Promise<void> {
  const entry = auditWriter(() => now, '', undefined)('erase', 'record', null)
  await eraseInSteps(store, entry, async (tables) => {
    const erased = await tables.deleted.eraseBefore(deleted)
    return { records: erased.map(recordOf('erase')), isLeft: erased.length > 0 }
  })
}

/** Erases the records of former students whose time is over by the school's rule. */
async function eraseFormer(store: Store, server: Settings, state: ClockState): Promise<void> {
  const entry = auditWriter(() => state.trusted, '', undefined)('erase', 'student', null)
  await eraseInSteps(store, entry, async (tables) => {
    // Again in each step: an admin may have changed the rule meanwhile.
    const school = await readSchool(tables, server)
    const before = formerDue(formerRule(school), state)
    if (!before) return { records: [], isLeft: false }
    const erased = await tables.former.eraseDue(before, school.settings.leavers.register ? entry : undefined)
    return { records: recordsOf(entry, erased), isLeft: erased.length > 0 }
  })
}

/**
 * Makes the daily backup if it is due, then removes the oldest above the number that is kept, never the new one. One with
 * damaged photos removes only the last such one, and counts as none.
 */
async function backUp(
  { settings, logger, backupCommand }: Parts,
  { now, old }: { now: number; old: Due | undefined },
  signal?: AbortSignal,
) {
  const { backupDir } = settings
  if (!backupDir) return
  const others = backupsIn(backupDir, now)
  const damaged = backupsIn(backupDir, now, DAMAGED)
  // A little less than a day: with a whole day, each backup would be made an hour later than the one before.
  const isFresh = ({ time }: { time: number }) => now - time < DAY_MS - HOUR_MS / 2
  if ([...others, ...damaged].some(isFresh)) return
  const isSound = await makeBackup({ settings, logger, backupCommand }, now, '', signal)
  if (!old) return
  const beforeYear = [BEFORE_YEAR, BEFORE_YEAR + DAMAGED].flatMap((note) => backupsIn(backupDir, now, note))
  const tooOld = beforeYear.filter(({ time }) => time < Date.parse(old.undo))
  const tooMany = isSound ? others.slice(old.backups - 1) : []
  for (const { name } of [...tooMany, ...damaged, ...tooOld]) rmSync(join(backupDir, name), { force: true })
}

/**
 * Makes a backup in BACKUP_DIR, if that is set. In a process of its own, since copying and checking a large database would
 * block all requests until it is done.
 * @param note ends its name; '' is a daily one
 * @returns whether all photos in it are sound
 */
export async function makeBackup(
  {
    settings: { dataDir, databaseUrl, backupDir },
    logger,
    backupCommand,
  }: Pick<Parts, 'settings' | 'logger' | 'backupCommand'>,
  now: number,
  note = '',
  signal?: AbortSignal,
): Promise<boolean> {
  if (!backupDir) return true
  const file = join(backupDir, backupName(now, note, databaseUrl ? 'dump' : 'db'))
  const env = { ...process.env, DATA_DIR: dataDir }
  try {
    await promisify(execFile)(process.execPath, [backupCommand, file], { env, signal })
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string }
    if (code !== EXIT_DAMAGED) throw error
    logger.error({ file, output: stderr?.trim() }, 'a backup was made, and photos in it are damaged')
    return false
  }
  logger.info({ file }, 'a backup was made')
  return true
}
