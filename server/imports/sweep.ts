import { importLimits } from '#contract/imports'
import type { Store } from '../store/index.ts'
import { settled } from './task.ts'

const HOUR = 3_600_000

/**
 * Removes drafts that nobody has run, with all that children's data that is in them, and what could undo old imports.
 * Several servers may do so at once.
 */
export async function sweepImports(store: Store, now: number): Promise<void> {
  const isoBefore = (hours: number) => new Date(now - hours * HOUR).toISOString()
  for (const { id } of await store.imports.draftsBefore(isoBefore(importLimits.draftHours))) {
    await store.transaction(async (tables) => {
      const record = await tables.imports.find(id)
      if (!record || settled(record, now).state !== 'draft') return
      await tables.imports.remove(id)
      const at = new Date(now).toISOString()
      await tables.audit.add({ at, actorId: null, action: 'drop import', entity: 'import', entityId: id, address: '' })
    })
  }
  await store.transaction((tables) => tables.imports.forgetUndo(isoBefore(importLimits.undoDays * 24)))
}
