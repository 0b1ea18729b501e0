import { messageRef } from '#contract/failures'
import { importLimits } from '#contract/imports'
import type { PreparedPhoto } from '../../photos/decode.ts'
import type { Services } from '../../services.ts'
import { draftPhotoOwner } from '../../store/tables/acts.ts'
import type { Tables } from '../../store/tables/index.ts'
import { type DraftPhotos, type OpenImport, photosOf, type Stray, sealPhotos } from '../encryption.ts'
import { findFor, findImport } from '../find.ts'
import { mayFollow } from '../lifecycle.ts'
import { type FoundOwner, isPhotoName } from '../plan/photo-match.ts'
import { excerpt } from '../summarize-list.ts'
import { limitPlans, planned, storedDraft } from './planned.ts'

/** A photo with its owner. */
export type ReadyPhoto = { path: string; rowNumber: number; photo: PreparedPhoto }

type Parts = Pick<Services, 'store' | 'vault' | 'clock' | 'school' | 'workers'>

/** Finds whose photos these files are. */
export async function ownersOf(services: Parts, record: OpenImport, paths: readonly string[]): Promise<FoundOwner[]> {
  const draft = await storedDraft(services, record)
  return (await planned(services, { ...draft, asked: { paths } })).owners
}

/** Adds one photo of a folder to a draft. */
export async function addPhoto(services: Parts, id: string, path: string, photo: PreparedPhoto): Promise<void> {
  if (!isPhotoName(path)) return
  const { store } = services
  const [owner] = await limitPlans(async () => {
    const record = await findImport(store, id, services)
    mayFollow('change', record.state)
    return ownersOf(services, record, [path])
  })
  if (!owner) return
  await store.transaction(async (tables) => {
    const now = await findFor('change', tables, id, services)
    if (now)
      await storePhotos(
        tables,
        now,
        'why' in owner ? { strays: [owner] } : { ready: [{ ...owner, path, photo }] },
        services,
      )
  })
}

/** Writes photos that are ready into a draft, and which ones belong to nobody. */
export async function storePhotos(
  tables: Tables,
  record: OpenImport,
  { ready = [], strays = [] }: { ready?: readonly ReadyPhoto[]; strays?: readonly Stray[] },
  { vault }: Pick<Services, 'vault'>,
): Promise<void> {
  const { id } = record
  const before = await photosOf(tables, id, vault)
  const rows = { ...before.rows }
  const lost = [...strays]
  for (const { path, rowNumber, photo } of ready) {
    const other = rows[rowNumber]?.path
    if (other !== undefined && other !== path) {
      lost.push({ path, why: 'several', ...messageRef('photoTaken', { other: excerpt(other), line: rowNumber }) })
      continue
    }
    rows[rowNumber] = { path, version: photo.version, sent: photo.sentVersion }
    await tables.photos.put(draftPhotoOwner(id, rowNumber), 'photo', photo)
  }
  // A photo that is sent again is not counted twice.
  const sent = new Set([...lost, ...ready].map(({ path }) => path))
  const others = before.stray.filter(({ path }) => !sent.has(path))
  const photos: DraftPhotos = {
    rows,
    strayCount: before.strayCount - (before.stray.length - others.length) + lost.length,
    stray: [...others, ...lost].slice(0, importLimits.listedPhotos),
  }
  await tables.acts.update(id, { sealedPhotos: sealPhotos(photos, id, vault) })
}
