import { Button, LinkButton, StudentTable, type StudentTableProps, useRowSelection } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inColumn, longName, students } from './samples.tsx'

const onPrint = fn()

/** A list with a filter, and with buttons for the selected students. */
function Selectable({ students: all, ...props }: StudentTableProps) {
  const [grade, setGrade] = useState('')
  const selection = useRowSelection<string>({
    actions: (
      <Button size="small" onClick={() => onPrint([...selection.selected])}>
        Print
      </Button>
    ),
  })
  return (
    <div style={{ display: 'grid', gap: 'var(--kit-space-3)' }}>
      <label>
        Class <input value={grade} onChange={(event) => setGrade(event.target.value)} inputMode="numeric" size={3} />
      </label>
      <StudentTable {...props} students={all.filter((one) => !grade || one.grade === grade)} selection={selection} />
    </div>
  )
}

const meta = {
  title: 'Data/useRowSelection',
  component: StudentTable,
  decorators: [inColumn],
  render: (args) => <Selectable {...(args as StudentTableProps)} />,
  args: { students: students(12), pageSize: 5, numbered: true, showsReport: true },
  parameters: {
    docs: {
      description: {
        component:
          'A hook that lets the user select rows of any table: `<StudentTable selection={useRowSelection({ actions })} />`. It is apart from the table, so that a page without selections does not load it.',
      },
    },
  },
} satisfies Meta<typeof StudentTable>
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
/** A range is selected with Shift: as its first row is unselected or selected, so are the others. */
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
    await press('Print')
    await expect(onPrint).toHaveBeenLastCalledWith(['s1', 's2', 's3', 's4'])
  },
}
/** The checkbox of the header selects the page; the bar then offers the rows of all pages. */
export const All: Story = {
  play: async ({ canvasElement }) => {
    const { page, press } = view(canvasElement)
    const header = page.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' })
    await userEvent.click(header)
    await press('Select all 12')
    await expect(page.getByText('12 selected, 7 of them not on this page')).toBeVisible()
    await userEvent.click(header)
    await press('Next')
    await expect(page.getByText('7 selected, 2 of them not on this page')).toBeVisible()
  },
}
/** What a filter or another page leaves out stays selected, and is counted. */
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
  args: {
    students: [{ id: 'long', name: longName, fatherName: longName, grade: '10' }, ...students(3)],
    actions: ({ name }) => (
      <LinkButton size="small" variant="quiet" href="#details" aria-label={`Details of ${name}`}>
        Details
      </LinkButton>
    ),
  },
  play: selected,
}
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: selected }
/** The checkbox is beside the card. */
export const Narrow: Story = { parameters: { column: '20rem' }, play: selected }
