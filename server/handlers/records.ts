import { ROLE } from '#contract'
import type { AuditEntity } from '#contract/admin/actions'
import type { Conflict } from '#contract/operations'
import { existing, notDone } from '../errors.ts'
import type { PreparedPhoto } from '../photos/decode.ts'
import { versionOf } from '../school/to-response.ts'
import { authorOf } from '../security/audit.ts'
import type { Session } from '../security/sessions.ts'
import type { Store, Tables } from '../store/index.ts'
import type { DeletedEntity, PhotoKind } from '../store/schema.ts'
import { changesOf } from '../store/tables/changes.ts'
import type { FailureDetails, HandlerContext } from './handler.ts'

/** A record that counts its changes. */
type Versioned = { id: string; version: number }
type Row = Versioned & { createdAt: string }

type Update<Fields> = Pick<HandlerContext<'me'>, 'session' | 'auditEntry'> & {
  /** Undefined fields keep their old values. `version`: the one that the sender read; without one nothing is checked. */
  form: Fields & { version?: string | undefined }
  photos: { [K in PhotoKind]?: PreparedPhoto }
}

/**
 * Finds the fields that an update really changes, records who changes them, and stores the photos. To be called in the
 * transaction that then writes `change`.
 * @param at ISO time of the update
 * @throws FailureResponse if the update would overwrite a change of the same field that its sender has not read
 */
export async function recordChange<Fields extends object>(
  tables: Tables,
  entity: AuditEntity,
  old: Row,
  { form: { version, ...fields }, photos, session, auditEntry }: Update<Fields>,
  at: string,
) {
  type Change = Omit<Fields, 'version'> & { photoVersion: string; idCardVersion: string }
  const sent = { ...fields, photoVersion: photos.photo?.version, idCardVersion: photos.idCard?.version }
  const entries = Object.entries(sent).filter(
    ([column, value]) => value !== undefined && value !== columnOf(old, column),
  )
  const columns = entries.map(([column]) => column)
  const conflicts = version === undefined ? [] : await findConflicts(tables, old, columns, version, session)
  if (conflicts.length > 0) {
    const details = { version: versionOf(old), conflicts } satisfies FailureDetails<'updateStudent'>
    throw notDone('Somebody else has changed the same field meanwhile.', details)
  }
  for (const kind of ['photo', 'idCard'] as const) {
    const photo = photos[kind]
    if (photo) await tables.photos.put(old.id, kind, photo)
  }
  await tables.audit.add(auditEntry('update', entity, old.id))
  if (columns.length === 0) return {} as Partial<Change>
  const next = old.version + 1
  await tables.changes.putAll(changesOf(old.id, columns, { version: next, at, by: session?.user._id ?? null }))
  return { ...(Object.fromEntries(entries) as Partial<Change>), version: next }
}

/** Deletes a record that can be restored for some days. @returns it as it was @throws HttpError 404 */
export function deleteRecord<E extends DeletedEntity>(
  store: Store,
  entity: E,
  id: string,
  auditEntry: HandlerContext<'me'>['auditEntry'],
) {
  const entry = auditEntry('delete', entity, id)
  return store.transaction(async (tables) => {
    const [old] = await tables.deleted.remove(entity, [id], authorOf(entry))
    await tables.audit.add(entry)
    return existing(old, entity)
  })
}

async function findConflicts(
  tables: Tables,
  old: Row,
  columns: string[],
  version: string,
  session: Session | undefined,
): Promise<Conflict[]> {
  const count = countIn(version, old)
  const unread =
    count === undefined
      ? columns.map((field) => ({ field, at: old.createdAt, ...UNKNOWN_PERSON }))
      : await tables.changes.since(old.id, count)
  // In the order of the contract, which is nearly that of the forms.
  return columns
    .flatMap((column) => unread.filter(({ field }) => field === column))
    .map(({ field, at, name, userId, role }) => ({
      // The form's name: a photo's column holds its version.
      field: field.replace(/Version$/, ''),
      theirs: String(columnOf(old, field) ?? ''),
      // All admins have the same name; their user ids are for other admins only.
      by: role === ROLE.admin && session?.user.role === ROLE.admin ? userId : name,
      at,
    }))
}

const UNKNOWN_PERSON = { name: null, userId: null, role: null }

const columnOf = (row: Row, column: string): unknown => row[column as keyof Row]

/** The number in a version; undefined if it is not a version of this record, such as one of a deleted report. */
function countIn(version: string, { id, version: latest }: Versioned): number | undefined {
  const [, ofId, count] = /^(.+)\.(\d{1,15})$/.exec(version) ?? []
  return ofId === id && Number(count) <= latest ? Number(count) : undefined
}
