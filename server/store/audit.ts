import type { Insertable, Kysely, Selectable } from 'kysely'
import { countOf } from './count.ts'
import type { Schema } from './schema.ts'

type Table = Schema['audit']
export type AuditRow = Selectable<Table>
export type AuditEntry = Insertable<Table>

/** Who did what: lines are added and read, never changed. */
export const auditIn = (db: Kysely<Schema>) => ({
  async add(entry: AuditEntry): Promise<void> {
    await db.insertInto('audit').values(entry).execute()
  },

  /** Newest first. */
  page: (size: number, skip: number): Promise<AuditRow[]> =>
    db.selectFrom('audit').selectAll().orderBy('seq', 'desc').limit(size).offset(skip).execute(),

  count: () => countOf(db, 'audit'),
})
