import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { commandLine } from '../command-line.ts'
import { SetupError } from '../errors.ts'
import type { DialectSql } from './engine.ts'
import { FIRST_STEP, migrations, type Step } from './migrations.ts'
import { refuseOlderProgram } from './oldest-program.ts'
import type { Schema } from './schema.ts'
import { metaIn } from './tables/meta.ts'

/**
 * The end of the name of a step that removes nothing which older programs need: they run and start beside it. See
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
 * @throws SetupError if this program cannot run on the database, or it holds no school where one should be
 */
export async function migrate(
  db: Kysely<Schema>,
  dialectSql: DialectSql,
  { isNew, beforeUpgrade }: Upgrade,
): Promise<void> {
  const { steps, done, lacking } = await fittingSteps(db, dialectSql)
  if (done.length === 0 && !isNew) {
    throw new SetupError(
      `The database holds no school: it is empty or another program made it. Put the right one back, or restore a backup with ${commandLine('restore', 'FILE')} into an empty folder.`,
    )
  }
  const [first] = lacking
  if (!first) return
  if (!isNew) await beforeUpgrade(first)
  const provider = { getMigrations: async () => prepared(steps, dialectSql) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}

/**
 * For a command that reads every table and upgrades nothing.
 * @throws SetupError if the database has not the schema of this program
 */
export async function requireUpgraded<S>(db: Kysely<S>, dialectSql: DialectSql): Promise<void> {
  const { lacking } = await fittingSteps(db, dialectSql)
  if (lacking.length > 0) {
    throw new SetupError(
      'The school has the schema of an older version: start the server of this version once, then run the command again.',
    )
  }
}

/**
 * The steps of a database on which this program can run, perhaps after an upgrade.
 * @throws SetupError that says why it cannot
 */
async function fittingSteps<S>(db: Kysely<S>, dialectSql: DialectSql) {
  const found = await stepsOf(db, dialectSql)
  const { done, unknown } = found
  if (done.length === 0) return found
  if (!done.includes(FIRST_STEP)) {
    throw new SetupError(
      'The database was made by a version before 0.2.0, or by another program: nothing was changed. Start version 0.2.0 on it once, put the right one back, or begin anew in an empty folder or database.',
    )
  }
  const [newer] = unknown.filter((step) => !step.endsWith(EXPAND))
  if (newer) {
    throw new SetupError(
      `The database is newer than this program, which does not know its step '${newer}': install the newer version again, or restore the backup that was made before the upgrade.`,
    )
  }
  await refuseOlderProgram({ meta: metaIn(db as unknown as Kysely<Schema>) })
  return found
}

/** The steps as Kysely takes them, each with what the engine says before one. */
const prepared = (steps: Record<string, Step>, { beforeStep }: DialectSql): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [
      name,
      {
        async up(db) {
          for (const statement of beforeStep) await sql.raw(statement).execute(db)
          await step(db)
        },
      },
    ]),
  )

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
