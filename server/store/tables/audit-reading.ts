/** What the audit has: the entries that match a filter, and those about a record. */
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import type { Role } from '#contract'
import { countOf, inPages } from '../queries.ts'
import type { Schema } from '../schema.ts'
import { type ActCount, type AuditFilter, type AuditRow, ENTRIES_PER_STATEMENT, type ListedActRecord } from './audit.ts'

type Db = Kysely<Schema>

/** Newest first, with how many records each act has. */
export async function page(
  db: Db,
  size: number,
  skip: number,
  filter: AuditFilter = {},
): Promise<(AuditRow & { records: ActCount[] })[]> {
  const rows = await matching(db, filter).orderBy('audit.seq', 'desc').limit(size).offset(skip).execute()
  const counts = await countsOf(
    db,
    rows.map(({ seq }) => seq),
  )
  return rows.map((row) => ({ ...row, records: counts.get(row.seq) ?? [] }))
}

/** All that match, newest first. After an act on several records comes a row for each of them. */
export async function* pages(db: Db, filter: AuditFilter = {}): AsyncGenerator<AuditRow[]> {
  const order = { size: ENTRIES_PER_STATEMENT, newestFirst: true }
  for await (const rows of inPages(matching(db, filter), { ...order, by: 'audit.seq' })) {
    const acts = await countsOf(
      db,
      rows.map(({ seq }) => seq),
    )
    let begin = 0
    for (const [at, row] of rows.entries()) {
      if (!acts.has(row.seq)) continue
      yield rows.slice(begin, at + 1)
      begin = at + 1
      for await (const part of inPages(recordsOf(db, row.seq), order)) {
        yield part.map((record) => ({ ...row, ...record, seq: row.seq }))
      }
    }
    yield rows.slice(begin)
  }
}

/** How many entries match. */
export const count = (db: Db, filter: AuditFilter = {}): Promise<number> =>
  countOf(db.selectFrom('audit').where(matches(db, filter)))

/** The records of an act, those of its last part first. */
export const records = (db: Db, act: number, size: number, skip: number): Promise<ListedActRecord[]> =>
  recordsOf(db, act).orderBy('seq', 'desc').limit(size).offset(skip).execute()

/** How many records an act has. */
export const countRecords = (db: Db, act: number): Promise<number> =>
  countOf(db.selectFrom('auditRecords').where('act', '=', act))

/** The entries about these records, newest first, with the role of the person (null: the login is deleted). */
export const about = (
  db: Db,
  records: readonly string[],
  most: number,
): Promise<(Omit<Selectable<Schema['audit']>, 'entityId'> & { role: Role | null })[]> =>
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
    )

const matching = (db: Db, filter: AuditFilter) =>
  db
    .selectFrom('audit')
    .where(matches(db, filter))
    .leftJoin('users', 'users.id', 'audit.actorId')
    .selectAll('audit')
    .select('users.userId as actorUserId')

const matches =
  (db: Db, { who, action, from, before, record }: AuditFilter) =>
  (where: ExpressionBuilder<Schema, 'audit'>) =>
    where.and([
      ...(who ? [where('audit.actorId', '=', who)] : []),
      ...(action ? [where('audit.action', '=', action)] : []),
      ...(from ? [where('audit.at', '>=', from)] : []),
      ...(before ? [where('audit.at', '<', before)] : []),
      ...(record ? [where('audit.seq', 'in', entriesOf(db, record))] : []),
    ])

/** The entries about a record: it is named in the entry or in the list of its records. */
const entriesOf = (db: Db, record: string) =>
  db
    .selectFrom('audit')
    .select('seq')
    .where('entityId', '=', record)
    .union(db.selectFrom('auditRecords').select('act as seq').where('entityId', '=', record))

const recordsOf = (db: Db, act: number) =>
  db.selectFrom('auditRecords').select(['seq', 'at', 'action', 'entity', 'entityId']).where('act', '=', act)

async function countsOf(db: Db, acts: readonly number[]): Promise<Map<number, ActCount[]>> {
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
