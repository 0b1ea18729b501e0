/**
 * Copies the whole school into another database: npm run move -- --to postgres://USER:PASSWORD@HOST/DATABASE
 * or back: DATABASE_URL=… npm run move -- --to sqlite:FOLDER
 * The server has to be stopped. What it copies from is not changed. When it is cut off, the same command goes on.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { commandLine } from '../command-line.ts'
import { lockFolder } from '../data-folder/data-folder.ts'
import { type DatabaseLocation, databaseOf } from '../data-folder/school-database.ts'
import { SetupError } from '../errors.ts'
import { readSettings } from '../settings.ts'
import { moveSchool, type Progress } from '../store/move.ts'
import { runCommand } from './command.ts'

const USAGE = `Name the target: ${commandLine('move', '--to postgres://USER:PASSWORD@HOST:5432/DATABASE')}, or --to sqlite:FOLDER`

runCommand(async (settings) => {
  const location = targetOf(process.argv.slice(2), settings)
  const [source, target] = [await databaseOf(settings), await databaseOf(location)]
  if (source.name === target.name) throw new SetupError(`${source.name} is where the school is already.`)
  const folders = [...new Set([settings.dataDir, location.dataDir])]
  const unlocks = folders.map((folder) => lockFolder(folder))
  try {
    if (!(await source.exists())) throw new SetupError(`${source.name} holds no school: there is nothing to move.`)
    unlocks.push(await source.lock(), await target.lock())
    await source.refuseInUse()
    // `exists` throws for a database of another program.
    if (await target.exists()) await target.refuseInUse()
    const rows = await moveSchool(source.open(), target.open(), progressLine()).catch((error) => {
      throw source.explain(target.explain(error))
    })
    process.stdout.write(`
  ${rows} rows were copied and compared. ${target.name} holds the school now.
  Start the server with ${location.databaseUrl ? 'DATABASE_URL set to it' : `DATA_DIR=${location.dataDir} and without DATABASE_URL`}.
${keyLine(settings.dataDir, location.dataDir)}
`)
  } finally {
    for (const unlock of unlocks) unlock()
  }
})

function targetOf(args: string[], { dataDir, databaseConnections }: DatabaseLocation): DatabaseLocation {
  const [option, target = '', ...more] = args
  if (option !== '--to' || more.length > 0) throw new SetupError(USAGE)
  if (target.startsWith('sqlite:') && target.length > 7) return { dataDir: resolve(target.slice(7)) }
  if (!/^postgres(ql)?:/.test(target)) throw new SetupError(USAGE)
  // The same rules as for DATABASE_URL.
  return { dataDir, databaseConnections, databaseUrl: readSettings({ DATABASE_URL: target }).databaseUrl }
}

function keyLine(from: string, to: string): string {
  if (existsSync(join(to, 'secret.key')))
    return '  The key stays where it is; each machine that runs the school needs a copy of it.\n'
  return `  Copy ${join(from, 'secret.key')} to ${to} first: the key is in no database.\n`
}

/** On a terminal one line that changes; in a file a line for each table. */
function progressLine(): Progress {
  let shown = ''
  return (table, done, all) => {
    const { isTTY } = process.stdout
    const line = `${table}: ${done} of ${all}`
    if (isTTY) process.stdout.write(`\r\x1b[K  ${line}`)
    else if (done === all && line !== shown) process.stdout.write(`  ${line}\n`)
    shown = line
  }
}
