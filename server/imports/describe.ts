/** An import as the contract shows it. */
import { englishOf, type MessageRef, messageOf } from '#contract/failures'
import { importLimits, SECRET_FIELDS } from '#contract/imports'
import type { ImportRow, ImportSummary, SchoolImport, Success } from '#contract/operations'
import { reasonOf } from '../errors.ts'
import type { Services } from '../services.ts'
import type { JournalRow } from '../store/tables/act-rows.ts'
import type { PlannedDraft } from './draft/change.ts'
import { limitPlans, planned, storedDraft } from './draft/planned.ts'
import {
  type Draft,
  type DraftPhotos,
  type MessagesByField,
  NO_DECISIONS,
  type OpenImport,
  openImport,
} from './encryption.ts'
import { findImport } from './find.ts'
import { columnsOfState, withoutLostTask } from './lifecycle.ts'
import { type AskedPage, pagesOf } from './plan/page.ts'
import type { Plan, PlannedRow } from './plan/plan.ts'
import { obstacleToUndo } from './run/undo.ts'

type DraftPage = Omit<Success<'getImport'>, 'success' | 'message' | 'code'>

/** Imports that are listed. */
const LISTED = 50

/** The newest imports. */
export async function describeNewest(services: Services): Promise<ImportSummary[]> {
  const imports = []
  for (const record of await services.store.acts.newest(LISTED)) {
    imports.push(await describe(services, withoutLostTask(openImport(record, services.vault), services.clock())))
  }
  return imports
}

/** What the list of all shows of an import. */
export async function describe({ store, clock }: Services, record: OpenImport): Promise<ImportSummary> {
  const { state, finishedAt, task, taskDone, taskAll } = columnsOfState(record.state)
  const { actions: _, photos: __, peopleWithout: ___, ...counts } = record.counts
  const obstacle = state === 'done' ? await obstacleToUndo(store, record, clock()) : null
  return {
    _id: record.id,
    kind: record.kind,
    fileName: record.fileName,
    state,
    createdAt: record.createdAt,
    by: record.byUserId,
    finishedAt,
    counts,
    hasRefusedFile: counts.refused > 0 && record.hasDraft,
    progress: task && { what: task, done: taskDone, all: taskAll },
    undo: { possible: state === 'done' && obstacle === null, ...(obstacle ? reasonOf(obstacle) : { reason: null }) },
  }
}

/** An import with a page of its rows: of a draft, as they are planned now. */
export async function describePage(services: Services, id: string, page: AskedPage): Promise<DraftPage> {
  const record = await findImport(services.store, id, services)
  const { state } = columnsOfState(record.state)
  if (state !== 'draft') return finishedPage(services, record, page)
  const draft = await storedDraft(services, record)
  const plan = await limitPlans(() => planned(services, { ...draft, asked: { page } }))
  return draftPage(services, { ...draft, draft: JSON.parse(draft.text), plan })
}

/** A draft with a page of its plan. */
export async function draftPage(services: Services, { record, draft, photos, plan }: PlannedDraft): Promise<DraftPage> {
  const { show, page, pages, total } = plan
  const one: SchoolImport = {
    ...(await describe(services, record)),
    counts: plan.counts,
    hasRefusedFile: plan.counts.refused > 0,
    revision: record.revision,
    ...describePlan(draft, plan, photos),
    problem: record.problem && messageOf(record.problem),
  }
  return { import: one, rows: plan.rows.map(describeRow), show, page, pages, total }
}

/** What a draft says, and what is planned. */
export function describePlan(
  { columns: { fields, places, texts }, decisions, file }: Draft,
  { faults, marked, missing, photos, peopleWithout }: Omit<Plan, 'rows'>,
  { strayCount, stray }: DraftPhotos,
) {
  return {
    columns: file.columns.map(({ heading, sample }, at) => {
      const field = fields[at] ?? null
      return { heading, field, place: places[at] ?? 0, sample: shownValue(field, sample) }
    }),
    texts,
    decisions,
    faults: faults.map(withReason),
    marked,
    missing,
    notes: file.notes.map(messageOf),
    photos: { matched: photos, peopleWithout, strayCount, stray: stray.map(withReason) },
  }
}

/** An import that is written or was, with what its journal has. */
async function finishedPage(services: Services, record: OpenImport, asked: AskedPage): Promise<DraftPage> {
  const { store } = services
  const { show = 'all', page } = asked
  const { photos, peopleWithout } = record.counts
  const size = importLimits.pageRows
  const action = show === 'all' ? undefined : show === 'add' || show === 'change' ? show : null
  const total = action === null ? 0 : await store.actRows.count(record.id, action)
  const rows = action === null ? [] : await store.actRows.pageOf(record.id, action, size, (page - 1) * size)
  const none = { columns: [], texts: [], decisions: NO_DECISIONS, faults: [], marked: 0, missing: [], notes: [] }
  const one: SchoolImport = {
    ...(await describe(services, record)),
    revision: record.revision,
    ...none,
    photos: { matched: photos, peopleWithout, strayCount: 0, stray: [] },
    problem: record.problem && messageOf(record.problem),
  }
  return { import: one, rows: rows.map(describeJournal), show, page, pages: pagesOf(total), total }
}

const withReason = <T extends MessageRef>(one: T) => ({ ...one, reason: englishOf(one) })

const messagesOf = (all: MessagesByField) =>
  Object.fromEntries(Object.entries(all).map(([field, message]) => [field, messageOf(message)]))

/** A value as a person is shown it: dots in place of a secret. */
const shownValue = (field: string | null, value: string): string =>
  value !== '' && field !== null && SECRET_FIELDS.includes(field) ? '••••••' : value

export function describeRow({
  row,
  action,
  values,
  errors,
  marks,
  before,
  target,
  userId,
  hasPhoto,
}: PlannedRow): ImportRow {
  const filled = Object.entries(values).filter(([, value]) => value !== '')
  return {
    row,
    action,
    cells: Object.fromEntries(filled.map(([field, value]) => [field, shownValue(field, value)])),
    errors: messagesOf(errors),
    marks: messagesOf(marks),
    before,
    recordId: target?.id ?? null,
    userId,
    hasPhoto,
  }
}

const describeJournal = ({ row, id, action, target, before }: JournalRow): ImportRow => ({
  row,
  action: action === 'add' ? 'add' : 'change',
  cells: {},
  errors: {},
  marks: {},
  before: JSON.parse(before),
  recordId: target ?? id,
  userId: '',
  hasPhoto: false,
})
