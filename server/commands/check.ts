/**
 * Reads the whole school and says what is wrong in it: npm run check
 * Changes nothing. The server may run meanwhile. The exit code is 1 if something is wrong.
 */
import { commandLine } from '../command-line.ts'
import { checkSchool } from '../data-folder/school-check.ts'
import { databaseOf } from '../data-folder/school-database.ts'
import { runCommand } from './command.ts'

runCommand(async (settings) => {
  const { faults, sealed, photos } = await checkSchool(settings)
  const { name, checksItself } = await databaseOf(settings)
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  process.stdout.write(
    faults.length === 0
      ? `\n  ${name} is sound: ${checksItself ? '' : 'pages, references, '}${sealed} sealed texts, ${photos} photos.\n\n`
      : `\n  ${name} has faults: ${faults.length}. Keep a copy of it, then ${commandLine('restore', 'FILE')} brings a backup back: see docs/running.md.\n\n`,
  )
  if (faults.length > 0) process.exitCode = 1
})
