/**
 * Reads the whole school and says what is wrong in it: npm run check
 * Changes nothing. The server may run meanwhile. The exit code is 1 if something is wrong.
 */
import { checkSchool } from '../data-folder/school-check.ts'
import { runCommand } from './command.ts'

runCommand(async (settings) => {
  const { dataDir } = settings
  const { faults, sealed, photos } = await checkSchool(settings)
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  process.stdout.write(
    faults.length === 0
      ? `\n  The school in ${dataDir} is sound: pages, references, ${sealed} sealed texts, ${photos} photos.\n\n`
      : `\n  Faults in ${dataDir}: ${faults.length}. Keep a copy of the folder, then npm run restore brings a backup back: see docs/running.md.\n\n`,
  )
  if (faults.length > 0) process.exitCode = 1
})
