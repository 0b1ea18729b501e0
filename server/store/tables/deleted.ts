/**
 * Records that were deleted and can still be restored. They are in a separate table, so that no other query finds them; a
 * student stays in the table of all students, with another state. Their photos and files stay where they are, since copying the bytes of a class holds up all other writes for seconds: a
 * photo is only ever looked up for a record that was found before. The second factor of a login is not stored: it is a secret
 * that may never be needed again.
 */
import type { Selectable } from 'kysely'
import type { DeletedEntity, Schema } from '../schema.ts'

type Row<T extends keyof Schema> = Selectable<Schema[T]>
export type DeletionRow = Row<'deletions'>

/**
 * A row of the list of deleted records. The name of a report is that of the student, the name of a plain user is the
 * user id.
 */
export type ShownDeleted = { name: string; grade?: string; rollNumber?: string; userId?: string }

/** A line of that list, with the user id of who deleted it, as long as there is that user. */
export type ListedDeletedRow = Pick<DeletionRow, 'seq' | 'id' | 'entity' | 'shown' | 'deletedAt'> & {
  deletedByUserId: string | null
}

/** In the order in which they are restored: a row comes after those that it belongs to. */
export const DELETED_TABLES = ['users', 'guardians', 'students', 'teachers', 'notices', 'reports', 'changes'] as const
/** The rows that a deleted record consisted of; of a student only the changes, unless the release before has deleted it. */
export type DeletedRows = { [T in (typeof DELETED_TABLES)[number]]?: Row<T>[] }

/** A record of a kind, as it was before it was deleted. */
export type Removed<E extends DeletedEntity> = Row<`${E}s`>

/** Whose photos belong to a deleted record: of a student also the report. */
export const photoOwners = ({ id, data }: Pick<DeletionRow, 'id' | 'data'>): string[] => {
  const { reports = [] } = JSON.parse(data) as DeletedRows
  return [...new Set([id, ...reports.map((report) => report.id)])]
}
