import { createHmac, timingSafeEqual } from 'node:crypto'

/** Time-based one-time passwords, RFC 6238, as every authenticator app makes them: SHA-1, 6 digits, 30 s. */

const STEP_MS = 30_000
const DIGITS = 6
/** How many steps the clock of a phone may be off, either way. */
const DRIFT = 1

/** The code of a time step (RFC 4226, 5.3). */
export function totp(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

export const stepAt = (time: number): number => Math.floor(time / STEP_MS)

/**
 * The time step whose code this is.
 * @param now milliseconds since 1970
 * @returns undefined if it is the code of none that is valid now
 */
export function stepOf(secret: Buffer, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  for (let step = stepAt(now) - DRIFT; step <= stepAt(now) + DRIFT; step++) {
    if (timingSafeEqual(Buffer.from(totp(secret, step)), Buffer.from(code))) return step
  }
  return undefined
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, without padding. Whole groups of 5 bytes only. */
export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('')
}

/** The URI in the QR code for an authenticator app. */
export function otpauthUri({ issuer, account, secret }: { issuer: string; account: string; secret: Buffer }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}
