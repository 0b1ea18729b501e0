import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Failure } from '#contract/operations'
import { existing } from '../errors.ts'
import { encodeList } from '../http/json-list.ts'
import type { Services } from '../services.ts'
import {
  type DeletedRow,
  type ListedDeletedRow,
  mostErased,
  type Obstacle,
  type ShownDeleted,
} from '../store/tables/deleted.ts'
import type { Handlers } from './handler.ts'
import { wireDeleted } from './wire.ts'

type Refused = Failure<'restoreDeleted'>['refused']

/** What each obstacle means, and how to mend it. */
const REASONS: Record<Obstacle, string> = {
  'user id taken': 'Its user id belongs to another login now. Delete that one first.',
  'student missing': 'The student of this report is deleted. Restore the student first.',
  'report exists': 'The student has another report now. Delete that one first.',
}

/** Rolls a restoration back. */
class NotRestored extends Error {
  readonly refused: Refused
  constructor(refused: Refused) {
    super('not restored')
    this.refused = refused
  }
}

/** A report comes after its student, which may be in the same selection. */
const studentsFirst = (records: DeletedRow[]) => [
  ...records.filter(({ entity }) => entity !== 'report'),
  ...records.filter(({ entity }) => entity === 'report'),
]

/** Deleted records: lists them, restores them, and erases them early. */
export function deletedHandlers({ store, time }: Services) {
  return {
    async allDeleted({ encoding }) {
      const { believed } = await time.check()
      const envelope = { success: true, message: 'Deleted records' }
      const toWire = (row: ListedDeletedRow) => wireDeleted(row, believed)
      return encodeList({ envelope, field: 'data', pages: store.deleted.pages, toWire }, encoding)
    },

    async restoreDeleted({ json: { ids }, auditEntry }) {
      try {
        await store.transaction(async (tables) => {
          const refused: Refused = []
          const records = await tables.deleted.findAll(ids)
          for (const record of studentsFirst(records)) {
            const { id, entity, shown } = record
            const obstacle = await tables.deleted.obstacle(record)
            if (obstacle) {
              const { name } = JSON.parse(shown) as ShownDeleted
              refused.push({ _id: id, name, reason: REASONS[obstacle] })
              continue
            }
            await tables.deleted.restore(record)
            await tables.audit.add(auditEntry('restore', entity, id))
          }
          for (const id of ids.filter((id) => !records.some((record) => record.id === id))) {
            refused.push({ _id: id, name: '', reason: 'It was restored or erased meanwhile. Load the list again.' })
          }
          if (refused.length > 0) throw new NotRestored(refused)
        })
      } catch (error) {
        if (!(error instanceof NotRestored)) throw error
        return { success: false, message: 'Nothing was restored.', refused: error.refused }
      }
      return { success: true, message: `Restored: ${ids.length}.`, restored: ids.length }
    },

    async eraseDeleted({ json: { ids }, auditEntry }) {
      let erased = 0
      // In several transactions, since overwriting photos takes time and other writes run in between. A part that is done
      // stays done when a later one fails.
      for (let from = 0; from < ids.length; from += mostErased) {
        const part = ids.slice(from, from + mostErased)
        erased += await store.transaction(async (tables) => {
          const gone = await tables.deleted.erase(part)
          await tables.audit.addAll(gone.map(({ id, entity }) => auditEntry('erase', entity, id)))
          return gone.length
        })
        await nextTurn()
      }
      existing(erased || undefined, 'deleted record')
      return { success: true, message: `Erased: ${erased}.`, erased }
    },
  } satisfies Partial<Handlers>
}
