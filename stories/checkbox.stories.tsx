import { Button, Checkbox, Form } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { formWide, narrow, rightToLeft } from './frames.tsx'
import type { Guide } from './guide.ts'

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'new',
      use: ['A yes-or-no value that is sent with a form', 'Several options that can all be chosen'],
      avoid: [
        'One of several options: use RadioGroup',
        'A change that takes effect at once: use Button, with a text that says what happens',
      ],
      wording: {
        Label: 'A statement that is true when it is checked: ‘Keep on top’; never a negative one',
        Several: 'The legend names the choice and each label an option: ‘Classes’ with ‘Class 1’ and ‘Class 2’',
        Error: 'What to do: ‘Check this box’',
      },
      good: {
        shows: <Checkbox label="Send me the notices by e-mail" name="good" />,
        says: 'The label says what is true when the box is checked.',
      },
      bad: {
        shows: <Checkbox label="Do not send no notices" name="bad" />,
        says: 'It is not clear what a checked box means here.',
      },
      keyboard: { Space: 'Checks or unchecks the box.' },
      screenReader: 'Reads the label, the state (checked, not checked or mixed), the hint and the error.',
    } satisfies Guide,
  },
  decorators: [formWide],
  args: { label: 'Send me the notices by e-mail', name: 'notices', onCheckedChange: fn() },
  argTypes: { rootRef: { table: { disable: true } }, ref: { table: { disable: true } } },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

/** The whole label can be clicked; Space changes a box that has focus. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send me the notices by e-mail' })
    await userEvent.click(canvas.getByText('Send me the notices by e-mail'))
    await expect(box).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith({ checked: true, name: 'notices' })
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
}
export const Checked: Story = { args: { defaultChecked: true } }

const students = ['Amina', 'Ben', 'Chen']
/** One box for several others: it shows a dash while only some of these are checked. */
export const Indeterminate: Story = {
  render: function SelectAll(args) {
    const [chosen, setChosen] = useState<readonly string[]>(['Ben'])
    return (
      <div>
        <Checkbox
          {...args}
          label="All students"
          checked={chosen.length === students.length}
          indeterminate={chosen.length > 0 && chosen.length < students.length}
          onCheckedChange={({ checked }) => setChosen(checked ? students : [])}
        />
        {students.map((name) => (
          <Checkbox
            key={name}
            label={name}
            name={name}
            checked={chosen.includes(name)}
            onCheckedChange={({ checked }) =>
              setChosen(checked ? [...chosen, name] : chosen.filter((other) => other !== name))
            }
          />
        ))}
      </div>
    )
  },
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'All students' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(canvas.getByRole('checkbox', { name: 'Chen' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Amina' }))
    await expect(all).toBePartiallyChecked()
  },
}
export const WithHint: Story = { args: { hint: 'At most one e-mail a day. You can stop them at any time.' } }
export const WithError: Story = {
  args: { label: 'I have read the rules of the school', required: true, error: 'Read and accept the rules' },
}
/** The summary leads to the box, and checking it removes the error. */
export const RequiredInAForm: Story = {
  args: { label: 'I have read the rules', name: 'rules', required: true, requiredMessage: 'Accept the rules' },
  render: (args) => (
    <Form actions={<Button type="submit">Save</Button>}>
      <Checkbox {...args} />
    </Form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const box = canvas.getByRole('checkbox', { name: 'I have read the rules' })
    await expect(box).toHaveAccessibleDescription(/Accept the rules/)
    await userEvent.click(canvas.getByRole('link', { name: /Accept the rules/ }))
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).not.toHaveAttribute('aria-invalid')
  },
}
export const Disabled: Story = { args: { disabled: true, defaultChecked: true, hint: 'Set by the school.' } }
export const LongText: Story = {
  decorators: [narrow],
  args: { label: 'Send me each notice that the school publishes, also on weekends and in the holidays, by e-mail' },
}
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { label: 'أرسلوا إليّ الإعلانات', hint: 'مرة واحدة في اليوم', defaultChecked: true },
}
