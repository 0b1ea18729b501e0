import { idParam } from '../responses.ts'
import type { Schema } from '../schema.ts'
import { auditExport, listExport, noticeExport, reportExport, studentExport, userExport } from './export.ts'

export const exportStudents = { json: studentExport, success: 'file' } as const satisfies Schema
export const exportTeachers = { json: listExport, success: 'file' } as const satisfies Schema
export const exportNotices = { json: noticeExport, success: 'file' } as const satisfies Schema
export const exportReports = { json: reportExport, success: 'file' } as const satisfies Schema
export const exportUsers = { json: userExport, success: 'file' } as const satisfies Schema
export const exportAudit = { json: auditExport, success: 'file' } as const satisfies Schema
export const exportPerson = { params: idParam, success: 'file' } as const satisfies Schema
export const exportOwn = { success: 'file' } as const satisfies Schema
export const exportSchool = { success: 'file' } as const satisfies Schema
