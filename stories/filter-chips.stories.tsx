import { FilterChips } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inColumn } from './samples.tsx'

const meta = {
  title: 'Data/FilterChips',
  component: FilterChips,
  decorators: [inColumn],
  args: {
    filters: [
      { key: 'class', label: 'Class', value: '5' },
      { key: 'name', label: 'Name', value: 'khan bilal' },
      { key: 'missing', label: 'Report still missing' },
    ],
    onRemove: fn(),
  },
} satisfies Meta<typeof FilterChips>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove Name khan bilal' }))
    await expect(args.onRemove).toHaveBeenCalledWith(args.filters[1])
    // The chips stay here, so the focus has gone to the one that follows.
    await expect(within(canvasElement).getByRole('button', { name: 'Remove Report still missing' })).toHaveFocus()
  },
}
export const One: Story = { args: { filters: [{ key: 'class', label: 'Class', value: '10' }] } }
export const LongValue: Story = {
  args: {
    filters: [
      {
        key: 'address',
        label: 'Address',
        value: 'House 14, the street behind the old post office, next to the second gate of the park',
      },
      { key: 'class', label: 'Class', value: '5' },
    ],
  },
}
export const RightToLeft: Story = {
  args: {
    label: 'المرشحات',
    removeLabel: 'إزالة',
    filters: [
      { key: 'class', label: 'الصف', value: '٥' },
      { key: 'name', label: 'الاسم', value: 'بلال خان' },
    ],
  },
  globals: { direction: 'rtl' },
}
export const Narrow: Story = { parameters: { column: '14rem' } }
