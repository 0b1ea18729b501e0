import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Store, Tables } from '../store/index.ts'
import type { AuditEntry, AuditedRecord } from '../store/tables/audit.ts'

/**
 * Erases records in steps, as one act of the audit. Each step is a transaction, and other writes run between two of them:
 * overwriting photos and files takes time. What is done stays done when a later step fails. Several servers may do it at
 * the same moment: a record that one of them has erased is not found by another.
 * @param erase erases some records. @returns them, and whether some are left
 * @param begun the act of an earlier call, of which this is a further part
 * @returns the act, and how many records were erased
 */
export async function eraseInSteps(
  store: Store,
  entry: AuditEntry,
  erase: (tables: Tables) => Promise<{ records: AuditedRecord[]; isLeft: boolean }>,
  begun?: number,
): Promise<{ erased: number; act: number | undefined }> {
  let erased = 0
  let act = begun
  const step = () =>
    store.transaction(async (tables) => {
      const { records, isLeft } = await erase(tables)
      act = await tables.audit.addAct(entry, records, act)
      erased += records.length
      return isLeft
    })
  while (await step()) await nextTurn()
  return { erased, act }
}
