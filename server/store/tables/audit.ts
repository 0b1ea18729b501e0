import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Role } from '#contract'
import { countOf, inPages } from '../queries.ts'
import type { Schema } from '../schema.ts'

type Table = Schema['audit']
/** An entry with the user id of the person who did it; null if that login is deleted. */
export type AuditRow = Selectable<Table> & { actorUserId: string | null }
export type AuditEntry = Insertable<Table>

/** Entries that one statement adds or reads. */
const ENTRIES_PER_STATEMENT = 2_000

/** Who did what. Entries are added, read and removed when they are old, never changed. */
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

    /** Adds many entries. To be called in a transaction if there are more than ENTRIES_PER_STATEMENT. */
    async addAll(entries: readonly AuditEntry[]): Promise<void> {
      for (let from = 0; from < entries.length; from += ENTRIES_PER_STATEMENT) {
        const part = entries.slice(from, from + ENTRIES_PER_STATEMENT)
        await db.insertInto('audit').values(part).execute()
      }
    },

    /** Adds an entry, unless there is one with the same person, action and record since that time (ISO). */
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
      const page = newestFirst().limit(ENTRIES_PER_STATEMENT)
      return inPages(ENTRIES_PER_STATEMENT, (last) =>
        (last === undefined ? page : page.where('audit.seq', '<', last)).execute(),
      )
    },

    /** The entries about these records, newest first, with the role of the person (null: the login is deleted). */
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

    /** Removes at most `most` of the oldest entries that are older than `before` (ISO). @returns how many */
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
