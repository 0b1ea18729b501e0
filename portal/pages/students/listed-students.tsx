import {
  Button,
  type Column,
  type StudentRow,
  StudentTable,
  type StudentTableProps,
  type TableSelection,
} from '@my-school/ui-kit'
import { texts } from '#messages'
import { useTableQuery } from '../../hooks/use-url-query.ts'
import { type ListTable, listTable } from '../../records/list-table.tsx'
import { Selection } from '../../records/selection.tsx'
import { classOrder } from '../../state/school.ts'
import { StudentTools, type ToolsProps } from './student-tools.tsx'

type Row = StudentRow & { rollNumber: string }

/** Classes are sorted as the school has them, and in each class by roll number. */
const sortValue = (row: Row, column: string) =>
  column === 'class' ? `${classOrder(row.grade)} ${row.rollNumber}` : row[column as keyof Row]

/** The column of the class in that order, with the roll number in it: a column more would not fit beside the actions. */
const withRollNumber = (columns: readonly Column<Row>[]) =>
  columns.map(
    (column): Column<Row> =>
      column.key === 'class'
        ? {
            ...column,
            sortBy: (row) => sortValue(row, 'class'),
            cell: ({ grade, rollNumber }) => (
              <span className="class-and-roll">
                <span data-part="class">{grade}</span> <small>{texts().students.list.roll({ rollNumber })}</small>
              </span>
            ),
          }
        : column,
  )

/** Buttons that search for a name with one letter more or less. */
const proposalsOf = ({ proposals, showFound }: ToolsProps['list']) =>
  proposals.length > 0 && (
    <>
      <p>{texts().students.list.near}</p>
      {proposals.map((values) => {
        const [value] = Object.values(values)
        return (
          <Button key={value} variant="quiet" onClick={() => showFound(values)}>
            <bdi>{value}</bdi>
          </Button>
        )
      })}
    </>
  )

type Props = Pick<StudentTableProps, 'rowActions' | 'numbered' | 'stackedActions'> &
  Pick<ListTable, 'add'> &
  ToolsProps & {
    /** Rows can be selected. Not for teachers: the only action would be the export, which is above the list. */
    isSelectable?: boolean
  }

/** The list of students with its tools; `rowActions` are those of each row, `add` leads to the form for a new student. */
export function ListedStudents({ list, pageOf, add, isSelectable, ...rest }: Props) {
  const { staffTitles: titles, students } = texts()
  const text = students.list
  const table = useTableQuery(list.rows, sortValue)
  const listed = (selection?: TableSelection<string>) => (
    <StudentTable
      {...table}
      {...rest}
      {...listTable({
        list,
        texts: text,
        illustration: 'people',
        add,
        isFiltered: list.isFiltered,
        whenFiltered: proposalsOf(list),
      })}
      caption={titles.students}
      photoHeader={text.photo}
      nameHeader={text.name}
      fatherNameHeader={text.fatherName}
      showsReport
      noReportText={text.noReport}
      students={list.rows}
      columns={withRollNumber}
      selection={selection}
    />
  )
  return (
    <>
      <StudentTools list={list} pageOf={pageOf} />
      {isSelectable ? (
        <Selection list="students" known={list.known} shown={list.rows}>
          {listed}
        </Selection>
      ) : (
        listed()
      )}
    </>
  )
}
