import { resolve } from 'node:path'
import { limits, school } from '#contract'

/** What the environment decides, read once at start. */
export type Settings = {
  /** 0: any free port. */
  port: number
  host: string
  /** Holds the database and the key file; absolute. */
  dataDir: string
  /** A PostgreSQL server that holds the database in place of a file in `dataDir`; several machines may share it. */
  databaseUrl?: string
  /** Connections to it at most. */
  databaseConnections: number
  /** The first admin, instead of generated credentials. Only read while there is no admin. */
  adminUserId?: string
  adminPassword?: string
  /** IANA name: decides on which day a notice ends. */
  timeZone: string
  /** The origin under which the world finds the school's pages; without it, none is written into them. */
  publicUrl?: string
  /** Origins of portals on other hosts that may call this API. */
  allowedOrigins: string[]
  /**
   * The number of proxies between the browser and the server that add to X-Forwarded-*; 0: those headers are ignored.
   */
  trustedProxies: number
  /** Connections that may be open at once; half of them from one address. */
  maxConnections: number
  logLevel: string
  /** Where the server puts a backup each day; absolute. Without it, it makes none. */
  backupDir?: string
  /** How many of the daily backups are kept. */
  backupKeep: number
  /** After so many days a line of the audit is removed. */
  auditDays: number
}

/** A fault that the person who starts the server can mend: shown as one line, without a stack. */
export class SetupError extends Error {}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/**
 * Reads the settings. An empty variable counts as absent.
 * @throws SetupError that names the variable and says what it may be
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const read = (name: string) => env[name]?.trim() || undefined
  return {
    port: wholeNumber('PORT', read('PORT'), 3000, 65_535),
    host: read('HOST') ?? '127.0.0.1',
    dataDir: resolve(read('DATA_DIR') ?? 'data'),
    databaseUrl: databaseUrl(read('DATABASE_URL')),
    databaseConnections: wholeNumber('DATABASE_CONNECTIONS', read('DATABASE_CONNECTIONS'), 10, 1_000, 2),
    adminUserId: adminUserId(read('ADMIN_USER_ID')),
    adminPassword: adminPassword(env.ADMIN_PASSWORD),
    timeZone: timeZone(read('SCHOOL_TIME_ZONE')),
    publicUrl: publicUrl(read('PUBLIC_URL')),
    allowedOrigins: origins(read('ALLOWED_ORIGINS')),
    trustedProxies: wholeNumber('TRUST_PROXY', read('TRUST_PROXY'), 0, 10),
    maxConnections: maxConnections(read('MAX_CONNECTIONS')),
    logLevel: logLevel(read('LOG_LEVEL')),
    backupDir: read('BACKUP_DIR') && resolve(read('BACKUP_DIR') ?? ''),
    backupKeep: wholeNumber('BACKUP_KEEP', read('BACKUP_KEEP'), 14, 1_000, 1),
    auditDays: wholeNumber('AUDIT_DAYS', read('AUDIT_DAYS'), 730, 36_500, 1),
  }
}

function wholeNumber(name: string, value: string | undefined, fallback: number, max: number, min = 0): number {
  if (value === undefined) return fallback
  const number = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  if (!(number >= min && number <= max)) {
    throw new SetupError(`${name} is '${value}': set it to a whole number from ${min} to ${max}.`)
  }
  return number
}

const FEWEST_CONNECTIONS = 10

function maxConnections(value: string | undefined): number {
  const number = wholeNumber('MAX_CONNECTIONS', value, 2_000, 50_000)
  if (number < FEWEST_CONNECTIONS) {
    throw new SetupError(
      `MAX_CONNECTIONS is '${value}': one browser needs six, so set it to ${FEWEST_CONNECTIONS} or more.`,
    )
  }
  return number
}

/** The value has a password in it, so no message shows it. */
function databaseUrl(value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  const isRight = /^postgres(ql)?:\/\//.test(value) && URL.canParse(value) && new URL(value).pathname.length > 1
  if (!isRight) {
    throw new SetupError(
      'DATABASE_URL is no address of a PostgreSQL database: write postgres://USER:PASSWORD@HOST:5432/DATABASE, with special characters of the password as %XX.',
    )
  }
  return value
}

function adminUserId(value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  if (value.length > limits.text) throw new SetupError(`ADMIN_USER_ID is longer than ${limits.text} characters.`)
  if (value.toLowerCase().endsWith(school.userIdSuffix.toLowerCase())) {
    throw new SetupError(
      `ADMIN_USER_ID ends in ${school.userIdSuffix}, which is for students and teachers: choose another.`,
    )
  }
  return value
}

function adminPassword(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (value.length < limits.passwordMin || value.length > limits.text) {
    throw new SetupError(`ADMIN_PASSWORD must have ${limits.passwordMin} to ${limits.text} characters.`)
  }
  return value
}

function timeZone(value = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone
  } catch {
    throw new SetupError(`SCHOOL_TIME_ZONE is '${value}': set it to a name such as Europe/Berlin or Asia/Karachi.`)
  }
}

function publicUrl(value: string | undefined): string | undefined {
  const origin = value?.replace(/\/$/, '')
  if (origin !== undefined && !isOrigin(origin)) {
    throw new SetupError(
      `PUBLIC_URL is '${value}': write an origin such as https://portal.example.org, without a path.`,
    )
  }
  return origin
}

const isOrigin = (text: string) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text

function origins(value = ''): string[] {
  const list = value.split(/[\s,]+/).filter(Boolean)
  for (const origin of list) {
    if (!isOrigin(origin)) {
      throw new SetupError(
        `ALLOWED_ORIGINS has '${origin}': write origins such as https://portal.example.org, without a path, separated by commas.`,
      )
    }
  }
  return list
}

function logLevel(value = 'info'): string {
  if (!LOG_LEVELS.includes(value)) {
    throw new SetupError(`LOG_LEVEL is '${value}': set it to one of ${LOG_LEVELS.join(', ')}.`)
  }
  return value
}
