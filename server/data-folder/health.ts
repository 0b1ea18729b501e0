import { accessSync, constants } from 'node:fs'
import { statfs } from 'node:fs/promises'
import type { Services } from '../services.ts'
import { backupState } from './backups.ts'

/** With less free space the disk is full soon. */
const FREE_BYTES = 16 * 1024 * 1024
/** Every visitor may request the health, as often as they like: within this time the last result is sent. */
const MAX_AGE_MS = 2_000

export type Health = Awaited<ReturnType<typeof checkHealth>>

/** Checks whether the server can do its work, at most every two seconds. */
export function createHealthCheck(services: Pick<Services, 'store' | 'settings' | 'clock'>): () => Promise<Health> {
  let known: { at: number; health: Promise<Health> } | undefined
  return () => {
    const now = services.clock()
    if (!known || Math.abs(now - known.at) >= MAX_AGE_MS) known = { at: now, health: checkHealth(services) }
    return known.health
  }
}

async function checkHealth({ store, settings, clock }: Pick<Services, 'store' | 'settings' | 'clock'>) {
  const read = await store.meta.get('key-check').then(
    () => 'ok' as const,
    () => 'failed' as const,
  )
  const database = store.isDamaged() ? ('damaged' as const) : read
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
