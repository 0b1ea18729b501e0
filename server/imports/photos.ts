import { setImmediate as nextTurn } from 'node:timers/promises'
import { uploadLimits } from '#contract'
import { type ImportKind, importLimits } from '#contract/imports'
import { HttpError } from '../errors.ts'
import type { ReceivedFile } from '../http/received-file.ts'
import type { PreparedPhoto } from '../photos/decode.ts'
import type { Photos } from '../photos/photos.ts'
import type { Services } from '../services.ts'
import type { ImportRecord } from '../store/tables/imports.ts'
import type { Photo } from '../store/tables/photos.ts'
import { userKey } from '../store/user-key.ts'
import { changeDraft, fieldsOf } from './draft.ts'
import { type OpenImport, type OpenRow, openImport, openRow, type Stray, type Strays } from './sealing.ts'
import type { Task } from './task.ts'
import { nameKey, rollKey, valuesOf } from './values.ts'
import { entriesOf, type ZipEntry } from './zip.ts'

type Ready = { path: string; photo: PreparedPhoto }

/** Photos in memory at the same time: two are decoded, and one waits for its turn. */
const AT_ONCE = 3
/** Photos that are written together. */
const BATCH = 50
/** Rows that are looked at before other requests have their turn. */
const SLICE = 100

/** Files that systems put into folders, and lists of an export: no photos, and nobody expects them to be. */
const IGNORED = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)|\.(csv|txt|xlsx|html?|json|pdf)$/i

/** Whether a file of a ZIP or a folder is meant as a photo. */
export const isPhotoName = (path: string): boolean => !IGNORED.test(path)

/** The folders of photos in the export of a whole school. */
const OF_EXPORT = /(?:^|\/)(?:photos\/(student|teacher|notice|report)s|id-cards)\//

/** The same, without those that the export of a whole school has of others. */
function isPhotoOf(kind: ImportKind, path: string): boolean {
  const folder = OF_EXPORT.exec(path)
  return isPhotoName(path) && (folder === null || folder[1] === kind)
}

type Found = { row: number } | Stray

/** Finds whose photo a file is: by the file's name in the list, by class and roll number, by user id, or by name. */
export async function photoMatcher(rows: readonly OpenRow[], fields: readonly (string | null)[], kind: ImportKind) {
  const index = { photo: keyed(), userId: keyed(), roll: keyed(), rollAlone: keyed(), name: keyed() }
  for (const [at, row] of rows.entries()) {
    if (at % SLICE === 0) await nextTurn()
    const { values } = valuesOf(row.open, fields, kind)
    index.photo.add(baseOf(values.photo ?? ''), row.row)
    index.photo.add(pathKey(values.photo ?? ''), row.row)
    index.userId.add(userKey(row.userId || values.userId || ''), row.row)
    if (kind === 'student' && values.rollNumber) {
      index.roll.add(rollKey(values.grade, values.rollNumber), row.row)
      index.rollAlone.add(rollKey('', values.rollNumber), row.row)
    }
    index.name.add(nameKey(values.name), row.row)
  }

  return (path: string): Found => {
    const base = baseOf(path)
    const stem = base.replace(/\.[^.]+$/, '')
    const folder = path.split('/').at(-2) ?? ''
    const grade = /(\d{1,2})\D*$/.exec(folder)?.[1] ?? ''
    const [, gradeInName, rollInName] = /^(?:class)?[ _-]?0*(\d{1,2})[ _.-]+(?:roll)?[ _-]?(\w+)/i.exec(stem) ?? []
    const [, rollFirst] = /^(?:roll)?[ _-]?([0-9]\w*)/i.exec(stem) ?? []
    const words = nameKey(betweenLetters(stem))
    const found = [
      index.photo.get(pathKey(path)),
      index.photo.get(base),
      index.userId.get(userKey(stem)),
      grade ? index.roll.get(rollKey(grade, stem)) : [],
      grade && rollFirst ? index.roll.get(rollKey(grade, rollFirst)) : [],
      gradeInName && rollInName ? index.roll.get(rollKey(gradeInName, rollInName)) : [],
      index.rollAlone.get(rollKey('', stem)),
      index.name.get(nameKey(stem)),
      index.name.get(words),
    ].find((rows) => rows.length > 0)
    const [first] = found ?? []
    if (!found || first === undefined) {
      const reason = 'No row has this roll number, name, user id or file name.'
      return { path, why: 'none', reason }
    }
    if (found.length > 1) {
      const lines = found.slice(0, 5).join(', ')
      const reason = `It fits ${found.length} rows (lines ${lines}): put the class before the roll number, as in 3-17.jpg.`
      return { path, why: 'several', reason }
    }
    return { row: first }
  }
}

function keyed() {
  const rows = new Map<string, number[]>()
  return {
    add(key: string, row: number) {
      if (key.trim() === '') return
      const known = rows.get(key) ?? []
      if (!known.includes(row)) rows.set(key, [...known, row])
    },
    get: (key: string): number[] => (key.trim() === '' ? [] : (rows.get(key) ?? [])),
  }
}

/** From the first letter of a name to its last one: without numbers before and after it. */
function betweenLetters(name: string): string {
  const letters = [...name.matchAll(/\p{L}/gu)]
  const [first, last] = [letters[0], letters.at(-1)]
  return first && last ? name.slice(first.index, last.index + last[0].length) : ''
}

