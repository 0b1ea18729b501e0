import { hash } from 'node:crypto'
import { isAbsolute } from 'node:path'
import { uploadLimits } from '#contract'
import { messageRef } from '#contract/failures'
import { noticeFileLimits } from '#contract/notices/files'
import { operations } from '#contract/operations'
import { defaultSettings } from '#contract/school/defaults'
import { HttpError } from '../errors.ts'
import { validate } from '../http/validation.ts'
import { addFileOfSchool } from '../notice-files/add.ts'
import { receivedInMemory } from '../notice-files/received.ts'
import type { PreparedPhoto } from '../photos/decode.ts'
import { mapFiles, mapPictures } from '../school/pictures.ts'
import { type FileSettings, filledFrom, parseSettingsFile, refuseUnknown } from '../school/settings-file.ts'
import type { AuditWriter } from '../security/audit.ts'
import type { Services } from '../services.ts'
import { ID_LENGTH } from '../store/ids.ts'
import type { Tables } from '../store/index.ts'
import { photoHash } from '../store/photo-hash.ts'
import type { FileSource } from './file-source.ts'
import { type BaseVersion, baseVersionOf, type Change, type Outcome, saveSettings } from './save.ts'

type How = {
  /** true: what the file says takes the place of what others have changed. */
  replaces: boolean
  /** New names of classes, by the old ones. */
  renamed: Readonly<Record<string, string>>
}

/** Far above what the longest settings take. */
const MOST_BYTES = 1_000_000

/**
 * Saves the settings of a file with their pictures as a version, all or nothing, by the rules of `updateSchool`. What was
 * changed in the school since the file was exported stays, unless the file changes the same.
 * @throws HttpError that says what of the file cannot be
 */
export async function importSettings(
  services: Pick<Services, 'store' | 'photos' | 'settings'>,
  source: FileSource,
  { replaces, renamed }: How,
  auditEntry: AuditWriter,
): Promise<Outcome> {
  const { store, photos } = services
  if (source.json.size > MOST_BYTES) {
    throw new HttpError(413, messageRef('tooLarge', { name: messageRef('theFile'), megabytes: MOST_BYTES / 1_000_000 }))
  }
  const file = parseSettingsFile(await source.json.read())
  // Before any picture is decoded: valid settings name only some.
  checked(
    mapFiles(
      mapPictures(file.settings, (path) => photoHash(Buffer.from(path))),
      (path) => hash('sha256', path).slice(0, ID_LENGTH),
    ),
    defaultSettings,
    renamed,
  )
  const there = new Set(await store.school.pictures())
  const pictures = await picturesOfFile(file.settings, source, photos, there)
  const files = await filesOfFile(file.settings, source, services, auditEntry)
  const settings = mapFiles(
    mapPictures(file.settings, (path) => pictures.get(path)?.id ?? path),
    (path) => files.get(path) ?? path,
  )
  const added = [...pictures.values()].flatMap(({ photo }) => photo ?? [])
  return store.transaction(async (tables) => {
    const reading = await readingFor(tables, file, replaces)
    const change = checked(settings, reading.base ?? reading.now, renamed)
    return saveSettings(tables, reading, { ...change, pictures: added }, auditEntry)
  })
}

const content = operations.updateSchool.json.omit({ version: true })

/** The settings that a file means. @throws HttpError 400 at the field */
function checked(settings: FileSettings, basis: BaseVersion['now'], renamed: How['renamed']): Change {
  const whole = filledFrom(basis, settings)
  const change = validate(content, { settings: whole, renamed })
  refuseUnknown(whole, change.settings)
  return change
}

/**
 * The version from which the file was made. The number of a version has no meaning in another school, so the time has
 * to be equal too; the version of a fresh school is the same in all.
 */
async function readingFor(
  tables: Tables,
  { version, savedAt }: { version: number | undefined; savedAt: string | null },
  replaces: boolean,
): Promise<BaseVersion> {
  const present = await tables.school.newest()
  if (replaces || !present) return baseVersionOf(tables, present?.version ?? 0)
  const row = version ? await tables.school.find(version) : undefined
  return baseVersionOf(tables, version === 0 || (row && row.savedAt === savedAt) ? version : undefined)
}

type FilePicture = { id: string; photo?: PreparedPhoto }

/**
 * The pictures of a file by their paths. One that the school already has is not encoded again, since that would make
 * another file.
 * @throws HttpError that names the picture
 */
async function picturesOfFile(
  settings: FileSettings,
  source: FileSource,
  photos: Services['photos'],
  there: ReadonlySet<string>,
): Promise<Map<string, FilePicture>> {
  const fields = fieldsByPath(settings, mapPictures)
  const found = new Map<string, FilePicture>()
  for (const [path, field] of fields) {
    const bytes = await bytesOf(source, path, { field, most: uploadLimits.photoBytes })
    const id = photoHash(bytes)
    if (there.has(id)) found.set(path, { id })
    else {
      const photo = await photos.prepare(bytes, field, named(path))
      found.set(path, { id: photo.version, photo })
    }
  }
  return found
}

/**
 * The ids of the files of pages by their paths. Each is stored at once, so that only one is in memory: what no version
 * names in the end is removed again.
 * @throws HttpError that names the file
 */
async function filesOfFile(
  settings: FileSettings,
  source: FileSource,
  services: Pick<Services, 'store' | 'photos' | 'settings'>,
  auditEntry: AuditWriter,
): Promise<Map<string, string>> {
  const fields = fieldsByPath(settings, mapFiles)
  const found = new Map<string, string>()
  for (const [path, field] of fields) {
    const bytes = await bytesOf(source, path, { field, most: noticeFileLimits.bytes })
    const known = await services.store.noticeFiles.find(hash('sha256', bytes).slice(0, ID_LENGTH))
    found.set(path, known?.id ?? (await addFileOfSchool(services, receivedInMemory(bytes), path, auditEntry)).id)
  }
  return found
}

/** The first field that names each path. */
function fieldsByPath(settings: FileSettings, map: typeof mapFiles): Map<string, string> {
  const fields = new Map<string, string>()
  map(settings, (path, field) => {
    if (!fields.has(path)) fields.set(path, `settings.${field}`)
    return path
  })
  return fields
}

/** A file beside the settings. @throws HttpError at the field if it is not there, or too large */
function bytesOf(source: FileSource, path: string, { field, most }: { field: string; most: number }): Promise<Buffer> {
  const file = isInside(path) ? source.file(path) : undefined
  if (!file) throw new HttpError(400, messageRef('fileMissing', { path }), { field })
  if (file.size <= most) return file.read()
  throw new HttpError(413, messageRef('tooLarge', { name: named(path), megabytes: most / 1024 / 1024 }), { field })
}

const named = (path: string) => messageRef('namedFile', { path })

/** Whether a path stays below the folder of the file. */
const isInside = (path: string) => !isAbsolute(path) && !path.split(/[/\\]/).includes('..') && !path.includes('\0')
