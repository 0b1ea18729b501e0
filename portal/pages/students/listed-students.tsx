import { StudentTable, type StudentTableProps } from '@my-school/ui-kit'
import { useTableQuery } from '../../hooks/use-table-query.ts'
import { EmptyList } from '../../layout/empty-list.tsx'
import { strings } from '../../strings/lists.ts'
import { StudentTools } from './student-tools.tsx'
import type { useStudentList } from './use-student-list.ts'

const text = strings.students

type Props = Pick<StudentTableProps, 'actions' | 'numbered' | 'stackedActions'> & {
  list: ReturnType<typeof useStudentList>
}

/** The list of students with its tools; `actions` are those of each row. */
export function ListedStudents({ list, ...rest }: Props) {
  const table = useTableQuery()
  return (
    <>
      <StudentTools list={list} />
      <StudentTable
        {...table}
        {...rest}
        captionHidden
        caption={text.title}
        headers={text.headers}
        showsReport
        noReportText={text.noReport}
        students={list.rows}
        loading={list.status === 'loading'}
        empty={
          <EmptyList
            text={text.empty}
            illustration="people"
            failure={list.status === 'failed' && text.failed}
            onRetry={list.reload}
          />
        }
      />
    </>
  )
}
