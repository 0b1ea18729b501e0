import { messages, serverMessages } from '#contract'
import { momentIn } from '#contract/days'
import { messageRef } from '#contract/failures'
import { badRequest, existing, FailureResponse, HttpError } from '../errors.ts'
import { sendPhoto } from '../http/responses.ts'
import { announceReports, forgetReports } from '../mail/mailings.ts'
import { readReport, readReports, reportReader } from '../school/read-reports.ts'
import { isReportReady } from '../school/report-ready.ts'
import { toAct, toEarlierReport, toReport, toReportedStudent } from '../school/to-response.ts'
import { recordsOf } from '../security/audit.ts'
import type { GrantedLevel } from '../security/authorize.ts'
import type { Services } from '../services.ts'
import { newId } from '../store/ids.ts'
import type { Tables } from '../store/index.ts'
import type { AuditEntry } from '../store/tables/audit.ts'
import type { ReportWithReading } from '../store/tables/reports.ts'
import type { ReportScope } from '../store/tables/shown-reports.ts'
import type { StudentRow } from '../store/tables/students.ts'
import type { FailureDetails, Handlers } from './handler.ts'
import { deleteRecord, recordChange } from './records.ts'

/**
 * The report of a student. An id may be the student's or that of the student's login; where a report
 * must be there already, the report's own as well.
 */
