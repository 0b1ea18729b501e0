import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Role } from '#contract'
import { countOf } from './count.ts'
import type { Schema } from './schema.ts'

type Table = Schema['audit']
/** A line, with the user id of who did it, as long as there is that user. */
export type AuditRow = Selectable<Table> & { actorUserId: string | null }
export type AuditEntry = Insertable<Table>

/** Who did what: lines are added and read, never changed. */
export const auditIn = (db: Kysely<Schema>) => ({
  async add(entry: AuditEntry): Promise<void> {
    await db.insertInto('audit').values(entry).execute()
  },

  /** At most as many as one statement has parameters for: 2,000 on both engines. */
  async addAll(entries: AuditEntry[]): Promise<void> {
    if (entries.length > 0) await db.insertInto('audit').values(entries).execute()
  },

  /** Adds a line unless the same person has the same one about the same record since that time (ISO). */
  async addOnceSince(entry: AuditEntry, since: string): Promise<void> {
    const { entityId, actorId, action } = entry
    const same = db
      .selectFrom('audit')
      .select('seq')
      .where('entityId', '=', entityId ?? null)
      .where('actorId', '=', actorId ?? null)
      .where('action', '=', action)
      .where('at', '>=', since)
    const columns = Object.keys(entry) as (keyof AuditEntry)[]
    await db
      .insertInto('audit')
      .columns(columns)
      .expression(
        db
          .selectNoFrom((build) => columns.map((column) => build.val(entry[column]).as(column)))
          .where(({ not, exists }) => not(exists(same))),
      )
      .execute()
  },

  /** Newest first. */
  page: (size: number, skip: number): Promise<AuditRow[]> =>
    db
      .selectFrom('audit')
      .leftJoin('users', 'users.id', 'audit.actorId')
      .selectAll('audit')
      .select('users.userId as actorUserId')
      .orderBy('audit.seq', 'desc')
      .limit(size)
      .offset(skip)
      .execute(),

  /** What was done with these records, newest first, each line with the role of who did it (null: there is no such login). */
  about: (records: readonly string[], most: number): Promise<(Selectable<Table> & { role: Role | null })[]> =>
    db
      .selectFrom('audit')
      .leftJoin('users', 'users.id', 'audit.actorId')
      .selectAll('audit')
      .select('users.role')
      .where('audit.entityId', 'in', records)
      .orderBy('audit.seq', 'desc')
      .limit(most)
      .execute(),

  /** Removes at most `most` of the oldest lines that are older than `before` (ISO); how many it removed. */
  async trim(before: string, most: number): Promise<number> {
    const oldest = db.selectFrom('audit').select('seq').orderBy('seq').limit(most)
    const { numDeletedRows } = await db
      .deleteFrom('audit')
      .where('seq', 'in', oldest)
      .where('at', '<', before)
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  },

  count: () => countOf(db, 'audit'),
})
