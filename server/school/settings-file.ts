/**
 * The settings of a school as a file: JSON, which names its pictures by their paths. They are in a folder beside it, in
 * one ZIP, each with a name made from its content: so a changed picture changes the JSON, and no file that is unpacked is
 * ever overwritten with other content.
 */
import type { SchoolSettings } from '#contract'
import { messageRef } from '#contract/failures'
import { FILE_KINDS, type FileKind } from '#contract/notices/files'
import { HttpError } from '../errors.ts'
import type { Tables } from '../store/index.ts'
import type { NoticeFileRow } from '../store/tables/notice-files.ts'
import { settingsOf } from './current.ts'
import { filesOf, mapFiles, mapPictures, picturesOf } from './pictures.ts'

/** Raised when an older program would misread the file. A new setting is no reason to raise it. */
const FORMAT = 1

/** How it is called in a ZIP. */
export const SETTINGS_FILE = 'settings.json'

/** The settings as a file says them: any part may be missing, and nothing of it is checked yet. */
export type FileSettings = { [P in keyof SchoolSettings]?: unknown }

/** `version` and `savedAt` say from which version of which school the file was made; undefined if it does not say. */
export type ParsedFile = { version: number | undefined; savedAt: string | null; settings: FileSettings }

/** Beside the JSON. */
export const PICTURES_FOLDER = 'pictures'

const pathOf = (id: string) => `${PICTURES_FOLDER}/${id}.webp`

const pathOfFile = ({ id, type }: Pick<NoticeFileRow, 'id' | 'type'>) =>
  `files/${id}.${FILE_KINDS[type as FileKind][0]}`

/** The present settings as a file, and its pictures and files with their paths beside it. */
export async function settingsFile({ school, noticeFiles }: Pick<Tables, 'school' | 'noticeFiles'>): Promise<{
  json: string
  pictures: { id: string; path: string }[]
  /** `path`: undefined if it is missing in the database. */
  files: { id: string; path: string | undefined }[]
}> {
  const row = await school.newest()
  const settings = settingsOf(row)
  const fileIds = [...new Set(filesOf(settings).map(({ id }) => id))]
  const rows = await noticeFiles.ofIds(fileIds)
  const paths = new Map(rows.map((file) => [file.id, pathOfFile(file)]))
  const file = {
    format: FORMAT,
    version: String(row?.version ?? 0),
    savedAt: row?.savedAt ?? null,
    settings: mapFiles(mapPictures(settings, pathOf), (id) => paths.get(id) ?? id),
  }
  const ids = [...new Set(picturesOf(settings).map(({ id }) => id))]
  return {
    json: `${JSON.stringify(file, null, 2)}\n`,
    pictures: ids.map((id) => ({ id, path: pathOf(id) })),
    files: fileIds.map((id) => ({ id, path: paths.get(id) })),
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** @throws HttpError 400 that says what is wrong with the file as a whole */
export function parseSettingsFile(bytes: Uint8Array): ParsedFile {
  const file = parseJson(bytes)
  if (!isObject(file) || typeof file.format !== 'number' || !isObject(file.settings)) {
    throw new HttpError(400, messageRef('noSettingsFile'))
  }
  const { format, version, savedAt, settings } = file
  if (format > FORMAT) {
    throw new HttpError(400, messageRef('settingsFileNewer', { format, known: FORMAT }))
  }
  return {
    version: /^\d{1,9}$/.test(String(version)) ? Number(version) : undefined,
    savedAt: typeof savedAt === 'string' ? savedAt : null,
    settings,
  }
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    // The message may quote lines of the file.
    const why = (error as Error).message.replace(/\s+/g, ' ')
    throw new HttpError(400, messageRef('settingsFileNoJson', { why }))
  }
}

/**
 * The settings of a file, completed from `basis`. So a file may have only some settings, and a file of an older program
 * may lack newer ones.
 */
export function filledFrom(basis: SchoolSettings, settings: FileSettings): Record<string, unknown> {
  const parts = Object.entries(basis).map(([name, value]) => {
    const own = settings[name as keyof SchoolSettings]
    return [name, own === undefined ? value : isObject(value) && isObject(own) ? { ...value, ...own } : own]
  })
  return { ...settings, ...Object.fromEntries(parts) }
}

/**
 * Refuses a setting that the program does not know, which would be lost without a word.
 * @param known the same settings as the program has read them
 * @throws HttpError 400
 */
export function refuseUnknown(settings: unknown, known: unknown, path = 'settings'): void {
  if (Array.isArray(settings)) {
    for (const [at, entry] of settings.entries()) refuseUnknown(entry, (known as unknown[])[at], `${path}.${at}`)
    return
  }
  if (!isObject(settings)) return
  for (const [name, value] of Object.entries(settings)) {
    const field = `${path}.${name}`
    if (!isObject(known) || !Object.hasOwn(known, name)) {
      throw new HttpError(400, messageRef('settingUnknown'), { field })
    }
    refuseUnknown(value, known[name], field)
  }
}
