import { ROLE } from '#contract'
import { forbidden, someGone } from '../errors.ts'
import { requireClass } from '../school/classes.ts'
import { readSchool } from '../school/current.ts'
import { toAct } from '../school/to-response.ts'
import { authorOf, recordsOf } from '../security/audit.ts'
import type { Services } from '../services.ts'
import type { DeletedEntity } from '../store/schema.ts'
import type { Removed } from '../store/tables/deleted.ts'
import { leaveSchool } from '../years/leaving.ts'
import type { HandlerContext, Handlers } from './handler.ts'

/** Calls for many records: all of a selection or, if one of them is not found, none. */
export function selectionHandlers({ store, settings, today }: Services) {
  const deletionCall =
    <E extends DeletedEntity>(entity: E, check = (_: Removed<E>[]) => {}) =>
    async ({ json: { ids, act }, auditEntry }: Pick<HandlerContext<'deleteStudents'>, 'json' | 'auditEntry'>) => {
      const entry = auditEntry('delete', entity, null)
      const done = await store.transaction(async (tables) => {
        const rows = await tables.deleted.remove(entity, ids, authorOf(entry))
        if (rows.length < ids.length) throw someGone(rows, ids)
        check(rows)
        return tables.audit.addAct(entry, recordsOf(entry, ids), act)
      })
      return { success: true as const, message: `Deleted: ${ids.length}.`, deleted: ids.length, ...toAct(done) }
    }

  return {
    async moveStudents({ json: { grade, ids, act }, auditEntry }) {
      if (grade === 'left') {
        const entry = auditEntry('leave', 'student', null)
        const leaving = { leftOn: await today(), note: '' }
        const done = await store.transaction(async (tables) => {
          const school = await readSchool(tables, settings)
          const known = await tables.classes.known(ids)
          if (known.length < ids.length) throw someGone(known, ids)
          const last = school.settings.classes.at(-1)
          const byReason = Map.groupBy(known, ({ grade }) => (grade === last ? 'finished' : 'other'))
          for (const [reason, students] of byReason) {
            const ids = students.map(({ id }) => id)
            await leaveSchool(tables, school, ids, { ...leaving, reason }, entry)
          }
          return tables.audit.addAct(entry, recordsOf(entry, ids), act)
        })
        return { success: true, message: `Left the school: ${ids.length}.`, moved: ids.length, ...toAct(done) }
      }
      const entry = auditEntry('update', 'student', null)
      const { moved, done } = await store.transaction(async (tables) => {
        await requireClass(tables, grade)
        const known = await tables.classes.known(ids)
        if (known.length < ids.length) throw someGone(known, ids)
        const moved = await tables.classes.move(ids, grade, authorOf(entry))
        return { moved: moved.length, done: await tables.audit.addAct(entry, recordsOf(entry, moved), act) }
      })
      return { success: true, message: `Moved to class ${grade}: ${moved}.`, moved, ...toAct(done) }
    },

    deleteStudents: deletionCall('student'),
    deleteTeachers: deletionCall('teacher'),
    deleteNotices: deletionCall('notice'),
    deleteUsers: deletionCall('user', (users) => {
      const others = users.filter(({ role }) => role !== ROLE.user).length
      // The error rolls the transaction back.
      if (others > 0) {
        throw forbidden(
          `Logins of students or of staff: ${others}. Nothing was deleted: delete the students or the teachers.`,
        )
      }
    }),
  } satisfies Partial<Handlers>
}
