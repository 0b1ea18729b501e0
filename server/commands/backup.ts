/**
 * Copies the database into one file: npm run backup -- FILE
 * The server may run meanwhile.
 */
import { resolve } from 'node:path'
import { filesIn, noSchoolIn } from '../data-folder/data-folder.ts'
import { databaseOf } from '../data-folder/school-database.ts'
import { fileArgument, runCommand } from './command.ts'

runCommand(async (settings) => {
  const { dataDir } = settings
  const file = fileArgument('backup')
  const { key } = filesIn(dataDir)
  const database = await databaseOf(settings)
  if (!(await database.exists())) throw noSchoolIn(dataDir)
  const bytes = await database.backUp(resolve(file))
  process.stdout.write(`
  The backup ${resolve(file)} is complete and checked (${bytes} bytes).
  The key is NOT in it: keep a copy of ${key} in another place.
  Without the key nobody can read the recovery answers and the issued passwords.

`)
})
