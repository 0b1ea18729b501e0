import { messageRef } from '#contract/failures'
import type { ImportKind } from '#contract/imports'
import type { ReceivedFile } from '../../http/received-file.ts'
import type { Services } from '../../services.ts'
import { newId } from '../../store/ids.ts'
import type { AuditEntry } from '../../store/tables/audit.ts'
import { type Draft, NO_DECISIONS, NO_PHOTOS, sealDraft } from '../encryption.ts'
import { findFor, findImport } from '../find.ts'
import { columnsOfState } from '../lifecycle.ts'
import { matchColumns } from '../read/match-columns.ts'
import { type ReadFile, readFile } from '../read/read-file.ts'
import type { PlannedDraft } from './change.ts'
import { beginPhotos } from './photo-zip.ts'
import { limitPlans, planned, storedCounts, textOfDraft } from './planned.ts'
import { expectRoom } from './size.ts'

/** The file, its sender, and the entry of the audit. */
type SentFile = {
  kind: ImportKind
  /** Which sheet of an .xlsx. */
  chosen?: number
  fileName: string
  file: ReceivedFile
  createdBy: string | null
  entryFor: (id: string) => AuditEntry
}

/**
 * Reads a file into a new draft. Photos that are in the same file are read after that.
 * @returns the draft, and the kind of people whose list the file has too; null if none
 * @throws FailureResponse, SheetsToChoose if a sheet is to be chosen first
 */
export const createDraft = (
  services: Services,
  { kind, chosen, fileName, file, createdBy, entryFor }: SentFile,
): Promise<PlannedDraft & { otherKind: ImportKind | null }> =>
  limitPlans(async () => {
    const { store, vault, workers, now } = services
    const sender = createdBy ?? 'nobody'
    const read = await workers.forSender(sender, () => readFile(file, { kind, chosen }, workers))
    const id = newId()
    const draft = await draftOf(id, kind, read)
    const text = textOfDraft(draft)
    const record = { kind, classes: [] }
    const plan = await planned(services, { record, text, photos: NO_PHOTOS, asked: { page: { page: 1 } } })
    const sealedDraft = sealDraft(text, id, vault)
    await store.transaction(async (tables) => {
      await expectRoom(tables, createdBy, sealedDraft.length)
      await tables.acts.add({
        id,
        kind,
        fileName,
        createdAt: now(),
        createdBy,
        revision: 0,
        counts: storedCounts(plan),
        sealedDraft,
        ...columnsOfState({ is: 'draft' }),
      })
      await tables.audit.add(entryFor(id))
    })
    if (read.hasPhotos) await beginPhotos(services, id, file, sender)
    return { record: await findImport(store, id, services), draft, photos: NO_PHOTOS, plan, otherKind: read.otherKind }
  })

/** The draft of a file as it was read, before anybody has said something about it. */
export async function draftOf(
  id: string,
  kind: ImportKind,
  { sheets, hasPhotos, otherKind }: ReadFile,
): Promise<Draft> {
  const { columns, body, notes } = await matchColumns(sheets, kind)
  if (otherKind) notes.push(messageRef('noteOtherList', { kind: otherKind }))
  if (hasPhotos) notes.push(messageRef('noteZip'))
  return {
    id,
    kind,
    file: {
      columns: columns.map(({ heading, sample }) => ({ heading, sample })),
      rows: body.map(({ rowNumber: row, cells, isHidden }) => ({ row, cells, ...(isHidden && { isHidden }) })),
      notes,
    },
    columns: {
      fields: columns.map(({ field }) => field),
      places: columns.map(({ place }) => place),
      texts: [],
    },
    decisions: NO_DECISIONS,
    edits: {},
  }
}

/**
 * Removes an import that is not in the school, with all that is in it.
 * @throws FailureResponse
 */
export const dropDraft = (services: Services, id: string, auditEntry: AuditEntry): Promise<void> =>
  services.store.transaction(async (tables) => {
    await findFor('drop', tables, id, services)
    await tables.acts.remove(id)
    await tables.audit.add(auditEntry)
  })
