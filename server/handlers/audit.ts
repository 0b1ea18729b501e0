import { auditPageLines } from '#contract'
import { nextDay } from '#contract/days'
import type { Input } from '#contract/operations'
import { dayStart } from '../clock.ts'
import { existing } from '../errors.ts'
import { recordsOf } from '../security/audit.ts'
import type { Services } from '../services.ts'
import type { AuditFilter } from '../store/tables/audit.ts'
import type { Handlers } from './handler.ts'
import { wireAct } from './wire.ts'

/** How many pages so many lines have. */
const pagesOf = (total: number) => Math.max(1, Math.ceil(total / auditPageLines))

/** What a caller asks for, with the days as moments. */
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
      const lines = await store.audit.page(auditPageLines, (page - 1) * auditPageLines, filter)
      const nameOf = await namesOf([who, record, ...lines.flatMap(({ actorId, entityId }) => [actorId, entityId])])
      const data = lines.map(({ seq, ...line }) => ({
        _id: String(seq),
        ...line,
        actor: nameOf(line.actorId),
        record: nameOf(line.entityId),
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
      existing(total || undefined, 'entry with a list of records')
      const records = await store.audit.records(act, auditPageLines, (page - 1) * auditPageLines)
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
      const known = await store.classes.known(ids)
      const records = recordsOf(
        entry,
        known.map(({ id }) => id),
      )
      const done = await store.transaction((tables) => tables.audit.addAct(entry, records, act))
      return { success: true, message: 'Noted.', ...wireAct(done) }
    },
  } satisfies Partial<Handlers>
}
