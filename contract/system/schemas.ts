import * as z from 'zod'
import { anyText, choice } from '../fields.ts'
import { clockDoubt, success } from '../responses.ts'

/** Whether the server can do its work, without details that would help an attacker. Not ready: status 503. */
const healthReport = {
  version: z.string(),
  /** Seconds since the start. */
  uptime: z.number(),
  ready: z.boolean(),
  /** 'damaged': a page of it cannot be read, and a backup has to be restored. */
  database: z.enum(['ok', 'failed', 'damaged']),
  /** 'full': less than 16 MB are left. */
  disk: z.enum(['ok', 'full', 'read-only']),
  /**
   * 'ahead', 'back': it is not trusted, see `clockDoubt`; 'unknown': the database cannot be read. Never a reason for
   * 503.
   */
  clock: z.enum(['ok', ...clockDoubt.options, 'unknown']),
  /**
   * 'off': the server makes none; 'none': not yet, or only with a date in the future; 'damaged': photos in the
   * newest one are; 'late': the last sound one is older than 26 hours. Never a reason for 503.
   */
  backup: z.enum(['ok', 'off', 'none', 'damaged', 'late']),
  /** The age of the last sound backup in whole hours. */
  lastBackupHours: z.number().nullable(),
  /** What the files of all notices have together, and their bound, in MB; null: the database cannot be read. */
  files: z.strictObject({ megabytes: z.number().nullable(), most: z.number() }),
  /**
   * 'off': no mail is set up; 'paused': by an admin; 'failing': the mail server takes none. `waiting`: mails that are to be
   * sent, also later; `failed`: given up in the last 30 days. Null: the database cannot be read. Never a reason for 503.
   */
  mail: z.strictObject({
    state: z.enum(['off', 'ok', 'paused', 'failing', 'unknown']),
    waiting: z.number().nullable(),
    failed: z.number().nullable(),
  }),
}

/** One of the web-vitals of one page life. Times in ms; CLS has no unit. */
const metric = z.object({
  name: choice(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  value: z.number().nonnegative().max(86_400_000),
  rating: choice(['good', 'needs-improvement', 'poor']),
})

const vitalsReport = z.object({
  /** Path of the page, without its query. */
  page: anyText(),
  metrics: z.array(metric).max(10),
})

export const vitals = { json: vitalsReport, success: success({}) }
export const health = { success: success(healthReport) }
