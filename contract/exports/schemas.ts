import { idParam } from '../responses.ts'
import type { Schema } from '../schema.ts'
import { allOfList, linesOfAudit, noticesOfList, reportsOfList, studentsOfList, usersOfList } from './export.ts'

export const exportStudents = { json: studentsOfList, success: 'file' } as const satisfies Schema
export const exportTeachers = { json: allOfList, success: 'file' } as const satisfies Schema
export const exportNotices = { json: noticesOfList, success: 'file' } as const satisfies Schema
export const exportReports = { json: reportsOfList, success: 'file' } as const satisfies Schema
export const exportUsers = { json: usersOfList, success: 'file' } as const satisfies Schema
export const exportAudit = { json: linesOfAudit, success: 'file' } as const satisfies Schema
export const exportPerson = { params: idParam, success: 'file' } as const satisfies Schema
export const exportOwn = { success: 'file' } as const satisfies Schema
export const exportSchool = { success: 'file' } as const satisfies Schema
