import type { Kysely } from 'kysely'
import type { Engine } from './engine.ts'
import type { Schema } from './schema.ts'

/** The tables whose changes are counted, see `counted` in the migrations. */
export type CountedTable =
  | 'users'
  | 'notices'
  | 'noticeFiles'
  | 'students'
  | 'formerStudents'
  | 'teachers'
  | 'photos'
  | 'reports'
  | 'reportReads'
  | 'schoolVersions'

/** The tables that a result depends on: some, or all of them. */
export type Dependence = readonly CountedTable[] | 'everything'

/**
 * Makes the function that returns the version of the data in some tables, as a text. It differs after each change of a
 * row in one of them by any process: triggers count the changes, in the transaction of the change. PostgreSQL
 * counts also what changed no row, such as the cascade of a deleted login that had no student. A PostgreSQL server that
 * takes over without the last changes may reach the same counts again, so the text also names the server.
 * @param writeVersion while it is the same, nothing was written, and the counters are not read again
 */
export function dataVersionsIn(db: Kysely<Schema>, writeVersion: Engine['writeVersion']) {
  const query = db.selectFrom('dataVersions').selectAll().compile()
  let known: { writeVersion: string; counters: Promise<Map<string, number>> } | undefined
  // With Kysely, so that it waits for a running transaction, whose changes may be rolled back.
  const readCounters = async () => {
    const { rows } = await db.executeQuery(query)
    return new Map(rows.map(({ name, version }) => [name, version]))
  }
  return async (tables: Dependence): Promise<string> => {
    const { server, writes } = await writeVersion()
    const current = `${server} ${writes}`
    if (tables === 'everything') return current
    if (known?.writeVersion !== current) {
      const reading = { writeVersion: current, counters: readCounters() }
      known = reading
      reading.counters.catch(() => {
        if (known === reading) known = undefined
      })
    }
    const counters = await known.counters
    return [server, ...tables.map((table) => counters.get(table))].join(' ')
  }
}

export type ReadDataVersion = ReturnType<typeof dataVersionsIn>
