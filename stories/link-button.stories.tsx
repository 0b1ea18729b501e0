import { BackIcon, LinkButton } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { narrow, rightToLeft } from './frames.tsx'

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  args: { href: '#about', children: 'Read more' },
  argTypes: { icon: { control: false }, ref: { table: { disable: true } } },
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '#about')
  },
}
export const Quiet: Story = { args: { variant: 'quiet', children: 'Back', icon: <BackIcon /> } }
export const Danger: Story = { args: { variant: 'danger', children: 'Report Delete' } }
export const Small: Story = { args: { size: 'small', variant: 'quiet', children: 'Details' } }
export const LongText: Story = {
  decorators: [narrow],
  args: { children: 'More about the sports day of all classes' },
}
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { variant: 'quiet', icon: <BackIcon />, children: 'رجوع' },
}
