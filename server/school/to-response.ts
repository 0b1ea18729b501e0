import { LRUCache } from 'lru-cache'
import { onClockOf } from '#contract/days'
import { firstPlainWords } from '#contract/formatted-text'
import type { noticeIn } from '#contract/notices/translations'
import type {
  Child,
  DeletedRecord,
  EarlierReport,
  FamilyNotice,
  FormerStudent,
  Guardian,
  ListedFormerStudent,
  ListedStudent,
  ListedTeacher,
  ListedUser,
  Notice,
  NoticeFile,
  NoticeRecord,
  NoticeToRead,
  Report,
  ReportedStudent,
  Student,
  StudentRecord,
  Teacher,
} from '#contract/operations'
import { reportedStudentFields, studentFields, teacherFields } from '#contract/operations'
import { classesOf } from '#contract/school/class-list'
import { daysLeft, erasedOn, type FormerRule } from '../retention/due.ts'
import type { Vault } from '../security/credentials.ts'
import { pick } from '../store/queries.ts'
import type { ListedDeletedRow, ShownDeleted } from '../store/tables/deleted.ts'
import type { EarlierReportRow } from '../store/tables/earlier-reports.ts'
import type { CountedFormerRow, ListedFormerRow } from '../store/tables/former.ts'
import type { ChildRow, GuardianRow } from '../store/tables/guardians.ts'
import type { NoticeFileRow } from '../store/tables/notice-files.ts'
import { isExpiredOn, isPlannedOn, type NoticeRow } from '../store/tables/notices.ts'
import type { ReportWithReading } from '../store/tables/reports.ts'
import type { ListedStudentRow, StudentRow } from '../store/tables/students.ts'
import type { TeacherRow } from '../store/tables/teachers.ts'
import type { User } from '../store/tables/users.ts'
import { hasOwnDay, publishedAt } from './published.ts'

/**
 * Rows of the store in the form of the contract. Each function names its fields, or takes their names from the contract,
 * so that a new column is never sent by accident.
 */

/** The version of a record as callers read it: opaque, and never equal to that of another record. */
export const versionOf = ({ id, version }: { id: string; version: number }): string => `${id}.${version}`

/** Its texts are in one language of the school; see `noticeIn`. */
export type NoticeWithFiles = ReturnType<typeof noticeIn<NoticeRow>> & { files: readonly NoticeFileRow[] }

/** The calendar of the school: the present day, as YYYY-MM-DD, and the time zone. */
export type SchoolDay = { day: string; timeZone: string }

const toNotice = (row: NoticeWithFiles, { day, timeZone }: SchoolDay): Notice => ({
  _id: row.id,
  ...pick(row, ['title', 'description', 'catagory', 'date']),
  ...(isExpiredOn(row, day) && { expired: true }),
  ...(row.appearsOn && { appearsOn: row.appearsOn }),
  ...(isPlannedOn(row, day) && { planned: true }),
  ...(hasOwnDay(row) && { publishedAt: onClockOf(timeZone, publishedAt(row, timeZone)) }),
  ...(row.onTop && { onTop: true }),
  ...(row.eventDay && { event: toEvent(row) }),
  ...(row.audience !== 'everybody' && { audience: row.audience }),
  ...(row.audience === 'classes' && { classes: classesOf(row.classes) }),
  ...(row.files.length > 0 && { files: row.files.map(toNoticeFile) }),
  ...(row.inFirst && { inFirst: row.inFirst }),
  ...(row.catagoryInFirst && { catagoryInFirst: row.catagoryInFirst }),
  created_at: row.createdAt,
  photoVersion: row.photoVersion,
})

/** The fingerprint of a file, as `?v=` and ETag have it. */
export const fileVersion = ({ hash }: Pick<NoticeFileRow, 'hash'>): string => hash.slice(0, 32)

export const toNoticeFile = (row: NoticeFileRow): NoticeFile => ({
  _id: row.id,
  ...pick(row, ['name', 'label', 'type', 'size']),
  version: fileVersion(row),
  ...(row.withoutText === 1 && { withoutText: true }),
})

const toEvent = (row: NoticeRow): Notice['event'] => ({
  day: row.eventDay,
  ...(row.eventLastDay && { lastDay: row.eventLastDay }),
  ...(row.eventTime && { time: row.eventTime }),
  ...(row.eventEndTime && { endTime: row.eventEndTime }),
  ...(row.eventPlace && { place: row.eventPlace }),
  ...(row.eventCancelled && { cancelled: true }),
})

/** By the texts: after a change of one notice the others are not read again: 500 take a tenth of a second. */
const plainWords = new LRUCache<string, Pick<Notice, 'plain'>>({
  maxSize: 8_000_000,
  sizeCalculation: ({ plain = '' }, text) => 100 + 2 * (text.length + plain.length),
})

/** A notice in a list, which shows some of its words. */
export function toListedNotice(row: NoticeWithFiles, today: SchoolDay): Notice {
  const known = plainWords.get(row.description)
  const plain = known ? known.plain : firstPlainWords(row.description)
  const words = plain === undefined ? {} : { plain }
  if (!known) plainWords.set(row.description, words)
  return { ...toNotice(row, today), ...words }
}

