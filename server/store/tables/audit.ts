/** The audit: entries are added, read, and removed when they are old; they are never changed. */
import type { Insertable, Selectable } from 'kysely'
import type { Schema } from '../schema.ts'

type Table = Schema['audit']
/** An entry with the user id of the person who did it; null if that login is deleted. */
export type AuditRow = Selectable<Table> & { actorUserId: string | null }
export type AuditEntry = Insertable<Table>
type ActRecord = Schema['auditRecords']
/** The action of an act on one of its records. */
export type AuditedRecord = Omit<Insertable<ActRecord>, 'act' | 'at'>
export type ListedActRecord = Omit<Selectable<ActRecord>, 'act'>
/** How many records of an act are of one kind, and what was done to them. */
export type ActCount = Pick<ActRecord, 'action' | 'entity'> & { number: number }

/** A filter. @param from @param before as ISO timestamps */
export type AuditFilter = { who?: string; action?: string; from?: string; before?: string; record?: string }

/** Entries that one statement adds or reads. */
export const ENTRIES_PER_STATEMENT = 2_000
