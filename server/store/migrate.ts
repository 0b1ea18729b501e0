import { type Kysely, Migrator, sql } from 'kysely'
import { SetupError } from '../errors.ts'
import { type DialectSql, migrations } from './migrations.ts'
import type { Schema } from './schema.ts'

/**
 * How the name of a step ends that takes nothing from the programs of before: they run and start beside it. See
 * docs/running.md.
 */
const EXPAND = '-expand'

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
  const { steps, done, lacking, unknown } = await stepsOf(db, dialectSql)
  const [newer] = unknown.filter((step) => !step.endsWith(EXPAND))
  if (newer) {
    throw new SetupError(
      `The database is newer than this program, which does not know its step '${newer}': install the newer version again, or restore the backup that was made before the upgrade.`,
    )
  }
  if (done.length === 0 && !isNew) {
    throw new SetupError(
      'The database holds no school: it is empty or another program made it. Put the right one back, or restore a backup with npm run restore -- FILE into an empty folder.',
    )
  }
  const [first] = lacking
  if (!first) return
  if (!isNew) await beforeUpgrade(first)
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => steps } }).migrateToLatest()
  if (error) throw error
}

/** The migrations of this program, and how the database differs from them. */
export async function stepsOf<S>(db: Kysely<S>, dialectSql: DialectSql) {
  const steps = migrations(dialectSql)
  const done = await doneIn(db)
  return {
    steps,
    done,
    lacking: Object.keys(steps)
      .sort()
      .filter((step) => !done.includes(step)),
    unknown: done.filter((step) => !(step in steps)),
  }
}

/** The migrations that have run in this database. */
async function doneIn<S>(db: Kysely<S>): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    return rows.map(({ name }) => name)
  } catch (error) {
    if (error instanceof Error && /no such table|"kysely_migration" does not exist/.test(error.message)) return []
    throw error
  }
}
