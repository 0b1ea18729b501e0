import { Badge } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from './guide.ts'

const meta = {
  title: 'Content/Badge',
  component: Badge,
  parameters: {
    guide: {
      since: '0.1.0',
      use: [
        'One or two words about the thing beside it: ‘Draft’, ‘Expired’, a number',
        'A state that people compare from row to row',
      ],
      avoid: ['Something to press: use Button or FilterChips', 'A sentence: write it as text'],
      wording: {
        Text: 'One or two words: an adjective such as ‘Expired’ or ‘Cancelled’, or a number with its noun',
        Form: 'A capital letter at the start, no full stop',
      },
      good: {
        shows: (
          <span>
            Sports day <Badge tone="warning">Expired</Badge>
          </span>
        ),
        says: 'One word beside the thing that it describes.',
      },
      bad: {
        shows: <Badge>This notice has expired and visitors cannot see it any more</Badge>,
        says: 'A sentence in a stamp is hard to read. Write it as text.',
      },
      screenReader: 'The text is read in its place. The colour adds nothing to the word.',
    } satisfies Guide,
  },
  args: { children: 'Draft' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Info: Story = { args: { tone: 'info', children: 'New' } }
export const Danger: Story = { args: { tone: 'danger', children: 'Expired' } }
export const Success: Story = { args: { tone: 'success', children: 'Excellent' } }
export const Warning: Story = { args: { tone: 'warning', children: 'Average' } }
export const LongText: Story = {
  args: { tone: 'danger', children: 'Expired on the last day of the school year, and still in the archive' },
}
export const RightToLeft: Story = { args: { children: 'منتهي' }, globals: { direction: 'rtl' } }
