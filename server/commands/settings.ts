/**
 * Writes the school's settings with their pictures into a file, or saves those of a file:
 *   npm run settings -- export FILE
 *   npm run settings -- import FILE [--replace] [--rename 'OLD=NEW']
 * FILE ends in .json, and its pictures are in the folder `pictures` beside it; or in .zip, and has them inside. The server
 * may run meanwhile, and shows imported settings at once.
 */
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import pino from 'pino'
import { noSchoolIn } from '../data-folder/data-folder.ts'
import { openSchoolData } from '../data-folder/school-data.ts'
import { databaseOf } from '../data-folder/school-database.ts'
import { diskFaultOf } from '../disk-faults.ts'
import { writeWhole } from '../durable-files.ts'
import { HttpError, SetupError } from '../errors.ts'
import { zipStream } from '../exports/zip.ts'
import { createPhotos } from '../photos/photos.ts'
import { trustedClock } from '../retention/trusted-clock.ts'
import { SETTINGS_FILE, settingsFile } from '../school/settings-file.ts'
import { openFileSource } from '../school-settings/file-source.ts'
import { importSettings } from '../school-settings/import-file.ts'
import type { Outcome } from '../school-settings/save.ts'
import { auditWriter } from '../security/audit.ts'
import type { Settings } from '../settings.ts'
import { readDatabase, type Tables } from '../store/index.ts'
import { createWorkers } from '../workers/workers.ts'
import { runCommand } from './command.ts'

const USAGE =
  "Say what to do: npm run settings -- export FILE, or npm run settings -- import FILE [--replace] [--rename 'OLD=NEW']"

runCommand(async (settings) => {
  const { action, path, replaces, renamed } = readArguments()
  const database = await databaseOf(settings)
  if (!(await database.exists())) throw noSchoolIn(settings.dataDir)
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
  const [ending] = /\.(json|zip)$/i.exec(path) ?? []
  if (!ending) {
    throw new SetupError(
      `${path} ends neither in .json, with the pictures in a folder beside it, nor in .zip, with all in one file: nothing was written. Name such a file.`,
    )
  }
  const folder = dirname(path)
  if (!existsSync(folder)) throw new SetupError(`There is no folder ${folder}: make it first.`)
  const file = await settingsFile(tables)
  await (ending.toLowerCase() === '.zip' ? writeZip : writeFolder)(path, file, tables).catch((error) => {
    rmSync(`${path}.part`, { force: true })
    const { code } = error as NodeJS.ErrnoException
    if (error instanceof SetupError || !code || diskFaultOf(error)) throw error
    throw new SetupError(`${path} cannot be written (${code}): name another file.`)
  })
  process.stdout.write(`\n  The settings of the school are in ${path}; pictures: ${file.pictures.length}.\n\n`)
}

type File = Awaited<ReturnType<typeof settingsFile>>

async function writeFolder(path: string, { json, pictures }: File, tables: Tables): Promise<void> {
  for (const { id, path: name } of pictures) {
    const picture = join(dirname(path), name)
    mkdirSync(dirname(picture), { recursive: true })
    writeWhole(picture, await bytesOf(id, tables))
  }
  // The last, so that a file that is there has all of its pictures.
  writeWhole(path, json)
}

async function writeZip(path: string, { json, pictures }: File, tables: Tables): Promise<void> {
  const part = `${path}.part`
  const zip = zipStream(async (add) => {
    await add(SETTINGS_FILE, [json])
    for (const { id, path: name } of pictures) await add(name, [await bytesOf(id, tables)], true)
  }, new Date())
  await pipeline(zip, createWriteStream(part))
  renameSync(part, path)
}

async function bytesOf(id: string, { school }: Tables): Promise<Uint8Array> {
  const picture = await school.findPicture(id)
  if (picture) return picture.bytes
  throw new SetupError(`The picture ${id} of the settings is missing in the database: npm run check says more.`)
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
      printOutcome(path, await importSettings({ store, photos }, source, how, auditEntry))
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
      ({ field, by, at }) => `${field.replace(/^settings\./, '')} (${by ?? 'a command, or a deleted login'}, ${at})`,
    )
    throw new SetupError(
      `${path}: the school has other values, saved since this file was exported or in another school than its own: ${named.join(', ')}. Nothing was saved. Export again and make your changes in that file; or import this one with --replace, after which version ${outcome.present?.version} has what is there now.`,
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
