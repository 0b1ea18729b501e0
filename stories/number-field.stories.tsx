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
      use: ['A whole number of something: age, fee, years of experience'],
      avoid: [
        'Digits that are not a number, such as a phone number or a bank account: use TextField',
        'One of a few numbers: use RadioGroup',
      ],
      wording: {
        Label: 'What the number is: ‘Age’, ‘Fee’; the unit is in the hint',
        Hint: 'The unit, and the limits if they are not obvious: ‘In rupees per month’',
        Error: 'The limits: ‘Enter an age from 3 to 30’',
      },
      good: {
        shows: <NumberField label="Age" name="good" max={120} />,
        says: 'The label says what the number is. A number above the limit is an error.',
      },
      bad: {
        shows: <NumberField label="Phone" name="bad" />,
        says: 'A phone number can begin with 0 or +. Use TextField.',
      },
      keyboard: { Digits: 'Type the number. The mouse wheel and the arrow keys do not change it.' },
      screenReader: 'A text field with label, hint and error. Phones show a keyboard with digits.',
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
/** A Form checks the range; the error says which numbers are valid. */
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
