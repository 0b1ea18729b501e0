import { accessSync, constants } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { mailState } from '../mail/state.ts'
import type { Services } from '../services.ts'
import { mailSettings } from '../settings.ts'
import { backupState } from './backups.ts'

/** With less free space the disk counts as full. */
const FREE_BYTES = 16 * 1024 * 1024
/** Every visitor may request the health at any time: for this time the last result is sent again. */
const MAX_AGE_MS = 2_000

export type Health = Awaited<ReturnType<typeof checkHealth>>

type Parts = Pick<Services, 'store' | 'settings' | 'time'>

/** Checks whether the server can do its work, at most every two seconds. */
export function createHealthCheck(parts: Parts): () => Promise<Health> {
  let known: { at: number; health: Promise<Health> } | undefined
  return () => {
    const now = parts.time.machine()
    if (!known || Math.abs(now - known.at) >= MAX_AGE_MS) known = { at: now, health: checkHealth(parts) }
    return known.health
  }
}

async function checkHealth({ store, settings, time }: Parts) {
  // `check` reads from the database.
  const state = await time.check().catch(() => undefined)
  const read = state ? ('ok' as const) : ('failed' as const)
  const database = store.isDamaged() ? ('damaged' as const) : read
  const clock = state ? (state.doubt ?? ('ok' as const)) : ('unknown' as const)
  const disk = await diskState(settings.dataDir)
  const { state: backup, lastHours: lastBackupHours } = backupState(settings.backupDir, state?.trusted ?? time.now())
  const files = await filesState(store, settings)
  const mail = await mailFigures(store, settings)
  return { ready: database === 'ok' && disk === 'ok', database, disk, clock, backup, lastBackupHours, files, mail }
}

/** How mails are sent, and how many are not. */
async function mailFigures(store: Parts['store'], settings: Parts['settings']) {
  if (!mailSettings(settings)) return { state: 'off' as const, waiting: 0, failed: 0 }
  try {
    const { paused, problem } = await mailState(store)
    const state = paused ? ('paused' as const) : problem ? ('failing' as const) : ('ok' as const)
    return { state, ...(await store.mails.counts()) }
  } catch {
    return { state: 'unknown' as const, waiting: null, failed: null }
  }
}

/** How much of their bound the files of notices have. */
async function filesState({ noticeFiles }: Parts['store'], { noticeFilesMegabytes: most }: Parts['settings']) {
  const bytes = await noticeFiles.totalBytes().catch(() => undefined)
  return { megabytes: bytes === undefined ? null : Math.ceil(bytes / 1024 / 1024), most }
}

async function diskState(folder: string): Promise<'ok' | 'full' | 'read-only'> {
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    return 'read-only'
  }
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < FREE_BYTES ? 'full' : 'ok'
}
