import { Badge } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = { title: 'Data/Badge', component: Badge, args: { children: 'Draft' } } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Red: Story = { args: { tone: 'red', children: 'Expired' } }
export const Green: Story = { args: { tone: 'green', children: 'Excelent' } }
export const Yellow: Story = { args: { tone: 'yellow', children: 'Average' } }
export const LongText: Story = {
  args: { tone: 'red', children: 'Expired on the last day of the school year, and still kept for whoever asks' },
}
export const RightToLeft: Story = { args: { children: 'منتهي' }, globals: { direction: 'rtl' } }
