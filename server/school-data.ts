import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Vault, vault } from './credentials.ts'
import { prepareDataDir, secretKey } from './secret-key.ts'
import { SetupError } from './settings.ts'
import { openStore, type Store, sqlite } from './store/index.ts'

const KEY_CHECK = { entity: 'meta', id: 'key-check', field: 'value' }

/**
 * Opens a school's data folder, or makes it: the store, and the vault that opens its sealed texts.
 * @throws SetupError if the folder, the database or its key cannot be used
 */
export async function openSchoolData(dataDir: string): Promise<{ store: Store; vault: Vault }> {
  prepareDataDir(dataDir)
  const path = join(dataDir, 'school.db')
  const key = secretKey(dataDir, existsSync(path))
  const sealing = vault(key)
  const store = await openStore(sqlite(path))
  // Something sealed by the right key stands in the database, so that a wrong one is found now and not at the first secret.
  await store.meta.keep(KEY_CHECK.id, sealing.seal('the key fits', KEY_CHECK))
  const check = await store.meta.get(KEY_CHECK.id)
  try {
    if (check) sealing.unseal(check, KEY_CHECK)
  } catch {
    await store.close()
    throw new SetupError(`The key file in ${dataDir} does not belong to the database there: put the right one back.`)
  }
  return { store, vault: sealing }
}
