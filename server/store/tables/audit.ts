import type { ExpressionBuilder, Insertable, Kysely, Selectable } from 'kysely'
import type { Role } from '#contract'
import { chunksOf, countOf, inPages } from '../queries.ts'
import type { Schema } from '../schema.ts'

type Table = Schema['audit']
type Row = Selectable<Table>
/** An entry with the user id of the person who did it; null if that login is deleted. */
export type AuditRow = Row & { actorUserId: string | null }
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
const ENTRIES_PER_STATEMENT = 2_000

/** How long after its beginning a further call may belong to an act, ms. */
const LONGEST_ACT = 3_600_000

/** The columns in which all calls of one act are equal. */
const SAME_IN_ACT = ['actorId', 'action', 'entity', 'entityId', 'address'] as const

/** The audit. Entries are added, read, and removed when they are old; they are never changed. */
export const auditIn = (db: Kysely<Schema>) => {
  const matches =
    ({ who, action, from, before, record }: AuditFilter) =>
    (where: ExpressionBuilder<Schema, 'audit'>) =>
      where.and([
        ...(who ? [where('audit.actorId', '=', who)] : []),
        ...(action ? [where('audit.action', '=', action)] : []),
        ...(from ? [where('audit.at', '>=', from)] : []),
        ...(before ? [where('audit.at', '<', before)] : []),
        ...(record ? [where('audit.seq', 'in', about(record))] : []),
      ])

  const matching = (filter: AuditFilter) =>
    db
      .selectFrom('audit')
      .where(matches(filter))
      .leftJoin('users', 'users.id', 'audit.actorId')
      .selectAll('audit')
      .select('users.userId as actorUserId')

  /** The entries about a record: it is named in the entry or in the list of its records. */
  const about = (record: string) =>
    db
      .selectFrom('audit')
      .select('seq')
      .where('entityId', '=', record)
      .union(db.selectFrom('auditRecords').select('act as seq').where('entityId', '=', record))

  const recordsOf = (act: number) =>
    db.selectFrom('auditRecords').select(['seq', 'at', 'action', 'entity', 'entityId']).where('act', '=', act)

  const countsOf = async (acts: readonly number[]): Promise<Map<number, ActCount[]>> => {
    const counts = new Map<number, ActCount[]>()
    if (acts.length === 0) return counts
    const rows = await db
      .selectFrom('auditRecords')
      .select(['act', 'action', 'entity'])
      .select((select) => select.fn.countAll<number>().as('number'))
      .where('act', 'in', acts)
      .groupBy(['act', 'action', 'entity'])
      .orderBy('number', 'desc')
      .orderBy('action')
      .orderBy('entity')
      .execute()
    for (const { act, ...count } of rows) counts.set(act, [...(counts.get(act) ?? []), count])
    return counts
  }

  const add = async (entry: AuditEntry): Promise<number> => {
    const { seq } = await db.insertInto('audit').values(entry).returning('seq').executeTakeFirstOrThrow()
    return seq
  }

  /**
   * Whether an entry is a further part of an act that was begun before: the same person did the same from the same address,
   * not long after. Otherwise a stolen session could hide what it does in an old act.
   */
  const continues = async (act: number, entry: AuditEntry): Promise<boolean> => {
    const begun = await db.selectFrom('audit').selectAll().where('seq', '=', act).executeTakeFirst()
    return (
      begun !== undefined &&
      SAME_IN_ACT.every((name) => begun[name] === (entry[name] ?? null)) &&
      Math.abs(Date.parse(entry.at) - Date.parse(begun.at)) <= LONGEST_ACT
    )
  }

  const addAct = async (
    entry: AuditEntry,
    records: readonly AuditedRecord[],
    act?: number,
  ): Promise<number | undefined> => {
    const [one, ...others] = records
    if (!one) return act
    const isPart = act !== undefined && (await continues(act, entry))
    if (!isPart && others.length === 0 && !entry.entityId) return add({ ...entry, ...one })
    const seq = isPart ? act : await add(entry)
    const rows = records.map((record) => ({ ...record, act: seq, at: entry.at }))
    for (const part of chunksOf(rows, ENTRIES_PER_STATEMENT)) {
      await db.insertInto('auditRecords').values(part).execute()
    }
    return seq
  }

  return {
    add: async (entry: AuditEntry): Promise<void> => void (await add(entry)),

    /**
     * Adds one entry for an act on several records, with the list of them; of one record it is an ordinary entry. To be
     * called in the transaction that does it.
     * @param act the act that this is a further part of: then its list gets longer, unless it is another's or long ago
     * @returns the act, for its next part; undefined as long as nothing was done to any record
     */
    addAct,

    /** The same for an act that is an entry also where nothing was done to any record. */
    async addWith(entry: AuditEntry, records: readonly AuditedRecord[]): Promise<void> {
      if (records.length === 0) await add(entry)
      else await addAct(entry, records)
    },

    /** Adds an entry, unless this person has done the same to the record since that time (ISO), also in an act on several. */
    async addOnceSince(entry: AuditEntry, since: string): Promise<void> {
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
    },

    /** Newest first, with how many records each act has. */
    async page(size: number, skip: number, filter: AuditFilter = {}): Promise<(AuditRow & { records: ActCount[] })[]> {
      const rows = await matching(filter).orderBy('audit.seq', 'desc').limit(size).offset(skip).execute()
      const counts = await countsOf(rows.map(({ seq }) => seq))
      return rows.map((row) => ({ ...row, records: counts.get(row.seq) ?? [] }))
    },

    /** The records of an act, those of its last part first. */
    records: (act: number, size: number, skip: number): Promise<ListedActRecord[]> =>
      recordsOf(act).orderBy('seq', 'desc').limit(size).offset(skip).execute(),

    /** All that match, newest first. After an act on several records comes a row for each of them. */
    async *pages(filter: AuditFilter = {}): AsyncGenerator<AuditRow[]> {
      const order = { size: ENTRIES_PER_STATEMENT, newestFirst: true }
      for await (const rows of inPages(matching(filter), { ...order, by: 'audit.seq' })) {
        const acts = await countsOf(rows.map(({ seq }) => seq))
        let begin = 0
        for (const [at, row] of rows.entries()) {
          if (!acts.has(row.seq)) continue
          yield rows.slice(begin, at + 1)
          begin = at + 1
          for await (const part of inPages(recordsOf(row.seq), order)) {
            yield part.map((record) => ({ ...row, ...record, seq: row.seq }))
          }
        }
        yield rows.slice(begin)
      }
    },

    /** The entries about these records, newest first, with the role of the person (null: the login is deleted). */
    about: (records: readonly string[], most: number): Promise<(Omit<Row, 'entityId'> & { role: Role | null })[]> =>
      db
        .selectFrom('audit')
        .select(['seq', 'at', 'actorId', 'address', 'action', 'entity'])
        .where('entityId', 'in', records)
        .unionAll(
          db
            .selectFrom('auditRecords as of')
            .innerJoin('audit', 'audit.seq', 'of.act')
            .select(['audit.seq', 'of.at', 'audit.actorId', 'audit.address', 'of.action', 'of.entity'])
            .where('of.entityId', 'in', records),
        )
        .$call((entries) =>
          db
            .selectFrom(entries.as('entry'))
            .leftJoin('users', 'users.id', 'entry.actorId')
            .selectAll('entry')
            .select('users.role')
            .orderBy('entry.seq', 'desc')
            .limit(most)
            .execute(),
        ),

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

    /** How many entries match. */
    count: (filter: AuditFilter = {}): Promise<number> => countOf(db.selectFrom('audit').where(matches(filter))),

    /** How many records an act has. */
    countRecords: (act: number): Promise<number> => countOf(db.selectFrom('auditRecords').where('act', '=', act)),
  }
}
