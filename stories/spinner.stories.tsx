import { Spinner } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { rightToLeft } from './frames.tsx'
import { type Guide, inRow } from './guide.ts'

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['Something is loading, and its progress is not known'],
      avoid: [
        'A table that is loading: use its `loading`, which shows the places of the rows',
        'A wait of less than half a second: show nothing',
      ],
      wording: {
        Label: 'What is loading: ‘Loading students’',
      },
      good: { shows: <Spinner label="Loading students" />, says: 'The label says what is loading.' },
      bad: {
        shows: (
          <span style={inRow}>
            <Spinner label="" />
            <Spinner label="" />
            <Spinner label="" />
          </span>
        ),
        says: 'Three spinners without a label do not say what is loading.',
      },
      screenReader: 'A progress bar without a value, with its label.',
    } satisfies Guide,
  },
  args: { label: 'Loading students' },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading students' })).toBeVisible()
  },
}
export const Small: Story = { args: { size: 'small' } }
export const Large: Story = { args: { size: 'large' } }
export const RightToLeft: Story = { decorators: [rightToLeft] }
