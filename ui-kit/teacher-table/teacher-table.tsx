import { type ForwardedRef, forwardRef, type ReactElement, type ReactNode, type RefAttributes } from 'react'
import { numberColumn, photoColumn } from '../data-table/common-columns.tsx'
import { DataTable, type RowKey } from '../data-table/index.ts'
import type { RecordTableProps } from '../data-table/record-table-props.ts'
import { cx } from '../internal/cx.ts'
import { useMessages } from '../internal/kit-context.ts'

/** One row of a TeacherTable. */
export interface TeacherRow<Key extends RowKey = string> {
  id: Key
  name: string
  subject: string
  gender: string
  /** URL of the photo. Without it the row shows a drawing of a person. */
  photoSrc?: string | null
}

export interface TeacherTableProps<Row extends TeacherRow<RowKey> = TeacherRow> extends RecordTableProps<Row> {
  /**
   * Accessible name of the table.
   * @default 'Teachers'
   */
  caption?: string
  /** The rows. */
  teachers: readonly Row[]
  /**
   * Shown when there are no teachers.
   * @default 'No teachers'
   */
  empty?: ReactNode
  /**
   * Whether the first column numbers the rows.
   * @default true
   */
  numbered?: boolean
  /**
   * Headers of the columns.
   * @default 'No.', 'Photo', 'Name', 'Subject', 'Gender'
   */
  headers?: Partial<(typeof teacherTableMessages)['headers']>
}

/** The default texts of TeacherTable. */
export const teacherTableMessages = {
  caption: 'Teachers',
  empty: 'No teachers',
  headers: { number: 'No.', photo: 'Photo', name: 'Name', subject: 'Subject', gender: 'Gender' },
}

function Table<Row extends TeacherRow<RowKey>>(props: TeacherTableProps<Row>, ref: ForwardedRef<HTMLDivElement>) {
  const texts = useMessages('teacherTable', teacherTableMessages)
  const {
    teachers,
    caption = texts.caption,
    empty = texts.empty,
    actions,
    numbered = true,
    columns = (own) => own,
    headers,
    className,
    ...rest
  } = props
  const { number, photo, name, subject, gender } = { ...texts.headers, ...headers }
  return (
    <DataTable
      {...rest}
      ref={ref}
      className={cx('kit-teacher-table', className)}
      caption={caption}
      empty={empty}
      rows={teachers}
      rowKey={({ id }) => id}
      rowActions={actions}
      columns={columns([
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
      ])}
    />
  )
}

/** A table of teachers. Renders a DataTable and accepts its other props. */
export const TeacherTable = forwardRef(Table) as <Row extends TeacherRow<RowKey> = TeacherRow>(
  props: TeacherTableProps<Row> & RefAttributes<HTMLDivElement>,
) => ReactElement
Object.assign(TeacherTable, { displayName: 'TeacherTable' })
