import { Badge } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = { title: 'Data/Badge', component: Badge, args: { children: 'Draft' } } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Danger: Story = { args: { tone: 'danger', children: 'Expired' } }
export const Success: Story = { args: { tone: 'success', children: 'Excellent' } }
export const Warning: Story = { args: { tone: 'warning', children: 'Average' } }
export const LongText: Story = {
  args: { tone: 'danger', children: 'Expired on the last day of the school year, and still in the archive' },
}
export const RightToLeft: Story = { args: { children: 'منتهي' }, globals: { direction: 'rtl' } }
