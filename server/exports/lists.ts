import { type Language, UNLIMITED } from '#contract'
import { labelOf, labelOfChoice } from '#contract/labels'
import { searchedText, stateOf } from '#contract/notices/find'
import { type Input, reportedStudentFields, studentFields, teacherFields } from '#contract/operations'
import { columns, type PersonKind } from '#contract/people/columns'
import { headingsIn } from '#contract/people/headings'
import { hasWords } from '#contract/search'
import { messagesIn } from '#messages/all'
import { noticePages, publishedAt } from '../school/published.ts'
import type { Store } from '../store/index.ts'
import type { AuditFilter, AuditRow } from '../store/tables/audit.ts'
import type { EarlierReportRow } from '../store/tables/earlier-reports.ts'
import type { CountedFormerRow, RegisterRow } from '../store/tables/former.ts'
import type { LinkRow } from '../store/tables/guardians.ts'
import { isExpiredOn, isPlannedOn, type NoticeRow } from '../store/tables/notices.ts'
import type { ReportRow } from '../store/tables/reports.ts'
import type { StudentSearch } from '../store/tables/student-search.ts'
import type { ListedStudentRow } from '../store/tables/students.ts'
import type { TeacherRow } from '../store/tables/teachers.ts'
import type { User } from '../store/tables/users.ts'
import type { Column, Table } from './table.ts'

/** The parts of the store that the tables are made from. */
export type Source = Pick<Store, 'students' | 'former' | 'teachers' | 'notices' | 'reports' | 'users' | 'audit'>
type LocalTime = (time: string | number) => string
/** A record of a person, with the user id of the login. */
type WithLogin<Row> = Row & { userId: string }
export type ExportedStudent = WithLogin<ListedStudentRow>
export type ExportedTeacher = WithLogin<TeacherRow>
type ExportedReport = { student: ExportedStudent; report: ReportRow }

type Filter<N extends 'exportStudents' | 'exportFormer' | 'exportReports' | 'exportUsers' | 'exportNotices'> = Omit<
  Input<N, 'json'>,
  'format'
>

/** With the endings of user ids, where they are looked for too. */
type StudentFilter = Partial<Filter<'exportStudents'>> & Partial<Pick<StudentSearch, 'userIdEndings'>>

type FormerFilter = Partial<Omit<Filter<'exportFormer'>, 'due'>> & Partial<Pick<StudentSearch, 'userIdEndings'>>

/**
 * How a file is written: its language, times as people at the school read them, and the digits of texts that are read. Lists
 * have those of ASCII, with which programs calculate.
 */
export type Writing = {
  language: Language
  localTime: LocalTime
  timeZone: string
  /** The day at the school, as YYYY-MM-DD. */
  today: string
  /** The name of the present school year. */
  year: string
  inDigits: (text: string) => string
}

/** The columns of these fields, with the headings that the import reads. Never has a password or a recovery answer. */
function importColumns<Field extends string>(kind: PersonKind, fields: readonly Field[], { language }: Writing) {
  const headings = headingsIn(language)[kind]
  const { choiceLabels } = messagesIn(language)
  const isWanted = (field: string): field is Field => fields.includes(field as Field)
  return columns[kind].flatMap(({ field, heading }) =>
    isWanted(field)
      ? [
          {
            heading: headings[field] ?? heading,
            value: (row: Record<Field, string>) => labelOfChoice(choiceLabels, field, row[field]),
          },
        ]
      : [],
  )
}

const addedColumn = ({ language, localTime }: Writing) => ({
  heading: messagesIn(language).lists.added,
  value: ({ createdAt }: { createdAt: string }) => localTime(createdAt),
})

/** @param withUserIds for admins: teachers do not see them */
export function studentTable(
  source: Source,
  filter: StudentFilter,
  writing: Writing,
  withUserIds = false,
): Table<ExportedStudent> {
  const fields = withUserIds ? [...studentFields, 'userId' as const] : studentFields
  const reportColumn = {
    heading: messagesIn(writing.language).lists.report,
    value: ({ report }: ListedStudentRow) => (report ? conditionIn(writing, report) : ''),
  }
  return {
    columns: [...importColumns('student', fields, writing), reportColumn, addedColumn(writing)],
    pages: () => studentPages(source, filter),
  }
}

