import { NumberField } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { formWide, narrow, rightToLeft } from './frames.tsx'
import type { Guide } from './guide.ts'

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['A whole number that is counted: age, fee, years of experience'],
      avoid: ['Digits that are no number: phone, bank account: use TextField', 'Choosing one of five: use RadioGroup'],
      wording: {
        Label: 'What is counted: ‘Age’, ‘Fee’; a unit in the hint',
        Hint: 'The limits, if they are not plain: ‘In rupees a month’',
        Error: 'The limit that was passed: ‘Enter an age from 3 to 30’',
      },
      good: {
        shows: <NumberField label="Age" name="good" max={120} />,
        says: 'A number beyond the limit is reported at once.',
      },
      bad: {
        shows: <NumberField label="Phone" name="bad" />,
        says: 'A phone number may begin with 0 or +. Use TextField.',
      },
      keyboard: { Digits: 'Are typed; the wheel and the arrows change nothing by accident.' },
      screenReader: 'A text field with label, hint, range and error; phones show digits.',
    } satisfies Guide,
  },
  decorators: [formWide],
  args: { label: 'Age', name: 'age', onValueChange: fn() },
  argTypes: {
    rangeMessage: { control: false },
    rootRef: { table: { disable: true } },
    ref: { table: { disable: true } },
  },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Age' })
    await userEvent.type(input, '12')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '12', name: 'age' })
    await userEvent.type(input, 'a')
    await expect(input.validity.patternMismatch).toBe(true)
  },
}
/** Form checks the range; the error says which numbers are valid. */
export const WithRange: Story = {
  args: { min: 3, max: 25, hint: 'From 3 to 25' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(input, '99')
    await expect(input.validationMessage).toBe('From 3 to 25')
    await userEvent.clear(input)
    await expect(input.validity.valid).toBe(true)
    await userEvent.type(input, '12')
    await expect(input.validity.valid).toBe(true)
  },
}
export const WithError: Story = { args: { required: true, error: 'Enter the age in years', defaultValue: 'twelve' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: '12' } }
export const LongText: Story = {
  decorators: [narrow],
  args: { label: 'Fee for the whole school year, without the bus', defaultValue: '12345678901234567890' },
}
export const RightToLeft: Story = { decorators: [rightToLeft], args: { label: 'العمر', defaultValue: '12' } }
