import { forwardRef, type ReactNode } from 'react'
import { numberColumn, photoColumn } from '../data-table/common-columns.tsx'
import { DataTable, type DataTableProps } from '../data-table/index.ts'
import { cx } from '../internal/cx.ts'

/** One row of a TeacherTable. */
export interface TeacherRow {
  id: string
  name: string
  subject: string
  gender: string
  /** URL of the photo. Without it the row shows a drawing of a person. */
  photoSrc?: string | null
}

export interface TeacherTableProps
  extends Omit<DataTableProps<TeacherRow>, 'caption' | 'columns' | 'rows' | 'rowKey' | 'rowActions'> {
  /**
   * Accessible name of the table.
   * @default 'Teachers'
   */
  caption?: string
  /** The rows. */
  teachers: readonly TeacherRow[]
  /**
   * Shown when there are no teachers.
   * @default 'No teachers'
   */
  empty?: ReactNode
  /** Buttons and links for one teacher. */
  actions?: (teacher: TeacherRow) => ReactNode
  /**
   * Whether the first column numbers the rows.
   * @default true
   */
  numbered?: boolean
  /**
   * Headers of the columns.
   * @default 'No.', 'Photo', 'Name', 'Subject', 'Gender'
   */
  headers?: Partial<typeof defaultHeaders>
}

const defaultHeaders = { number: 'No.', photo: 'Photo', name: 'Name', subject: 'Subject', gender: 'Gender' }

/** A table of teachers. Renders a DataTable and accepts its other props. */
export const TeacherTable = forwardRef<HTMLDivElement, TeacherTableProps>(function TeacherTable(
  { caption = 'Teachers', teachers, actions, numbered = true, headers, empty = 'No teachers', className, ...rest },
  ref,
) {
  const { number, photo, name, subject, gender } = { ...defaultHeaders, ...headers }
  return (
    <DataTable
      {...rest}
      ref={ref}
      className={cx('kit-teacher-table', className)}
      caption={caption}
      rows={teachers}
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
          cell: (teacher) => teacher.name,
          sortBy: (teacher) => teacher.name,
        },
        { key: 'subject', header: subject, cell: (teacher) => teacher.subject, sortBy: (teacher) => teacher.subject },
        { key: 'gender', header: gender, cell: (teacher) => teacher.gender, sortBy: (teacher) => teacher.gender },
      ]}
    />
  )
})
TeacherTable.displayName = 'TeacherTable'
