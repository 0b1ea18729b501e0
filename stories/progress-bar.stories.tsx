import { ProgressBar } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const meta = {
  title: 'Frame/ProgressBar',
  component: ProgressBar,
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
/** The end is not known. */
export const Indeterminate: Story = { args: { value: null } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
