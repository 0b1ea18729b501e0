import { messages, serverMessages } from '#contract'
import { messageRef } from '#contract/failures'
import { existing, FailureResponse } from '../errors.ts'
import { sendPhoto } from '../http/responses.ts'
import { announceReport } from '../mail/mailings.ts'
import { mailSettings } from '../mail/sender.ts'
import { isReportReady } from '../school/report-ready.ts'
import { toEarlierReport, toReport, toReportedStudent } from '../school/to-response.ts'
import { recordsOf } from '../security/audit.ts'
import type { Services } from '../services.ts'
import { newId } from '../store/ids.ts'
import type { ReportRow } from '../store/tables/reports.ts'
import type { StudentRow } from '../store/tables/students.ts'
import type { FailureDetails, Handlers } from './handler.ts'
import { deleteRecord, recordChange } from './records.ts'

/**
 * The report of a student. An id may be the student's or that of the student's login; where a report
 * must be there already, the report's own as well.
 */
export function reportHandlers(services: Services) {
  const { store, now, schoolYear } = services
  /** The student, and the report if there is one. */
  const ofStudent = async (id: string): Promise<{ student: StudentRow; report: ReportRow | undefined }> => {
    const report = await store.reports.findByAny(id)
    const student = existing(await store.students.findByEither(report?.studentId ?? id), 'student')
    return { student, report }
  }
  const toWire = async (report: ReportRow) => toReport(report, (await schoolYear()).name)

  return {
    async isReportAvailable({ json }) {
      if (!(await isReportReady(services, json.studentId))) throw new FailureResponse(messageRef('reportUnavailable'))
      return { success: true, message: messages.reportAvailable }
    },

    async getReport({ params, accessLevel, noteReading }) {
      const report = await store.reports.findByAny(params.id)
      // The page of a family is the same for a child who has left: without a report of this year, and with the earlier ones.
      const find = accessLevel === 'ownChild' ? store.students.findKnown : store.students.findByEither
      const student = toReportedStudent(existing(await find(report?.studentId ?? params.id), 'student'))
      if (!report) return { success: true, message: serverMessages.reportMissing, student }
      noteReading('read report', report.studentId)
      return { success: true, message: messages.reportFound, data: await toWire(report), student }
    },

    async reportPhoto({ params, query: { size }, noteReading, c }) {
      const report = existing(await store.reports.findByAny(params.id), 'report')
      const photo = existing(await store.photos.find(report.id, 'photo', size), 'photo')
      if (size !== 'thumb') noteReading('read report', report.studentId)
      return sendPhoto(c, photo, size, 'private')
    },

    async earlierReports({ params, noteReading }) {
      const student = existing(await store.students.findKnown(params.id), 'student')
      const reports = await store.earlierReports.ofStudent(student.id, (await schoolYear()).name)
      if (reports.length > 0) noteReading('read report', student.id)
      return {
        success: true,
        message: 'Earlier reports',
        reports: reports.map(toEarlierReport),
        student: toReportedStudent(student),
      }
    },

    async earlierReportPhoto({ params, query: { size }, noteReading, c }) {
      const student = existing(await store.students.findKnown(params.id), 'student')
      const found = await store.earlierReports.find(params.report)
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
        const details = { data: await toWire(report) } satisfies FailureDetails<'checkReport'>
        throw new FailureResponse(messageRef('reportExists'), details)
      }
      return { success: true, message: serverMessages.noReportYet, data: null }
    },

    async addReport({ form: { studentId, ...fields }, photos: { photo }, session, auditEntry, write }) {
      const createdAt = now()
      const { trusted } = await services.time.check()
      const { name: year } = await schoolYear()
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
        }
        if (!(await tables.reports.add(row))) throw new FailureResponse(messageRef('reportExists'))
        if (photo) await tables.photos.put(row.id, 'photo', photo)
        await tables.audit.add(auditEntry('add', 'report', row.id))
        if (mailSettings(services.settings)) await announceReport(tables, row, trusted)
        return { success: true, message: 'Report added.', report: toReport(row, year) }
      })
    },

    async updateReport({ params, ...update }) {
      const updatedAt = now()
      const { name: year } = await schoolYear()
      return store.transaction(async (tables) => {
        const old = existing(await tables.reports.findByAny(params.id), 'report')
        const change = await recordChange(tables, 'report', old, update, updatedAt)
        await tables.reports.update(old.id, { ...change, updatedAt })
        return { success: true, message: 'Report updated.', data: toReport({ ...old, ...change, updatedAt }, year) }
      })
    },

    async deleteReport({ params, auditEntry }) {
      const { id } = existing(await store.reports.findByAny(params.id), 'report')
      const report = await deleteRecord(store, 'report', id, auditEntry)
      return { success: true, message: 'Report deleted.', data: await toWire(report) }
    },
  } satisfies Partial<Handlers>
}