export function reportHandlers(services: Services) {
  const { store, now, schoolYear, reportDay } = services
  const readerOf = (accessLevel: GrantedLevel) => reportReader(services, accessLevel === 'all')
  /** The student, and the report if there is one. */
  const ofStudent = async (id: string): Promise<{ student: StudentRow; report: ReportWithReading | undefined }> => {
    const report = await store.reports.findByAny(id, 'staff')
    const student = existing(await store.students.findByEither(report?.studentId ?? id), 'student')
    return { student, report }
  }
  const toResponse = async (report: ReportWithReading) => toReport(report, (await schoolYear()).name)

  return {
    async isReportAvailable({ json, accessLevel }) {
      const isStaff = accessLevel === 'all'
      if (!(await isReportReady(services, json.studentId, { isStaff })))
        throw new FailureResponse(messageRef('reportUnavailable'))
      return { success: true, message: messages.reportAvailable }
    },

    async getReport({ params, accessLevel, noteReading }) {
      const reader = await readerOf(accessLevel)
      const report = await readReport(services, reader, ({ reports }) => reports.findByAny(params.id, reader))
      // The page of a family is the same for a child who has left: without a report of this year, and with the earlier ones.
      const find = accessLevel === 'ownChild' ? store.students.findKnown : store.students.findByEither
      const student = toReportedStudent(existing(await find(report?.studentId ?? params.id), 'student'))
      if (!report) return { success: true, message: serverMessages.reportMissing, student }
      noteReading('read report', report.studentId)
      return { success: true, message: messages.reportFound, data: await toResponse(report), student }
    },

    async reportPhoto({ params, query: { size }, accessLevel, noteReading, c }) {
      const reader = await readerOf(accessLevel)
      const found = await readReport(services, reader, ({ reports }) => reports.findByAny(params.id, reader))
      const report = existing(found, 'report')
      const photo = existing(await store.photos.find(report.id, 'photo', size), 'photo')
      if (size !== 'thumb') noteReading('read report', report.studentId)
      return sendPhoto(c, photo, size, 'private')
    },

    async earlierReports({ params, accessLevel, noteReading }) {
      const student = existing(await store.students.findKnown(params.id), 'student')
      const reader = await readerOf(accessLevel)
      const { name: year } = await schoolYear()
      const reports = await readReports(services, reader, (tables) =>
        tables.earlierReports.ofStudent(student.id, year, reader),
      )
      if (reports.length > 0) noteReading('read report', student.id)
      return {
        success: true,
        message: 'Earlier reports',
        reports: reports.map(toEarlierReport),
        student: toReportedStudent(student),
      }
    },

    async earlierReportPhoto({ params, query: { size }, accessLevel, noteReading, c }) {
      const student = existing(await store.students.findKnown(params.id), 'student')
      const reader = await readerOf(accessLevel)
      const found = await readReport(services, reader, (tables) => tables.earlierReports.find(params.report, reader))
      // The id in the path decides who may see it, so it has to be that of the report's student.
      const report = existing(found?.studentId === student.id ? found : undefined, 'report')
      const photo = existing(await store.photos.find(report.id, 'photo', size), 'photo')
      if (size !== 'thumb') noteReading('read report', student.id)
      return sendPhoto(c, photo, size, 'private')
    },

    async reportYears() {
      const counts = await store.earlierReports.counts()
      const years = [...Map.groupBy(counts, ({ yearName }) => yearName)].map(([year, ofYear]) => ({
        year,
        reports: ofYear.reduce((sum, { reports }) => sum + reports, 0),
        classes: ofYear.map(({ grade, reports }) => ({ grade, reports })),
      }))
      return { success: true, message: 'Earlier school years', years }
    },

    async reportsOfYear({ query: { year, grade }, auditEntry }) {
      const rows = await store.earlierReports.ofClass(year, grade)
      const entry = auditEntry('read report', 'student', null)
      const records = recordsOf(
        entry,
        rows.map(({ studentId }) => studentId),
      )
      // Before anything is sent: the reports of a class are one act.
      await store.transaction((tables) => tables.audit.addAct(entry, records))
      const reports = rows.map(({ name, fatherName, rollNumber, ...row }) => ({
        data: toEarlierReport(row),
        student: { name, fatherName, rollNumber, grade },
      }))
      return { success: true, message: 'Reports', reports }
    },

    async checkReport({ params, noteReading }) {
      const { report } = await ofStudent(params.id)
      if (report) {
        noteReading('read report', report.studentId)
        const details = { data: await toResponse(report) } satisfies FailureDetails<'checkReport'>
        throw new FailureResponse(messageRef('reportExists'), details)
      }
      return { success: true, message: serverMessages.noReportYet, data: null }
    },

    async addReport({ form: { studentId, ...fields }, photos: { photo }, session, auditEntry, write }) {
      const createdAt = now()
      const { trusted } = await services.time.check()
      const { name: year } = await schoolYear()
      const { shown } = (await services.school()).settings.reports
      return write(async (tables) => {
        const student = existing(await tables.students.findByEither(studentId), 'student')
        const times = { createdAt, updatedAt: createdAt }
        const row = {
          id: newId(),
          studentId: student.id,
          ...fields,
          ...times,
          photoVersion: photo?.version ?? null,
          version: 1,
          year: await tables.years.recordFirst(createdAt),
          teacher: session?.user.name ?? '',
          shownFrom: shown === 'atOnce' ? '' : null,
        }
        if (!(await tables.reports.add(row))) throw new FailureResponse(messageRef('reportExists'))
        if (photo) await tables.photos.put(row.id, 'photo', photo)
        await tables.audit.add(auditEntry('add', 'report', row.id))
        if (shown === 'atOnce') await announceReports(tables, services.settings, [row.id], trusted)
        return { success: true, message: 'Report added.', report: toReport({ ...row, readAt: null }, year) }
      })
    },

    async updateReport({ params, ...update }) {
      const updatedAt = now()
      const { name: year } = await schoolYear()
      return store.transaction(async (tables) => {
        const old = existing(await tables.reports.findByAny(params.id, 'staff'), 'report')
        const change = await recordChange(tables, 'report', old, update, updatedAt)
        await tables.reports.update(old.id, { ...change, updatedAt })
        return { success: true, message: 'Report updated.', data: toReport({ ...old, ...change, updatedAt }, year) }
      })
    },

    async deleteReport({ params, auditEntry }) {
      const { id, readAt } = existing(await store.reports.findByAny(params.id, 'staff'), 'report')
      const report = await deleteRecord(store, 'report', id, auditEntry)
      return { success: true, message: 'Report deleted.', data: await toResponse({ ...report, readAt }) }
    },

    async releaseReports({ json, auditEntry }) {
      const scope = scopeOf(json)
      const today = await reportDay()
      const { shownFrom } = json
      if (shownFrom !== '' && shownFrom < today) {
        throw new HttpError(400, messageRef('releaseDayIsOver'), { field: 'shownFrom' })
      }
      const { trusted } = await services.time.check()
      const { timeZone } = await services.school()
      return store.transaction(async (tables) => {
        const from = shownFrom <= today ? '' : shownFrom
        const ids = await tables.releases.release(scope, from, today)
        const readyAt = from === '' ? trusted : Date.parse(momentIn(timeZone, from, '00:00'))
        await announceReports(tables, services.settings, ids, readyAt)
        const shown = (await tables.releases.countReleased(scope)) - ids.length
        const changed = await changedReports(tables, scope, ids, auditEntry('release', 'report', null))
        return { success: true, message: `Released: ${ids.length}.`, released: ids.length, shown, ...changed }
      })
    },

    async takeBackReports({ json, auditEntry }) {
      const scope = scopeOf(json)
      const today = await reportDay()
      return store.transaction(async (tables) => {
        const ids = await tables.releases.takeBack(scope, today)
        await forgetReports(tables, ids)
        const read = await tables.releases.countReleased(scope)
        if (ids.length === 0 && read > 0) throw new FailureResponse(messageRef('reportsRead', { read }))
        const changed = await changedReports(tables, scope, ids, auditEntry('take back', 'report', null))
        return { success: true, message: `Taken back: ${ids.length}.`, takenBack: ids.length, read, ...changed }
      })
    },
  } satisfies Partial<Handlers>
}

/** @throws HttpError 400 unless the reports are named in one of the two ways */
function scopeOf({ ids, grade }: { ids?: string[] | undefined; grade?: string | undefined }): ReportScope {
  if (ids && grade === undefined) return { ids }
  if (ids || grade === undefined) throw badRequest('Send either ids or grade.')
  return grade === 'all' ? 'all' : { grade }
}

/** Adds the change of reports to the audit. @returns what the response has besides its numbers */
async function changedReports(tables: Tables, scope: ReportScope, ids: string[], entry: AuditEntry) {
  const gone = scope !== 'all' && 'ids' in scope ? await tables.releases.without(scope.ids) : []
  const act = ids.length > 0 ? await tables.audit.addAct(entry, recordsOf(entry, ids)) : undefined
  return { gone: gone.length, ...toAct(act) }
}
