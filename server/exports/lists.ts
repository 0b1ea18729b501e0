import { UNLIMITED } from '#contract'
import { columns, type ImportKind } from '#contract/imports'
import { auditLabels } from '#contract/labels/admin'
import { loginLabels, roleLabels } from '#contract/labels/auth'
import { noticeLabels } from '#contract/labels/notices'
import { reportLabels } from '#contract/labels/reports'
import { studentLabels } from '#contract/labels/students'
import { type Input, studentFields, teacherFields } from '#contract/operations'
import { hasWords } from '#contract/search'
import type { Store } from '../store/index.ts'
import type { AuditFilter, AuditRow } from '../store/tables/audit.ts'
import type { EarlierReportRow } from '../store/tables/earlier-reports.ts'
import type { NoticeRow } from '../store/tables/notices.ts'
import type { ReportRow } from '../store/tables/reports.ts'
import type { ListedStudentRow, StudentSearch } from '../store/tables/students.ts'
import type { TeacherRow } from '../store/tables/teachers.ts'
import type { User } from '../store/tables/users.ts'
import type { Column, Table } from './table.ts'

/** The parts of the store that the tables are made from. */
export type Source = Pick<Store, 'students' | 'teachers' | 'notices' | 'reports' | 'users' | 'audit'>
type LocalTime = (time: string) => string
/** A record of a person, with the user id of the login. */
type WithLogin<Row> = Row & { userId: string }
export type ExportedStudent = WithLogin<ListedStudentRow>
export type ExportedTeacher = WithLogin<TeacherRow>
type ExportedReport = { student: ExportedStudent; report: ReportRow }

type Filter<N extends 'exportStudents' | 'exportReports' | 'exportUsers' | 'exportNotices'> = Omit<
  Input<N, 'json'>,
  'format'
>

/** With the endings of user ids, where they are looked for too. */
type StudentFilter = Partial<Filter<'exportStudents'>> & Partial<Pick<StudentSearch, 'userIdEndings'>>

/** The columns of these fields, with the headings that the import reads. Never has a password or a recovery answer. */
function importColumns<Field extends string>(kind: ImportKind, fields: readonly Field[]) {
  const isWanted = (field: string): field is Field => fields.includes(field as Field)
  return columns[kind].flatMap(({ field, heading }) =>
    isWanted(field) ? [{ heading, value: (row: Record<Field, string>) => row[field] }] : [],
  )
}

/** What the time is called at which a record was made. */
export const ADDED = 'Added'

const addedColumn = (localTime: LocalTime) => ({
  heading: ADDED,
  value: ({ createdAt }: { createdAt: string }) => localTime(createdAt),
})

const reportColumn = { heading: 'Report', value: ({ report }: ListedStudentRow) => report ?? '' }

/** @param withUserIds for admins: teachers do not see them */
export function studentTable(
  source: Source,
  filter: StudentFilter,
  localTime: LocalTime,
  withUserIds = false,
): Table<ExportedStudent> {
  const fields = withUserIds ? [...studentFields, 'userId' as const] : studentFields
  return {
    columns: [...importColumns('student', fields), reportColumn, addedColumn(localTime)],
    pages: () => studentPages(source, filter),
  }
}

/** @param withBank with the bank details, which no list shows */
export function teacherTable(
  source: Source,
  { ids }: { ids?: string[] },
  localTime: LocalTime,
  withBank = false,
): Table<ExportedTeacher> {
  const fields = teacherFields.filter((field) => withBank || field !== 'bankDetail')
  return {
    columns: [...importColumns('teacher', [...fields, 'userId']), addedColumn(localTime)],
    pages: () => withLogins(source, selected(source.teachers.pages(), ids)),
  }
}

export const noticeTable = (source: Source, { ids, month }: Filter<'exportNotices'>, localTime: LocalTime) => ({
  columns: [
    { heading: noticeLabels.title, value: (row: NoticeRow) => row.title },
    { heading: noticeLabels.description, value: (row: NoticeRow) => row.description },
    { heading: noticeLabels.catagory, value: (row: NoticeRow) => row.catagory },
    {
      heading: noticeLabels.date,
      value: ({ date }: NoticeRow) => (date === UNLIMITED ? noticeLabels.unlimited : date),
    },
    addedColumn(localTime),
  ],
  pages: () => {
    const pages = selected(source.notices.pages(), ids)
    return month ? matching(pages, ({ createdAt }) => localTime(createdAt).startsWith(month)) : pages
  },
})

export const reportTable = (source: Source, filter: StudentFilter, localTime: LocalTime): Table<ExportedReport> => ({
  columns: [
    ...importColumns('student', ['name', 'fatherName', 'rollNumber', 'grade', 'userId']).map(({ heading, value }) => ({
      heading,
      value: ({ student }: ExportedReport) => value(student),
    })),
    { heading: reportLabels.condition, value: ({ report }) => report.condition },
    { heading: reportLabels.message, value: ({ report }) => report.message },
    { heading: reportLabels.complain, value: ({ report }) => report.complain },
    { heading: reportLabels.notification, value: ({ report }) => report.notification },
    { heading: reportLabels.createdAt, value: ({ report }) => localTime(report.createdAt) },
    { heading: reportLabels.updatedAt, value: ({ report }) => localTime(report.updatedAt) },
    { heading: reportLabels.teacher, value: ({ report }) => report.teacher },
  ],
  pages: () => reportPages(source, filter),
})

