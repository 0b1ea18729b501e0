import type { GeneratedAlways } from 'kysely'

/**
 * A plain user who is a parent or guardian of a student. The student's row may be elsewhere: of a student who is deleted or
 * has left the link stays, and works again when the student is back.
 */
export type GuardianTable = {
  seq: GeneratedAlways<number>
  /** `id` of the login; with the student unique. */
  user: string
  student: string
  by: 'office' | 'code'
  createdAt: string
  /** `id` of the login. */
  createdBy: string | null
}

/** A code with which one guardian links itself to a student. */
export type FamilyCodeTable = {
  seq: GeneratedAlways<number>
  id: string
  /** A signature of the code, which nobody can read back: unique. */
  codeHash: string
  student: string
  createdAt: string
  /** `id` of the login. */
  createdBy: string | null
  usedAt: string | null
  /** `id` of the login. */
  usedBy: string | null
}

/** The reports that a student or guardian has read. */
export type ReportReadTable = {
  /** `id` of the report, also of an earlier one. */
  report: string
  /** The first time; '': it was shown before this was recorded, so it may have been read. */
  readAt: string
}
