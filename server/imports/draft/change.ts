import { messageRef } from '#contract/failures'
import { importColumn, SECRET_FIELDS } from '#contract/imports'
import { badRequest, HttpError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { type Draft, type DraftChange, type DraftPhotos, type OpenImport, sealDraft } from '../encryption.ts'
import { findFor, findImport } from '../find.ts'
import { mayFollow } from '../lifecycle.ts'
import type { Planned } from '../plan/job.ts'
import type { AskedPage } from '../plan/page.ts'
import { limitPlans, planned, storedCounts, storedDraft, textOfDraft } from './planned.ts'
import { expectRoom } from './size.ts'

/** A draft with its photos and a page of its plan. */
export type PlannedDraft = { record: OpenImport; draft: Draft; photos: DraftPhotos; plan: Planned }

/**
 * Changes a draft, and plans it.
 * @param page of the rows that are returned
 * @throws FailureResponse if it is no draft any more, or there is no room for it; HttpError 400, and 409 if it has changed
 *   since the caller read it
 */
export const changeDraft = (
  services: Services,
  id: string,
  change: DraftChange,
  page: AskedPage,
): Promise<PlannedDraft> =>
  limitPlans(async () => {
    const { store, vault } = services
    const { revision } = change
    const record = await findImport(store, id, services)
    mayFollow('change', record.state)
    expectRevision(record, revision)
    const before = await storedDraft(services, record)
    const { photos } = before
    const draft = changedDraft(JSON.parse(before.text), change)
    const text = textOfDraft(draft)
    const plan = await planned(services, { record, text, photos, asked: { page } })
    const written = { sealedDraft: sealDraft(text, id, vault), counts: storedCounts(plan), revision: revision + 1 }
    await store.transaction(async (tables) => {
      expectRevision(await findFor('change', tables, id, services), revision)
      await tables.acts.update(id, written)
      await expectRoom(tables, record.createdBy)
    })
    return { record: { ...record, revision: revision + 1 }, draft, photos, plan }
  })

/** @throws HttpError 409 */
function expectRevision(record: { revision: number } | undefined, revision: number): void {
  if (record?.revision !== revision) throw new HttpError(409, messageRef('draftIsChanged'))
}

/** The draft with a change. @throws HttpError 400 if it cannot be */
export function changedDraft(draft: Draft, { columns, decisions, edits }: DraftChange): Draft {
  const { kind } = draft
  const next = { ...draft, edits: { ...draft.edits } }
  if (columns) {
    refuseWrongColumns(draft, columns)
    next.columns = { ...columns, places: columns.places ?? [] }
  }
  if (decisions) {
    refuseWrongDecisions(draft, decisions)
    next.decisions = decisions
  }
  const rows = new Set(edits.length > 0 ? draft.file.rows.map(({ row }) => row) : [])
  for (const { row, cells, omit } of edits) {
    if (!rows.has(row)) throw new HttpError(404, messageRef('noSuch', { what: 'row' }))
    refuseUnknownFields(Object.keys(cells), kind, 'edits')
    const before = next.edits[row]
    const isLeftOut = omit ?? before?.omit
    next.edits[row] = { cells: { ...before?.cells, ...cells }, ...(isLeftOut !== undefined && { omit: isLeftOut }) }
  }
  return next
}

function refuseUnknownFields(names: readonly string[], kind: Draft['kind'], field: string): void {
  const unknown = names.find((name) => !importColumn(kind, name))
  if (unknown !== undefined) throw badRequest(`There is no field ${unknown}.`, field)
}

function refuseWrongColumns({ kind, file }: Draft, { fields, texts }: NonNullable<DraftChange['columns']>): void {
  const { length } = file.columns
  if (fields.length !== length)
    throw badRequest(`The file has ${length} columns: name a field, or null, for each.`, 'columns')
  const named = [...fields.filter((field) => field !== null), ...texts.map(({ field }) => field)]
  refuseUnknownFields(named, kind, 'columns')
  const twice = named.find((name, at) => named.indexOf(name) < at && !importColumn(kind, name)?.joinedBy)
  if (twice) throw badRequest(`Two columns cannot be the same field: the texts of ${twice} are not joined.`, 'columns')
}

function refuseWrongDecisions({ kind }: Draft, { replaced, unknown }: Draft['decisions']): void {
  const fields = replaced.map(({ field }) => field)
  refuseUnknownFields([...fields, ...unknown], kind, 'decisions')
  const secret = fields.find((field) => SECRET_FIELDS.includes(field))
  if (secret) throw badRequest(`${secret} is not the same for several people.`, 'decisions')
  const needed = unknown.find((field) => !importColumn(kind, field)?.mayBeUnknown)
  if (needed) throw badRequest(`${needed} cannot be left unknown.`, 'decisions')
}
