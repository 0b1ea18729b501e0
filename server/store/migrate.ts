import { type Kysely, Migrator, sql } from 'kysely'
import { SetupError } from '../settings.ts'
import { type DialectSql, migrations } from './migrations.ts'
import type { Schema } from './schema.ts'

export type Upgrade = {
  /** true: the database is being made; false: it holds a school. */
  isNew: boolean
  /** Called before a school is changed; `step` is the first migration that it lacks. */
  beforeUpgrade(step: string): unknown
}

/**
 * Runs the migrations that the database lacks, all of them in one transaction.
 * @throws SetupError if the database is newer than this program, or holds no school where one should be
 */
export async function migrate(
  db: Kysely<Schema>,
  dialectSql: DialectSql,
  { isNew, beforeUpgrade }: Upgrade,
): Promise<void> {
  const steps = migrations(dialectSql)
  const done = await doneIn(db)
  const unknown = done.find((step) => !(step in steps))
  if (unknown) {
    throw new SetupError(
      `The database is newer than this program, which does not know its step '${unknown}': install the newer version again, or restore the backup that was made before the upgrade.`,
    )
  }
  if (done.length === 0 && !isNew) {
    throw new SetupError(
      'The database holds no school: it is empty or another program made it. Put the right one back, or restore a backup with npm run restore -- FILE into an empty folder.',
    )
  }
  const lacking = Object.keys(steps)
    .sort()
    .find((step) => !done.includes(step))
  if (!lacking) return
  if (!isNew) await beforeUpgrade(lacking)
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => steps } }).migrateToLatest()
  if (error) throw error
}

/** The migrations that have run in this database. */
async function doneIn(db: Kysely<Schema>): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    return rows.map(({ name }) => name)
  } catch (error) {
    if (error instanceof Error && /no such table|"kysely_migration" does not exist/.test(error.message)) return []
    throw error
  }
}
