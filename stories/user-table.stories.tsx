import { UserTable } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Selecting } from './frames.tsx'
import type { Guide } from './guide.ts'
import { inColumn, longName, users } from './samples.tsx'

const meta = {
  title: 'Tables/UserTable',
  component: UserTable,
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['The list of people who can log in'],
      avoid: ['The records of students or teachers: use StudentTable or TeacherTable'],
      wording: {
        Headers: 'The labels of the form: ‘User id’, ‘Role’, ‘Recovery answer’',
        Role: 'In words: ‘Teacher’, ‘Admin’',
        Empty: 'After a search: ‘No user matches’',
      },
      good: {
        shows: <UserTable users={[{ id: '1', userId: 'head', role: 'Admin', answer: 'Khan' }]} />,
        says: 'The columns are ready, and the role is in words.',
      },
      bad: {
        shows: <UserTable users={[{ id: '2', userId: 'head', role: '3', answer: 'Khan' }]} />,
        says: 'People do not know what the number means.',
      },
      keyboard: { Tab: 'Moves to the sort buttons, the actions and the page buttons.' },
      screenReader: 'The same as DataTable: a native table with its caption.',
    } satisfies Guide,
  },
  decorators: [inColumn],
  args: { users },
} satisfies Meta<typeof UserTable>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Rows can be selected with `useRowSelection`. The bar below the table has the actions for the selected rows. */
export const WithSelection: Story = {
  render: (args) => (
    <Selecting selected={users.slice(0, 2).map(({ id }) => id)}>
      {(selection) => <UserTable {...args} selection={selection} />}
    </Selecting>
  ),
}
export const Empty: Story = { args: { users: [] } }
export const Loading: Story = { args: { users: [], loading: true } }
export const LongText: Story = {
  args: {
    users: [{ id: 'long', role: 'Student', userId: `${longName}-4711@mySchool.com`, answer: longName }, ...users],
  },
}
export const ManyItems: Story = {
  args: {
    users: Array.from({ length: 1000 }, (_, index) => ({
      ...(users[index % 4] as (typeof users)[0]),
      id: `u${index}`,
    })),
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Narrow: Story = { parameters: { column: '20rem' } }
