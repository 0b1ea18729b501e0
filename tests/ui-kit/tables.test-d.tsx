/**
 * The types of the tables, checked by tsc: each `@ts-expect-error` is an error if the line below it is right.
 */
import {
  type Column,
  DataTable,
  type RowKey,
  type StudentRow,
  StudentTable,
  type StudentTableProps,
  TeacherTable,
  useRowSelection,
} from '@my-school/ui-kit'

interface OnBus extends StudentRow<number> {
  bus: { line: number; since: Date; paid: boolean }
}
declare const students: readonly OnBus[]

const bus: Column<OnBus> = {
  key: 'bus',
  header: <b>Bus</b>,
  label: 'Bus',
  cell: (student) => student.bus.line,
  sortBy: (student) => student.bus.since,
}

export const keepsTheRow = (
  <StudentTable
    students={students}
    rowActions={(student) => student.bus.line.toFixed()}
    columns={(own) => [...own.slice(0, 1), bus, ...own.slice(1), { ...bus, sortBy: (student) => student.bus.paid }]}
    currentRow={students[0]?.id}
  />
)
// @ts-expect-error a student has no train
export const unknownField = <StudentTable students={students} rowActions={(student) => student.train} />
// @ts-expect-error a name is missing
export const missingField = <StudentTable students={[{ id: 1, fatherName: '', grade: '' }]} />
// @ts-expect-error columns are changed by a function
export const array = <StudentTable students={students} columns={[bus]} />
export const teachers = (
  <TeacherTable
    teachers={[{ id: 't', name: '', subject: '', gender: '', room: 7 }]}
    rowActions={({ room }) => room.toFixed()}
  />
)

/** Without a type of its own, a row is a StudentRow whose id is a text. */
export const plain: NonNullable<StudentTableProps['rowActions']> = ({ id }) => id.toUpperCase()

export function Selected() {
  const selection = useRowSelection<number>({
    onSelectedChange: ({ selected }) => selected.has(1),
    allKeys: () => [1, 2],
    rowName: (key) => key.toFixed(),
  })
  // @ts-expect-error the keys are numbers
  selection.selected.has('1')
  return <StudentTable students={students} selection={selection} />
}
export function SelectedByOtherKeys() {
  const selection = useRowSelection<string>()
  // @ts-expect-error the ids of these students are numbers
  return <StudentTable students={students} selection={selection} />
}
export function SelectedByAnyKey() {
  const selection = useRowSelection()
  return <DataTable caption="" columns={[bus]} rows={students} rowKey={({ id }) => id} selection={selection} />
}
export function SelectedInATable() {
  const selection = useRowSelection<string>()
  // @ts-expect-error the keys of these rows are numbers
  return <DataTable caption="" columns={[bus]} rows={students} rowKey={({ id }) => id} selection={selection} />
}

const key: RowKey = students[0]?.id ?? 'none'
export const byServer = (
  <DataTable caption="" columns={[bus]} rows={students} rowKey={({ id }) => id} currentRow={key} total={90} page={2} />
)
// @ts-expect-error rows are not sorted by objects
export const byObjects: Column<OnBus> = { key: 'bus', header: 'Bus', cell: () => '', sortBy: (student) => student.bus }
