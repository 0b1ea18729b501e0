/**
 * Makes a new key for a school whose key is lost for ever: npm run new-key
 * Without --lose-what-is-sealed it only says what would be lost. The server has to be stopped. When it is cut off, the
 * same command continues.
 */
import { existsSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { commandLine } from '../command-line.ts'
import { filesIn, noSchoolIn } from '../data-folder/data-folder.ts'
import { keyFileFits, refuseIncomplete, removeKeyCheck, storeKeyCheck } from '../data-folder/school-data.ts'
import { databaseOf, type SchoolDatabase, withSchoolLock } from '../data-folder/school-database.ts'
import { syncFolder } from '../durable-files.ts'
import { SetupError } from '../errors.ts'
import { vault } from '../security/credentials.ts'
import { makeKey, readKey } from '../security/secret-key.ts'
import { openStore, readDatabase } from '../store/index.ts'
import { runCommand } from './command.ts'

const FLAG = '--lose-what-is-sealed'

runCommand(async (settings) => {
  const { dataDir } = settings
  const { key, newKey } = filesIn(dataDir)
  const database = await databaseOf(settings)
  if (!(await database.exists())) throw noSchoolIn(database)
  await withSchoolLock(settings, async () => {
    await readDatabase(database.forReading(), (store) => refuseIncomplete(store, database))
    const fits = (path: string) => keyFileFits(path, database.forReading()).catch(() => false)
    if (await fits(key))
      throw new SetupError(`The key ${key} belongs to this school, which needs no other one. Nothing was changed.`)
    // An earlier run may have been cut off after this step: then only the files are still to be renamed.
    const isSealed = await fits(newKey)
    const lost = isSealed ? 'what was named before' : await sealedIn(database)
    if (!isSealed && !process.argv.includes(FLAG)) {
      process.stdout.write(`
  With a new key these are lost for good: ${lost}.
  Everybody can still log in with their password; everything else stays.
  If a copy of the old secret.key may still be found, look for it first. To go on without it:
    ${commandLine('new-key', FLAG)}

`)
      return
    }
    // A running server would continue to seal with the old key.
    await database.refuseInUse()
    if (!isSealed) await sealWith(newKey, database)
    replaceKey(key, newKey)
    process.stdout.write(`\n  The school has a new key, ${key}: keep a copy of it in another place. Lost: ${lost}.\n\n`)
  })
})

/** The texts that only the lost key can open, in words. */
async function sealedIn(database: SchoolDatabase): Promise<string> {
  const { password, answer, secondFactor, draft, address } = await readDatabase(
    database.forReading(),
    async (store) => {
      const counts = {
        password: 0,
        answer: 0,
        secondFactor: 0,
        draft: 0,
        photos: 0,
        problem: 0,
        response: 0,
        address: 0,
      }
      for await (const { field } of store.checks.sealed()) counts[field]++
      return counts
    },
  )
  return `${password} issued passwords that admins can look up, and ${answer} recovery answers; second factors that are turned off: ${secondFactor}${draft ? '; drafts of imports are dropped' : ''}${address ? `; addresses that get notices by mail, and have to ask for them again: ${address}` : ''}`
}

/** When this returns, the school belongs to the new key, also if the process is killed before the file is renamed. */
async function sealWith(newKey: string, database: SchoolDatabase): Promise<void> {
  makeKey(newKey)
  const store = await openStore(database.open(), { isNew: false, beforeUpgrade: () => {} })
  try {
    await store.transaction(async (tables) => {
      await tables.users.forgetSealed()
      await tables.acts.removeDrafts()
      await tables.idempotency.removeAll()
      await tables.mailSubscriptions.removeAll()
      await removeKeyCheck(tables)
      await storeKeyCheck(tables, vault(readKey(newKey)))
    })
    store.checkpoint()
  } finally {
    await store.close()
  }
}

/** Renames the old key file and puts the new one in its place. */
function replaceKey(key: string, newKey: string): void {
  if (existsSync(key)) renameSync(key, `${key}.old-${Date.now()}`)
  renameSync(newKey, key)
  syncFolder(dirname(key))
}
