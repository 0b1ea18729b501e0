import { forwardRef, type ReactNode } from 'react'
import { numberColumn, photoColumn } from '../data-table/common-columns.tsx'
import { DataTable, type DataTableProps } from '../data-table/index.ts'
import { cx } from '../internal/cx.ts'

/** A teacher as a table shows one. */
export interface TeacherRow {
  id: string
  name: string
  subject: string
  gender: string
  photoSrc?: string | null
}

export interface TeacherTableProps
  extends Omit<DataTableProps<TeacherRow>, 'caption' | 'columns' | 'rows' | 'rowKey' | 'rowActions'> {
  /** What the table lists: its name. */
  caption?: string
  /** Who is listed. */
  teachers: readonly TeacherRow[]
  /** Said when there is nobody. */
  empty?: ReactNode
  /** Buttons and links for one teacher. */
  actions?: (teacher: TeacherRow) => ReactNode
  /** The first column numbers the teachers. */
  numbered?: boolean
  /** The headers of the columns. */
  headers?: Partial<typeof defaultHeaders>
}

const defaultHeaders = { number: 'No.', photo: 'Image', name: 'Name', subject: 'Subject', gender: 'Gender' }

/** The teachers of a school. Renders a DataTable, whose other props it takes too. */
export const TeacherTable = forwardRef<HTMLDivElement, TeacherTableProps>(function TeacherTable(
  { caption = 'Teachers', teachers, actions, numbered = true, headers, empty = 'No Teacher Found', className, ...rest },
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
