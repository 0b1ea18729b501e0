import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteDialect, type TableMetadata } from 'kysely'
import { dialectSql, forKysely } from './engines/sqlite.ts'
import { migrations } from './migrations.ts'

/**
 * The tables and columns that a database lacks although these steps have run in it, as words. A program between two
 * releases, or another program, may have made other tables under the same name of a step.
 */
export async function missingParts<S>(db: Kysely<S>, steps: string[]): Promise<string[]> {
  const columns = new Map<string, Set<string>>()
  for (const { name, columns: found } of await db.introspection.getTables()) {
    // A table of this name may be in another schema of PostgreSQL too.
    columns.set(name, new Set([...(columns.get(name) ?? []), ...found.map((column) => column.name)]))
  }
  return (await tablesAfter(steps)).flatMap((table) => {
    const found = columns.get(table.name)
    if (!found) return [`the table '${table.name}'`]
    const missing = table.columns.filter(({ name }) => !found.has(name))
    return missing.map(({ name }) => `the column '${name}' of '${table.name}'`)
  })
}

/** The tables after these steps. They are run in memory; on PostgreSQL tables and columns have the same names. */
async function tablesAfter(names: string[]): Promise<TableMetadata[]> {
  const steps = migrations(dialectSql)
  const db = new Kysely<unknown>({
    dialect: new SqliteDialect({ database: forKysely(new DatabaseSync(':memory:')) }),
  })
  try {
    for (const name of [...names].sort()) await steps[name]?.(db)
    return await db.introspection.getTables()
  } finally {
    await db.destroy()
  }
}