/** Without marks that no letter has so many of: sorting them takes time with the square of their number. */
const pathKey = (path: string) =>
  path
    .replace(/(\p{M}{8})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
const baseOf = (path: string) => pathKey(path.split('/').at(-1) ?? '')

/** Reads the photos of a ZIP into a draft; one that cannot be read is reported and stops no other. */
export async function takeZip(services: Services, id: string, file: ReceivedFile, task: Task): Promise<void> {
  const { store, vault, photos } = services
  const record = await store.imports.find(id)
  if (!record) return
  const rows = (await store.imports.rows(id)).map((row) => openRow(row, vault))
  const find = await photoMatcher(rows, fieldsOf(openImport(record, vault)), record.kind)
  let done = 0
  let [strays, ready]: [Stray[], Ready[]] = [[], []]
  let fault: { error: unknown } | undefined
  const preparing = new Set<Promise<void>>()
  const prepare = (path: string, bytes: Buffer) => {
    const photo: Promise<void> = prepared(photos, id, path, bytes)
      .then((result) => void ('why' in result ? strays.push(result) : ready.push(result)))
      .catch((error) => {
        fault ??= { error }
      })
      .finally(() => preparing.delete(photo))
    preparing.add(photo)
  }
  const flush = async () => {
    const batch = [ready, strays] as const
    ;[strays, ready] = [[], []]
    await keepPhotos(services, id, ...batch)
    await task.done(done - preparing.size)
  }
  for await (const entry of entriesOf(file.handle.fd)) {
    if (!isPhotoOf(record.kind, entry.path)) continue
    done++
    const found = find(entry.path)
    if ('why' in found) strays.push(found)
    else {
      // One after the other from the file: unpacking is quick, decoding is not.
      const bytes = await bytesOf(entry)
      if (Buffer.isBuffer(bytes)) prepare(entry.path, bytes)
      else strays.push(bytes)
    }
    if (preparing.size >= AT_ONCE) await Promise.race(preparing)
    if (fault) throw fault.error
    // The others are decoded while these are written.
    if (ready.length >= BATCH || strays.length >= BATCH) await flush()
  }
  await Promise.all(preparing)
  if (fault) throw fault.error
  await flush()
}

/** How many photos of these people a ZIP has. @throws UnreadableFile */
export async function countPhotos(file: ReceivedFile, kind: ImportKind): Promise<number> {
  let count = 0
  for await (const { path } of entriesOf(file.handle.fd)) if (isPhotoOf(kind, path)) count++
  return count
}

async function bytesOf(entry: ZipEntry): Promise<Buffer | Stray> {
  if (entry.size <= uploadLimits.photoBytes) return entry.read()
  const most = uploadLimits.photoBytes / 1024 / 1024
  return { path: entry.path, why: 'unreadable', reason: `It is too large: at most ${most} MB.` }
}

/** Its photos wait behind each other, and not behind those of the person who imports. */
async function prepared(photos: Photos, id: string, path: string, bytes: Buffer): Promise<Ready | Stray> {
  try {
    return { path, photo: await photos.prepare(bytes, 'It', `import ${id}`) }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { path, why: 'unreadable', reason: error.message }
  }
}

/** Writes photos that are ready into a draft, and which ones belong to nobody. */
export async function keepPhotos(services: Services, id: string, ready: Ready[], strays: Stray[]): Promise<void> {
  if (ready.length + strays.length === 0) return
  const owners = new Map<string, Photo>()
  const match = async (record: OpenImport, rows: OpenRow[]) => {
    owners.clear()
    const find = await photoMatcher(rows, fieldsOf(record), record.kind)
    const byLine = new Map(rows.map((row) => [row.row, row]))
    const touched: OpenRow[] = []
    const lost: Stray[] = [...strays]
    for (const { path, photo } of ready) {
      const found = find(path)
      const row = 'why' in found ? undefined : byLine.get(found.row)
      if (!row) lost.push('why' in found ? found : { path, why: 'none', reason: 'No row fits.' })
      else if (row.photoPath !== null && row.photoPath !== path) {
        const reason = `${row.photoPath} is the photo of line ${row.row} already: remove one of the two.`
        lost.push({ path, why: 'several', reason })
      } else {
        const { photoVersion, ...changed } = await newPhotoOf(services, record, row, photo)
        Object.assign(row, { photoPath: path, photoVersion, ...changed })
        owners.set(row.id, { ...photo, version: photoVersion })
        touched.push(row)
      }
    }
    record.stray = withStrays(record.stray, lost, ready)
    return touched
  }
  await changeDraft(services, id, match, async (tables) => {
    for (const [owner, photo] of owners) await tables.photos.put(owner, 'photo', photo)
  })
}

/**
 * A record that is found again with another photo is changed by it. The photo that it has, as an export gave it out, is the
 * same one, although it was encoded anew.
 */
async function newPhotoOf({ store }: Services, { kind }: ImportRecord, row: OpenRow, photo: PreparedPhoto) {
  const isFound = row.target !== null && (row.action === 'same' || row.action === 'change')
  if (!isFound) return { photoVersion: photo.version }
  const target = await (kind === 'student' ? store.students : store.teachers).find(row.target as string)
  const isSame = target?.photoVersion === photo.sentVersion
  const photoVersion = isSame ? photo.sentVersion : photo.version
  const { photo: _, ...before } = JSON.parse(row.before) as Record<string, string>
  if (target?.photoVersion !== photoVersion) Object.assign(before, { photo: '' })
  return { photoVersion, before: JSON.stringify(before), action: Object.keys(before).length > 0 ? 'change' : 'same' }
}

/** A photo that is sent again is not counted twice. */
function withStrays({ count, list }: Strays, lost: Stray[], ready: Ready[]): Strays {
  const sent = new Set([...lost, ...ready].map(({ path }) => path))
  const others = list.filter(({ path }) => !sent.has(path))
  return {
    count: count - (list.length - others.length) + lost.length,
    list: [...others, ...lost].slice(0, importLimits.listedPhotos),
  }
}
