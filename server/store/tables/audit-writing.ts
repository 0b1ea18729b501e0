/** What is added to the audit, and removed from it when it is old. */
import type { Kysely } from 'kysely'
import { chunksOf } from '../queries.ts'
import type { Schema } from '../schema.ts'
import { type AuditEntry, type AuditedRecord, ENTRIES_PER_STATEMENT } from './audit.ts'

type Db = Kysely<Schema>

/** How long after its beginning a further call may belong to an act, ms. */
const LONGEST_ACT = 3_600_000

/** The columns in which all calls of one act are equal. */
const SAME_IN_ACT = ['actorId', 'action', 'entity', 'entityId', 'address'] as const

export async function add(db: Db, entry: AuditEntry): Promise<void> {
  await addEntry(db, entry)
}

async function addEntry(db: Db, entry: AuditEntry): Promise<number> {
  const { seq } = await db.insertInto('audit').values(entry).returning('seq').executeTakeFirstOrThrow()
  return seq
}

/**
 * Adds one entry for an act on several records, with the list of them; of one record it is an ordinary entry. To be
 * called in the transaction that does it.
 * @param act the act that this is a further part of: then its list gets longer, unless it is another's or long ago
 * @returns the act, for its next part; undefined as long as nothing was done to any record
 */
export async function addAct(
  db: Db,
  entry: AuditEntry,
  records: readonly AuditedRecord[],
  act?: number,
): Promise<number | undefined> {
  const [one, ...others] = records
  if (!one) return act
  const isPart = act !== undefined && (await continues(db, act, entry))
  if (!isPart && others.length === 0 && !entry.entityId) return addEntry(db, { ...entry, ...one })
  const seq = isPart ? act : await addEntry(db, entry)
  const rows = records.map((record) => ({ ...record, act: seq, at: entry.at }))
  for (const part of chunksOf(rows, ENTRIES_PER_STATEMENT)) {
    await db.insertInto('auditRecords').values(part).execute()
  }
  return seq
}

/**
 * Whether an entry is a further part of an act that was begun before: the same person did the same from the same address,
 * not long after. Otherwise a stolen session could hide what it does in an old act.
 */
async function continues(db: Db, act: number, entry: AuditEntry): Promise<boolean> {
  const begun = await db.selectFrom('audit').selectAll().where('seq', '=', act).executeTakeFirst()
  return (
    begun !== undefined &&
    SAME_IN_ACT.every((name) => begun[name] === (entry[name] ?? null)) &&
    Math.abs(Date.parse(entry.at) - Date.parse(begun.at)) <= LONGEST_ACT
  )
}

/** The same for an act that is an entry also where nothing was done to any record. */
export async function addWith(db: Db, entry: AuditEntry, records: readonly AuditedRecord[]): Promise<void> {
  if (records.length === 0) await addEntry(db, entry)
  else await addAct(db, entry, records)
}

/** Adds an entry, unless this person has done the same to the record since that time (ISO), also in an act on several. */
export async function addOnceSince(db: Db, entry: AuditEntry, since: string): Promise<void> {
  const { entityId, actorId, action } = entry
  const same = db
    .selectFrom('audit')
    .select('seq')
    .where('entityId', '=', entityId ?? null)
    .where('actorId', '=', actorId ?? null)
    .where('action', '=', action)
    .where('at', '>=', since)
  const inAct = db
    .selectFrom('auditRecords as of')
    .innerJoin('audit', 'audit.seq', 'of.act')
    .select('of.seq')
    .where('of.entityId', '=', entityId ?? '')
    .where('of.action', '=', action)
    .where('of.at', '>=', since)
    .where('audit.actorId', '=', actorId ?? null)
  const columns = Object.keys(entry) as (keyof AuditEntry)[]
  await db
    .insertInto('audit')
    .columns(columns)
    .expression(
      db
        .selectNoFrom((build) => columns.map((column) => build.val(entry[column]).as(column)))
        .where(({ not, or, exists }) => not(or([exists(same), exists(inAct)]))),
    )
    .execute()
}

/** Removes at most `most` of the oldest entries that are older than `before` (ISO). @returns how many */
export async function trim(db: Db, before: string, most: number): Promise<number> {
  const oldest = db.selectFrom('audit').select('seq').orderBy('seq').limit(most)
  const { numDeletedRows } = await db
    .deleteFrom('audit')
    .where('seq', 'in', oldest)
    .where('at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
