import { auditPageEntries } from '#contract'
import { nextDay } from '#contract/days'
import type { Input } from '#contract/operations'
import { dayStart } from '../clock.ts'
import { requireFound } from '../errors.ts'
import { toAct } from '../school/to-response.ts'
import { recordsOf } from '../security/audit.ts'
import type { Services } from '../services.ts'
import type { AuditFilter } from '../store/tables/audit.ts'
import type { Handlers } from './handler.ts'

/** The number of pages for this number of entries. */
const pagesOf = (total: number) => Math.max(1, Math.ceil(total / auditPageEntries))

/** The filter of a caller, with the days as moments. */
export function auditFilter(
  { from, to, ...filter }: Omit<Input<'audit', 'query'>, 'page'>,
  timeZone: string,
): AuditFilter {
  return {
    ...filter,
    ...(from && { from: dayStart(from, timeZone) }),
    ...(to && { before: dayStart(nextDay(to), timeZone) }),
  }
}

/** The audit as admins read it. It keeps ids only: names are those that the records have now. */
export function auditHandlers({ store, school }: Services) {
  /** By the ids; of an id that is erased, or of none, null. */
  const namesOf = async (ids: readonly (string | null | undefined)[]) => {
    const names = await store.names.of(ids.filter((id) => typeof id === 'string'))
    return (id: string | null | undefined) => names.get(id ?? '') ?? null
  }

  return {
    async audit({ query: { page, ...query } }) {
      const { who, record } = query
      const filter = auditFilter(query, (await school()).timeZone)
      const total = await store.audit.count(filter)
      const entries = await store.audit.page(auditPageEntries, (page - 1) * auditPageEntries, filter)
      const nameOf = await namesOf([who, record, ...entries.flatMap(({ actorId, entityId }) => [actorId, entityId])])
      const data = entries.map(({ seq, ...entry }) => ({
        _id: String(seq),
        ...entry,
        actor: nameOf(entry.actorId),
        record: nameOf(entry.entityId),
      }))
      const named = { who: nameOf(who), record: nameOf(record) }
      return { success: true, message: 'Audit', data, page, pages: pagesOf(total), total, filter: named }
    },

    async auditPeople() {
      const staff = await store.users.staff()
      return { success: true, message: 'Staff', people: staff.map(({ id, ...person }) => ({ _id: id, ...person })) }
    },

    async auditRecords({ params, query: { page } }) {
      const act = /^\d{1,15}$/.test(params.id) ? Number(params.id) : 0
      const total = await store.audit.countRecords(act)
      requireFound(total > 0, 'entry with a list of records')
      const records = await store.audit.records(act, auditPageEntries, (page - 1) * auditPageEntries)
      const nameOf = await namesOf(records.map(({ entityId }) => entityId))
      const data = records.map(({ seq, ...record }) => ({
        _id: String(seq),
        ...record,
        record: nameOf(record.entityId),
      }))
      return { success: true, message: 'Records', data, page, pages: pagesOf(total), total }
    },

    async noteReadings({ json: { ids, action, act }, auditEntry }) {
      const entry = auditEntry(action, 'student', null)
      const known = await store.students.known(ids)
      const records = recordsOf(
        entry,
        known.map(({ id }) => id),
      )
      const done = await store.transaction((tables) => tables.audit.addAct(entry, records, act))
      return { success: true, message: 'Noted.', ...toAct(done) }
    },
  } satisfies Partial<Handlers>
}
