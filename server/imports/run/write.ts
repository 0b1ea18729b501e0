/** Writes the rows of an import into the school, in one transaction. */
import * as z from 'zod'
import { ROLE } from '#contract'
import { columns, type ImportKind, storedValue } from '#contract/imports'
import { operations } from '#contract/operations'
import { recordsOf } from '../../security/audit.ts'
import type { Services } from '../../services.ts'
import { newId } from '../../store/ids.ts'
import type { JournalRow } from '../../store/tables/act-rows.ts'
import { draftPhotoOwner } from '../../store/tables/acts.ts'
import type { AuditEntry } from '../../store/tables/audit.ts'
import { changesOf } from '../../store/tables/changes.ts'
import type { Tables } from '../../store/tables/index.ts'
import type { Person } from '../../store/tables/people.ts'
import { chunksWithYield } from '../chunks.ts'
import { storedCounts } from '../draft/planned.ts'
import { type ByField, type DraftPhotos, type OpenImport, photosOf, type RefusedRow, sealDraft } from '../encryption.ts'
import { makeStep } from '../find.ts'
import type { Planned } from '../plan/job.ts'
import type { PlannedRow } from '../plan/plan.ts'

/** Records that are changed before other requests have their turn. */
export const WRITE_SLICE = 50

/** One of the user ids has just been taken: the transaction is rolled back. */
export class UserIdTaken extends Error {}

/** A login that was made for a row, and the id of its record. */
export type NewLogin = { id: string; record: string; passwordHash: string; sealedPassword: Uint8Array }
/** A row that is added. */
type NewPerson = { row: PlannedRow; login: NewLogin }

type Writing = { plan: Planned; logins: ReadonlyMap<number, NewLogin>; by: string | null; auditEntry: () => AuditEntry }

/** @throws UserIdTaken */
export async function write(
  { vault, now }: Services,
  tables: Tables,
  record: OpenImport,
  { plan, logins, by, auditEntry }: Writing,
): Promise<void> {
  const { id, kind } = record
  const at = now()
  const photos = await photosOf(tables, id, vault)
  const added = plan.rows.flatMap((row): NewPerson[] => {
    const login = row.action === 'add' && logins.get(row.row)
    return login ? [{ row, login }] : []
  })
  const changed = plan.rows.filter(({ action }) => action === 'change')
  const journal: JournalRow[] = []
  for await (const slice of chunksWithYield(added)) {
    const users = slice.map(({ row: { userId, values }, login: { id, passwordHash, sealedPassword } }) => ({
      id,
      userId,
      name: values.name ?? '',
      role: ROLE[kind],
      createdAt: at,
      passwordHash,
      sealedPassword,
      sealedAnswer: values.answer ? vault.seal(values.answer, { entity: 'user', id, field: 'answer' }) : null,
      passwordChangedAt: null,
    }))
    if (!(await tables.users.add(...users))) throw new UserIdTaken()
    await addPeople(tables, kind, slice, { photos, at })
    for (const { row, login } of slice) {
      const { record, passwordHash, id: user } = login
      if (row.hasPhoto) await tables.actRows.takePhoto(draftPhotoOwner(id, row.row), record)
      journal.push({
        act: id,
        row: row.row,
        id: record,
        action: 'add',
        before: '{}',
        target: null,
        targetLogin: null,
        passwordHash,
        user,
        version: 1,
      })
    }
  }
  for await (const slice of chunksWithYield(changed, WRITE_SLICE)) {
    const changes = []
    for (const row of slice) {
      if (!row.target) continue
      const made = await change(tables, { id, kind }, { ...row, target: row.target }, { photos, at, by })
      journal.push(made.row)
      changes.push(...made.changes)
    }
    await tables.changes.putAll(changes)
  }
  for await (const slice of chunksWithYield(journal)) await tables.actRows.add(slice)
  await tables.acts.removePhotos(id)
  const refused = plan.rows.filter(({ action }) => action === 'refused')
  const text = JSON.stringify(refused.map(({ row, values, errors }): RefusedRow => ({ row, values, errors })))
  const sealedDraft = refused.length > 0 ? sealDraft(text, id, vault) : null
  const left = { sealedDraft, sealedPhotos: null, classes: null, counts: storedCounts(plan) }
  await makeStep('finish', tables, record, { is: 'done', finishedAt: at }, left)
  await tables.audit.addAct(auditEntry(), [
    ...recordsOf(
      { action: 'add', entity: kind },
      added.map(({ login }) => login.record),
    ),
    ...recordsOf(
      { action: 'update', entity: kind },
      changed.flatMap(({ target }) => target?.id ?? []),
    ),
  ])
}

const OF_LOGIN = { userId: true, password: true, answer: true } as const
const newStudent = operations.addStudent.form.omit(OF_LOGIN)
// Unknown, if the school has decided so.
const student = newStudent.extend({ age: newStudent.shape.age.or(z.literal('')) })
const teacher = operations.addTeacher.form.omit(OF_LOGIN)

/** What the school stores of a row. */
const storedOf = (kind: ImportKind, values: ByField): ByField =>
  Object.fromEntries(columns[kind].map((column) => [column.field, storedValue(column, values[column.field] ?? '')]))

type Made = { photos: DraftPhotos; at: string }

function addPeople({ students, teachers }: Tables, kind: ImportKind, added: NewPerson[], { photos, at }: Made) {
  const columns = ({ row: { row }, login }: NewPerson) => ({
    id: login.record,
    login: login.id,
    createdAt: at,
    version: 1,
    photoVersion: photos.rows[row]?.version ?? null,
  })
  if (kind === 'student') {
    return students.add(...added.map((one) => ({ ...columns(one), ...student.parse(storedOf(kind, one.row.values)) })))
  }
  return teachers.add(
    ...added.map((one) => ({ ...columns(one), ...teacher.parse(storedOf(kind, one.row.values)), idCardVersion: null })),
  )
}

/** Changes a record of either kind. */
export const updatePerson = (tables: Tables, kind: ImportKind, id: string, change: Record<string, unknown>) =>
  (kind === 'student' ? tables.students : tables.teachers).update(id, change)

async function change(
  tables: Tables,
  { id: act, kind }: { id: string; kind: ImportKind },
  { row, values, before: replaced, target }: PlannedRow & { target: Person },
  { photos, at, by }: Made & { by: string | null },
): Promise<{ row: JournalRow; changes: ReturnType<typeof changesOf> }> {
  const { photo, ...before } = replaced
  const id = newId()
  const version = target.version + 1
  const newPhoto = photo === undefined ? undefined : photos.rows[row]?.version
  const stored = storedOf(kind, values)
  const written = {
    ...Object.fromEntries(Object.keys(before).map((name) => [name, stored[name]])),
    ...(newPhoto && { photoVersion: newPhoto }),
  }
  await updatePerson(tables, kind, target.id, { ...written, version })
  if (before.name !== undefined) await tables.users.rename(target.login, values.name ?? '')
  if (newPhoto) {
    await tables.actRows.keepPhoto(id, target.id)
    await tables.actRows.takePhoto(draftPhotoOwner(act, row), target.id)
  }
  const allBefore = newPhoto ? { ...before, photo: target.photoVersion ?? '' } : before
  return {
    row: {
      act,
      row,
      id,
      action: 'change',
      before: JSON.stringify(allBefore),
      passwordHash: null,
      version,
      target: target.id,
      targetLogin: target.login,
      user: target.login,
    },
    changes: changesOf(target.id, Object.keys(written), { version, at, by }),
  }
}
