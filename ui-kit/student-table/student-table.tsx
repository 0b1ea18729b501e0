import { forwardRef, type ReactNode } from 'react'
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
   * Headers of the columns.
   * @default 'No.', 'Photo', 'Name', "Father's name", 'Class'
   */
  headers?: Partial<typeof defaultHeaders>
}

const defaultHeaders = { number: 'No.', photo: 'Photo', name: 'Name', fatherName: "Father's name", grade: 'Class' }

/** A table of students. Renders a DataTable and accepts its other props. */
export const StudentTable = forwardRef<HTMLDivElement, StudentTableProps>(function StudentTable(
  { caption = 'Students', students, actions, numbered, headers, empty = 'No students', className, ...rest },
  ref,
) {
  const { number, photo, name, fatherName, grade } = { ...defaultHeaders, ...headers }
  return (
    <DataTable
      {...rest}
      ref={ref}
      className={cx('kit-student-table', className)}
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
      ]}
    />
  )
})
