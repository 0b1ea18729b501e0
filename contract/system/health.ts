import * as z from 'zod'
import { clockDoubt } from '../admin/admin.ts'

/** Whether the server can do its work, without details that would help an attacker. Not ready: status 503. */
export const healthReport = {
  version: z.string(),
  /** Seconds since the start. */
  uptime: z.number(),
  ready: z.boolean(),
  /** 'damaged': a page of it cannot be read, and a backup has to be restored. */
  database: z.enum(['ok', 'failed', 'damaged']),
  /** 'full': less than 16 MB are left. */
  disk: z.enum(['ok', 'full', 'read-only']),
  /**
   * 'ahead', 'back': it is doubted, see `clockDoubt`; 'unknown': the database cannot be read. Never a reason for 503.
   */
  clock: z.enum(['ok', ...clockDoubt.options, 'unknown']),
  /**
   * 'off': the server makes none; 'none': not yet, or only with a date in the future; 'late': the last one is older
   * than 26 hours. Never a reason for 503.
   */
  backup: z.enum(['ok', 'off', 'none', 'late']),
  /** The age of the last backup in whole hours. */
  lastBackupHours: z.number().nullable(),
}
