import {
  type Column,
  type StudentRow,
  StudentTable,
  type StudentTableProps,
  type TableSelection,
} from '@my-school/ui-kit'
import { useTableQuery } from '../../hooks/use-table-query.ts'
import { classPlace } from '../../state/class-place.ts'
import { strings as text } from '../../strings/student-list.ts'
import { strings as titles } from '../../strings/titles.ts'
import { NoRows, type NoRowsProps } from '../lists/no-rows.tsx'
import { Selection } from '../selection/selection-chunk.ts'
import { StudentTools } from './student-tools.tsx'
import type { useStudentList } from './use-student-list.ts'

/** The column of the class, sorted as the school has its classes. */
const inOrderOfSchool = (columns: readonly Column<StudentRow>[]) =>
  columns.map((column) =>
    column.key === 'class' ? { ...column, sortBy: ({ grade }: StudentRow) => classPlace(grade) } : column,
  )

type Props = Pick<StudentTableProps, 'rowActions' | 'numbered' | 'stackedActions'> &
  Pick<NoRowsProps, 'add'> & {
    list: ReturnType<typeof useStudentList>
    /** Rows can be selected. Not for teachers: the only action would be the export, which is above the list. */
    isSelectable?: boolean
  }

/** The list of students with its tools; `rowActions` are those of each row, `add` leads to the form for a new student. */
export function ListedStudents({ list, add, isSelectable, ...rest }: Props) {
  const table = useTableQuery()
  const listed = (selection?: TableSelection<string>) => (
    <StudentTable
      {...table}
      {...rest}
      captionHidden
      caption={titles.students}
      photoHeader={text.photo}
      nameHeader={text.name}
      fatherNameHeader={text.fatherName}
      showsReport
      noReportText={text.noReport}
      students={list.rows}
      columns={inOrderOfSchool}
      selection={selection}
      loading={list.status === 'loading'}
      empty={<NoRows list={list} texts={text} illustration="people" add={list.isFiltered ? undefined : add} />}
    />
  )
  return (
    <>
      <StudentTools list={list} />
      {isSelectable ? (
        <Selection list="students" known={list.known} shown={list.rows} onChanged={list.reload}>
          {listed}
        </Selection>
      ) : (
        listed()
      )}
    </>
  )
}
