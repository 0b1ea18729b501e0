import { ClassFilter } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from './guide.ts'
import { classes, inColumn } from './samples.tsx'

const meta = {
  title: 'Tables/ClassFilter',
  component: ClassFilter,
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['Above a list of students, to show one class'],
      avoid: [
        'Several filters: also show FilterChips below the fields',
        'The class of one student in a form: use SelectField',
      ],
      wording: {
        Label: 'Only the noun: ‘Class’',
        All: 'What the list shows without the filter: ‘All classes’',
        Reset: 'The verb and its object: ‘Reset filter’',
      },
      good: {
        shows: <ClassFilter value="5" classes={['4', '5', '6']} resetHref="#all" onValueChange={() => {}} />,
        says: 'It is above the list that it filters.',
      },
      bad: {
        shows: <ClassFilter value="" classes={['5']} resetHref="#all" onValueChange={() => {}} />,
        says: 'With only one class there is no choice. Leave the filter out.',
      },
      keyboard: { 'Arrow keys': 'Change the class.', Tab: 'Moves on to the link that resets the filter.' },
      screenReader: 'A native select with its label.',
    } satisfies Guide,
  },
  decorators: [inColumn],
  args: { value: '', classes, resetHref: '#students', onValueChange: fn() },
} satisfies Meta<typeof ClassFilter>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByLabelText('Class'), '7')
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: '7', name: 'class' })
  },
}
export const Chosen: Story = { args: { value: '10' } }
export const OtherClasses: Story = { args: { classes: ['Nursery', 'Kindergarten', 'Lower school'], label: 'Group' } }
export const RightToLeft: Story = {
  args: { label: 'الصف', allLabel: 'كل الصفوف', resetLabel: 'إعادة' },
  globals: { direction: 'rtl' },
}
export const Narrow: Story = { parameters: { column: '14rem' } }
