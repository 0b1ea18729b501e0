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
        'Filtering by several things: put FilterChips below it',
        'Choosing the class of one student: use SelectField in the form',
      ],
      wording: {
        Label: 'The noun alone: ‘Class’',
        All: 'What is shown without a filter: ‘All classes’',
        Reset: 'The verb and its object: ‘Reset filter’',
      },
      good: {
        shows: <ClassFilter value="5" classes={['4', '5', '6']} resetHref="#all" onValueChange={() => {}} />,
        says: 'Above the list that it filters.',
      },
      bad: {
        shows: <ClassFilter value="" classes={['5']} resetHref="#all" onValueChange={() => {}} />,
        says: 'One class is not a choice. Leave the filter out.',
      },
      keyboard: { 'Arrow keys': 'Change the class.', Tab: 'Leads on to the link that shows all.' },
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
