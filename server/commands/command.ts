import { SetupError } from '../errors.ts'
import { readSettings, type Settings } from '../settings.ts'

/** Runs a command to its end. What a person can mend is one line, without a stack, and the exit code 1. */
export function runCommand(command: (settings: Settings) => Promise<void>): void {
  const run = async () => command(readSettings(process.env))
  run().catch((error) => {
    process.stderr.write(`${error instanceof SetupError ? error.message : error.stack}\n`)
    process.exitCode = 1
  })
}

/** The file that the command is called with. */
export function fileArgument(command: string): string {
  const [file, ...more] = process.argv.slice(2)
  if (!file || more.length > 0) throw new SetupError(`Name one file: npm run ${command} -- FILE`)
  return file
}
