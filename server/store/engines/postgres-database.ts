import type pg from 'pg'
import { diskAdvice, diskFaultOf } from '../../disk-faults.ts'
import { codeOf, SetupError } from '../../errors.ts'
import { serverRuns } from '../engine.ts'
import { FIRST_STEP } from '../migrations.ts'
import { LOCKS } from './postgres.ts'
import { APPLICATION, connectOnce } from './postgres-pool.ts'

/** Longer than the start of another server takes. */
const WAIT_MS = 60_000

/**
 * Whether the database holds a school.
 * @throws SetupError if it cannot be used, or another program made what is in it
 */
export async function hasSchool(url: string): Promise<boolean> {
  return withConnection(url, async (query) => {
    const [{ encoding }] = await query('select current_setting($1) as encoding', ['server_encoding'])
    if (encoding !== 'UTF8') {
      throw new SetupError(`${nameOf(url)} keeps texts in ${encoding}: make a database with createdb --encoding=UTF8.`)
    }
    const tables = await query(
      // Not information_schema, which hides the tables of other users.
      "select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')",
    )
    const names = tables.map(({ name }) => String(name))
    const steps = names.includes('kysely_migration') ? await query('select name from kysely_migration') : []
    if (steps.some(({ name }) => name === FIRST_STEP)) return true
    // Kysely makes its own two tables before the transaction of the first step.
    const foreign = names.find((name) => !name.startsWith('kysely_migration'))
    if (foreign === undefined && steps.length === 0) return false
    throw new SetupError(
      `${nameOf(url)} belongs to another program, or a version before 0.2.0 made it (it has the table ${foreign ?? 'kysely_migration'}): nothing was changed. Start version 0.2.0 on it once, or set DATABASE_URL to an empty database or to that of the school.`,
    )
  })
}

/**
 * Locks the school against other processes that make, upgrade or restore it: they wait. The lock ends with its connection,
 * so that a killed process leaves nothing locked.
 * @returns ends the lock
 * @throws SetupError if another process holds the lock for a minute
 */
export async function lockSchool(url: string): Promise<() => void> {
  const client = await connectOnce(url, { statement_timeout: 0, query_timeout: 0, lock_timeout: WAIT_MS }).catch(
    (error) => {
      throw setupFault(error, url)
    },
  )
  try {
    await refuseSharedConnections(client, url)
    await client.query('select pg_advisory_lock($1)', [LOCKS.starting])
  } catch (error) {
    await client.end()
    if (error instanceof SetupError || codeOf(error) !== '55P03') throw setupFault(error, url)
    throw new SetupError(`Another server is starting on ${nameOf(url)} and does not finish: end it, then start again.`)
  }
  return () => void client.end().catch(() => {})
}

/** A busy pooler may give the same connection twice by chance, so it is tried several times. */
const ROUNDS = 5

/**
 * Refuses a pooler that gives each transaction another connection, since locks and time limits belong to a connection.
 * @throws SetupError
 */
async function refuseSharedConnections(client: pg.Client, url: string): Promise<void> {
  const idOf = async (one: pg.Client) => (await one.query('select pg_backend_pid() as id')).rows[0].id
  const other = await connectOnce(url)
  try {
    const first = await idOf(client)
    for (let round = 0; round < ROUNDS; round++) {
      // While this transaction occupies a connection, the pooler has to give another one.
      await other.query('begin')
      const ids = [await idOf(other), await idOf(client)]
      await other.query('rollback')
      if (ids[0] !== first && ids[1] === first) continue
      throw new SetupError(
        `${nameOf(url)} is behind a pooler that gives each transaction another connection, where locks and time limits of this server do not hold: set it to pool_mode = session, or set DATABASE_URL to PostgreSQL itself.`,
      )
    }
  } finally {
    await other.end()
  }
}

/** @throws SetupError if servers run on this school */
export async function refuseServers(url: string): Promise<void> {
  const [{ count }] = await withConnection(url, (query) =>
    query(
      'select count(*) as count from pg_stat_activity where datname = current_database() and application_name = $1 and pid <> pg_backend_pid() and query not like $2',
      // Not the connection that holds the lock of this command.
      [APPLICATION, 'select pg_advisory_lock%'],
    ),
  )
  if (Number(count) > 0) throw serverRuns()
}

type RunQuery = (sql: string, values?: unknown[]) => Promise<[Record<string, unknown>, ...Record<string, unknown>[]]>

/** Runs queries on a separate connection. @throws SetupError if there is none */
async function withConnection<T>(url: string, work: (query: RunQuery) => Promise<T>): Promise<T> {
  try {
    const client = await connectOnce(url)
    try {
      return await work(
        async (text, values = []) => (await client.query(text, values)).rows as Awaited<ReturnType<RunQuery>>,
      )
    } finally {
      await client.end()
    }
  } catch (error) {
    throw error instanceof SetupError ? error : setupFault(error, url)
  }
}

/** The name of the database in messages, without the password. */
export function nameOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `The database '${decodeURIComponent(pathname.slice(1))}' at ${hostname}${port && `:${port}`}`
}

/** The SetupError for an error that a person can solve; any other error is returned unchanged. */
export function setupFault(error: unknown, url: string): unknown {
  const { username, host } = new URL(url)
  const database = nameOf(url)
  const state = codeOf(error)
  const setupError = (text: string) => new SetupError(text)
  if (/^28/.test(state)) {
    return setupError(
      `PostgreSQL at ${host} refuses the user '${decodeURIComponent(username)}' or its password: mend DATABASE_URL.`,
    )
  }
  if (state === '3D000') return setupError(`${database} is not there: make it with createdb, or mend DATABASE_URL.`)
  if (state === '42501')
    return setupError(`${database} allows this user too little (${message(error)}): make it the owner.`)
  if (state === '53300')
    return setupError(`${database} has no connection left: raise max_connections, or lower DATABASE_CONNECTIONS.`)
  if (/^53/.test(state))
    return setupError(`${database} has no space or memory left (${message(error)}): make some, then try again.`)
  if (state === '57P03') return setupError(`${database} is starting or stopping: try again when it is up.`)
  if (state === '25006') return setupError(`${database} may only be read: set DATABASE_URL to the primary server.`)
  if (state === '08P01')
    return setupError(
      `${database} does not take this server's connection (${message(error)}): set DATABASE_URL to PostgreSQL itself, or a pooler in between to pool_mode = session.`,
    )
  if (/^08/.test(state)) return setupError(`${database} cannot be reached: start PostgreSQL, or mend DATABASE_URL.`)
  return diskFaultOf(error) === 'damaged' ? setupError(`${database} cannot be used ${diskAdvice(error, '')}`) : error
}

const message = (error: unknown) => (error instanceof Error ? error.message : String(error))
