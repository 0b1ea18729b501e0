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
      use: ['A list or a page that has nothing to show, and this is no error'],
      avoid: [
        'Something that failed: say so and offer Try again',
        'Still loading: use Spinner, or the table’s loading state',
      ],
      wording: {
        Heading: 'What is not there: ‘Your school has no students yet’',
        Text: 'Why, if it is not plain; at most one sentence',
        Action: 'The first step: ‘See the first steps’, ‘Add student’',
      },
      good: {
        shows: <EmptyState heading="No notices yet" actions={<Button size="small">Add notice</Button>} />,
        says: 'It says what is missing and leads on.',
      },
      bad: { shows: <EmptyState heading="No data" />, says: 'Which data? And what now?' },
      screenReader: 'Plain text; the drawing is decoration. It adds no heading to the outline.',
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