type ExportedEarlierReport = EarlierReportRow & Pick<ExportedStudent, 'name' | 'fatherName' | 'rollNumber' | 'userId'>

/** The reports of the school years before, with the class of then. */
export const earlierReportTable = (
  { earlierReports }: Pick<Store, 'earlierReports'>,
  localTime: LocalTime,
): Table<ExportedEarlierReport> => ({
  columns: [
    { heading: reportLabels.year, value: ({ yearName }) => yearName },
    ...importColumns('student', ['name', 'fatherName', 'rollNumber', 'grade', 'userId']),
    { heading: reportLabels.condition, value: ({ condition }) => condition },
    { heading: reportLabels.message, value: ({ message }) => message },
    { heading: reportLabels.complain, value: ({ complain }) => complain },
    { heading: reportLabels.notification, value: ({ notification }) => notification },
    { heading: reportLabels.createdAt, value: ({ createdAt }) => localTime(createdAt) },
    { heading: reportLabels.updatedAt, value: ({ updatedAt }) => localTime(updatedAt) },
    { heading: reportLabels.teacher, value: ({ teacher }) => teacher },
  ],
  pages: () => earlierReports.pages(),
})

export const userTable = (source: Source, filter: Partial<Filter<'exportUsers'>>, localTime: LocalTime) => {
  const isFound = hasWords(filter.userId ?? '')
  return {
    columns: [
      { heading: loginLabels.role, value: ({ role }: User) => roleLabels[role] },
      { heading: loginLabels.userId, value: ({ userId }: User) => userId },
      { heading: studentLabels.name, value: ({ name }: User) => name },
      addedColumn(localTime),
    ] satisfies Column<User>[],
    pages: () => matching(selected(source.users.pages(), filter.ids), ({ userId }) => isFound(userId)),
  }
}

/** With the ids that the audit has, not names. The records of one act have the same number of the entry. */
export const auditTable = (
  { audit }: Pick<Source, 'audit'>,
  filter: AuditFilter,
  localTime: LocalTime,
): Table<AuditRow> => ({
  columns: [
    { heading: auditLabels.at, value: ({ at }) => localTime(at) },
    { heading: auditLabels.who, value: ({ actorUserId }) => actorUserId ?? '' },
    { heading: 'Id of who', value: ({ actorId }) => actorId ?? '' },
    { heading: auditLabels.action, value: ({ action }) => action },
    { heading: auditLabels.record, value: ({ entity }) => entity },
    { heading: 'Id of the record', value: ({ entityId }) => entityId ?? '' },
    { heading: auditLabels.address, value: ({ address }) => address },
    { heading: 'Entry', value: ({ seq }) => String(seq) },
  ],
  pages: () => audit.pages(filter),
})

const studentPages = (source: Source, filter: StudentFilter): AsyncGenerator<ExportedStudent[]> => {
  const { class: grade, missing, written, condition, ids, ...search } = filter
  const pages = selected(source.students.pages({ ...search, grade }), ids)
  const isWanted = ({ report }: ListedStudentRow) =>
    (!missing || report === null) && (!written || report !== null) && (!condition || report === condition)
  return withLogins(source, matching(pages, isWanted))
}

async function* reportPages(source: Source, filter: StudentFilter) {
  const withReport = matching(studentPages(source, filter), ({ report }) => report !== null)
  for await (const students of withReport) {
    const reports = await source.reports.ofStudents(students.map(({ id }) => id))
    const ofStudent = new Map(reports.map((report) => [report.studentId, report]))
    yield students.flatMap((student) => {
      const report = ofStudent.get(student.id)
      return report ? [{ student, report }] : []
    })
  }
}

async function* withLogins<Row extends { login: string }>(source: Source, pages: AsyncIterable<Row[]>) {
  for await (const page of pages) {
    const userIds = await source.users.userIdsOf(page.map(({ login }) => login))
    yield page.map((row) => ({ ...row, userId: userIds.get(row.login) ?? '' }))
  }
}

/** The rows with these ids; without ids, all. */
function selected<Row extends { id: string }>(pages: AsyncIterable<Row[]>, ids: string[] | undefined) {
  if (!ids) return pages
  const wanted = new Set(ids)
  return matching(pages, ({ id }) => wanted.has(id))
}

async function* matching<Row>(pages: AsyncIterable<Row[]>, isWanted: (row: Row) => boolean): AsyncGenerator<Row[]> {
  for await (const page of pages) {
    const rows = page.filter(isWanted)
    if (rows.length > 0) yield rows
  }
}
