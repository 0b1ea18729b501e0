import { StudentTable, type StudentTableProps } from '@my-school/ui-kit'
import { useTableQuery } from '../../hooks/use-table-query.ts'
import { strings } from '../../strings/lists.ts'
import * as titles from '../../strings/titles.ts'
import { NoRows, type NoRowsProps } from '../records/no-rows.tsx'
import { Selection } from '../selection/chunk.ts'
import { StudentTools } from './student-tools.tsx'
import type { useStudentList } from './use-student-list.ts'

const text = strings.students

type Props = Pick<StudentTableProps, 'actions' | 'numbered' | 'stackedActions'> &
  Pick<NoRowsProps, 'add'> & { list: ReturnType<typeof useStudentList> }

/** The list of students with its tools; `actions` are those of each row, `add` leads to the form for a new student. */
export function ListedStudents({ list, add, ...rest }: Props) {
  const table = useTableQuery()
  return (
    <>
      <StudentTools list={list} />
      <Selection list="students" known={list.known} shown={list.rows} onChanged={list.reload}>
        {(selection) => (
          <StudentTable
            {...table}
            {...rest}
            captionHidden
            caption={titles.students}
            headers={text.headers}
            showsReport
            noReportText={text.noReport}
            students={list.rows}
            selection={selection}
            loading={list.status === 'loading'}
            empty={<NoRows list={list} texts={text} illustration="people" add={list.isFiltered ? undefined : add} />}
          />
        )}
      </Selection>
    </>
  )
}
