import { ROLE } from '#contract'
import { HttpError, someMissing } from '../errors.ts'
import { deletionOf, type Entity } from '../security/audit.ts'
import type { Services } from '../services.ts'
import type { Tables } from '../store/index.ts'
import type { Deletion } from '../store/tables/deleted.ts'
import type { HandlerContext, Handlers } from './handler.ts'

const NOTHING_DELETED = 'nothing was deleted'

/** Calls for many records: all of a selection or, if one of them is not found, none. */
export function selectionHandlers({ store }: Services) {
  /** @param remove removes records and returns them; unknown ids are passed over */
  const deletionCall =
    <Row extends { id: string }>(
      entity: Entity,
      remove: (tables: Tables, ids: string[], deletion: Deletion) => Promise<Row[]>,
    ) =>
    async ({ json: { ids }, auditEntry }: Pick<HandlerContext<'deleteStudents'>, 'json' | 'auditEntry'>) => {
      const line = auditEntry('delete', entity, null)
      await store.transaction(async (tables) => {
        const rows = await remove(tables, ids, deletionOf(line))
        if (rows.length < ids.length) throw someMissing(ids.length - rows.length, ids.length, NOTHING_DELETED)
        await tables.audit.addAll(rows.map(({ id }) => ({ ...line, entityId: id })))
      })
      return { success: true as const, message: `Deleted: ${ids.length}.`, deleted: ids.length }
    }

  const deleteStudents = deletionCall('student', (tables, ...selected) => tables.deleted.removeStudents(...selected))

  return {
    async moveStudents({ json: { ids, grade }, auditEntry, session }) {
      if (grade === 'left') {
        const { deleted } = await deleteStudents({ json: { ids }, auditEntry })
        return { success: true, message: `Left the school: ${deleted}.`, moved: deleted }
      }
      const line = auditEntry('update', 'student', null)
      const moved = await store.transaction(async (tables) => {
        const known = await tables.classes.known(ids)
        if (known.length < ids.length) throw someMissing(ids.length - known.length, ids.length, 'nobody was moved')
        const moved = await tables.classes.move(ids, grade, { at: line.at, by: session?.user._id ?? null })
        await tables.audit.addAll(moved.map((id) => ({ ...line, entityId: id })))
        return moved.length
      })
      return { success: true, message: `Moved to class ${grade}: ${moved}.`, moved }
    },

    deleteStudents,
    deleteTeachers: deletionCall('teacher', (tables, ...selected) => tables.deleted.removeTeachers(...selected)),
    deleteNotices: deletionCall('notice', (tables, ...selected) => tables.deleted.removeNotices(...selected)),
    deleteUsers: deletionCall('user', async (tables, ...selected) => {
      const users = await tables.deleted.removeUsers(...selected)
      const others = users.filter(({ role }) => role !== ROLE.user).length
      if (others === 0) return users
      // The error rolls the transaction back.
      throw new HttpError(
        403,
        `${others} of these logins belong to students or to staff, so ${NOTHING_DELETED}: delete the students or the teachers.`,
      )
    }),
  } satisfies Partial<Handlers>
}
