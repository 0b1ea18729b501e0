import { ROLE } from '#contract'
import { entriesOf } from './audit.ts'
import type { Clock } from './clock.ts'
import { newPassword, type Vault } from './credentials.ts'
import { loginRow } from './logins.ts'
import { type Settings, SetupError } from './settings.ts'
import type { Store } from './store/index.ts'

export type AdminLogin = {
  userId: string
  /** Absent if a person gave it in ADMIN_PASSWORD: they know it, and what is printed is often kept in a log. */
  password?: string
}

/** What stands in place of a password that a person gave. */
export const GIVEN_PASSWORD = 'as given in ADMIN_PASSWORD'

/**
 * Makes the first admin if the school has none.
 * @returns what to log in with, to be shown once; undefined if there is an admin
 */
export async function makeFirstAdmin(
  { store, vault, clock = Date.now }: { store: Store; vault: Vault; clock?: Clock },
  { adminUserId = 'admin', adminPassword }: Pick<Settings, 'adminUserId' | 'adminPassword'>,
): Promise<AdminLogin | undefined> {
  if (await store.users.has(ROLE.admin)) return undefined
  const createdAt = new Date(clock()).toISOString()
  const password = adminPassword ?? newPassword(16)
  const login = { userId: adminUserId, password, name: 'Admin', role: ROLE.admin, createdAt }
  const row = await loginRow(login, false, vault)
  const outcome = await store.transaction(async (tables) => {
    // Another server may have been quicker.
    if (await tables.users.has(ROLE.admin)) return 'there'
    if (!(await tables.users.add(row))) return 'taken'
    await tables.audit.add(entriesOf(clock, 'first start', undefined)('add', 'user', row.id))
    return 'made'
  })
  if (outcome === 'taken') {
    throw new SetupError(
      `The user id '${adminUserId}' belongs to somebody who is no admin: set ADMIN_USER_ID to another.`,
    )
  }
  return outcome === 'made' ? { userId: adminUserId, password: adminPassword ? undefined : password } : undefined
}
