import { DateField } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { formWide, narrow, rightToLeft } from './frames.tsx'

const meta = {
  title: 'Fields/DateField',
  component: DateField,
  decorators: [formWide],
  args: { label: 'filter by date', name: 'date', onValueChange: fn() },
  argTypes: { controlRef: { table: { disable: true } }, ref: { table: { disable: true } } },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    fireEvent.change(canvas.getByLabelText('filter by date'), { target: { value: '2030-05-06' } })
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: '2030-05-06', name: 'date' })
  },
}
export const Chosen: Story = { args: { defaultValue: '2030-05-06' } }
export const WithinLimits: Story = { args: { min: '2030-01-01', max: '2030-12-31', hint: 'A day of the year 2030' } }
export const WithError: Story = { args: { required: true, error: 'Choose a day' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: '2030-05-06' } }
export const Narrow: Story = { decorators: [narrow] }
export const RightToLeft: Story = { decorators: [rightToLeft], args: { label: 'التاريخ', defaultValue: '2030-05-06' } }
