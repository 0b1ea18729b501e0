import { forwardRef, type ReactNode } from 'react'
import type { Column } from '../data-table/columns.ts'
import { numberColumn, photoColumn } from '../data-table/common-columns.tsx'
import { DataTable, type DataTableProps } from '../data-table/index.ts'
import { cx } from '../internal/cx.ts'

/** One row of a StudentTable. */
export interface StudentRow {
  id: string
  name: string
  fatherName: string
  /** The class, as text. Classes with numbers sort as numbers. */
  grade: string
  /** URL of the photo. Without it the row shows a drawing of a person. */
  photoSrc?: string | null
  /** What the student's report says in a word; null if there is no report. */
  report?: string | null
}

export interface StudentTableProps
  extends Omit<DataTableProps<StudentRow>, 'caption' | 'columns' | 'rows' | 'rowKey' | 'rowActions'> {
  /**
   * Accessible name of the table.
   * @default 'Students'
   */
  caption?: string
  /** The rows. */
  students: readonly StudentRow[]
  /**
   * Shown when there are no students.
   * @default 'No students'
   */
  empty?: ReactNode
  /** Buttons and links for one student. */
  actions?: (student: StudentRow) => ReactNode
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
  headers?: Partial<typeof defaultHeaders>
}

const defaultHeaders = {
  number: 'No.',
  photo: 'Photo',
  name: 'Name',
  fatherName: "Father's name",
  grade: 'Class',
  report: 'Report',
}

/** A table of students. Renders a DataTable and accepts its other props. */
export const StudentTable = forwardRef<HTMLDivElement, StudentTableProps>(function StudentTable(
  {
    caption = 'Students',
    students,
    actions,
    numbered,
    showsReport,
    noReportText = 'None yet',
    stackedActions = 'below',
    headers,
    empty = 'No students',
    className,
    ...rest
  },
  ref,
) {
  const { number, photo, name, fatherName, grade, report } = { ...defaultHeaders, ...headers }
  return (
    <DataTable
      {...rest}
      ref={ref}
      className={cx('kit-student-table', className)}
      data-actions={stackedActions}
      caption={caption}
      rows={students}
      rowKey={({ id }) => id}
      empty={empty}
      rowActions={actions}
      columns={[
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
      ]}
    />
  )
})
StudentTable.displayName = 'StudentTable'

const reportColumn = (header: string, none: string): Column<StudentRow> => ({
  key: 'report',
  header,
  cell: ({ report }) => <span data-part={report ? 'report' : 'no-report'}>{report ?? none}</span>,
  sortBy: ({ report }) => report ?? '',
})
