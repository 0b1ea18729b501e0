/**
 * Copies the database into one file: npm run backup -- FILE
 * The server may run meanwhile. The exit code is 2 if the backup was made and has damaged photos.
 */
import { resolve } from 'node:path'
import { commandLine } from '../command-line.ts'
import { EXIT_DAMAGED } from '../data-folder/backups.ts'
import { filesIn, noSchoolIn } from '../data-folder/data-folder.ts'
import { databaseOf } from '../data-folder/school-database.ts'
import { fileArgument, runCommand } from './command.ts'

runCommand(async (settings) => {
  const { dataDir } = settings
  const file = fileArgument('backup')
  const { key } = filesIn(dataDir)
  const database = await databaseOf(settings)
  if (!(await database.exists())) throw noSchoolIn(database)
  const backup = await database.backUp(resolve(file))
  const [first, ...others] = backup.damaged
  if (first) {
    process.stderr.write(
      `The backup has damaged photos and is named ${backup.file}: ${first}${others.length > 0 ? ` And ${others.length} more.` : ''} Keep the backups from before; ${commandLine('check')} names each of these photos.\n`,
    )
    process.exitCode = EXIT_DAMAGED
    return
  }
  process.stdout.write(`
  The backup ${backup.file} is complete and checked (${backup.bytes} bytes).
  The key is NOT in it: keep a copy of ${key} in another place.
  Without the key nobody can read the recovery answers and the issued passwords.

`)
})
