import { type ForwardedRef, forwardRef, type ReactElement, type ReactNode, type RefAttributes } from 'react'
import { numberColumn, photoColumn, textColumn } from '../data-table/common-columns.tsx'
import type { RowKey } from '../data-table/index.ts'
import { RecordTable, type RecordTableProps } from '../data-table/record-table.tsx'
import { cx } from '../internal/cx.ts'
import { useTexts } from '../internal/kit-context.ts'

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
  const texts = useTexts('teacherTable', teacherTableMessages, { lang: props.lang })
  const { teachers, numbered = true, headers, className, ...rest } = props
  const { number, photo, name, subject, gender } = { ...texts.headers, ...headers }
  return (
    <RecordTable
      {...rest}
      tableRef={ref}
      className={cx('kit-teacher-table', className)}
      defaults={texts}
      records={teachers}
      ownColumns={[
        ...(numbered ? [numberColumn(number)] : []),
        photoColumn(photo),
        textColumn('name', name, 'title'),
        textColumn('subject', subject),
        textColumn('gender', gender),
      ]}
    />
  )
}

/**
 * A table of teachers. Renders a DataTable and accepts its other props.
 *
 * @csspartsOf DataTable
 * @csspartsOf Photo
 */
export const TeacherTable = forwardRef(Table) as <Row extends TeacherRow<RowKey> = TeacherRow>(
  props: TeacherTableProps<Row> & RefAttributes<HTMLDivElement>,
) => ReactElement
Object.assign(TeacherTable, { displayName: 'TeacherTable' })
