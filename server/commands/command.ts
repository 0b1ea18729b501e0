import { commandLine } from '../command-line.ts'
import { becomeOwner } from '../data-folder/owner.ts'
import { databaseOf } from '../data-folder/school-database.ts'
import { diskAdvice, diskFaultOf } from '../disk-faults.ts'
import { SetupError } from '../errors.ts'
import { readSettings, type Settings } from '../settings.ts'

/**
 * Runs a program to its end, as the owner of the data folder where root has started it. An error that a person can solve is
 * printed as one line without a stack; the exit code is 1.
 */
export function runCommand(command: (settings: Settings) => Promise<void>): Promise<void> {
  const run = async () => {
    const settings = readSettings(process.env, process.stderr.isTTY)
    becomeOwner(settings.dataDir)
    await command(settings).catch(async (error) => {
      throw (await databaseOf(settings)).explain(error)
    })
  }
  return run().catch((error) => {
    process.stderr.write(`${lineOf(error)}\n`)
    process.exitCode = 1
  })
}

function lineOf(error: NodeJS.ErrnoException & { dest?: string }): string {
  if (error instanceof SetupError) return error.message
  return diskFaultOf(error)
    ? `${error.dest ?? error.path ?? 'A file'} cannot be used ${diskAdvice(error, '')}`
    : String(error.stack)
}

/** The file that the command is called with. */
export function fileArgument(command: string): string {
  const [file, ...more] = process.argv.slice(2)
  if (!file || more.length > 0) throw new SetupError(`Name one file: ${commandLine(command, 'FILE')}`)
  return file
}
