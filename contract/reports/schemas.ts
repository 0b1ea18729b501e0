import * as z from 'zod'
import { text } from '../fields.ts'
import { act, failure, idParam, image, optionalPhoto, outcome, success, update } from '../responses.ts'
import { reportedStudent } from '../students/student.ts'
import {
  availabilityRequest,
  earlierReport,
  newReport,
  report,
  reportChange,
  reportRelease,
  reportScope,
} from './report.ts'

export const isReportAvailable = { json: availabilityRequest, ...outcome({}) }
export const getReport = { params: idParam, success: success({ data: report.optional(), student: reportedStudent }) }
export const checkReport = { params: idParam, success: success({ data: z.null() }), failure: failure({ data: report }) }
export const addReport = { form: newReport, ...optionalPhoto, takesKey: true, ...outcome({ report }) } as const
export const updateReport = { ...update(reportChange, { data: report }), ...optionalPhoto }
export const deleteReport = { params: idParam, success: success({ data: report }) }
/** How many reports a call has changed. `gone`: how many of the ids have no report, such as one that was deleted meanwhile. */
const changedReports = { gone: z.int(), act: act() }
/** `shown`: how many were shown already, and are as they were. */
export const releaseReports = {
  json: reportRelease,
  success: success({ released: z.int(), shown: z.int(), ...changedReports }),
}
/** `read`: how many stay as they are, since a student or guardian has read them. A failure where these are all there are. */
export const takeBackReports = {
  json: reportScope,
  ...outcome({ takenBack: z.int(), read: z.int(), ...changedReports }),
}
/** The newest first. */
export const earlierReports = {
  params: idParam,
  success: success({ reports: z.array(earlierReport), student: reportedStudent }),
}
/** The newest first. A class is that of the reports, which the school may no longer have. */
export const reportYears = {
  success: success({
    years: z.array(
      z.strictObject({
        year: z.string(),
        reports: z.int(),
        classes: z.array(z.strictObject({ grade: z.string(), reports: z.int() })),
      }),
    ),
  }),
}
/** In no order. Of the students with their present roll number, in the class of the report. */
export const reportsOfYear = {
  query: z.object({ year: text(), grade: text() }),
  success: success({ reports: z.array(z.strictObject({ data: earlierReport, student: reportedStudent })) }),
}
export const reportPhoto = image
export const earlierReportPhoto = { ...image, params: idParam.extend({ report: text(128) }) }
