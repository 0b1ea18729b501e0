import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { messageRef } from '#contract/failures'
import { commandLine } from '../command-line.ts'
import { HttpError, SetupError } from '../errors.ts'
import { UnreadableFile } from '../files/sheet.ts'
import { isSystemFile, isZip, zipEntries } from '../files/zip.ts'

type Bytes = { size: number; read(): Promise<Buffer> }

/** A file of settings with its pictures and the files of its pages, wherever they are. */
export type FileSource = {
  json: Bytes
  /** @param path as the JSON says it, below the folder of the JSON; undefined if there is none */
  file(path: string): Bytes | undefined
}

/** Opens a file of settings on the disk, or a ZIP that has one. `close` ends its use. @throws SetupError, HttpError */
export async function openFileSource(path: string): Promise<FileSource & { close(): void }> {
  if (!existsSync(path) || !statSync(path).isFile()) {
    throw new SetupError(
      `There is no file ${path}: name the one that '${commandLine('settings', 'export FILE')}' has written.`,
    )
  }
  const file = openSync(path, 'r')
  const close = () => closeSync(file)
  try {
    const first = Buffer.alloc(4)
    readSync(file, first, 0, first.length, 0)
    return { ...(isZip(first) ? await sourceInZip(file) : sourceOnDisk(path)), close }
  } catch (error) {
    close()
    throw error
  }
}

const sourceOnDisk = (path: string): FileSource => ({
  json: onDisk(path),
  file(name) {
    const file = join(dirname(path), name)
    return existsSync(file) && statSync(file).isFile() ? onDisk(file) : undefined
  },
})

const onDisk = (path: string): Bytes => ({ size: statSync(path).size, read: () => readFile(path) })

/**
 * The settings in a ZIP: its first JSON, such as that of a whole school's export.
 * @param zip an open file
 * @throws HttpError 400 if it has none, or cannot be read
 */
export async function sourceInZip(zip: number): Promise<FileSource> {
  const files = new Map<string, Bytes>()
  try {
    for await (const entry of zipEntries(zip)) files.set(entry.path, readable(entry))
  } catch (error) {
    throw explained(error)
  }
  const [path, json] = [...files].find(([name]) => /\.json$/i.test(name) && !isSystemFile(name)) ?? []
  if (!path || !json) throw new HttpError(400, messageRef('noSettingsFile'))
  return { json, file: (name) => files.get(join(dirname(path), name)) }
}

const readable = ({ size, read }: Bytes): Bytes => ({
  size,
  read: () =>
    read().catch((error) => {
      throw explained(error)
    }),
})

/** The messages of `zipEntries` are about photos of people. */
function explained(error: unknown): unknown {
  if (!(error instanceof UnreadableFile)) return error
  return new HttpError(400, messageRef('settingsZipDamaged'))
}
