import { type ForwardedRef, forwardRef, type ReactElement, type ReactNode, type RefAttributes } from 'react'
import { numberColumn, photoColumn, textColumn } from '../data-table/common-columns.tsx'
import type { Column, RowKey } from '../data-table/index.ts'
import { RecordTable, type RecordTableProps } from '../data-table/record-table.tsx'
import { cx } from '../internal/cx.ts'
import { useTexts } from '../internal/kit-context.ts'

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
  const texts = useTexts('studentTable', studentTableMessages, { lang: props.lang })
  const {
    students,
    noReportText = texts.noReportText,
    numbered,
    showsReport,
    stackedActions = 'below',
    headers,
    className,
    ...rest
  } = props
  const { number, photo, name, fatherName, grade, report } = { ...texts.headers, ...headers }
  return (
    <RecordTable
      {...rest}
      tableRef={ref}
      className={cx('kit-student-table', className)}
      data-actions={stackedActions}
      defaults={texts}
      records={students}
      ownColumns={[
        ...(numbered ? [numberColumn(number)] : []),
        photoColumn(photo),
        textColumn('name', name, 'title'),
        textColumn('fatherName', fatherName),
        { ...textColumn('grade', grade), key: 'class' },
        ...(showsReport ? [reportColumn(report, noReportText)] : []),
      ]}
    />
  )
}

/**
 * A table of students. Renders a DataTable and accepts its other props.
 *
 * @csspartsOf DataTable
 * @csspartsOf Photo
 * @csspart report - The condition of a student's report.
 * @csspart no-report - What is shown of a student without a report.
 */
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
