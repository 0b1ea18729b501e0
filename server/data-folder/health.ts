import { accessSync, constants } from 'node:fs'
import { statfs } from 'node:fs/promises'
import type { Services } from '../services.ts'
import { backupState } from './backups.ts'

/** With less than this nothing can be saved for long. */
const FREE_BYTES = 16 * 1024 * 1024
/** Anybody may ask, as often as they like: the disk is looked at once in so long. */
const KEPT_MS = 2_000

export type Health = Awaited<ReturnType<typeof look>>

/** Whether the server can do its work, looked at every two seconds at most. */
export function createHealthCheck(services: Pick<Services, 'store' | 'settings' | 'clock'>): () => Promise<Health> {
  let known: { at: number; health: Promise<Health> } | undefined
  return () => {
    const now = services.clock()
    if (!known || Math.abs(now - known.at) >= KEPT_MS) known = { at: now, health: look(services) }
    return known.health
  }
}

async function look({ store, settings, clock }: Pick<Services, 'store' | 'settings' | 'clock'>) {
  const database = await store.meta.get('key-check').then(
    () => 'ok' as const,
    () => 'failed' as const,
  )
  const disk = await diskState(settings.dataDir)
  const { state: backup, lastHours: lastBackupHours } = backupState(settings.backupDir, clock)
  return { ready: database === 'ok' && disk === 'ok', database, disk, backup, lastBackupHours }
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
