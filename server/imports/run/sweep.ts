import type { Due } from '../../retention/due.ts'
import type { Store } from '../../store/index.ts'
import { mayFollow, stateOf, withoutLostTask } from '../lifecycle.ts'

/**
 * Removes old drafts that were not run, with the personal data in them, the refused rows of imports that were run, and
 * the data for undoing old imports. Several servers may do so at once.
 */
export async function sweepImports(store: Store, { drafts, undo }: Due, now: number): Promise<void> {
  for (const { id } of await store.acts.draftsBefore(drafts)) {
    await store.transaction(async (tables) => {
      const record = await tables.acts.find(id)
      if (!record) return
      const { state } = withoutLostTask({ state: stateOf(record), problem: null }, now)
      if (!mayFollow('expire', state)) return
      await tables.acts.remove(id)
      const at = new Date(now).toISOString()
      await tables.audit.add({ at, actorId: null, action: 'drop import', entity: 'import', entityId: id, address: '' })
    })
  }
  await store.transaction(async (tables) => {
    await tables.acts.forgetRefused(drafts)
    await tables.acts.forgetUndo(undo)
    await tables.acts.removeOlder(drafts)
  })
}
