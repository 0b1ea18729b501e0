import { createHash } from 'node:crypto'
import { DummyDriver, Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import { dialectSql as postgresSql } from '../../../server/store/engines/postgres.ts'
import { dialectSql as sqliteSql } from '../../../server/store/engines/sqlite.ts'
import { migrations } from '../../../server/store/migrations.ts'

/** Databases that run nothing, one of each kind. */
const dialects = [
  { dialectSql: sqliteSql, Dialect: SqliteDialect },
  { dialectSql: postgresSql, Dialect: PostgresDialect },
] as const

/** By each step of the schema a hash of its statements on both engines, in a database without rows. */
export async function hashesOfSteps(): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const step of Object.keys(migrations(sqliteSql))) hashes[step] = await hashOf(step)
  return hashes
}

async function hashOf(step: string): Promise<string> {
  const statements: string[] = []
  for (const { dialectSql, Dialect } of dialects) {
    const dialect = Object.assign(new Dialect({} as never), { createDriver: () => new DummyDriver() })
    const db = new Kysely<unknown>({ dialect, log: ({ query }) => void statements.push(query.sql) })
    await migrations(dialectSql)[step]?.(db)
  }
  // Not the blanks: a line that is broken elsewhere is the same statement.
  const text = statements.map((statement) => statement.replace(/\s+/g, ' ')).join(';\n')
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
