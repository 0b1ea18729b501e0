/**
 * Reads the whole school and says what is wrong in it: npm run check
 * Changes nothing. The server may run meanwhile. The exit code is 1 if something is wrong.
 */

import { filesIn, stateOf } from '../data-folder/data-folder.ts'
import { keyFits } from '../data-folder/school-data.ts'
import { databaseOf } from '../data-folder/school-database.ts'
import { canBeShown } from '../http/photos.ts'
import { vault } from '../security/credentials.ts'
import { readKey } from '../security/secret-key.ts'
import { SetupError } from '../settings.ts'
import { faultsOf, lookInto } from '../store/index.ts'
import { runCommand } from './command.ts'

runCommand(async (settings) => {
  const { dataDir, databaseUrl } = settings
  const database = await databaseOf(settings)
  if (stateOf(dataDir, { ...database, isThere: await database.exists() }) !== 'complete')
    throw new SetupError(`There is no school in ${dataDir}: set DATA_DIR to its folder.`)
  const files = filesIn(dataDir)
  const counts = { sealed: 0, photos: 0 }
  // PostgreSQL keeps its pages and references sound by itself.
  const faults = databaseUrl === undefined ? soundness(files.database) : []
  // What is in a damaged database cannot be read to its end.
  if (faults.length === 0) {
    await lookInto(database.forReading(), async (store) => {
      const sealing = vault(readKey(files.key))
      if (!(await keyFits(store, sealing))) faults.push(`The key ${files.key} does not belong to the database.`)
      for await (const { id, entity = 'user', field, bytes } of store.checks.sealed()) {
        counts.sealed++
        if (!opens(() => sealing.unseal(bytes, { entity, id, field }))) {
          faults.push(`The sealed ${field} of the login ${id} cannot be opened.`)
        }
      }
      for await (const { owner, kind, size, bytes } of store.checks.photos()) {
        counts.photos++
        if (!(await canBeShown(bytes))) faults.push(`The ${kind} of ${owner} cannot be decoded (${size}).`)
      }
      faults.push(...(await store.checks.orphans()))
    })
  }
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  process.stdout.write(
    faults.length === 0
      ? `\n  The school in ${dataDir} is sound: pages, references, ${counts.sealed} sealed texts, ${counts.photos} photos.\n\n`
      : `\n  Faults in ${dataDir}: ${faults.length}. Keep a copy of the folder; docs/running.md says how to restore a backup.\n\n`,
  )
  if (faults.length > 0) process.exitCode = 1
})

function soundness(database: string): string[] {
  try {
    return faultsOf(database)
  } catch (error) {
    return [`The database ${database} cannot be read (${(error as NodeJS.ErrnoException).code}).`]
  }
}

function opens(open: () => unknown): boolean {
  try {
    open()
    return true
  } catch {
    return false
  }
}
