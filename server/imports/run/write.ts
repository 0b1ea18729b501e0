/** Writes the rows of an import into the school, in one transaction. */
import * as z from 'zod'
import { ROLE } from '#contract'
import type { ImportKind } from '#contract/imports'
import { operations } from '#contract/operations'
import { recordsOf } from '../../security/audit.ts'
import type { Services } from '../../services.ts'
import type { AuditEntry } from '../../store/tables/audit.ts'
import { changesOf } from '../../store/tables/changes.ts'
import type { DraftRow, Person } from '../../store/tables/imports.ts'
import type { Tables } from '../../store/tables/index.ts'
import { chunksWithYield, mapInChunks } from '../chunks.ts'
import type { ReadRow } from '../draft/values.ts'
import { NO_DRAFT, type OpenImport, sealDraft, withoutFile } from '../encryption.ts'
import { makeStep } from '../find.ts'

/** Records that are changed before other requests have their turn. */
export const WRITE_SLICE = 50

/** One of the user ids has just been taken: the transaction is rolled back. */
export class UserIdTaken extends Error {}

/** A row that is added, with its login. */
export type NewPerson = Pick<ReadRow, 'row' | 'values'> & { passwordHash: string; sealedPassword: Uint8Array | null }

type Writing = { all: ReadRow[]; added: NewPerson[]; by: string | null; auditEntry: () => AuditEntry }

/** @throws UserIdTaken */
export async function write(
  { vault, now }: Services,
  tables: Tables,
  record: OpenImport,
  { all, added, by, auditEntry }: Writing,
): Promise<void> {
  const { id, kind } = record
  const at = now()
  const logins = await mapInChunks(added, ({ row, values: { name = '', answer }, passwordHash, sealedPassword }) => ({
    id: row.login,
    userId: row.userId,
    name,
    role: ROLE[kind],
    createdAt: at,
    passwordHash,
    sealedPassword,
    sealedAnswer: answer ? vault.seal(answer, { entity: 'user', id: row.login, field: 'answer' }) : null,
    passwordChangedAt: null,
  }))
  for await (const slice of chunksWithYield(logins)) if (!(await tables.users.add(...slice))) throw new UserIdTaken()
  for await (const slice of chunksWithYield(added)) await addPeople(tables, kind, slice, at)
  const targets = new Map((await tables.imports.people(kind)).map((person) => [person.id, person]))
  const changed: Changed[] = []
  for await (const slice of chunksWithYield(all, WRITE_SLICE)) {
    for (const read of slice) {
      const target = read.row.action === 'change' && targets.get(read.row.target ?? '')
      if (target) changed.push(await change(tables, kind, read, { target, at, by }))
    }
  }
  for await (const slice of chunksWithYield(changed)) {
    await tables.changes.putAll(slice.flatMap(({ changes }) => changes))
    await tables.imports.replaceRows(
      id,
      slice.map(({ row }) => row),
    )
  }
  await tables.imports.dropDraftData(id)
  const sealedDraft = record.counts.refused > 0 ? sealDraft(forRefusedRows(record), vault) : null
  await makeStep('finish', tables, record, { is: 'done', finishedAt: at }, { sealedDraft })
  await tables.audit.addAct(auditEntry(), [
    ...recordsOf(
      { action: 'add', entity: kind },
      added.map(({ row }) => row.id),
    ),
    ...recordsOf(
      { action: 'update', entity: kind },
      changed.flatMap(({ row }) => row.target ?? []),
    ),
  ])
}

/** What refused rows are read with: their file can be had after the import too. */
const forRefusedRows = ({ id, columns, texts, answers, dateOrder, classes }: OpenImport) => ({
  ...NO_DRAFT,
  id,
  columns: columns.map((column) => ({ ...column, sample: '' })),
  texts,
  answers,
  ...(dateOrder && { dateOrder }),
  ...(classes && { classes }),
})

const OF_LOGIN = { userId: true, password: true, answer: true } as const
const newStudent = operations.addStudent.form.omit(OF_LOGIN)
// Unknown, if the school has decided so.
const student = newStudent.extend({ age: newStudent.shape.age.or(z.literal('')) })
const teacher = operations.addTeacher.form.omit(OF_LOGIN)

function addPeople({ students, teachers }: Tables, kind: ImportKind, added: NewPerson[], createdAt: string) {
  const columns = ({ row: { id, login, photoVersion } }: NewPerson) => ({
    id,
    login,
    photoVersion,
    createdAt,
    version: 1,
  })
  if (kind === 'student') {
    return students.add(...added.map((one) => ({ ...columns(one), ...student.parse(one.values) })))
  }
  return teachers.add(...added.map((one) => ({ ...columns(one), ...teacher.parse(one.values), idCardVersion: null })))
}

/** Changes a record of either kind. */
export const updatePerson = (tables: Tables, kind: ImportKind, id: string, change: Record<string, unknown>) =>
  (kind === 'student' ? tables.students : tables.teachers).update(id, change)

type Change = { target: Person; at: string; by: string | null }
/** The changes that are written for all records together. */
type Changed = { row: DraftRow; changes: ReturnType<typeof changesOf> }

async function change(
  tables: Tables,
  kind: ImportKind,
  { row, values }: ReadRow,
  { target, at, by }: Change,
): Promise<Changed> {
  const { photo, ...replaced } = row.before
  const version = target.version + 1
  const fields = Object.fromEntries(Object.keys(replaced).map((name) => [name, values[name]]))
  const newPhoto = photo === undefined ? null : row.photoVersion
  const written = { ...fields, ...(newPhoto && { photoVersion: newPhoto }) }
  await updatePerson(tables, kind, target.id, { ...written, version })
  if (fields.name !== undefined) await tables.users.rename(target.login, fields.name)
  if (newPhoto) await tables.imports.takePhoto(row.id, target.id)
  const before = newPhoto ? { ...row.before, photo: target.photoVersion ?? '' } : row.before
  return {
    row: { ...withoutFile({ ...row, before }), version },
    changes: changesOf(target.id, Object.keys(written), { version, at, by }),
  }
}
