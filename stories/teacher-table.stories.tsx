import { LinkButton, TeacherTable } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Selecting } from './frames.tsx'
import type { Guide } from './guide.ts'
import { inColumn, longName, teachers } from './samples.tsx'

const meta = {
  title: 'Tables/TeacherTable',
  component: TeacherTable,
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['Lists of teachers in which staff work'],
      avoid: ['Teachers on a page for visitors: use TeamCard'],
      wording: {
        Caption: 'Which teachers; the default is ‘Teachers’',
        Headers: 'The labels of the form: ‘Name’, ‘Subject’, ‘Gender’',
        Empty: 'After a search: ‘No teacher matches’; for a new school: ‘No teachers yet’',
      },
      good: {
        shows: (
          <TeacherTable teachers={[{ id: '1', name: 'Nadia Hussain', gender: 'Female', subject: 'Mathematics' }]} />
        ),
        says: 'The columns are ready; sorting and the layout for phones are included.',
      },
      bad: { shows: <TeacherTable teachers={[]} empty="Error" />, says: 'An empty list is not an error.' },
      keyboard: { Tab: 'Moves to the sort buttons, the actions and the page buttons.' },
      screenReader: 'The same as DataTable: a native table with its caption.',
    } satisfies Guide,
  },
  decorators: [inColumn],
  args: {
    teachers,
    rowActions: ({ id, name }) => (
      <LinkButton size="small" variant="quiet" href={`#${id}`} aria-label={`Details of ${name}`}>
        Details
      </LinkButton>
    ),
  },
} satisfies Meta<typeof TeacherTable>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Rows can be selected with `useRowSelection`. The bar below the table has the actions for the selected rows. */
export const WithSelection: Story = {
  render: (args) => (
    <Selecting selected={teachers.slice(0, 2).map(({ id }) => id)}>
      {(selection) => <TeacherTable {...args} selection={selection} />}
    </Selecting>
  ),
}
export const Empty: Story = { args: { teachers: [] } }
export const Loading: Story = { args: { teachers: [], loading: true } }
export const ManyItems: Story = {
  args: {
    teachers: Array.from({ length: 120 }, (_, index) => ({
      ...(teachers[index % 3] as (typeof teachers)[0]),
      id: `t${index}`,
    })),
  },
}
export const LongText: Story = {
  args: { teachers: [{ id: 'long', name: longName, subject: longName, gender: 'Other' }, ...teachers] },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Narrow: Story = { parameters: { column: '20rem' } }
