import { Spinner } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { rightToLeft } from './frames.tsx'

const meta = {
  title: 'Frame/Spinner',
  component: Spinner,
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
