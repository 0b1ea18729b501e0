import { Button, EmptyState } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from './guide.ts'
import { inColumn } from './samples.tsx'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['A list or a page that has nothing to show, when this is not an error'],
      avoid: [
        'Something that failed: use Alert, and offer ‘Try again’',
        'Content that is still loading: use Spinner, or `loading` of the table',
      ],
      wording: {
        Heading: 'What is not there: ‘Your school has no students yet’',
        Text: 'The reason, if it is not obvious, in at most one sentence',
        Action: 'The first step: ‘See the first steps’, ‘Add student’',
      },
      good: {
        shows: <EmptyState heading="No notices yet" actions={<Button size="small">Add notice</Button>} />,
        says: 'It says what is missing and offers the next step.',
      },
      bad: { shows: <EmptyState heading="No data" />, says: 'It does not say which data is missing or what to do.' },
      screenReader:
        'Reads the text. The drawing is decoration, and the heading is not part of the outline of the page.',
    } satisfies Guide,
  },
  decorators: [inColumn],
  args: { heading: 'There are no notices', illustration: 'board' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Board: Story = {}
export const People: Story = { args: { heading: 'No students', illustration: 'people' } }
export const Report: Story = {
  args: { heading: 'There is no report yet', illustration: 'report', children: 'It will be here soon' },
}
export const Search: Story = {
  args: {
    heading: 'Nobody has that name',
    illustration: 'search',
    children: 'Part of a name is enough, in small or capital letters.',
    actions: <Button variant="quiet">Show all</Button>,
  },
}
export const TextAlone: Story = { args: { illustration: undefined } }
export const LongText: Story = {
  args: {
    heading: 'There is no notice on the board for the day that was chosen, nor for the days around it',
    children: 'Notices stay on the board through the last day they are valid; after it only the office sees them.',
  },
}
export const RightToLeft: Story = { args: { heading: 'لا توجد إعلانات' }, globals: { direction: 'rtl' } }
export const Narrow: Story = { parameters: { column: '15rem' } }