/** @param read the reader of the school's texts */
export const toNoticeToRead = (
  row: NoticeWithFiles,
  today: SchoolDay,
  read: (text: string) => NoticeToRead['text'],
): NoticeToRead => ({
  ...toNotice(row, today),
  text: read(row.description),
})

export const toNoticeRecord = (row: NoticeWithFiles, today: SchoolDay): NoticeRecord => ({
  ...toNotice(row, today),
  version: versionOf(row),
})

const toStudent = (row: Omit<StudentRow, 'version'>): Student => ({
  _id: row.id,
  ...pick(row, studentFields),
  created_at: row.createdAt,
  photoVersion: row.photoVersion,
})

export const toListedStudent = (row: ListedStudentRow): ListedStudent => ({
  ...toStudent(row),
  ...pick(row, ['report', 'reportShownFrom']),
})

/** @param rule by which the school keeps former students */
export const toListedFormer = (row: ListedFormerRow, rule: FormerRule): ListedFormerStudent => ({
  _id: row.id,
  ...pick(row, ['name', 'fatherName', 'grade', 'rollNumber', 'leftOn', 'leftYear', 'reason']),
  erasedOn: erasedOn(row, rule),
})

export const toFormer = (row: CountedFormerRow, rule: FormerRule): FormerStudent => ({
  ...toStudent(row),
  ...pick(row, ['userId', 'leftOn', 'leftYear', 'firstYear', 'reason', 'note', 'reports']),
  erasedOn: erasedOn(row, rule),
  version: versionOf(row),
})

export const toReportedStudent = (row: Pick<StudentRow, (typeof reportedStudentFields)[number]>): ReportedStudent =>
  pick(row, reportedStudentFields)

export const toStudentRecord = (row: StudentRow): StudentRecord => ({ ...toStudent(row), version: versionOf(row) })

export const toListedTeacher = (row: TeacherRow): ListedTeacher => ({
  _id: row.id,
  ...pick(row, ['name', 'subject', 'gender', 'phone']),
  created_at: row.createdAt,
  photoVersion: row.photoVersion,
})

export const toTeacher = (row: TeacherRow): Teacher => ({
  ...toListedTeacher(row),
  ...pick(row, teacherFields),
  idCardVersion: row.idCardVersion,
  version: versionOf(row),
})

/** @param year the name of the present school year */
export const toReport = (row: ReportWithReading, year: string): Report => ({
  _id: row.id,
  ...pick(row, REPORT_COLUMNS),
  isRead: row.readAt !== null,
  year,
  version: versionOf(row),
})

export const toEarlierReport = (row: EarlierReportRow): EarlierReport => ({
  _id: row.id,
  ...pick(row, [...REPORT_COLUMNS, 'grade']),
  isRead: row.readAt !== null,
  year: row.yearName,
})

const REPORT_COLUMNS = [
  ...(['studentId', 'condition', 'message', 'complain', 'notification'] as const),
  ...(['createdAt', 'updatedAt', 'photoVersion', 'teacher', 'shownFrom'] as const),
] as const

export const toGuardian = (row: GuardianRow): Guardian => pick(row, ['user', 'userId', 'name', 'by', 'createdAt'])

export const toChild = ({ report, earlier, hasLeft, ...row }: ChildRow, notices: Child['notices']): Child => ({
  _id: row.id,
  ...pick(row, reportedStudentFields),
  hasReport: report !== null,
  hasLeft,
  earlier,
  notices,
})

/** @param day since when it is shown */
export const toFamilyNotice = (row: ReturnType<typeof noticeIn<NoticeRow>>, day: string): FamilyNotice => ({
  _id: row.id,
  title: row.title,
  day,
  ...(row.eventCancelled && { cancelled: true }),
  ...(row.inFirst?.includes('title') && { inFirst: ['title'] }),
})

/** @param now ms since 1970 */
export function toDeleted({ id, entity, shown, ...row }: ListedDeletedRow, now: number): DeletedRecord {
  return {
    _id: id,
    entity,
    ...(JSON.parse(shown) as ShownDeleted),
    deletedAt: row.deletedAt,
    deletedBy: row.deletedByUserId,
    daysLeft: daysLeft(row.deletedAt, now),
  }
}

export const toListedUser = (row: User, children: string[], vault: Vault): ListedUser => ({
  _id: row.id,
  role: row.role,
  userId: row.userId,
  answer: unsealed(row, 'answer', vault),
  created_at: row.createdAt,
  name: row.name,
  children,
})

/** The part of a login that an admin may see. */
export const toSecrets = (row: User, vault: Vault) => ({
  userId: row.userId,
  password: unsealed(row, 'password', vault),
  answer: unsealed(row, 'answer', vault),
  passwordChangedAt: row.passwordChangedAt,
})

/** Empty if there is no such text: an admin has no recovery answer, a user who registered has no issued password. */
function unsealed(row: User, field: 'password' | 'answer', vault: Vault): string {
  const sealed = field === 'password' ? row.sealedPassword : row.sealedAnswer
  return sealed ? vault.unseal(sealed, { entity: 'user', id: row.id, field }) : ''
}

/** The act that a call on several records was or belongs to. */
export const toAct = (seq: number | undefined) => (seq === undefined ? {} : { act: String(seq) })
