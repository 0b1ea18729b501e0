import { createHash } from 'node:crypto'
import { Kysely, type RawBuilder, sql } from 'kysely'
import { SetupError } from '../errors.ts'
import type { Engine } from './engine.ts'
import { migrate, requireUpgraded, stepsOf } from './migrate.ts'

/** The key in `meta` of the target from the first row of a move until its end: the fingerprint of the school. */
export const MOVING = 'moving-from'

/**
 * Every table with a key that gives its rows an order. A row is copied after those that it belongs to. `dataVersions`
 * is not copied, since each database counts its own changes, nor whose turn it is to send mails.
 */
const TABLES = {
  allUsers: ['seq'],
  allStudents: ['seq'],
  teachers: ['seq'],
  notices: ['seq'],
  noticeFiles: ['seq'],
  noticeFileParts: ['file', 'part'],
  reports: ['seq'],
  schoolYears: ['number'],
  earlierReports: ['seq'],
  reportReads: ['report'],
  changes: ['record', 'field'],
  photos: ['owner', 'kind', 'size'],
  schoolVersions: ['version'],
  schoolPictures: ['id', 'size'],
  deletions: ['seq'],
  guardians: ['seq'],
  familyCodes: ['seq'],
  registerEntries: ['seq'],
  mailSubscriptions: ['seq'],
  mailings: ['seq'],
  mails: ['seq'],
  acts: ['seq'],
  actRows: ['act', 'row'],
  imports: ['seq'],
  importRows: ['import', 'row'],
  idempotencyKeys: ['seq'],
  sessions: ['tokenHash'],
  secondFactors: ['user'],
  recoveryCodes: ['user', 'codeHash'],
  audit: ['seq'],
  auditRecords: ['seq'],
  throttle: ['key'],
  meta: ['name'],
}
const NOT_COPIED = ['dataVersions', 'mailTurn']

type Table = keyof typeof TABLES
type Row = Record<string, unknown>
type Database = Kysely<Record<string, Row>>

/** Rows of one transaction. */
const BATCH = 500
/** The same for photos, each of which takes up to some 100 kB. */
const PHOTO_BATCH = 50
const WITH_PHOTOS: readonly string[] = ['photos', 'schoolPictures', 'noticeFileParts']

export type Progress = (table: string, done: number, all: number) => void

/**
 * Copies a school into an empty database and compares all of it. When it is cut off, the same call continues it.
 * @returns how many rows were copied
 * @throws SetupError if the target already has data, or is not equal at the end
 */
export async function moveSchool(from: Engine, to: Engine, progress: Progress): Promise<number> {
  const source: Database = new Kysely({ dialect: from.dialect })
  const target: Database = new Kysely({ dialect: to.dialect })
  try {
    const fingerprint = await fingerprintOf(source)
    await refuseOtherSchema(source, from)
    await begin(target, to, fingerprint)
    let rows = 0
    for (const table of Object.keys(TABLES) as Table[]) rows += await copy(source, target, table, progress)
    for (const table of Object.keys(TABLES) as Table[]) {
      if ((await checksum(source, table, progress)) === (await checksum(target, table, progress))) continue
      throw new SetupError(
        `The table ${table} is not equal after the move: the school has changed since a move of before that was cut off. Empty the target, stop all servers and move again.`,
      )
    }
    for (const table of Object.keys(TABLES)) {
      for (const statement of to.dialectSql.afterCopy(table)) await sql.raw(statement).execute(target)
    }
    await target.deleteFrom('meta').where('name', '=', MOVING).execute()
    return rows
  } finally {
    await source.destroy()
    await target.destroy()
  }
}

/** A hash of a text that only this school has. */
async function fingerprintOf(source: Database): Promise<Buffer> {
  const row = await source.selectFrom('meta').select('value').where('name', '=', 'key-check').executeTakeFirst()
  if (!row) throw new SetupError('There is no complete school to move: start its server once.')
  return createHash('sha256')
    .update(row.value as Uint8Array)
    .digest()
}

