import { messageRef } from '#contract/failures'
import { notDone, reasonOf, requireFound } from '../errors.ts'
import { encodeList } from '../http/json-list.ts'
import { eraseInSteps } from '../retention/erase-in-steps.ts'
import { toAct, toDeleted } from '../school/to-response.ts'
import { recordOf } from '../security/audit.ts'
import type { Services } from '../services.ts'
import type { Tables } from '../store/index.ts'
import type { ListedDeletedRow, ShownDeleted } from '../store/tables/deleted.ts'
import type { FailureDetails, Handlers } from './handler.ts'
import { takeDownRestored } from './notices.ts'

/** Deleted records: lists them, restores them, and erases them early. */
export function deletedHandlers({ store, time, today }: Services) {
  return {
    async allDeleted({ encoding }) {
      const { trusted } = await time.check()
      const toResponse = (row: ListedDeletedRow) => toDeleted(row, trusted)
      return encodeList({ message: 'Deleted records', field: 'data', pages: store.deleted.pages, toResponse }, encoding)
    },

    async restoreDeleted({ json: { ids, act }, auditEntry }) {
      const entry = auditEntry('restore', 'record', null)
      const day = await today()
      const { takenDown, act: written } = await store.transaction(async (tables) => {
        const records = await tables.deleted.findAll(ids)
        const obstacles = await tables.deleted.obstacles(records)
        const found = new Map(records.map((record) => [record.id, record]))
        const refused = ids.flatMap((id) => {
          const record = found.get(id)
          if (!record) return { _id: id, name: '', ...reasonOf(messageRef('goneMeanwhile')) }
          const obstacle = obstacles.get(id)
          return obstacle
            ? { _id: id, name: (JSON.parse(record.shown) as ShownDeleted).name, ...reasonOf(messageRef(obstacle)) }
            : []
        })
        if (refused.length > 0) {
          const details = { refused } satisfies FailureDetails<'restoreDeleted'>
          throw notDone('Nothing was restored.', details)
        }
        await tables.deleted.restore(records)
        const takenDown = await takeDownRestored(tables, ids, day)
        return { takenDown, act: await tables.audit.addAct(entry, records.map(recordOf('restore')), act) }
      })
      return {
        success: true,
        message: `Restored: ${ids.length}.`,
        restored: ids.length,
        ...(takenDown.length > 0 && { takenDown }),
        ...toAct(written),
      }
    },

    async eraseDeleted({ json: { ids, act: begun }, auditEntry }) {
      let remaining: readonly string[] = ids
      const erase = async ({ deleted }: Tables) => {
        const part = await deleted.nextToErase(remaining)
        remaining = remaining.slice(part.length)
        return { records: (await deleted.erase(part)).map(recordOf('erase')), isLeft: remaining.length > 0 }
      }
      const { erased, act } = await eraseInSteps(store, auditEntry('erase', 'record', null), erase, begun)
      requireFound(erased > 0, 'deleted record')
      return { success: true, message: `Erased: ${erased}.`, erased, ...toAct(act) }
    },
  } satisfies Partial<Handlers>
}
