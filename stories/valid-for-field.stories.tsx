import { DateField, ValidForField } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { formWide, narrow, rightToLeft } from './frames.tsx'
import type { Guide } from './guide.ts'

const meta = {
  title: 'Forms/ValidForField',
  component: ValidForField,
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['How long something is valid: until a day, or unlimited'],
      avoid: ['A day that is always required: use DateField'],
      wording: {
        Label: 'What the time is for: ‘Valid for’',
        Buttons: 'What the button does: ‘Choose a day’, ‘Unlimited’',
        Error: 'What to do: ‘Choose a day or Unlimited’',
      },
      good: {
        shows: <ValidForField label="Valid for" name="good" />,
        says: 'One press on ‘Unlimited’ is enough; nobody has to choose a day far in the future.',
      },
      bad: {
        shows: <DateField label="Valid until" name="bad" defaultValue="2099-12-31" />,
        says: 'A day far in the future that means ‘unlimited’: people will ask why it is 2099.',
      },
      keyboard: {
        Tab: 'Moves to the field and to the button.',
        'Enter, Space': 'On the button: switches between a day and unlimited.',
      },
      screenReader:
        'A date field with label, hint and error, or a text with the same label when it is unlimited; then the button.',
    } satisfies Guide,
  },
  decorators: [formWide],
  args: { label: 'Valid for', name: 'date', onValueChange: fn() },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof ValidForField>

export default meta
type Story = StoryObj<typeof meta>

/** The button switches between a day and unlimited. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unlimited' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'unlimited', name: 'date' })
    await expect(canvas.getByText('Without a last day')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a day' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '', name: 'date' })
    fireEvent.change(canvas.getByLabelText('Valid for'), { target: { value: '2030-05-06' } })
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2030-05-06', name: 'date' })
  },
}
export const Unlimited: Story = { args: { defaultValue: 'unlimited' } }
export const UntilADay: Story = { args: { defaultValue: '2030-05-06' } }
export const WithError: Story = { args: { required: true, error: 'Choose the last day' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: '2030-05-06' } }
export const Narrow: Story = { decorators: [narrow] }
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { label: 'صالح حتى', unlimitedLabel: 'بلا حد', setTimeLabel: 'حدد الوقت', unlimitedText: 'بلا يوم أخير' },
}
