/**
 * Copies the database into one file: npm run backup -- FILE
 * The server may run meanwhile.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { filesIn } from '../data-folder/data-folder.ts'
import { SetupError } from '../settings.ts'
import { backupDatabase } from '../store/index.ts'
import { fileArgument, runCommand } from './command.ts'

runCommand(async ({ dataDir }) => {
  const file = fileArgument('backup')
  const { database, key } = filesIn(dataDir)
  if (!existsSync(database)) throw new SetupError(`There is no school in ${dataDir}: set DATA_DIR to its folder.`)
  const bytes = backupDatabase(database, resolve(file))
  process.stdout.write(`
  The backup ${resolve(file)} is complete and checked (${bytes} bytes).
  The key is NOT in it: keep a copy of ${key} in another place.
  Without the key nobody can read the recovery answers and the issued passwords.

`)
})
