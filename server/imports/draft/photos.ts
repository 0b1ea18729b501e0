import { messageRef } from '#contract/failures'
import { importLimits } from '#contract/imports'
import type { PreparedPhoto } from '../../photos/decode.ts'
import type { Services } from '../../services.ts'
import type { Tables } from '../../store/tables/index.ts'
import type { Photo } from '../../store/tables/photos.ts'
import type { OpenImport, OpenRow, Stray, Strays } from '../encryption.ts'
import { findRows } from '../find.ts'
import { excerpt } from '../summarize-list.ts'
import type { Task } from '../task.ts'
import { changeDraft, limitDrafts } from './change.ts'
import { importContext } from './context.ts'
import { isPhotoName, photoMatcher } from './photo-match.ts'
import { countsOf } from './planned-rows.ts'

export type ReadyPhoto = { path: string; photo: PreparedPhoto }

type Parts = Pick<Services, 'store' | 'vault' | 'clock' | 'school'>

/** Adds one photo of a folder to a draft. */
export async function addPhoto(services: Services, id: string, ready: ReadyPhoto): Promise<void> {
  if (isPhotoName(ready.path)) await limitDrafts(() => storePhotos(services, id, { ready: [ready], strays: [] }))
}

/** Writes photos that are ready into a draft, and which ones belong to nobody. See `changeDraft` for `transaction`. */
export async function storePhotos(
  services: Parts,
  id: string,
  { ready, strays }: { ready: ReadyPhoto[]; strays: Stray[] },
  transaction?: Task['write'],
): Promise<void> {
  if (ready.length + strays.length === 0) return
  const addReady = async (record: OpenImport) => {
    const rows = await findRows(services.store, id, services)
    const owners = new Map<string, Photo>()
    const find = await photoMatcher(rows, record, await importContext(services))
    const byRowNumber = new Map(rows.map((row) => [row.row, row]))
    const touched: OpenRow[] = []
    const lost: Stray[] = [...strays]
    for (const { path, photo } of ready) {
      const found = find(path)
      const row = 'why' in found ? undefined : byRowNumber.get(found.rowNumber)
      if (!row) lost.push('why' in found ? found : { path, why: 'none', ...messageRef('photoOfNoRow') })
      else if (row.photoPath !== null && row.photoPath !== path) {
        const message = messageRef('photoTaken', { other: excerpt(row.photoPath), line: row.row })
        lost.push({ path, why: 'several', ...message })
      } else {
        const changed = await changesByPhoto(services, record, row, photo)
        Object.assign(row, { photoPath: path }, changed)
        owners.set(row.id, { ...photo, version: changed.photoVersion })
        touched.push(row)
      }
    }
    record.stray = withStrays(record.stray, lost, ready)
    record.counts = countsOf(rows)
    const also = async (tables: Tables) => {
      for (const [owner, photo] of owners) await tables.photos.put(owner, 'photo', photo)
    }
    return { rows: touched, also }
  }
  await changeDraft(services, id, addReady, transaction)
}

/**
 * The changes that a photo makes to its row. A known record is changed by another photo, but not by its own photo from
 * an export, which was only encoded again.
 */
async function changesByPhoto(
  { store }: Parts,
  { kind }: OpenImport,
  row: OpenRow,
  photo: PreparedPhoto,
): Promise<Partial<OpenRow> & { photoVersion: string }> {
  const isFound = row.action === 'same' || row.action === 'change'
  if (!isFound || row.target === null) return { photoVersion: photo.version }
  const target = await (kind === 'student' ? store.students : store.teachers).find(row.target)
  const isSame = target?.photoVersion === photo.sentVersion
  const photoVersion = isSame ? photo.sentVersion : photo.version
  const { photo: _, ...before } = row.before
  if (target?.photoVersion !== photoVersion) before.photo = ''
  return { photoVersion, before, action: Object.keys(before).length > 0 ? 'change' : 'same' }
}

/** A photo that is sent again is not counted twice. */
function withStrays({ count, list }: Strays, lost: Stray[], ready: ReadyPhoto[]): Strays {
  const sent = new Set([...lost, ...ready].map(({ path }) => path))
  const others = list.filter(({ path }) => !sent.has(path))
  return {
    count: count - (list.length - others.length) + lost.length,
    list: [...others, ...lost].slice(0, importLimits.listedPhotos),
  }
}
