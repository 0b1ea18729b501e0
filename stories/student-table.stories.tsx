import { LinkButton, StudentTable } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Selecting } from './frames.tsx'
import type { Guide } from './guide.ts'
import { inColumn, longName, students } from './samples.tsx'

const meta = {
  title: 'Tables/StudentTable',
  component: StudentTable,
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['Lists of students in which staff work'],
      avoid: ['A table with quite different columns: use DataTable', 'One student: use DetailList'],
      wording: {
        Caption: 'Which students: ‘Students of class 3’',
        Headers: 'The labels of the form: ‘Name’, ‘Father’s name’, ‘Class’',
        Empty: 'After a search: ‘No student matches’; for a new school: ‘No students yet’',
        Report: 'The condition in words, ‘Good’; without a report ‘None yet’; never only a colour',
      },
      good: {
        shows: <StudentTable students={[{ id: '1', name: 'Ayesha Khan', fatherName: 'Bilal Khan', grade: '5' }]} />,
        says: 'The columns are ready; sorting and the layout for phones are included.',
      },
      bad: {
        shows: <StudentTable students={[]} empty="404" />,
        says: 'This is the word of a program. Say that no student matches.',
      },
      keyboard: {
        Tab: 'Moves to the sort buttons, the actions and the page buttons.',
        'Enter, Space': 'On a sort button: sorts by that column.',
      },
      screenReader: 'The same as DataTable: a native table with its caption.',
    } satisfies Guide,
  },
  decorators: [inColumn],
  args: {
    students: students(8),
    numbered: true,
    rowActions: ({ id, name }) => (
      <div style={{ display: 'inline-flex', flexWrap: 'wrap', gap: '0.5rem' }}>
        <LinkButton size="small" variant="quiet" href={`#${id}`} aria-label={`Details of ${name}`}>
          Details
        </LinkButton>
        <LinkButton size="small" variant="quiet" href={`#${id}-report`} aria-label={`Report of ${name}`}>
          Report
        </LinkButton>
      </div>
    ),
  },
} satisfies Meta<typeof StudentTable>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Classes are sorted as numbers: 10 comes last. */
export const SortedByClass: Story = {
  args: { students: students(20) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Class' }))
    const classes = [...canvasElement.querySelectorAll('tbody [data-column="class"]')].map((cell) =>
      Number(cell.textContent),
    )
    await expect(classes).toEqual(classes.toSorted((a, b) => a - b))
  },
}
/** Rows can be selected with `useRowSelection`. The bar below the table has the actions for the selected rows. */
export const WithSelection: Story = {
  args: { students: students(3) },
  render: (args) => (
    <Selecting selected={students(2).map(({ id }) => id)}>
      {(selection) => <StudentTable {...args} selection={selection} />}
    </Selecting>
  ),
}
export const WithoutNumbers: Story = { args: { numbered: false } }
export const WithoutActions: Story = { args: { rowActions: undefined } }
export const OneItem: Story = { args: { students: students(1) } }
export const ManyItems: Story = { args: { students: students(1000) } }
export const Empty: Story = { args: { students: [] } }
/** The shape of the rows, without any words. */
export const Loading: Story = {
  args: { students: [], loading: true },
  play: async ({ canvasElement }) => {
    const cells = [...canvasElement.querySelectorAll('[data-part="skeleton"] > *')]
    const words = cells.map((cell) => getComputedStyle(cell, '::before').content)
    await expect(new Set(words)).toEqual(new Set(['none']))
  },
}
export const NoPhoto: Story = { args: { students: students(3).map((student) => ({ ...student, photoSrc: null })) } }
/** A long name does not change the other rows. The actions of each row are in one line, at the end. */
export const LongText: Story = {
  args: { students: [{ id: 'long', name: longName, fatherName: longName, grade: '10' }, ...students(3)] },
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll<HTMLElement>('tbody > tr')]
    const places = rows.map((row) => [...row.querySelectorAll('a')].map((link) => link.getBoundingClientRect()))
    for (const [first, last] of places) {
      await expect(first?.top).toBe(last?.top)
      await expect(last?.left).toBe(places[0]?.[1]?.left)
    }
    const [long, ...others] = rows
    const heights = () => others.map(({ offsetHeight }) => offsetHeight)
    const beside = heights()
    if (long) long.style.display = 'none'
    const alone = heights()
    if (long) long.style.display = ''
    await expect(beside).toEqual(alone)
  },
}
export const RightToLeft: Story = {
  args: {
    caption: 'الطلاب',
    numberHeader: 'رقم',
    photoHeader: 'صورة',
    nameHeader: 'الاسم',
    fatherNameHeader: 'اسم الأب',
    fatherNameLabel: 'الأب',
    gradeHeader: 'الصف',
    actionsHeader: 'إجراءات',
    students: [{ id: 'r', name: 'عائشة خان', fatherName: 'بلال خان', grade: '4' }, ...students(2)],
  },
  globals: { direction: 'rtl' },
}
/** The app adds its own columns: `columns` receives the columns of the table and returns those to show. */
export const OwnColumns: Story = {
  args: {
    rowActions: undefined,
    columns: (own) => [
      ...own.filter(({ key }) => key !== 'fatherName'),
      { key: 'bus', header: 'Bus', cell: ({ id }) => `Line ${String(id).slice(1)}`, align: 'end' },
    ],
  },
}
const withReports = students(8).map((student, at) => ({ ...student, report: at % 3 ? null : 'Good' }))
/** The table shows the condition of each report, or that there is no report. */
export const WithReports: Story = { args: { students: withReports, showsReport: true } }
/** The actions are beside the texts, so that more students are in view. */
export const NarrowAndDense: Story = {
  parameters: { column: '20rem' },
  args: { students: withReports, showsReport: true, numbered: false, stackedActions: 'beside' },
  play: async ({ canvas, canvasElement }) => {
    const begin = getComputedStyle(canvasElement).direction === 'rtl' ? 'right' : 'left'
    const places = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect()[begin])
    await expect(new Set(places).size).toBe(1)
  },
}
export const Narrow: Story = { parameters: { column: '20rem' } }
