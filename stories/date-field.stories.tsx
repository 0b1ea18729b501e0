import { DateField } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { formWide, narrow, rightToLeft } from './frames.tsx'
import type { Guide } from './guide.ts'

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['A day that people know or can look up, such as the last day of a notice'],
      avoid: ['A point in time: add a TextField with `type="time"`', 'A period: use two date fields'],
      wording: {
        Label: 'Which day it is: ‘Valid until’, ‘Day of the event’; never ‘Date’ alone',
        Hint: 'What an empty field means: ‘If this is empty: as soon as it is saved’',
        Error: 'The earliest or the latest day: ‘1 December 2026 or later’',
      },
      good: { shows: <DateField label="Valid until" name="good" />, says: 'The label says which day it is.' },
      bad: { shows: <DateField label="Date" name="bad" />, says: 'The label does not say which day it is.' },
      keyboard: {
        Digits: 'Type the day.',
        'Arrow keys': 'Change day, month or year.',
        Space: 'Opens the calendar of the browser.',
      },
      screenReader: 'The native date field of the browser, with label, hint and error.',
    } satisfies Guide,
  },
  decorators: [formWide],
  args: { label: 'filter by date', name: 'date', onValueChange: fn() },
  argTypes: { rootRef: { table: { disable: true } }, ref: { table: { disable: true } } },
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
