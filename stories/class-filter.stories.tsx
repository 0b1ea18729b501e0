import { ClassFilter } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { classes, inColumn } from './samples.tsx'

const meta = {
  title: 'Domain/ClassFilter',
  component: ClassFilter,
  decorators: [inColumn],
  args: { value: '', classes, resetHref: '#students', onValueChange: fn() },
} satisfies Meta<typeof ClassFilter>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByLabelText('Class'), '7')
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: '7' })
  },
}
export const Chosen: Story = { args: { value: '10' } }
export const OtherClasses: Story = { args: { classes: ['Nursery', 'Kindergarten', 'Lower school'], label: 'Group' } }
export const RightToLeft: Story = {
  args: { label: 'الصف', allLabel: 'كل الصفوف', resetLabel: 'إعادة' },
  globals: { direction: 'rtl' },
}
export const Narrow: Story = { parameters: { column: '14rem' } }