/** Columns of fields whose text is written as it is. */
const plainColumns = <Field extends string>(labels: Record<Field, string>, fields: readonly Field[]) =>
  fields.map((field) => ({ heading: labels[field], value: (row: Record<Field, string>) => row[field] }))

const leavingColumns = ({ language }: Writing) =>
  plainColumns(messagesIn(language).leavingLabels, ['firstYear', 'leftYear', 'leftOn'])

/** Students who have left the school, without those that it still has. */
export function formerTable(
  { former }: Pick<Source, 'former'>,
  { ids, class: grade, text, year, userIdEndings }: FormerFilter,
  writing: Writing,
  isWanted = (_leaver: CountedFormerRow) => true,
): Table<CountedFormerRow> {
  const { leavingLabels, leavingReasonLabels } = messagesIn(writing.language)
  return {
    columns: [
      ...importColumns('student', [...studentFields, 'userId'], writing),
      ...leavingColumns(writing),
      { heading: leavingLabels.reason, value: ({ reason }) => leavingReasonLabels[reason] },
      { heading: leavingLabels.note, value: ({ note }) => note },
      { heading: leavingLabels.reports, value: ({ reports }) => String(reports) },
      addedColumn(writing),
    ],
    pages: () => matching(selected(former.wholePages({ grade, text, year, userIdEndings }), ids), isWanted),
  }
}

/** The register of those whose records are erased. */
export function registerTable({ former }: Pick<Source, 'former'>, writing: Writing): Table<RegisterRow> {
  const { leavingLabels, studentLabels } = messagesIn(writing.language)
  return {
    columns: [
      ...plainColumns(studentLabels, ['name', 'fatherName']),
      ...leavingColumns(writing),
      { heading: leavingLabels.erasedOn, value: ({ erasedAt }) => writing.localTime(erasedAt) },
    ],
    async *pages() {
      yield await former.register()
    },
  }
}

const conditionIn = ({ language }: Writing, condition: string) =>
  labelOf(messagesIn(language).conditionLabels, condition)

/** @param withBank with the bank details, which no list shows */
export function teacherTable(
  source: Source,
  { ids }: { ids?: string[] },
  writing: Writing,
  withBank = false,
): Table<ExportedTeacher> {
  const fields = teacherFields.filter((field) => withBank || field !== 'bankDetail')
  return {
    columns: [...importColumns('teacher', [...fields, 'userId'], writing), addedColumn(writing)],
    pages: () => withLogins(source, selected(source.teachers.pages(), ids)),
  }
}

export function noticeTable(source: Source, { ids, ...filter }: Partial<Filter<'exportNotices'>>, writing: Writing) {
  const { noticeLabels } = messagesIn(writing.language)
  return {
    columns: [
      ...plainColumns(noticeLabels, ['title', 'description', 'catagory']),
      {
        heading: noticeLabels.date,
        value: ({ date }: NoticeRow) => (date === UNLIMITED ? noticeLabels.unlimited : date),
      },
      addedColumn(writing),
    ],
    pages: () => matching(selected(noticePages(source.notices, writing.timeZone), ids), matchesNotice(filter, writing)),
  }
}

function matchesNotice(
  { month = '', words = '', state, category }: Partial<Filter<'exportNotices'>>,
  { localTime, timeZone, today }: Writing,
) {
  const has = hasWords(words, true)
  return (row: NoticeRow) =>
    localTime(publishedAt(row, timeZone)).startsWith(month) &&
    (!category || row.catagory === category) &&
    (!state || stateOf({ planned: isPlannedOn(row, today), expired: isExpiredOn(row, today) }) === state) &&
    has(searchedText(row))
}

