/**
 * Writes the school's settings with their pictures into a file, or saves those of a file:
 *   npm run settings -- export FILE
 *   npm run settings -- import FILE [--replace] [--rename 'OLD=NEW']
 * FILE is a ZIP, whose JSON names the pictures in it. Unpacked, that JSON is what version control takes, and is imported with
 * the pictures beside it. The server may run meanwhile, and shows imported settings at once.
 */
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import pino from 'pino'
import { commandLine } from '../command-line.ts'
import { noSchoolIn } from '../data-folder/data-folder.ts'
import { openSchoolData } from '../data-folder/school-data.ts'
import { databaseOf } from '../data-folder/school-database.ts'
import { diskFaultOf } from '../disk-faults.ts'
import { HttpError, SetupError } from '../errors.ts'
import { addSettings } from '../exports/settings-zip.ts'
import { zipStream } from '../exports/zip.ts'
import { createPhotos } from '../photos/photos.ts'
import { trustedClock } from '../retention/trusted-clock.ts'
import { openFileSource } from '../school-settings/file-source.ts'
import { importSettings } from '../school-settings/import-file.ts'
import type { Outcome } from '../school-settings/save.ts'
import { auditWriter } from '../security/audit.ts'
import type { Settings } from '../settings.ts'
import { readDatabase, type Tables } from '../store/index.ts'
import { createWorkers } from '../workers/workers.ts'
import { runCommand } from './command.ts'

const USAGE = `Say what to do: ${commandLine('settings', 'export FILE')}, or ${commandLine('settings', "import FILE [--replace] [--rename 'OLD=NEW']")}`

runCommand(async (settings) => {
  const { action, path, replaces, renamed } = readArguments()
  const database = await databaseOf(settings)
  if (!(await database.exists())) throw noSchoolIn(database)
  if (action === 'export') return readDatabase(database.forReading(), (tables) => exportTo(path, tables), 'present')
  await importFrom(path, { replaces, renamed }, settings)
})

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { replace: { type: 'boolean' }, rename: { type: 'string', multiple: true } },
      allowPositionals: true,
    })
    const { replace: replaces = false, rename = [] } = values
    const [action, file, ...more] = positionals
    const isExport = action === 'export' && !replaces && rename.length === 0
    if ((!isExport && action !== 'import') || !file || more.length > 0) throw new SetupError(USAGE)
    return { action, path: resolve(file), replaces, renamed: Object.fromEntries(rename.map(renaming)) }
  } catch {
    throw new SetupError(USAGE)
  }
}

function renaming(text: string): [was: string, now: string] {
  const [was, now, ...more] = text.split('=')
  if (!was || !now || more.length > 0) throw new SetupError(USAGE)
  return [was, now]
}

async function exportTo(path: string, tables: Tables): Promise<void> {
  if (!/\.zip$/i.test(path)) {
    throw new SetupError(
      `${path} does not end in .zip: nothing was written. Name such a file; the JSON in it is what version control takes.`,
    )
  }
  const folder = dirname(path)
  if (!existsSync(folder)) throw new SetupError(`There is no folder ${folder}: make it first.`)
  const pictures = await writeZip(path, tables).catch((error) => {
    rmSync(`${path}.part`, { force: true })
    const { code } = error as NodeJS.ErrnoException
    if (error instanceof SetupError || !code || diskFaultOf(error)) throw error
    throw new SetupError(`${path} cannot be written (${code}): name another file.`)
  })
  process.stdout.write(`\n  The settings of the school are in ${path}; pictures: ${pictures}.\n\n`)
}

/** @returns how many pictures it has */
async function writeZip(path: string, tables: Tables): Promise<number> {
  const part = `${path}.part`
  let added = 0
  const zip = zipStream(async (add) => {
    const { pictures, missing } = await addSettings(tables, add)
    const [first] = missing
    if (first) {
      throw new SetupError(
        `The picture ${first} of the settings is missing in the database: ${commandLine('check')} says more.`,
      )
    }
    added = pictures
  }, new Date())
  await pipeline(zip, createWriteStream(part))
  renameSync(part, path)
  return added
}

type How = Parameters<typeof importSettings>[2]

async function importFrom(path: string, how: How, settings: Settings): Promise<void> {
  const { store } = await openSchoolData(settings.dataDir, settings)
  try {
    const photos = createPhotos(createWorkers(join(import.meta.dirname, 'worker.js')))
    // The notice before former students are erased begins with the save: a clock that is behind would shorten it.
    const time = trustedClock({ store, logger: pino({ level: 'silent' }) })
    await time.check()
    const auditEntry = auditWriter(time.now, 'command line', undefined)
    const source = await openFileSource(path)
    try {
      printOutcome(path, await importSettings({ store, photos, settings }, source, how, auditEntry))
    } finally {
      source.close()
    }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    throw new SetupError(`${path}${error.field ? `, ${error.field}` : ''}: ${error.message} Nothing was saved.`)
  } finally {
    await store.close()
  }
}

function printOutcome(path: string, outcome: Outcome): void {
  if ('conflicts' in outcome) {
    const named = outcome.conflicts.map(
      ({ theirs, by, at }) =>
        `${Object.keys(JSON.parse(theirs)).join(', ')} (${by ?? 'a command, or a deleted login'}, ${at})`,
    )
    throw new SetupError(
      `${path}: the school has other values, saved since this file was exported or in another school than its own: ${named.join('; ')}. Nothing was saved. Export again and make your changes in that file; or import this one with --replace, after which version ${outcome.present?.version} has what is there now.`,
    )
  }
  const { saved, changed } = outcome
  process.stdout.write(
    saved
      ? `
  The settings of ${path} are saved as version ${saved.version}; changed: ${changed.join(', ') || 'names of classes'}.
  A server that runs shows them at once. Export again before the next change, so that the file is of this version.

`
      : `\n  Nothing was changed: the school has the settings of ${path} already.\n\n`,
  )
}
