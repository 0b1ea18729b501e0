import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Role } from '#contract'
import { countOf, inPages } from '../queries.ts'
import type { Schema } from '../schema.ts'

type Table = Schema['audit']
/** A line, with the user id of who did it, as long as there is that user. */
export type AuditRow = Selectable<Table> & { actorUserId: string | null }
export type AuditEntry = Insertable<Table>

/** Lines that one statement adds or reads. */
const STATEMENT = 2_000

/** Who did what: lines are added and read, never changed. */
export const auditIn = (db: Kysely<Schema>) => {
  const newestFirst = () =>
    db
      .selectFrom('audit')
      .leftJoin('users', 'users.id', 'audit.actorId')
      .selectAll('audit')
      .select('users.userId as actorUserId')
      .orderBy('audit.seq', 'desc')

  return {
    async add(entry: AuditEntry): Promise<void> {
      await db.insertInto('audit').values(entry).execute()
    },

    /** In as many statements as their parameters need. To be called in a transaction if there are more than STATEMENT. */
    async addAll(entries: readonly AuditEntry[]): Promise<void> {
      for (let from = 0; from < entries.length; from += STATEMENT) {
        const part = entries.slice(from, from + STATEMENT)
        await db.insertInto('audit').values(part).execute()
      }
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
    page: (size: number, skip: number): Promise<AuditRow[]> => newestFirst().limit(size).offset(skip).execute(),

    /** All, newest first. */
    pages(): AsyncGenerator<AuditRow[]> {
      const page = newestFirst().limit(STATEMENT)
      return inPages(STATEMENT, (last) => (last === undefined ? page : page.where('audit.seq', '<', last)).execute())
    },

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

    count: () => countOf(db.selectFrom('audit')),
  }
}
