/** The steps of the schema, as they were when they got their names. */
import { createHash } from 'node:crypto'
import { DummyDriver, Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import * as assert from 'uvu/assert'
import { dialectSql as postgresSql } from '../../server/store/engines/postgres.ts'
import { dialectSql as sqliteSql } from '../../server/store/engines/sqlite.ts'
import { migrations } from '../../server/store/migrations.ts'
import { test } from '../test.ts'
import { frozen } from './releases/frozen.ts'

/** Databases that run nothing, one of each kind. */
const dialects = [
  { dialectSql: sqliteSql, Dialect: SqliteDialect },
  { dialectSql: postgresSql, Dialect: PostgresDialect },
] as const

/** A hash of the statements of a step on both engines, in a database without rows. */
async function statementsOf(step: string): Promise<string> {
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

test('a step is not changed once it has a name', async () => {
  const found: Record<string, string> = {}
  for (const name of Object.keys(migrations(sqliteSql))) found[name] = await statementsOf(name)
  const lines = Object.entries(found).map(([name, hash]) => `  '${name}': '${hash}',`)
  assert.equal(
    found,
    frozen,
    `Databases have run these steps as they were: what changes is a new step. A new step gets its line in tests/server/releases/frozen.ts:\n${lines.join('\n')}\n`,
  )
})

test.run()
