import { type ForwardedRef, forwardRef, type ReactElement, type ReactNode, type RefAttributes } from 'react'
import { numberColumn, photoColumn } from '../data-table/common-columns.tsx'
import { type Column, DataTable, type RowKey } from '../data-table/index.ts'
import type { RecordTableProps } from '../data-table/record-table-props.ts'
import { cx } from '../internal/cx.ts'
import { useMessages } from '../internal/kit-context.ts'

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
   * Headers of the columns.
   * @default 'No.', 'Photo', 'Name', "Father's name", 'Class', 'Report'
   */
  headers?: Partial<(typeof studentTableMessages)['headers']>
}

/** The default texts of StudentTable. */
export const studentTableMessages = {
  caption: 'Students',
  empty: 'No students',
  noReportText: 'None yet',
  headers: {
    number: 'No.',
    photo: 'Photo',
    name: 'Name',
    fatherName: "Father's name",
    grade: 'Class',
    report: 'Report',
  },
}

function Table<Row extends StudentRow<RowKey>>(props: StudentTableProps<Row>, ref: ForwardedRef<HTMLDivElement>) {
  const texts = useMessages('studentTable', studentTableMessages)
  const {
    students,
    caption = texts.caption,
    empty = texts.empty,
    noReportText = texts.noReportText,
    actions,
    numbered,
    showsReport,
    stackedActions = 'below',
    columns = (own) => own,
    headers,
    className,
    ...rest
  } = props
  const { number, photo, name, fatherName, grade, report } = { ...texts.headers, ...headers }
  return (
    <DataTable
      {...rest}
      ref={ref}
      className={cx('kit-student-table', className)}
      data-actions={stackedActions}
      caption={caption}
      empty={empty}
      rows={students}
      rowKey={({ id }) => id}
      rowActions={actions}
      columns={columns([
        ...(numbered ? [numberColumn(number)] : []),
        photoColumn(photo),
        {
          key: 'name',
          header: name,
          narrow: 'title',
          cell: (student) => student.name,
          sortBy: (student) => student.name,
        },
        {
          key: 'fatherName',
          header: fatherName,
          cell: (student) => student.fatherName,
          sortBy: (student) => student.fatherName,
        },
        {
          key: 'class',
          header: grade,
          cell: (student) => student.grade,
          sortBy: (student) => student.grade,
        },
        ...(showsReport ? [reportColumn(report, noReportText)] : []),
      ])}
    />
  )
}

/** A table of students. Renders a DataTable and accepts its other props. */
export const StudentTable = forwardRef(Table) as <Row extends StudentRow<RowKey> = StudentRow>(
  props: StudentTableProps<Row> & RefAttributes<HTMLDivElement>,
) => ReactElement
Object.assign(StudentTable, { displayName: 'StudentTable' })

const reportColumn = (header: string, none: string): Column<Pick<StudentRow, 'report'>> => ({
  key: 'report',
  header,
  cell: ({ report }) => <span data-part={report ? 'report' : 'no-report'}>{report ?? none}</span>,
  sortBy: ({ report }) => report ?? '',
})
