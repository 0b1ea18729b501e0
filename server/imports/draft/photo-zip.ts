import { uploadLimits } from '#contract'
import { messageRef } from '#contract/failures'
import type { ImportKind } from '#contract/imports'
import { HttpError } from '../../errors.ts'
import { UnreadableFile } from '../../files/sheet.ts'
import { isZip, type ZipEntry, zipEntries } from '../../files/zip.ts'
import type { ReceivedFile } from '../../http/received-file.ts'
import type { PreparedPhoto } from '../../photos/decode.ts'
import type { Photos } from '../../photos/photos.ts'
import type { Services } from '../../services.ts'
import type { Stray } from '../encryption.ts'
import { findFor, findImport, makeStep } from '../find.ts'
import { isPhotoOf } from '../plan/photo-match.ts'
import { runTask, type Task } from '../task.ts'
import { ownersOf, type ReadyPhoto, storePhotos } from './photos.ts'

/** Photos in memory at the same time: two are decoded, and one waits for its turn. */
const PHOTOS_IN_MEMORY = 3
/** Photos that are written together. */
const BATCH = 50

/**
 * Adds the photos of a ZIP to a draft.
 * @param sender the id of the login that has sent it
 * @throws FailureResponse
 */
export async function addPhotos(services: Services, id: string, file: ReceivedFile, sender: string): Promise<void> {
  await findImport(services.store, id, services)
  if (!isZip(file.firstBytes)) {
    throw new UnreadableFile(messageRef('fileIsNoZip'))
  }
  await beginPhotos(services, id, file, sender)
}

/** Begins to read the photos of a file, and returns when that has begun. */
export async function beginPhotos(services: Services, id: string, file: ReceivedFile, sender: string): Promise<void> {
  const { store, clock } = services
  const { kind } = await findImport(store, id, services)
  const paths = await photosIn(file, kind)
  await store.transaction(async (tables) => {
    const record = await findFor('readPhotos', tables, id, services)
    if (!record) return
    const task = { done: 0, all: paths.length, seenAt: clock() }
    await makeStep('readPhotos', tables, record, { is: 'reading photos', task }, { sealedProblem: null })
  })
  file.retain()
  void runTask(services, { id, is: 'reading photos' }, (task) =>
    readPhotos(services, id, { file, sender, paths }, task),
  ).finally(() => file.close())
}

/** Reads the photos of a ZIP into a draft; one that cannot be read is reported and stops no other. */
async function readPhotos(
  services: Services,
  id: string,
  { file, sender, paths }: { file: ReceivedFile; sender: string; paths: readonly string[] },
  task: Task,
): Promise<void> {
  const { store, photos, workers } = services
  const record = await findImport(store, id, services)
  const owners = await ownersOf(services, record, paths)
  const ownerOf = new Map(paths.map((path, at) => [path, owners[at]]))
  let done = 0
  let strays: Stray[] = []
  let ready: ReadyPhoto[] = []
  let fault: { error: unknown } | undefined
  const preparing = new Set<Promise<void>>()
  const prepare = (path: string, rowNumber: number, bytes: Buffer) => {
    const photo: Promise<void> = workers
      .forSender(sender, () => prepared(photos, path, bytes))
      .then((result) => void ('why' in result ? strays.push(result) : ready.push({ path, rowNumber, photo: result })))
      .catch((error) => {
        fault ??= { error }
      })
      .finally(() => preparing.delete(photo))
    preparing.add(photo)
  }
  const flush = async () => {
    const batch = { ready, strays }
    strays = []
    ready = []
    if (batch.ready.length + batch.strays.length === 0) return
    await task.write((tables, now) => storePhotos(tables, now, batch, services), done - preparing.size)
  }
  for await (const entry of zipEntries(file.handle.fd)) {
    const found = ownerOf.get(entry.path)
    if (!found) continue
    done++
    if ('why' in found) strays.push(found)
    else {
      // One after the other from the file: unpacking is quick, decoding is not.
      const bytes = await bytesOf(entry)
      if (Buffer.isBuffer(bytes)) prepare(entry.path, found.rowNumber, bytes)
      else strays.push(bytes)
    }
    if (preparing.size >= PHOTOS_IN_MEMORY) await Promise.race(preparing)
    if (fault) throw fault.error
    // The next photos are decoded while these are written.
    if (ready.length >= BATCH || strays.length >= BATCH) await flush()
  }
  await Promise.all(preparing)
  if (fault) throw fault.error
  await flush()
  await task.write((tables, now) => makeStep('endTask', tables, now, { is: 'draft' }))
}

/** The paths of the photos of these people in a ZIP. @throws UnreadableFile */
async function photosIn(file: ReceivedFile, kind: ImportKind): Promise<string[]> {
  const paths: string[] = []
  for await (const { path } of zipEntries(file.handle.fd)) if (isPhotoOf(kind, path)) paths.push(path)
  return paths
}

async function bytesOf(entry: ZipEntry): Promise<Buffer | Stray> {
  if (entry.size <= uploadLimits.photoBytes) return entry.read()
  const megabytes = uploadLimits.photoBytes / 1024 / 1024
  const message = messageRef('tooLarge', { name: messageRef('thisPhoto'), megabytes })
  return { path: entry.path, why: 'unreadable', ...message }
}

async function prepared(photos: Photos, path: string, bytes: Buffer): Promise<PreparedPhoto | Stray> {
  try {
    return await photos.prepare(bytes, 'photo', messageRef('thisPhoto'))
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { path, why: 'unreadable', ...error.messageRef }
  }
}
