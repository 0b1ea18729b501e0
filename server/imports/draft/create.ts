import { messageRef } from '#contract/failures'
import type { ImportKind } from '#contract/imports'
import type { ReceivedFile } from '../../http/received-file.ts'
import type { Services } from '../../services.ts'
import { newId } from '../../store/ids.ts'
import type { AuditEntry } from '../../store/tables/audit.ts'
import { chunksWithYield, mapInChunks } from '../chunks.ts'
import { NO_RESOLUTIONS, type OpenRow, sealDraft, sealRow } from '../encryption.ts'
import { findFor } from '../find.ts'
import { columnsOfState } from '../lifecycle.ts'
import { matchColumns } from '../read/match-columns.ts'
import { readFile } from '../read/read-file.ts'
import { limitDrafts } from './change.ts'
import { dateOrderIn } from './map-columns.ts'
import { beginPhotos } from './photo-zip.ts'
import { planRows, REFUSED, schoolFor } from './plan.ts'
import { plansIn } from './planned-rows.ts'
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
 * @returns the id of the draft, and the kind of people whose list the file has too; null if none
 * @throws FailureResponse, SheetsToChoose if a sheet is to be chosen first
 */
export const createDraft = (services: Services, { kind, chosen, fileName, file, createdBy, entryFor }: SentFile) =>
  limitDrafts(async () => {
    const { store, vault, workers, now } = services
    const sender = createdBy ?? 'nobody'
    const { sheets, hasPhotos, otherKind } = await workers.forSender(sender, () =>
      readFile(file, { kind, chosen }, workers),
    )
    const { columns, body, notes } = await matchColumns(sheets, kind)
    if (otherKind) {
      notes.push(messageRef('noteOtherList', { kind: otherKind }))
    }
    if (hasPhotos) {
      notes.push(messageRef('noteZip'))
    }
    const id = newId()
    const rows = body.map(
      ({ rowNumber, cells, isHidden }): OpenRow => ({
        import: id,
        row: rowNumber,
        id: newId(),
        login: newId(),
        open: { raw: cells, mended: {}, ...(isHidden && { isHidden }) },
        ...REFUSED,
        photoPath: null,
        photoVersion: null,
        passwordHash: null,
        sealedPassword: null,
        user: null,
        version: 0,
      }),
    )
    const mapping = { kind, columns, texts: [], answers: NO_RESOLUTIONS, dateOrder: dateOrderIn(columns, rows) }
    const { all, plan, summary } = await planRows(mapping, rows, await schoolFor(mapping, services))
    const { counts, ...found } = summary
    const record = {
      id,
      kind,
      fileName,
      createdAt: now(),
      createdBy,
      revision: 0,
      ...columnsOfState({ is: 'draft' }),
      counts: JSON.stringify(counts),
      sealedDraft: sealDraft({ ...mapping, ...found, id, notes, stray: { count: 0, list: [] } }, vault),
      sealedProblem: null,
    }
    const rowsWritten = await mapInChunks(all, ({ row }) => sealRow(row, vault))
    const bytes = rowsWritten.reduce((sum, { cells }) => sum + (cells?.length ?? 0), record.sealedDraft.length)
    await store.transaction(async (tables) => {
      await expectRoom(tables, createdBy, bytes)
      await tables.imports.add(record)
      for await (const slice of chunksWithYield(rowsWritten)) await tables.imports.addRows(slice)
      await tables.audit.add(entryFor(id))
    })
    plansIn(store).put(record, plan)
    if (hasPhotos) await beginPhotos(services, id, file, sender)
    return { id, otherKind }
  })

/**
 * Removes an import that is not in the school, with all that is in it.
 * @throws FailureResponse
 */
export const dropDraft = (services: Services, id: string, auditEntry: AuditEntry): Promise<void> =>
  services.store.transaction(async (tables) => {
    await findFor('drop', tables, id, services)
    await tables.imports.remove(id)
    await tables.audit.add(auditEntry)
  })