/** The columns that every report has, of this year or an earlier one. */
function reportColumns(writing: Writing): Column<Omit<ReportRow, 'id' | 'studentId' | 'photoVersion'>>[] {
  const { reportLabels } = messagesIn(writing.language)
  return [
    { heading: reportLabels.condition, value: ({ condition }) => conditionIn(writing, condition) },
    ...plainColumns(reportLabels, ['message', 'complain', 'notification']),
    { heading: reportLabels.createdAt, value: ({ createdAt }) => writing.localTime(createdAt) },
    { heading: reportLabels.updatedAt, value: ({ updatedAt }) => writing.localTime(updatedAt) },
    { heading: reportLabels.teacher, value: ({ teacher }) => teacher },
  ]
}

const STUDENT_OF_REPORT = [...reportedStudentFields, 'userId'] as const

export const reportTable = (source: Source, filter: StudentFilter, writing: Writing): Table<ExportedReport> => ({
  columns: [
    ...importColumns('student', STUDENT_OF_REPORT, writing).map(({ heading, value }) => ({
      heading,
      value: ({ student }: ExportedReport) => value(student),
    })),
    ...reportColumns(writing).map(({ heading, value }) => ({
      heading,
      value: ({ report }: ExportedReport) => value(report),
    })),
  ],
  pages: () => reportPages(source, filter),
})

/** The class is the one that the student was in. */
type ExportedEarlierReport = EarlierReportRow &
  Omit<Pick<ExportedStudent, (typeof STUDENT_OF_REPORT)[number]>, keyof EarlierReportRow>

/** The reports of the school years before. */
export const earlierReportTable = (
  { earlierReports }: Pick<Store, 'earlierReports'>,
  writing: Writing,
): Table<ExportedEarlierReport> => ({
  columns: [
    { heading: messagesIn(writing.language).reportLabels.year, value: ({ yearName }) => yearName },
    ...importColumns('student', STUDENT_OF_REPORT, writing),
    ...reportColumns(writing),
  ],
  pages: () => earlierReports.pages(writing.year),
})

export const userTable = (source: Source, filter: Partial<Filter<'exportUsers'>>, writing: Writing) => {
  const isFound = hasWords(filter.userId ?? '')
  const { loginLabels, roleLabels, studentLabels } = messagesIn(writing.language)
  return {
    columns: [
      { heading: loginLabels.role, value: ({ role }: User) => roleLabels[role] },
      { heading: loginLabels.userId, value: ({ userId }: User) => userId },
      { heading: studentLabels.name, value: ({ name }: User) => name },
      addedColumn(writing),
    ] satisfies Column<User>[],
    pages: () => matching(selected(source.users.pages(), filter.ids), ({ userId }) => isFound(userId)),
  }
}

/** Which plain users are guardians of which students. */
export function guardianTable({ guardians }: Pick<Store, 'guardians'>, writing: Writing): Table<LinkRow> {
  const { lists, person } = messagesIn(writing.language)
  return {
    columns: [
      ...importColumns('student', STUDENT_OF_REPORT, writing),
      { heading: lists.guardian, value: ({ guardian }) => guardian },
      { heading: lists.linkedBy, value: ({ by }) => person.families.by[by] },
      addedColumn(writing),
    ],
    pages: guardians.pages,
  }
}

/** With the ids that the audit has, not names. The records of one act have the same number of the entry. */
export function auditTable(
  { audit }: Pick<Source, 'audit'>,
  filter: AuditFilter,
  { language, localTime }: Writing,
): Table<AuditRow> {
  const { actionLabels, auditLabels, entityLabels } = messagesIn(language)
  const { lists } = messagesIn(language)
  return {
    columns: [
      { heading: auditLabels.at, value: ({ at }) => localTime(at) },
      { heading: auditLabels.who, value: ({ actorUserId }) => actorUserId ?? '' },
      { heading: lists.whoId, value: ({ actorId }) => actorId ?? '' },
      { heading: auditLabels.action, value: ({ action }) => labelOf(actionLabels, action) },
      { heading: auditLabels.record, value: ({ entity }) => labelOf(entityLabels, entity) },
      { heading: lists.recordId, value: ({ entityId }) => entityId ?? '' },
      { heading: auditLabels.address, value: ({ address }) => address },
      { heading: lists.entry, value: ({ seq }) => String(seq) },
    ],
    pages: () => audit.pages(filter),
  }
}

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
