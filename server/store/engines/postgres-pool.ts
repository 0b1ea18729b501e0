import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { importLimits } from '#contract/imports'
import { diskFaultOf } from '../../disk-faults.ts'
import { LOCK_WAIT_MS } from './lock-wait.ts'
import { isServerGone, withSqlState } from './postgres-faults.ts'

export type PoolOptions = {
  /** Connections of this process at most. */
  connections?: number
  /** How long a connection may be unused before it is closed, except the last one. Default: 30 s. */
  idleMs?: number
  /** Is told once when the server cannot be used any more, and once when it can again. */
  onState?: (state: 'gone' | 'back', error?: Error) => void
}

/** In milliseconds, for this process. Each may be changed in the URL, as `?query_timeout=2000`; those below too. */
const CLIENT_TIMEOUTS = {
  /** To get a connection, a new one or one that others have. */
  connectionTimeoutMillis: 5_000,
  /** A machine that is gone answers nothing at all: then this process ends the connection. */
  query_timeout: 20_000,
}

/** The same for PostgreSQL, which is told them on each new connection: a pooler refuses to be told in its first message. */
const SERVER_TIMEOUTS = {
  statement_timeout: 10_000,
  lock_timeout: LOCK_WAIT_MS,
  /**
   * A server that says nothing in the middle of a transaction is frozen or gone, and all writes wait for its lock: it is
   * free again before another server takes its import over.
   */
  idle_in_transaction_session_timeout: importLimits.lostSeconds * 500,
  /**
   * How soon PostgreSQL ends the connections of a machine that is gone, whose system does not confirm what it is sent:
   * the system's own bound is two hours, and as long they would count against max_connections. The first two in seconds.
   */
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 3,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 10_000,
}

type Timeouts = typeof CLIENT_TIMEOUTS & typeof SERVER_TIMEOUTS

/** What pg is given, and the first query on a connection. */
function settingsOf(url: string, changed: Partial<Timeouts> = {}) {
  const address = new URL(url)
  const names = Object.keys(SERVER_TIMEOUTS) as (keyof typeof SERVER_TIMEOUTS)[]
  const values = names.map((name) => address.searchParams.get(name) ?? String({ ...SERVER_TIMEOUTS, ...changed }[name]))
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

/** How this program is called in `pg_stat_activity`. */
export const APPLICATION = 'school-portal'

/** A single connection, for what a start or a command asks. Errors while it is idle show at its next query. */
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

type Sent = { text: string; values?: unknown[] }

/**
 * A pool of connections that recovers from a server that restarts, fails over or is unreachable: after an error that
 * says so no connection from before it is used again.
 */
export function openPool(url: string, { connections = 10, idleMs = 30_000, onState = () => {} }: PoolOptions = {}) {
  const { config, firstQuery } = settingsOf(url)
  const pool = new pg.Pool({
    ...config,
    max: connections,
    // Commands that need the school for themselves know by its connections that a server runs.
    min: 1,
    idleTimeoutMillis: idleMs,
    keepAlive: true,
    // The kept connection may be unused for hours: a firewall forgets it within minutes if nothing is sent.
    keepAliveInitialDelayMillis: 10_000,
  })
  // Raised when the server is gone: connections with a smaller number are from before.
  let generation = 0
  let isGone = false
  let isDamaged = false
  const born = new Map<pg.PoolClient, number>()
  const facades = new WeakMap<pg.PoolClient, ReturnType<typeof facadeOf>>()

  const note = <T>(error: T): T => {
    const named = withSqlState(error)
    if (diskFaultOf(named) === 'damaged') isDamaged = true
    if (isServerGone(named)) {
      // What comes next may be another server, with pages of its own.
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
    born.set(client, generation)
    // pg ends the process for an error that nobody listens to, and the pool listens to idle connections only.
    client.on('error', note)
    // Before the query that it was opened for, which fails too if this does.
    client.query(firstQuery).catch(() => {})
  })
  pool.on('error', () => {})
  pool.on('remove', (client) => born.delete(client))

  const isOld = (client: pg.PoolClient) => born.get(client) !== generation

  const facadeOf = (client: pg.PoolClient) => ({
    async query(sql: string, values: readonly unknown[]) {
      try {
        const result = await client.query({ text: sql, values: values as unknown[] })
        noteSuccess()
        return result
      } catch (error) {
        const named = note(error)
        // The server rolls back by itself when a connection ends: the error that a caller gets is the first one.
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
      if (isOld(client)) client.release(true)
      else {
        const facade = facades.get(client) ?? facadeOf(client)
        facades.set(client, facade)
        return facade
      }
    }
  }

  return {
    connect,
    isDamaged: () => isDamaged,
    /** One query outside of a transaction. */
    async query({ text, values = [] }: Sent) {
      const client = await connect()
      try {
        return await client.query(text, values)
      } finally {
        client.release()
      }
    },
    /** Ends when PostgreSQL has closed each connection, so that it counts none any more: pg's own end does not wait. */
    async end() {
      const closed = [...born.keys()].map((client) => new Promise((resolve) => client.once('end', resolve)))
      await pool.end()
      // A machine that is gone closes nothing.
      await Promise.race([
        Promise.all(closed),
        pause(CLIENT_TIMEOUTS.connectionTimeoutMillis, undefined, { ref: false }),
      ])
    },
  }
}

export type SchoolPool = ReturnType<typeof openPool>
