import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Logger } from 'pino'
import { deletedDays } from '#contract'
import type { Clock } from '../clock.ts'
import { sweepImports } from '../imports/sweep.ts'
import { auditWriter } from '../security/audit.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/index.ts'
import { backupName, backupsIn } from './backups.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Lines of the audit that are removed at once: a few milliseconds of work, then others have their turn. */
const BATCH = 500

type Parts = {
  store: Store
  settings: Settings
  logger: Logger
  clock?: Clock
  /** The built command that makes one backup. */
  backupCommand: string
}

/**
 * Runs the maintenance now and then each hour: removes old audit lines and drafts of imports, erases what was deleted
 * long ago, removes its texts from the database files, makes the backup.
 */
export function startMaintenance(parts: Parts): { stop(): void } {
  const stopping = new AbortController()
  let running = Promise.resolve()
  const keep = () => {
    running = running.then(() => runMaintenance(parts, stopping.signal))
  }
  keep()
  const timer = setInterval(keep, HOUR)
  // The server's sockets keep the process alive, not this.
  timer.unref()
  return {
    stop() {
      clearInterval(timer)
      stopping.abort()
    },
  }
}

/** Runs each part once. A part that fails is logged and repeated an hour later; the other parts still run. */
export async function runMaintenance(parts: Parts, signal?: AbortSignal): Promise<void> {
  const { store, settings, logger, clock = Date.now } = parts
  const work: Array<[what: string, done: () => unknown]> = [
    ['the audit was not trimmed', () => trimAudit(store, clock() - settings.auditDays * DAY)],
    ['deleted records were not erased', () => eraseDeleted(store, clock)],
    ['old drafts of imports are still there', () => sweepImports(store, clock())],
    ['deleted texts are still in the log of the database', () => store.checkpoint()],
    ['the backup was not made', () => backUp(parts, signal)],
  ]
  for (const [what, done] of work) {
    if (signal?.aborted) return
    try {
      await done()
    } catch (error) {
      if (!signal?.aborted) logger.error({ err: error }, what)
    }
  }
}

async function trimAudit(store: Store, before: number): Promise<void> {
  while ((await store.audit.trim(new Date(before).toISOString(), BATCH)) === BATCH) await nextTurn()
}

/**
 * Erases the records that were deleted more than `deletedDays` ago. Several servers may do it at the same moment: each
 * step is a transaction, and what one has erased no other finds.
 */
async function eraseDeleted(store: Store, clock: Clock): Promise<void> {
  const before = new Date(clock() - deletedDays * DAY).toISOString()
  const auditEntry = auditWriter(clock, '', undefined)
  const step = () =>
    store.transaction(async (tables) => {
      const erased = await tables.deleted.eraseBefore(before)
      await tables.audit.addAll(erased.map(({ id, entity }) => auditEntry('erase', entity, id)))
      return erased.length
    })
  // In between, others write.
  while ((await step()) > 0) await nextTurn()
}

/**
 * Makes the daily backup if it is due, then removes the oldest above the number that is kept. In a process of its own,
 * since copying and checking a large database would block all requests until it is done.
 */
async function backUp({ settings, logger, clock = Date.now, backupCommand }: Parts, signal?: AbortSignal) {
  const { dataDir, databaseUrl, backupDir, backupKeep } = settings
  if (!backupDir) return
  const [last] = backupsIn(backupDir)
  // A little less than a day, so that the hour does not move on by one each day.
  if (last && Math.abs(clock() - last.time) < DAY - HOUR / 2) return
  const file = join(backupDir, backupName(clock(), '', databaseUrl ? 'dump' : 'db'))
  await promisify(execFile)(process.execPath, [backupCommand, file], {
    env: { ...process.env, DATA_DIR: dataDir },
    signal,
  })
  logger.info({ file }, 'a backup was made')
  for (const { name } of backupsIn(backupDir).slice(backupKeep)) rmSync(join(backupDir, name), { force: true })
}
