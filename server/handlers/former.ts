import { messageRef } from '#contract/failures'
import { existing, HttpError, notDone, reasonOf, requireFound, someGone } from '../errors.ts'
import type { Encoding } from '../http/encoding.ts'
import { bytesOfJson } from '../http/json.ts'
import { encodeList } from '../http/json-list.ts'
import { sendPhoto } from '../http/responses.ts'
import { formerRule } from '../retention/due.ts'
import { eraseInSteps } from '../retention/erase-in-steps.ts'
import { requireClass } from '../school/classes.ts'
import { readSchool } from '../school/current.ts'
import { toAct, toFormer, toListedFormer } from '../school/to-response.ts'
import { yearNames } from '../school/years.ts'
import { authorOf, recordsOf } from '../security/audit.ts'
import type { Services } from '../services.ts'
import type { Tables } from '../store/index.ts'
import { chunksOf } from '../store/queries.ts'
import { mostErased } from '../store/tables/erasing.ts'
import type { FormerSearch, ListedFormerRow } from '../store/tables/former.ts'
import { leaveSchool, yearsOfCorrection } from '../years/leaving.ts'
import type { FailureDetails, Handlers } from './handler.ts'
import { recordChange } from './records.ts'
import { userIdSearch } from './user-id-search.ts'

/** Students who have left the school: they are found, read, corrected, brought back and erased here. */
export function formerHandlers(services: Services) {
  const { store, settings: server, school, today, now } = services

  const found = async (search: Partial<FormerSearch>, encoding: Encoding | undefined) => {
    const rule = formerRule(await school())
    const pages = () => store.former.pages(search)
    const toResponse = (row: ListedFormerRow) => toListedFormer(row, rule)
    return encodeList({ message: 'Former students', field: 'data', pages, toResponse }, encoding)
  }

  /** What the page shows before anything is searched for. */
  const list = store.cache.memoize(
    'former',
    ['formerStudents', 'schoolVersions'],
    (encoding: Encoding | undefined, grade: string, year: string) => found({ grade, year }, encoding),
    bytesOfJson,
  )

  /** @throws HttpError 400 for a day of leaving that is to come */
  const requireNotInFuture = async (leftOn: string) => {
    if (leftOn <= (await today())) return
    throw new HttpError(400, messageRef('dayInFuture', { name: 'leftOn' }), { field: 'leftOn' })
  }

  return {
    async findFormer({ json, session, encoding }) {
      if (!json.text) return list(encoding, json.grade, json.year)
      return found({ ...json, ...userIdSearch(session, await school()) }, encoding)
    },

    async formerFilters() {
      const { years, grades, all } = await store.former.filters()
      const { classes } = (await school()).settings
      const lost = grades.filter((grade) => !classes.includes(grade)).sort()
      return {
        success: true,
        message: 'Filters',
        years: years.sort().reverse(),
        grades: [...classes.filter((grade) => grades.includes(grade)), ...lost],
        all,
      }
    },

    async formerRegister() {
      const data = (await store.former.register()).map(({ seq: _, ...entry }) => entry)
      return { success: true, message: 'Register', data }
    },

    async formerStudent({ params: { id }, noteReading }) {
      const row = existing(await store.former.find(id), 'former student')
      noteReading('read', id)
      const { leftAt, leftBy } = row
      const by = leftBy === null ? undefined : (await store.users.userIdsOf([leftBy])).get(leftBy)
      const user = { ...toFormer(row, formerRule(await school())), leftAt, leftBy: by ?? null }
      return { success: true, message: 'Former student', user }
    },

    async formerPhoto({ params, query: { size }, noteReading, c }) {
      const photo = existing(await store.photos.findOf('formerStudents', params.id, 'photo', size), 'photo')
      if (size !== 'thumb') noteReading('read', photo.owner)
      return sendPhoto(c, photo, size, 'private')
    },

    async changeLeaving({ params: { id }, json, ...caller }) {
      if (json.leftOn) await requireNotInFuture(json.leftOn)
      const at = now()
      return store.transaction(async (tables) => {
        const old = existing(await tables.former.find(id), 'former student')
        const change = await recordChange(tables, 'student', old, { ...caller, form: json, photos: {} }, at)
        const present = await readSchool(tables, server)
        const yearOf = await yearNames(tables, present.settings, at)
        const years = yearsOfCorrection(old, change.leftOn ?? old.leftOn, yearOf)
        if (change.firstYear && change.firstYear > years.leftYear)
          throw new HttpError(400, messageRef('yearAfterLeaving', { name: 'firstYear' }), { field: 'firstYear' })
        const corrected = { ...years, ...change, leftAt: at, leftBy: caller.session?.user._id ?? null }
        await tables.former.update(id, corrected)
        const user = toFormer({ ...old, ...corrected }, formerRule(present))
        return { success: true, message: 'Corrected.', user }
      })
    },

    async leaveSchool({ json: { ids, act, ...leaving }, auditEntry }) {
      await requireNotInFuture(leaving.leftOn)
      const entry = auditEntry('leave', 'student', null)
      const done = await store.transaction(async (tables) => {
        const left = await leaveSchool(tables, await readSchool(tables, server), ids, leaving, entry)
        if (left.length < ids.length) throw someGone(left, ids)
        return tables.audit.addAct(entry, recordsOf(entry, ids), act)
      })
      return { success: true, message: `Left the school: ${ids.length}.`, left: ids.length, ...toAct(done) }
    },

    async bringBack({ json: { ids, grade, act }, auditEntry }) {
      const entry = auditEntry('bring back', 'student', null)
      const done = await store.transaction(async (tables) => {
        await requireClass(tables, grade)
        const found = new Set((await tables.former.known(ids)).map(({ id }) => id))
        const gone = reasonOf(messageRef('goneMeanwhile'))
        const refused = ids.flatMap((id) => (found.has(id) ? [] : { _id: id, name: '', ...gone }))
        if (refused.length > 0) {
          const details = { refused } satisfies FailureDetails<'bringBack'>
          throw notDone('Nobody was brought back.', details)
        }
        await tables.former.bringBack(ids, { grade, author: authorOf(entry) })
        return tables.audit.addAct(entry, recordsOf(entry, ids), act)
      })
      return { success: true, message: `Brought back: ${ids.length}.`, back: ids.length, ...toAct(done) }
    },

    async eraseFormer({ json: { ids, act: begun }, auditEntry }) {
      const entry = auditEntry('erase', 'student', null)
      const parts = chunksOf(ids, mostErased)
      const erase = async (tables: Tables) => {
        const { leavers } = (await readSchool(tables, server)).settings
        const gone = await tables.former.erase(parts.shift() ?? [], leavers.register ? entry : undefined)
        return { records: recordsOf(entry, gone), isLeft: parts.length > 0 }
      }
      const { erased, act } = await eraseInSteps(store, entry, erase, begun)
      requireFound(erased > 0, 'former student')
      return { success: true, message: `Erased: ${erased}.`, erased, ...toAct(act) }
    },
  } satisfies Partial<Handlers>
}
