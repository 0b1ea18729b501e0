import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { limits } from '#contract'
import { isMailAddress } from '#contract/mail-address'
import { codeOf, SetupError } from './errors.ts'

/** @throws SetupError with this message where the condition does not hold */
function assertSetting(condition: boolean, message: string): void {
  if (!condition) throw new SetupError(message)
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** The settings of the environment, read once at start. */
export type Settings = Readonly<ReturnType<typeof readSettings>>

/** What is set, so that mail can be sent: without PUBLIC_URL a mail could not say where its notice or its way out is. */
export type MailSettings = { smtp: NonNullable<Settings['smtp']>; origin: string }

/** Undefined: no mail is sent, and the portal shows nothing of it. */
export const mailSettings = ({ smtp, publicUrl }: Pick<Settings, 'smtp' | 'publicUrl'>): MailSettings | undefined =>
  smtp && publicUrl ? { smtp, origin: publicUrl } : undefined

/**
 * Reads the settings. An empty variable counts as absent.
 * @param isTerminal whether a person reads the log where it is written: the address and the password of a first start stay
 *   in sight there until something is wrong
 * @throws SetupError that names the variable and says what it may be
 */
export function readSettings(env: Record<string, string | undefined>, isTerminal = false) {
  const read = (name: string) => env[name]?.trim() || undefined
  const readSecret = (name: string) => secret(name, env[name], read(`${name}_FILE`))
  return {
    /** 0: any free port. */
    port: wholeNumber('PORT', read('PORT'), 3000, 65_535),
    host: read('HOST') ?? '127.0.0.1',
    /** Holds the database and the key file; absolute. */
    dataDir: resolve(read('DATA_DIR') ?? 'data'),
    /** A PostgreSQL server that holds the database in place of a file in `dataDir`; several machines may share it. */
    databaseUrl: databaseUrl(readSecret('DATABASE_URL')?.trim()),
    /** Connections to it at most. */
    databaseConnections: wholeNumber('DATABASE_CONNECTIONS', read('DATABASE_CONNECTIONS'), 10, 1_000, 2),
    /** The first admin, instead of generated credentials. Only read while there is no admin. */
    adminUserId: adminUserId(read('ADMIN_USER_ID')),
    adminPassword: adminPassword(readSecret('ADMIN_PASSWORD')),
    /** IANA name: decides on which day a notice ends. The school's own settings may name another. */
    timeZone: timeZone(read('SCHOOL_TIME_ZONE')),
    /** Whether somebody has named it; else it is that of the machine, which may be anywhere. */
    isTimeZoneNamed: read('SCHOOL_TIME_ZONE') !== undefined,
    /** The public origin of the pages, for the absolute URLs in them; without it they have none. */
    publicUrl: publicUrl(read('PUBLIC_URL')),
    /** The server that takes the school's mail, and the address that it comes from; undefined: no mail is sent. */
    smtp: smtp(readSecret('SMTP_URL')?.trim(), read('MAIL_FROM')),
    /** Origins of portals on other hosts that may call this API. */
    allowedOrigins: origins(read('ALLOWED_ORIGINS')),
    /**
     * The number of proxies between the browser and the server that add to X-Forwarded-*; 0: those headers are ignored.
     */
    trustedProxies: wholeNumber('TRUST_PROXY', read('TRUST_PROXY'), 0, 10),
    /** Connections that may be open at once; half of them from one network. */
    maxConnections: maxConnections(read('MAX_CONNECTIONS')),
    /** Whether browsers may keep what was seen, to show it without a connection; false: they remove what they have. */
    offline: onOrOff('OFFLINE', read('OFFLINE')),
    logLevel: logLevel(read('LOG_LEVEL') ?? (isTerminal ? 'warn' : 'info')),
    /** The folder of the daily backups, absolute; without it the server makes none. */
    backupDir: read('BACKUP_DIR') && resolve(read('BACKUP_DIR') ?? ''),
    /** How many of the daily backups are kept. */
    backupKeep: wholeNumber('BACKUP_KEEP', read('BACKUP_KEEP'), 14, 1_000, 1),
    /** What the files of all notices may have together, in MB; 0: notices have no files. */
    noticeFilesMegabytes: wholeNumber('NOTICE_FILES_MB', read('NOTICE_FILES_MB'), 5_000, 99_999),
    /** The days after which an audit entry is removed. */
    auditDays: wholeNumber('AUDIT_DAYS', read('AUDIT_DAYS'), 730, 36_500, 1),
  }
}

const MOST_SECRET_BYTES = 65_536

/**
 * A secret: in the variable, or in the file that NAME_FILE names, as container engines hand them over. An editor's line
 * end is no part of it. No message shows it.
 */
function secret(name: string, value: string | undefined, path: string | undefined): string | undefined {
  if (path === undefined) return value || undefined
  assertSetting(!value?.trim(), `${name} and ${name}_FILE are both set: take one of them away.`)
  const fault = (why: string) => new SetupError(`${name}_FILE names ${resolve(path)}, which ${why}`)
  const mend = 'write the value into it, as one line, and let the user of the server read it.'
  let bytes: Buffer
  try {
    if (statSync(path).size > MOST_SECRET_BYTES) throw fault(`is larger than 64 kB: ${mend}`)
    bytes = readFileSync(path)
  } catch (error) {
    if (error instanceof SetupError) throw error
    throw fault(`cannot be read (${codeOf(error)}): ${mend}`)
  }
  const text = textOf(bytes)?.replace(/\r?\n$/, '')
  if (text === undefined) throw fault(`is no text in UTF-8: ${mend}`)
  if (!text.trim()) throw fault(`is empty: ${mend}`)
  const lines = text.split('\n').length
  if (lines > 1) throw fault(`has ${lines} lines: leave the one with the value.`)
  return text
}

/** Without a mark of the byte order, which Windows editors write; undefined for what is no UTF-8. */
function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function wholeNumber(name: string, value: string | undefined, fallback: number, max: number, min = 0): number {
  if (value === undefined) return fallback
  const number = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  assertSetting(
    number >= min && number <= max,
    `${name} is '${value}': set it to a whole number from ${min} to ${max}.`,
  )
  return number
}

const FEWEST_CONNECTIONS = 10

function maxConnections(value: string | undefined): number {
  const number = wholeNumber('MAX_CONNECTIONS', value, 2_000, 50_000)
  assertSetting(
    number >= FEWEST_CONNECTIONS,
    `MAX_CONNECTIONS is '${value}': one browser needs six, so set it to ${FEWEST_CONNECTIONS} or more.`,
  )
  return number
}

/** The value has a password in it, so no message shows it. */
function databaseUrl(value: string | undefined): string | undefined {
  if (!value) return undefined
  assertSetting(
    /^postgres(ql)?:\/\//.test(value) && URL.canParse(value) && new URL(value).pathname.length > 1,
    'DATABASE_URL is no address of a PostgreSQL database: write postgres://USER:PASSWORD@HOST:5432/DATABASE, with special characters of the password as %XX.',
  )
  return value
}

function adminUserId(value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  assertSetting(value.length <= limits.text, `ADMIN_USER_ID is longer than ${limits.text} characters.`)
  return value
}

function adminPassword(value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  assertSetting(
    value.length >= limits.passwordMin && value.length <= limits.text,
    `ADMIN_PASSWORD must have ${limits.passwordMin} to ${limits.text} characters.`,
  )
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
  assertSetting(
    origin === undefined || isOrigin(origin),
    `PUBLIC_URL is '${value}': write an origin such as https://portal.example.org, without a path.`,
  )
  return origin
}

/** The value has a password in it, so no message shows it. */
function smtp(url: string | undefined, from: string | undefined): { url: string; from: string } | undefined {
  if (!url && !from) return undefined
  assertSetting(url !== undefined, 'MAIL_FROM is set, and SMTP_URL is not: set both, or none of them.')
  assertSetting(
    /^smtps?:\/\//.test(url ?? '') && URL.canParse(url ?? '') && new URL(url ?? '').hostname !== '',
    'SMTP_URL is no address of a mail server: write smtp://USER:PASSWORD@HOST:587, with special characters of the password as %XX.',
  )
  const tls = new URL(url ?? '').searchParams.get('tls')
  assertSetting(
    tls === null || (tls === 'off' && url?.startsWith('smtp://') === true),
    "SMTP_URL has a 'tls' that it cannot have: write smtp://HOST:25?tls=off for a mail server without encryption on this machine, or leave it out.",
  )
  assertSetting(
    from !== undefined,
    'SMTP_URL is set, and MAIL_FROM is not: set it to the address that mail comes from.',
  )
  assertSetting(
    isMailAddress(from ?? ''),
    `MAIL_FROM is '${from}': write one address, such as office@school.example. The name beside it is that of the school.`,
  )
  return { url: url ?? '', from: from ?? '' }
}

const isOrigin = (text: string) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text

function origins(value = ''): string[] {
  const list = value.split(/[\s,]+/).filter(Boolean)
  for (const origin of list) {
    assertSetting(
      isOrigin(origin),
      `ALLOWED_ORIGINS has '${origin}': write origins such as https://portal.example.org, without a path, separated by commas.`,
    )
  }
  return list
}

function onOrOff(name: string, value = 'on'): boolean {
  assertSetting(value === 'on' || value === 'off', `${name} is '${value}': set it to on or off.`)
  return value === 'on'
}

function logLevel(value: string): string {
  assertSetting(LOG_LEVELS.includes(value), `LOG_LEVEL is '${value}': set it to one of ${LOG_LEVELS.join(', ')}.`)
  return value
}
