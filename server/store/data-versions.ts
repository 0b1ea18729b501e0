import type { Kysely } from 'kysely'
import type { Engine } from './engine.ts'
import type { Schema } from './schema.ts'

/** The tables whose changes are counted, see `counted` in the migrations. */
export type CountedTable = 'notices' | 'students' | 'teachers' | 'photos' | 'reports'

/** What a result depends on: some tables, or whatever can be written at all. */
export type Dependence = readonly CountedTable[] | 'everything'

/**
 * The state of the data in some tables, as a text. It differs after each change of a row in one of them, made by
 * whichever process: triggers count the changes, in the transaction of the change. A server that takes over from another
 * one and lacks its last changes comes to the same counts again: so the text names the server, too.
 * @param writeVersion as long as it is the same, nothing was written and the counters are not read again
 */
export function dataVersionsIn(db: Kysely<Schema>, writeVersion: Engine['writeVersion']) {
  const query = db.selectFrom('dataVersions').selectAll().compile()
  let known: { mark: string; counters: Promise<Map<string, number>> } | undefined
  // By way of Kysely, so that it waits for a transaction that runs: what that writes may be rolled back.
  const readCounters = async () => {
    const { rows } = await db.executeQuery(query)
    return new Map(rows.map(({ name, version }) => [name, version]))
  }
  return async (tables: Dependence): Promise<string> => {
    const { server, writes } = await writeVersion()
    const mark = `${server} ${writes}`
    if (tables === 'everything') return mark
    if (known?.mark !== mark) {
      const reading = { mark, counters: readCounters() }
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
