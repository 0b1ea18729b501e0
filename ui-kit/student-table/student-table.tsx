import { forwardRef, type ReactNode } from 'react'
import { numberColumn, photoColumn } from '../data-table/common-columns.tsx'
import { DataTable, type DataTableProps } from '../data-table/index.ts'
import { cx } from '../internal/cx.ts'

/** A student as a table shows one. */
export interface StudentRow {
  id: string
  name: string
  fatherName: string
  /** The class, '1' to '10'. */
  className: string
  photoSrc?: string | null
}

export interface StudentTableProps
  extends Omit<DataTableProps<StudentRow>, 'caption' | 'columns' | 'rows' | 'rowKey' | 'rowActions'> {
  /** What the table lists: its name. */
  caption?: string
  /** Who is listed. */
  students: readonly StudentRow[]
  /** Said when there is nobody. */
  empty?: ReactNode
  /** Buttons and links for one student. */
  actions?: (student: StudentRow) => ReactNode
  /** The first column numbers the students. */
  numbered?: boolean
  /** The headers of the columns. */
  headers?: Partial<typeof defaultHeaders>
}

const defaultHeaders = { number: 'No.', photo: 'Image', name: 'Name', fatherName: 'Father Name', className: 'Class' }

/** The students of a school. Renders a DataTable, whose other props it takes too. */
export const StudentTable = forwardRef<HTMLDivElement, StudentTableProps>(function StudentTable(
  { caption = 'Students', students, actions, numbered, headers, empty = 'NO Student Found', className, ...rest },
  ref,
) {
  const { number, photo, name, fatherName, className: grade } = { ...defaultHeaders, ...headers }
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
          cell: (student) => student.className,
          sortBy: (student) => Number(student.className),
        },
      ]}
    />
  )
})
