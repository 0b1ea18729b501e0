'use client'

import { type ForwardedRef, forwardRef, type ReactElement, type ReactNode, type RefAttributes } from 'react'
import { numberColumn, photoColumn, textColumn } from '../data-table/common-columns.tsx'
import type { RowKey } from '../data-table/index.ts'
import { RecordTable, type RecordTableProps } from '../data-table/record-table.tsx'
import { cx } from '../internal/cx.ts'
import { useTexts } from '../internal/kit-context.ts'
import { teacherTableMessages } from './teacher-table.messages.ts'

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
   * Header of the column with the subject.
   * @default 'Subject'
   */
  subjectHeader?: string
  /**
   * Header of the column with the gender.
   * @default 'Gender'
   */
  genderHeader?: string
}

function Table<Row extends TeacherRow<RowKey>>(props: TeacherTableProps<Row>, ref: ForwardedRef<HTMLDivElement>) {
  const [texts, { teachers, numbered = true, className, ...rest }, locale] = useTexts(
    'teacherTable',
    teacherTableMessages,
    props,
  )
  return (
    <RecordTable
      {...rest}
      caption={texts.caption}
      empty={texts.empty}
      tableRef={ref}
      className={cx('kit-teacher-table', className)}
      records={teachers}
      ownColumns={[
        ...(numbered ? [numberColumn(texts.numberHeader, locale)] : []),
        photoColumn(texts.photoHeader),
        textColumn('name', texts.nameHeader, 'title'),
        textColumn('subject', texts.subjectHeader),
        textColumn('gender', texts.genderHeader),
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
