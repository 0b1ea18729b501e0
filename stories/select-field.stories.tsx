import { SelectField } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { formWide, narrow, rightToLeft } from './frames.tsx'
import type { Guide } from './guide.ts'

const meta = {
  title: 'Forms/SelectField',
  component: SelectField,
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['One of seven to twenty options that people know, such as the class'],
      avoid: ['Up to six options: use RadioGroup', 'More options, or options that people search: use Combobox'],
      wording: {
        Label: 'What is chosen: ‘Class’',
        Placeholder: 'What to do: ‘Choose a class’; not ‘Please select’',
        Options: 'Nouns of the same kind, in an order that people know',
        Error: 'The same as the placeholder: ‘Choose a class’',
      },
      good: {
        shows: <SelectField label="Class" name="good" placeholder="Choose a class" options={['1', '2', '3']} />,
        says: 'No class is chosen until somebody chooses one.',
      },
      bad: {
        shows: <SelectField label="Class" name="bad" options={['1', '2', '3']} />,
        says: 'The first class is chosen by accident. Set a placeholder.',
      },
      keyboard: { 'Arrow keys': 'Change the option.', Letters: 'Move to the option that begins with them.' },
      screenReader: 'A native select with label, hint and error.',
    } satisfies Guide,
  },
  decorators: [formWide],
  args: {
    label: 'Condition',
    name: 'condition',
    options: ['Excellent', 'Good', 'Average', 'Bad', 'Worst'],
    onValueChange: fn(),
  },
  argTypes: { rootRef: { table: { disable: true } }, ref: { table: { disable: true } } },
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
/** Each option is in its own language, which its `lang` names. */
export const Languages: Story = {
  args: {
    label: 'Language',
    name: 'language',
    options: [
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'ur', label: 'اردو', lang: 'ur' },
    ],
  },
}
export const LongText: Story = {
  decorators: [narrow],
  args: { options: ['The second class of the afternoon, in the new building behind the library', 'Another one'] },
}
export const RightToLeft: Story = { decorators: [rightToLeft], args: { label: 'الصف', options: ['١', '٢', '٣'] } }
