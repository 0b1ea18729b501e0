import * as z from 'zod'
import { failure, idParam, outcome, success, update } from '../responses.ts'
import type { Schema } from '../schema.ts'
import { reportedStudent } from '../students/student.ts'
import { availabilityRequest, newReport, report, reportChange } from './report.ts'

export const isReportAvailable = { json: availabilityRequest, ...outcome({}) } satisfies Schema
export const getReport = {
  params: idParam,
  success: success({ data: report.optional(), student: reportedStudent }),
} satisfies Schema
export const checkReport = {
  params: idParam,
  success: success({ data: z.null() }),
  failure: failure({ data: report }),
} satisfies Schema
export const addReport = {
  form: newReport,
  files: { photo: 'optional' },
  ...outcome({ report }),
} satisfies Schema
export const updateReport = {
  ...update(reportChange, { data: report }),
  files: { photo: 'optional' },
} satisfies Schema
export const deleteReport = { params: idParam, success: success({ data: report }) } satisfies Schema
