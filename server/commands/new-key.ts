/**
 * Goes on without the key of a school, when it is lost for good: npm run new-key
 * Without --lose-what-is-sealed it only says what would be lost. The server has to be stopped.
 */
import { existsSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { filesIn } from '../data-folder/data-folder.ts'
import { dropKeyCheck, keepKeyCheck, keyFits } from '../data-folder/school-data.ts'
import { databaseOf, owningSchool, type SchoolDatabase } from '../data-folder/school-database.ts'
import { syncFolder } from '../durable-files.ts'
import { SetupError } from '../errors.ts'
import { vault } from '../security/credentials.ts'
import { makeKey, readKey } from '../security/secret-key.ts'
import { lookInto, openStore } from '../store/index.ts'
import { runCommand } from './command.ts'

const FLAG = '--lose-what-is-sealed'

runCommand(async (settings) => {
  const { dataDir } = settings
  const { key } = filesIn(dataDir)
  const database = await databaseOf(settings)
  if (!(await database.exists())) throw new SetupError(`There is no school in ${dataDir}: set DATA_DIR to its folder.`)
  await owningSchool(settings, async () => {
    const fits = await lookInto(
      database.forReading(),
      async (store) => existsSync(key) && keyFits(store, vault(readKey(key))),
    ).catch(() => false)
    if (fits) throw new SetupError(`The key ${key} belongs to this school: nothing is lost and nothing was changed.`)
    const lost = await lookInto(database.forReading(), async (store) => {
      const counts = { password: 0, answer: 0, secondFactor: 0, cells: 0 }
      for await (const { field } of store.checks.sealed()) counts[field]++
      return counts
    })
    const what = `${lost.password} issued passwords that admins can look up, and ${lost.answer} recovery answers; second factors that are turned off: ${lost.secondFactor}${lost.cells ? '; drafts of imports are dropped' : ''}`
    if (!process.argv.includes(FLAG)) {
      process.stdout.write(`
  With a new key these are lost for good: ${what}.
  Everybody can still log in with their password; everything else stays.
  If a copy of the old secret.key may still be found, look for it first. To go on without it:
    npm run new-key -- ${FLAG}

`)
      return
    }
    await replaceKey(database, key)
    process.stdout.write(`\n  The school has a new key, ${key}: keep a copy of it in another place. Lost: ${what}.\n\n`)
  })
})

async function replaceKey(database: SchoolDatabase, key: string): Promise<void> {
  // A server that runs would go on to seal with the old key.
  await database.refuseInUse()
  if (existsSync(key)) {
    renameSync(key, `${key}.old-${Date.now()}`)
    syncFolder(dirname(key))
  }
  makeKey(key)
  const store = await openStore(database.open(), { isNew: false, beforeUpgrade: () => {} })
  try {
    // If this is cut off, the new key does not fit yet, and the same command goes on.
    await store.transaction(async (tables) => {
      await tables.users.forgetSealed()
      await tables.imports.removeDrafts()
      await dropKeyCheck(tables)
      await keepKeyCheck(tables, vault(readKey(key)))
    })
    store.checkpoint()
  } finally {
    await store.close()
  }
}
