import {
  Button,
  LinkButton,
  type RowSelectionOptions,
  type StudentRow,
  StudentTable,
  type StudentTableProps,
  useRowSelection,
} from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { type Guide, onPaper } from './guide.ts'
import { inColumn, longName, students } from './samples.tsx'

const onPrint = fn()

interface StudentListProps {
  options: RowSelectionOptions<string>
  students: readonly StudentRow[]
  rowActions?: StudentTableProps['rowActions']
}

/** A list with a filter, and with buttons for the selected students. */
function StudentList({ options, students: all, rowActions }: StudentListProps) {
  const [grade, setGrade] = useState('')
  const selection = useRowSelection({
    actions: (
      <Button size="small" onClick={() => onPrint([...selection.selected])}>
        Print
      </Button>
    ),
    ...options,
  })
  return (
    <div style={{ display: 'grid', gap: 'var(--kit-space-3)' }}>
      <label>
        Class <input value={grade} onChange={(event) => setGrade(event.target.value)} inputMode="numeric" size={3} />
      </label>
      <StudentTable
        numbered
        showsReport
        rowActions={rowActions}
        pageSize={5}
        students={all.filter((one) => !grade || one.grade === grade)}
        selection={selection}
      />
    </div>
  )
}

/** Takes what the hook takes: Storybook reads the options of the page from here. It is no story. */
export function Selectable(options: RowSelectionOptions<string>) {
  return <StudentList options={options} students={students(12)} />
}

const meta = {
  title: 'Tables/useRowSelection',
  component: Selectable,
  excludeStories: ['Selectable'],
  decorators: [inColumn],
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'new',
      use: [
        'One action for several rows, such as printing or deleting',
        'A selection of rows from several pages or filters',
      ],
      avoid: [
        'An action for one row: use `rowActions` of the table',
        'A choice of one row: give each row a link or a button',
        'A list without an action for several rows: leave the checkboxes out',
      ],
      wording: {
        Count: 'How many rows are selected, and how many of them are not on the page; the default says both',
        Actions: 'A verb for all selected rows: ‘Print’, ‘Move to class’',
        Question: 'The verb with the number of rows: ‘Delete 3 students’',
      },
      good: {
        shows: <p style={onPaper}>3 selected, 1 of them not on this page · Print · Clear selection</p>,
        says: 'It is clear how many rows the action applies to, including rows that are not in view.',
      },
      bad: {
        shows: <p style={onPaper}>☑ Ayesha Khan · Delete</p>,
        says: 'A checkbox and a button are in the same row: it is not clear what will be deleted.',
      },
      keyboard: {
        Tab: 'Moves to the checkboxes of the page, then to the bar below the table.',
        Space: 'Selects the row, or clears its selection.',
        'Shift+Space, Shift+click': 'Does the same with all rows from the last one that was selected.',
        'Up, Down': 'Move to the checkbox of the previous or the next row.',
        'Home, End': 'Move to the checkbox of the header or of the last row.',
        Escape: 'On a checkbox or in the bar: clears the whole selection.',
      },
      screenReader:
        'Each checkbox is read with the name of its row and its state. The number of selected rows is announced at each change.',
    } satisfies Guide,
    docs: {
      description: {
        component:
          'A hook that lets the user select rows of any table: `<StudentTable selection={useRowSelection({ actions })} />`. It is separate from the table, so that a page without a selection does not load it.',
      },
    },
  },
} satisfies Meta<typeof Selectable>
export default meta
type Story = StoryObj<typeof meta>

const view = (canvas: HTMLElement) => {
  const page = within(canvas)
  const rows = () => page.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select (?!all)/ })
  return {
    page,
    rows,
    checked: () =>
      rows()
        .map(({ checked }) => (checked ? '×' : '–'))
        .join(''),
    press: (name: string) => userEvent.click(page.getByRole('button', { name })),
  }
}

export const Default: Story = {}
/** Shift selects a range, or clears its selection: the other rows get the state of the first row. */
export const Range: Story = {
  play: async ({ canvasElement }) => {
    const { page, rows, checked, press } = view(canvasElement)
    const [, second, , , last] = rows()
    await userEvent.click(second as Element)
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.click(last as Element)
    await user.keyboard('{/Shift}')
    await expect(checked()).toBe('–××××')
    await expect(page.getByText('4 selected')).toBeVisible()
    await expect(canvasElement.querySelectorAll('tr[data-state=selected]')).toHaveLength(4)
    await expect(canvasElement.querySelector('[data-part=selection]')).toHaveAttribute('data-state', 'open')
    await press('Print')
    await expect(onPrint).toHaveBeenLastCalledWith(['s1', 's2', 's3', 's4'])
    await user.keyboard('{Shift>}')
    await user.click(rows()[3] as Element)
    await user.keyboard('{/Shift}')
    await expect(checked()).toBe('–××––')
  },
}
/** The checkbox of the header selects all rows of the page; the bar then offers to select the rows of all pages. */
export const All: Story = {
  play: async ({ canvasElement }) => {
    const { page, rows, press } = view(canvasElement)
    const header = page.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' })
    await userEvent.click(rows()[0] as Element)
    await expect(header).toBePartiallyChecked()
    await userEvent.click(header)
    await expect(header).toBeChecked()
    await press('Select all 12')
    await expect(page.getByText('12 selected, 7 of them not on this page')).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Select all 12' })).toBeNull()
    await userEvent.click(header)
    await press('Next')
    await expect(page.getByText('7 selected, 2 of them not on this page')).toBeVisible()
  },
}
/** Rows stay selected, and are counted, when a filter hides them or when they are on another page. */
export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const { page, rows, checked, press } = view(canvasElement)
    await userEvent.click(rows()[0] as Element)
    await userEvent.type(page.getByLabelText('Class'), '8')
    await expect(page.getByText('1 selected, 1 of them not on this page')).toBeVisible()
    await userEvent.click(rows()[0] as Element)
    await userEvent.clear(page.getByLabelText('Class'))
    await expect(checked()).toBe('××–––')
    await press('Clear selection')
    await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toHaveFocus()
    await expect(page.queryByRole('button', { name: 'Print' })).toBeNull()
  },
}
const selected = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const { rows } = view(canvasElement)
  for (const row of rows().slice(1, 3)) await userEvent.click(row)
}
export const LongText: Story = {
  render: (options) => (
    <StudentList
      options={options}
      students={[{ id: 'long', name: longName, fatherName: longName, grade: '10' }, ...students(3)]}
      rowActions={({ name }) => (
        <LinkButton size="small" variant="quiet" href="#details" aria-label={`Details of ${name}`}>
          Details
        </LinkButton>
      )}
    />
  ),
  play: selected,
}
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: selected }
/** The checkbox is at the end of the title of each stacked row. */
export const Narrow: Story = { parameters: { column: '20rem' }, play: selected }
