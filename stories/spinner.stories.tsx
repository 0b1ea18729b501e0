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
      use: ['Waiting for something whose end is not known'],
      avoid: ['A list that loads: DataTable shows its rows’ places', 'Less than half a second: show nothing'],
      wording: {
        Label: 'What is loading, with its object: ‘Loading the notices’',
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
        says: 'Three rings, and none says what is loading.',
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
