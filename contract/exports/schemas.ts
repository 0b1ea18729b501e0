import * as z from 'zod'
import { auditFilter } from '../admin/audit.ts'
import { fault } from '../failures.ts'
import { anyText, choice, month } from '../fields.ts'
import { formerSearch } from '../former/schemas.ts'
import { mostSelected } from '../limits.ts'
import { NOTICE_STATES } from '../notices/find.ts'
import { condition } from '../reports/report.ts'
import { download, idParam, selectedIds } from '../responses.ts'
import { studentSearchByText } from '../students/student.ts'

/** The format of the file: `csv` for every program, `xlsx` for Excel and similar programs. */
const format = choice(['csv', 'xlsx'])

const list = {
  format,
  /** The `_id`s of the records; absent: all that match the filters. With ids and filters: those that match both. */
  ids: selectedIds(fault('tooManyToExport', { most: mostSelected })).optional(),
}

/** The filters of a list have the names that the portal's URL gives them. */
const { name, fatherName, grade, address, text } = studentSearchByText.shape

const listExport = z.object(list)
const studentExport = z.object({
  ...list,
  class: grade,
  name,
  fatherName,
  address,
  text,
  /** `1`: only those without a report. */
  missing: choice(['1']).optional(),
  /** `1`: only those with a report. */
  written: choice(['1']).optional(),
  /** Only those whose report has it. */
  condition: condition.optional(),
})
/** The reports of these students. */
const reportExport = studentExport.omit({ missing: true, written: true })
/** Students who have left; `class` is the last one. */
const formerExport = z.object({
  ...list,
  text: formerSearch.shape.text,
  year: formerSearch.shape.year,
  class: formerSearch.shape.grade,
  /** `1`: only those whose records the school's rule erases within `noticeDays`. */
  due: choice(['1']).optional(),
})
const noticeExport = z.object({
  ...list,
  /** Only those that were added in this month, as the calendar at the school was. */
  month: month().optional(),
  /** Each word is any part of title, description or category. */
  words: text,
  state: choice(NOTICE_STATES).optional(),
  category: anyText().optional(),
})
/** Newest first. */
const auditExport = auditFilter.extend({ format })
/** Each word is any part of the user id. */
const userExport = z.object({ ...list, userId: name })

export const exportStudents = { json: studentExport, ...download }
export const exportFormer = { json: formerExport, ...download }
export const exportTeachers = { json: listExport, ...download }
export const exportNotices = { json: noticeExport, ...download }
export const exportReports = { json: reportExport, ...download }
export const exportUsers = { json: userExport, ...download }
export const exportAudit = { json: auditExport, ...download }
export const exportPerson = { params: idParam, ...download }
export const exportOwn = { ...download }
export const exportSchool = { ...download }
