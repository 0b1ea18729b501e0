import { messages } from '#contract'
import { backupHint, backupState } from '../backups.ts'
import type { Handlers } from '../calls.ts'
import { listJson } from '../list-json.ts'
import { notFound } from '../refusal.ts'
import type { Services } from '../services.ts'
import { wireListedUser } from './wire.ts'

/** Lines of the audit on one page. */
const PAGE = 50

export function adminRoutes({
  store,
  vault,
  settings,
  clock,
  hints,
}: Services): Handlers<'adminAll' | 'allUser' | 'audit' | 'endSessions'> {
  return {
    async adminAll() {
      const length = {
        studentLength: await store.students.count(),
        userLength: await store.users.count(),
        teacherLength: await store.teachers.count(),
        reportLength: await store.reports.count(),
        noticeLength: await store.notices.count(),
      }
      const found = [...hints.list(), backupHint(backupState(settings.backupDir, clock))]
      return { success: true, message: messages.allLengths, length, hints: found }
    },

    async allUser({ entry }) {
      // One line for the whole list: the recovery answers of all users were read.
      await store.audit.add(entry('read secrets', 'user', null))
      const head = { success: true, message: 'Users' } as const
      const users = await listJson(head, 'data', store.users.pages, (user) => wireListedUser(user, vault))
      return users ?? { ...head, data: [] }
    },

    async audit({ query: { page } }) {
      const total = await store.audit.count()
      const lines = await store.audit.page(PAGE, (page - 1) * PAGE)
      const data = lines.map(({ seq, ...line }) => ({ _id: String(seq), ...line }))
      return { success: true, message: 'Audit', data, page, pages: Math.max(1, Math.ceil(total / PAGE)), total }
    },

    async endSessions({ params: { id }, entry }) {
      const ended = await store.transaction(async (tables) => {
        if (!(await tables.users.find(id))) throw notFound('user')
        await tables.audit.add(entry('end sessions', 'user', id))
        return tables.sessions.endAllOf(id)
      })
      return { success: true, message: `Sessions ended: ${ended}.`, ended }
    },
  }
}
