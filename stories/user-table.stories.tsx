import { UserTable } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from './guide.ts'
import { inColumn, longName, users } from './samples.tsx'

const meta = {
  title: 'Tables/UserTable',
  component: UserTable,
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['The list of who can log in'],
      avoid: ['Students or teachers with their records: use their own tables'],
      wording: {
        Headers: '‘User id’, ‘Role’, ‘Last name of the father’',
        Role: 'In words: ‘Teacher’, ‘Admin’',
        Empty: '‘No user was found’',
      },
      good: {
        shows: <UserTable users={[{ id: '1', userId: 'head', role: 'Admin', answer: 'Khan' }]} />,
        says: 'Ready columns; the role in words.',
      },
      bad: {
        shows: <UserTable users={[{ id: '2', userId: 'head', role: '3', answer: 'Khan' }]} />,
        says: 'A number means nothing to a reader.',
      },
      keyboard: { Tab: 'Leads to the sort buttons, the actions and the pages.' },
      screenReader: 'As DataTable.',
    } satisfies Guide,
  },
  decorators: [inColumn],
  args: { users },
} satisfies Meta<typeof UserTable>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
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
