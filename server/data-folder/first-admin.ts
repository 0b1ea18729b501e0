import { ROLE } from '#contract'
import type { Clock } from '../clock.ts'
import { SetupError } from '../errors.ts'
import { readSchool } from '../school/current.ts'
import { auditWriter } from '../security/audit.ts'
import { newPassword, type Vault } from '../security/credentials.ts'
import { loginRow, reservedSuffix } from '../security/logins.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/index.ts'

export type AdminLogin = {
  userId: string
  /** Absent if a person gave it in ADMIN_PASSWORD: that person knows it, and printed text often ends up in a log. */
  password?: string
}

/** Printed instead of a password that a person gave. */
export const GIVEN_PASSWORD = 'as given in ADMIN_PASSWORD'

/**
 * The key in `meta` for the id of the first admin's login, from the moment when it is made until its password was
 * shown.
 */
const UNSHOWN_ADMIN = 'first-admin-unshown'

/**
 * Makes the first admin if the school has none, or makes it anew if its password was never shown.
 * @param options `isShownLater`: the password is shown only later; until `adminWasShown`, the next start makes the admin
 *   anew
 * @returns what to log in with, to be shown once; undefined if there is an admin
 */
export async function makeFirstAdmin(
  { store, vault, clock = Date.now }: { store: Store; vault: Vault; clock?: Clock },
  settings: Pick<Settings, 'adminUserId' | 'adminPassword' | 'timeZone' | 'isTimeZoneNamed'>,
  { isShownLater = false } = {},
): Promise<AdminLogin | undefined> {
  const { adminUserId = 'admin', adminPassword } = settings
  const unshown = await store.meta.get(UNSHOWN_ADMIN)
  if (!unshown && (await store.users.has(ROLE.admin))) return undefined
  const suffix = reservedSuffix(adminUserId, (await readSchool(store, settings)).settings.userIds)
  if (suffix !== undefined) {
    throw new SetupError(`ADMIN_USER_ID ends in ${suffix}, which is for students and teachers: choose another.`)
  }
  const createdAt = new Date(clock()).toISOString()
  const password = adminPassword ?? newPassword(16)
  const isChosen = adminPassword !== undefined
  const login = { userId: adminUserId, password, name: 'Admin', role: ROLE.admin, createdAt, isChosen }
  const row = await loginRow(login, vault)
  const outcome = await store.transaction(async (tables) => {
    if (unshown) await tables.users.remove(String(Buffer.from(unshown)))
    await tables.meta.remove(UNSHOWN_ADMIN)
    // Another server may have made one meanwhile.
    if (await tables.users.has(ROLE.admin)) return 'there'
    if (isShownLater) await tables.meta.setOnce(UNSHOWN_ADMIN, Buffer.from(row.id))
    if (!(await tables.users.add(row))) return 'taken'
    await tables.audit.add(auditWriter(clock, 'first start', undefined)('add', 'user', row.id))
    return 'made'
  })
  if (outcome === 'taken') {
    throw new SetupError(
      `The user id '${adminUserId}' belongs to somebody who is no admin: set ADMIN_USER_ID to another.`,
    )
  }
  return outcome === 'made' ? { userId: adminUserId, password: adminPassword ? undefined : password } : undefined
}

/** Records that the first admin's password was shown: later starts keep this admin. */
export const adminWasShown = ({ meta }: Store): Promise<void> => meta.remove(UNSHOWN_ADMIN)
