import { ProgressBar } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Guide } from './guide.ts'

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['An action whose progress is known: sending a photo, an import'],
      avoid: ['An action whose progress is not known: use Spinner'],
      wording: {
        Label: 'What is happening, with its object: ‘Sending the photo’',
        Value: 'A percentage; in words if the parts matter: ‘12 of 30 students’',
      },
      good: { shows: <ProgressBar value={0.6} label="Sending the photo" />, says: 'The label says what is happening.' },
      bad: {
        shows: <ProgressBar value={0.99} label="Loading" />,
        says: 'It stays at 99%. If the progress is not known, use Spinner.',
      },
      screenReader: 'A native progress element with its label and value.',
    } satisfies Guide,
  },
  args: { value: 0.6, label: 'Sending the photo' },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Sending the photo' })).toHaveProperty(
      'value',
      0.6,
    )
  },
}
export const Beginning: Story = { args: { value: 0 } }
export const Done: Story = { args: { value: 1 } }
/** The progress is not known. */
export const Indeterminate: Story = { args: { value: null } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
