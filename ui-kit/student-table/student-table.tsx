'use client'

import { type ForwardedRef, forwardRef, type ReactElement, type ReactNode, type RefAttributes } from 'react'
import { numberColumn, photoColumn, textColumn } from '../data-table/common-columns.tsx'
import type { Column, RowKey } from '../data-table/index.ts'
import { RecordTable, type RecordTableProps } from '../data-table/record-table.tsx'
import { cx } from '../internal/cx.ts'
import { useTexts } from '../internal/kit-context.ts'
import { studentTableMessages } from './student-table.messages.ts'

/** One row of a StudentTable. */
export interface StudentRow<Key extends RowKey = string> {
  id: Key
  name: string
  fatherName: string
  /** The class, as text. Classes with numbers sort as numbers. */
  grade: string
  /** URL of the photo. Without it the row shows a drawing of a person. */
  photoSrc?: string | null
  /** What the student's report says in a word; null if there is no report. */
  report?: string | null
}

export interface StudentTableProps<Row extends StudentRow<RowKey> = StudentRow> extends RecordTableProps<Row> {
  /**
   * Accessible name of the table.
   * @default 'Students'
   */
  caption?: string
  /** The rows. */
  students: readonly Row[]
  /**
   * Shown when there are no students.
   * @default 'No students'
   */
  empty?: ReactNode
  /**
   * Whether the first column numbers the rows.
   * @default false
   */
  numbered?: boolean
  /**
   * Whether there is a column with each student's report.
   * @default false
   */
  showsReport?: boolean
  /**
   * Shown in that column where there is no report.
   * @default 'None yet'
   */
  noReportText?: string
  /**
   * Where the actions are when the rows are stacked: `below` the texts, or `beside` them, one below the other. For two
   * short actions, `beside` shows more students at once. Selector: `[data-actions='beside']`.
   * @default 'below'
   */
  stackedActions?: 'below' | 'beside'
  /**
   * Header of the column with the number.
   * @default 'No.'
   */
  numberHeader?: string
  /**
   * Header of the column with the photo.
   * @default 'Photo'
   */
  photoHeader?: string
  /**
   * Header of the column with the name.
   * @default 'Name'
   */
  nameHeader?: string
  /**
   * Header of the column with the father's name.
   * @default "Father's name"
   */
  fatherNameHeader?: string
  /**
   * Its short form, before the father's name where the rows are stacked.
   * @default 'Father'
   */
  fatherNameLabel?: string
  /**
   * Header of the column with the class.
   * @default 'Class'
   */
  gradeHeader?: string
  /**
   * Header of the column with the report.
   * @default 'Report'
   */
  reportHeader?: string
}

function Table<Row extends StudentRow<RowKey>>(props: StudentTableProps<Row>, ref: ForwardedRef<HTMLDivElement>) {
  const [texts, { students, numbered, showsReport, stackedActions = 'below', className, ...rest }, locale] = useTexts(
    'studentTable',
    studentTableMessages,
    props,
  )
  return (
    <RecordTable
      {...rest}
      caption={texts.caption}
      empty={texts.empty}
      tableRef={ref}
      className={cx('kit-student-table', className)}
      data-actions={stackedActions}
      records={students}
      ownColumns={[
        ...(numbered ? [numberColumn(texts.numberHeader, locale)] : []),
        photoColumn(texts.photoHeader),
        textColumn('name', texts.nameHeader, 'title'),
        { ...textColumn('fatherName', texts.fatherNameHeader), label: texts.fatherNameLabel },
        classColumn(texts.gradeHeader),
        ...(showsReport ? [reportColumn(texts.reportHeader, texts.noReportText)] : []),
      ]}
    />
  )
}

/**
 * A table of students. Renders a DataTable and accepts its other props.
 *
 * @csspartsOf DataTable
 * @csspartsOf Photo
 * @csspart class - The name of a student's class.
 * @csspart report - The condition of a student's report.
 * @csspart no-report - What is shown of a student without a report.
 */
export const StudentTable = forwardRef(Table) as <Row extends StudentRow<RowKey> = StudentRow>(
  props: StudentTableProps<Row> & RefAttributes<HTMLDivElement>,
) => ReactElement
Object.assign(StudentTable, { displayName: 'StudentTable' })

const classColumn = (header: string): Column<Pick<StudentRow, 'grade'>> => ({
  key: 'class',
  header,
  cell: ({ grade }) => <span data-part="class">{grade}</span>,
  sortBy: ({ grade }) => grade,
})

const reportColumn = (header: string, none: string): Column<Pick<StudentRow, 'report'>> => ({
  key: 'report',
  header,
  cell: ({ report }) => <span data-part={report ? 'report' : 'no-report'}>{report ?? none}</span>,
  sortBy: ({ report }) => report ?? '',
})
