import { SelectField } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { formWide, narrow, rightToLeft } from './frames.tsx'

const meta = {
  title: 'Fields/SelectField',
  component: SelectField,
  decorators: [formWide],
  args: {
    label: 'Condition',
    name: 'condition',
    options: ['Excellent', 'Good', 'Average', 'Bad', 'Worst'],
    onValueChange: fn(),
  },
  argTypes: { controlRef: { table: { disable: true } }, ref: { table: { disable: true } } },
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Condition' }), 'Good')
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: 'Good', name: 'condition' })
  },
}
/** No option is selected at first. */
export const NothingChosen: Story = { args: { placeholder: 'Choose a condition', required: true } }
export const Chosen: Story = { args: { defaultValue: 'Average' } }
export const WithError: Story = {
  args: { placeholder: 'Choose a condition', required: true, error: 'Choose a condition' },
}
export const Disabled: Story = { args: { disabled: true } }
export const ManyOptions: Story = {
  args: {
    label: 'Student',
    name: 'student',
    options: Array.from({ length: 200 }, (_, at) => ({ value: String(at), label: `Student number ${at + 1}` })),
  },
}
export const LongText: Story = {
  decorators: [narrow],
  args: { options: ['The second class of the afternoon, in the new building behind the library', 'Another one'] },
}
export const RightToLeft: Story = { decorators: [rightToLeft], args: { label: 'الصف', options: ['١', '٢', '٣'] } }
