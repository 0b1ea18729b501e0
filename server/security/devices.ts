import { randomBytes, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '../clock.ts'
import { userKey } from '../store/user-key.ts'
import type { Vault } from './credentials.ts'

export const DEVICE_LIFETIME_MS = 365 * DAY_MS

/** Accounts that one browser is known to; above it, the one that was not used for longest is removed. */
const MAX_ACCOUNTS = 8

const ID_BYTES = 12
const ENTRY = /^[\w-]{16}\.[\w-]{22}$/

/**
 * The cookie by which a browser shows that an account has logged in there before. It gives no access: it only gives
 * logins from this browser a separate counter, see `throttle.ts`. Each entry is a random id and a signature of this id
 * and the account, so it does not reveal the account, and only the server can make one.
 */
export function deviceCookie(vault: Vault) {
  const parseEntries = (cookie = '') => cookie.split('~').filter((entry) => ENTRY.test(entry))
  const idOf = (entry: string) => entry.split('.')[0] as string
  const entryOf = (id: string, userId: string) => `${id}.${vault.sign(`${id} ${userKey(userId)}`, 'device cookie')}`
  const entryFor = (cookie: string | undefined, userId: string) =>
    parseEntries(cookie)
      .slice(0, MAX_ACCOUNTS)
      .find((entry) => timingSafeEqual(Buffer.from(entry), Buffer.from(entryOf(idOf(entry), userId))))

  return {
    /** The id of this browser for this account; undefined if the account has not logged in here. */
    find(cookie: string | undefined, userId: string): string | undefined {
      const entry = entryFor(cookie, userId)
      return entry && idOf(entry)
    },

    /** The cookie after a login of this account. */
    add(cookie: string | undefined, userId: string): string {
      const entry = entryFor(cookie, userId) ?? entryOf(randomBytes(ID_BYTES).toString('base64url'), userId)
      const others = parseEntries(cookie).filter((other) => other !== entry)
      return [entry, ...others].slice(0, MAX_ACCOUNTS).join('~')
    },
  }
}