async function refuseOtherSchema(source: Database, { dialectSql }: Engine): Promise<void> {
  await requireUpgraded(source, dialectSql)
  const { unknown } = await stepsOf(source, dialectSql)
  if (unknown.length > 0) {
    throw new SetupError('The school has the schema of a newer version: move it with that one. Nothing was changed.')
  }
  const tables = (await source.introspection.getTables()).filter(({ isView }) => !isView).map(({ name }) => name)
  const known = [...Object.keys(TABLES), ...NOT_COPIED]
  const forgotten = tables.find((name) => !known.includes(name) && !name.startsWith('sqlite_'))
  if (forgotten) throw new Error(`Nothing says how the table ${forgotten} is copied: add it to TABLES.`)
}

/** Makes the schema in an empty target, and stores the fingerprint of the school that is moved there. */
async function begin(target: Database, { dialectSql }: Engine, fingerprint: Buffer): Promise<void> {
  await migrate(target as never, dialectSql, { isNew: true, beforeUpgrade: () => {} })
  const stored = await target.selectFrom('meta').select('value').where('name', '=', MOVING).executeTakeFirst()
  if (stored && Buffer.from(stored.value as Uint8Array).equals(fingerprint)) return
  for (const table of Object.keys(TABLES)) {
    if (await target.selectFrom(table).selectAll().limit(1).executeTakeFirst()) {
      throw new SetupError('The target has data of its own: nothing was changed. Name an empty one.')
    }
  }
  await target.insertInto('meta').values({ name: MOVING, value: fingerprint }).execute()
}

/** Copies the rows after the last one in the target. @returns how many rows the table has */
async function copy(source: Database, target: Database, table: Table, progress: Progress): Promise<number> {
  const all = await count(source, table)
  let [done, last] = [await count(target, table), await lastOf(target, table)]
  for (;;) {
    progress(table, done, all)
    const rows = await pageAfter(source, table, last)
    if (rows.length === 0) return all
    await target.transaction().execute((transaction) => transaction.insertInto(table).values(rows).execute())
    done += rows.length
    last = rows.at(-1)
  }
}

const isCopied = (table: Table) => sql<boolean>`${sql.raw(table === 'meta' ? `"name" <> '${MOVING}'` : '1 = 1')}`

async function count(db: Database, table: Table): Promise<number> {
  const { n } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where(isCopied(table))
    .executeTakeFirstOrThrow()
  return n
}

const lastOf = (db: Database, table: Table): Promise<Row | undefined> =>
  ordered(db, table, 'desc').limit(1).executeTakeFirst()

function pageAfter(db: Database, table: Table, last: Row | undefined): Promise<Row[]> {
  const page = ordered(db, table, 'asc').limit(WITH_PHOTOS.includes(table) ? PHOTO_BATCH : BATCH)
  if (!last) return page.execute()
  const key = TABLES[table]
  const list = (parts: RawBuilder<unknown>[]) => sql`(${sql.join(parts)})`
  return page
    .where(sql<boolean>`${list(key.map((name) => sql.ref(name)))} > ${list(key.map((name) => sql`${last[name]}`))}`)
    .execute()
}

function ordered(db: Database, table: Table, direction: 'asc' | 'desc') {
  const rows = db.selectFrom(table).selectAll().where(isCopied(table))
  return TABLES[table].reduce((query, column) => query.orderBy(column, direction), rows)
}

/** A hash of all rows of a table: equal on both engines if all values are equal. */
async function checksum(db: Database, table: Table, progress: Progress): Promise<string> {
  const hash = createHash('sha256')
  const all = await count(db, table)
  let done = 0
  for (
    let rows = await pageAfter(db, table, undefined);
    rows.length > 0;
    rows = await pageAfter(db, table, rows.at(-1))
  ) {
    for (const row of rows) {
      const entries = Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))
      hash.update(JSON.stringify(entries, (_, value) => (value instanceof Uint8Array ? hashOf(value) : value)))
    }
    done += rows.length
    progress(`${table}, compared`, done, all)
  }
  return `${done} ${hash.digest('hex')}`
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
