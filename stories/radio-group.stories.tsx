import { Button, Form, RadioGroup } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { formWide, narrow, rightToLeft } from './frames.tsx'
import type { Guide } from './guide.ts'

const conditions = ['Excellent', 'Good', 'Average', 'Bad', 'Worst']

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['One of two to six options', 'A choice that people make again and again: use `layout="cards"`'],
      avoid: ['More than six options: use SelectField or Combobox', 'Yes or no: use Checkbox'],
      wording: {
        Legend: 'What is chosen: ‘Condition’, or a short question: ‘Does it take place?’',
        Options: 'One to three words each, all of the same kind; an option that needs more words has a hint',
        Error: 'What to do: ‘Choose a condition’',
      },
      good: {
        shows: <RadioGroup label="Condition" name="good" options={['Good', 'Average', 'Bad']} layout="cards" />,
        says: 'All options are in view, and one tap is enough.',
      },
      bad: {
        shows: <RadioGroup label="Class" name="bad" options={['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']} />,
        says: 'Ten lines for one choice are too many. Use SelectField.',
      },
      keyboard: { 'Arrow keys': 'Move to another option and choose it.', Space: 'Chooses the option that has focus.' },
      screenReader: 'A group with its label. Each option is read with its position.',
    } satisfies Guide,
  },
  decorators: [formWide],
  args: { label: 'Condition', name: 'condition', options: conditions, onValueChange: fn() },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Good' }))
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: 'Good', name: 'condition' })
    // The arrow keys move the choice, as the browser does it.
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Average' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Average' })).toHaveFocus()
  },
}
/** Large options, side by side where there is room. */
export const Cards: Story = { args: { layout: 'cards' } }
export const CardsChosen: Story = { args: { layout: 'cards', defaultValue: 'Average' } }
export const WithHint: Story = {
  args: {
    hint: 'You can change it later.',
    options: [
      { value: 'day', label: 'Day school', hint: 'From eight to three' },
      { value: 'boarding', label: 'Boarding school', hint: 'With a bed in the old house' },
    ],
  },
}
/** Each option is in its own language, which its `lang` names. */
export const Languages: Story = {
  args: {
    label: 'Language',
    name: 'language',
    layout: 'cards',
    options: [
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'ur', label: 'اردو', lang: 'ur' },
    ],
  },
}
export const WithError: Story = { args: { layout: 'cards', required: true, error: 'Choose a condition' } }
/** If nothing is chosen, the summary leads to the first option. */
export const RequiredInAForm: Story = {
  args: { layout: 'cards', required: true, requiredMessage: 'Choose a condition' },
  render: (args) => (
    <Form actions={<Button type="submit">Save</Button>}>
      <RadioGroup {...args} />
    </Form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Choose a condition' }))
    await expect(canvas.getByRole('radio', { name: 'Excellent' })).toHaveFocus()
    const group = canvas.getByRole('radiogroup', { name: /Condition/ })
    await expect(group).toHaveAccessibleDescription('Choose a condition')
    await userEvent.click(canvas.getByRole('radio', { name: 'Bad' }))
    await expect(group).not.toHaveAttribute('aria-invalid')
  },
}
export const Disabled: Story = { args: { layout: 'cards', disabled: true, defaultValue: 'Good' } }
export const LongText: Story = {
  decorators: [narrow],
  args: {
    layout: 'cards',
    options: ['The second class of the afternoon, in the new building behind the library', 'Another one'],
  },
}
export const Narrow: Story = { decorators: [narrow], args: { layout: 'cards' } }
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { layout: 'cards', label: 'الحالة', options: ['ممتاز', 'جيد', 'ضعيف'], defaultValue: 'جيد' },
}
