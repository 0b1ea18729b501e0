import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { importLimits } from '#contract/imports'
import { diskFaultOf } from '../../disk-faults.ts'
import { LOCK_WAIT_MS } from '../engine.ts'
import { isServerGone, withSqlState } from './postgres-faults.ts'

export type PoolOptions = {
  /** Connections of this process at most. */
  connections?: number
  /** How long a connection may be unused before it is closed, except the last one. Default: 30 s. */
  idleMs?: number
  /** Called once when the server becomes unavailable, and once when it is available again. */
  onState?: (state: 'gone' | 'back', error?: Error) => void
}

/**
 * In milliseconds, applied by this process. Each can be changed in the URL, as `?query_timeout=2000`; those below too.
 */
const CLIENT_TIMEOUTS = {
  /** To get a connection: a new one, or one that is in use now. */
  connectionTimeoutMillis: 5_000,
  /** A machine that is gone sends no response: then this process ends the connection. */
  query_timeout: 20_000,
}

/**
 * The same, applied by PostgreSQL. Set by the first query of each connection, since poolers refuse them in its first
 * message.
 */
const SERVER_SETTINGS = {
  /** A write is on the disk before it is answered, also where the server or the role has it off. */
  synchronous_commit: 'on',
  statement_timeout: 10_000,
  lock_timeout: LOCK_WAIT_MS,
  /**
   * A server that sends nothing in the middle of a transaction is frozen or gone, and all writes wait for its lock. It is
   * released before another server takes over its import.
   */
  idle_in_transaction_session_timeout: importLimits.lostSeconds * 500,
  /**
   * After how long PostgreSQL ends the connections of a machine that is gone and does not confirm packets. The default of
   * the system is two hours, in which they would count against max_connections. The first two are in seconds.
   */
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 3,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 10_000,
}

type Timeouts = typeof CLIENT_TIMEOUTS & typeof SERVER_SETTINGS

/** The options of pg, and the first query of a connection. */
function settingsOf(url: string, changed: Partial<Timeouts> = {}) {
  const address = new URL(url)
  const names = Object.keys(SERVER_SETTINGS) as (keyof typeof SERVER_SETTINGS)[]
  const values = names.map((name) => address.searchParams.get(name) ?? String({ ...SERVER_SETTINGS, ...changed }[name]))
  for (const name of names) address.searchParams.delete(name)
  return {
    config: {
      connectionString: String(address),
      application_name: APPLICATION,
      types,
      ...CLIENT_TIMEOUTS,
      ...(changed.query_timeout !== undefined && { query_timeout: changed.query_timeout }),
    },
    firstQuery: {
      text: `select ${names.map((name, index) => `set_config('${name}', $${index + 1}, false)`).join(', ')}`,
      values,
    },
  }
}

const INT8 = 20

/** Counters and milliseconds are whole numbers that a double holds exactly; pg would make texts of them. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** The name of this program in `pg_stat_activity`. */
export const APPLICATION = 'school-portal'

/** Opens a single connection, for a start or a command. An error while it is idle is thrown by its next query. */
export async function connectOnce(url: string, timeouts: Partial<Timeouts> = {}): Promise<pg.Client> {
  const { config, firstQuery } = settingsOf(url, timeouts)
  const client = new pg.Client(config)
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(firstQuery)
  } catch (error) {
    await client.end().catch(() => {})
    throw withSqlState(error)
  }
  return client
}

type Query = { text: string; values?: unknown[] }

/**
 * A pool of connections that recovers when the server restarts, fails over or is unreachable: after such an error, no
 * older connection is used again. The pool of pg drops only connections that have failed themselves: others may still
 * lead to a server that was replaced, and what was just saved would be missing in what they read.
 */
export function openPool(url: string, { connections = 10, idleMs = 30_000, onState = () => {} }: PoolOptions = {}) {
  const { config, firstQuery } = settingsOf(url)
  const pool = new pg.Pool({
    ...config,
    max: connections,
    // Commands that need a stopped server find a running one by its connection.
    min: 1,
    idleTimeoutMillis: idleMs,
    keepAlive: true,
    // The last connection may be unused for hours: a firewall drops it within minutes if nothing is sent.
    keepAliveInitialDelayMillis: 10_000,
    onConnect: async (client) => void (await client.query(firstQuery)),
  })
  // Increased when the server is gone: connections with a smaller number are older than that.
  let generation = 0
  let isGone = false
  let isDamaged = false
  const generations = new Map<pg.PoolClient, number>()

  const note = <T>(error: T): T => {
    const named = withSqlState(error)
    if (diskFaultOf(named) === 'damaged') isDamaged = true
    if (isServerGone(named)) {
      // The next connection may lead to another server, with other pages.
      isDamaged = false
      generation++
      if (!isGone) onState('gone', named as Error)
      isGone = true
    }
    return named
  }
  const noteSuccess = () => {
    if (isGone) onState('back')
    isGone = false
  }
  pool.on('connect', (client) => {
    generations.set(client, generation)
    // pg ends the process for an error that nobody listens to, and the pool listens to idle connections only.
    client.on('error', note)
  })
  pool.on('error', () => {})
  pool.on('remove', (client) => generations.delete(client))

  const isOld = (client: pg.PoolClient) => generations.get(client) !== generation

  const facadeOf = (client: pg.PoolClient) => ({
    async query(sql: string, values: readonly unknown[]) {
      try {
        const result = await client.query({ text: sql, values: values as unknown[] })
        noteSuccess()
        return result
      } catch (error) {
        const named = note(error)
        // PostgreSQL rolls back when a connection ends. The caller gets the error of the query before.
        if (sql === 'rollback' && isServerGone(named)) return { command: 'ROLLBACK' as const, rowCount: 0, rows: [] }
        throw named
      }
    },
    release: () => client.release(isOld(client)),
  })

  const connect = async () => {
    for (;;) {
      const client = await pool.connect().catch((error) => {
        throw note(error)
      })
      if (!isOld(client)) return facadeOf(client)
      client.release(true)
    }
  }

  return {
    connect,
    isDamaged: () => isDamaged,
    /** One query outside of a transaction. */
    async query({ text, values = [] }: Query) {
      const client = await connect()
      try {
        return await client.query(text, values)
      } finally {
        client.release()
      }
    },
    /**
     * Resolves when PostgreSQL has closed each connection, so that it counts none any more: `end` of pg does not wait.
     */
    async end() {
      const closed = [...generations.keys()].map((client) => new Promise((resolve) => client.once('end', resolve)))
      await pool.end()
      // A machine that is gone closes no connection.
      await Promise.race([
        Promise.all(closed),
        pause(CLIENT_TIMEOUTS.connectionTimeoutMillis, undefined, { ref: false }),
      ])
    },
  }
}

export type SchoolPool = ReturnType<typeof openPool>
