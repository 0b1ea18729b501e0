import { Button, Combobox, type ComboboxProps, Dialog, Form } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { formWide, narrow, rightToLeft } from './frames.tsx'
import type { Guide } from './guide.ts'

const students = ['Amina Yusuf', 'Ben Carter', 'Chloé Dubois', 'Émile Zola', 'José Núñez', 'Yusuf Ali'].map(
  (label, at) => ({ value: `s${at}`, label, hint: `Class ${(at % 3) + 7}` }),
)

const meta = {
  title: 'Forms/Combobox',
  component: Combobox as (props: ComboboxProps) => React.JSX.Element,
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'new',
      use: ['One of more than about ten options, such as a student, which people find by typing a part of it'],
      avoid: ['A few options: use RadioGroup or SelectField', 'Free text without suggestions: use TextField'],
      wording: {
        Label: 'What is chosen: ‘Student’',
        Options:
          'The name that people know, with a fact that tells two people of the same name apart: ‘Ayesha Khan, class 3’',
        'No match': 'Says that no option matches; the default is ‘No matches’',
        Error: 'What to do: ‘Choose a student from the list’',
      },
      anatomy: 'ThousandOptions',
      good: {
        shows: <Combobox label="Student" name="good" options={['Ayesha Khan', 'Bilal Malik', 'Chen Qureshi']} />,
        says: 'A few letters are enough to find one student among three hundred.',
      },
      bad: {
        shows: <Combobox label="Condition" name="bad" options={['Good', 'Bad']} />,
        says: 'Nobody needs to search two options. Use RadioGroup.',
      },
      keyboard: {
        'Down, Up': 'Open the list, and move in it.',
        Enter: 'Chooses the active option; if there is none, sends the form.',
        Escape: 'Closes the list; pressed again, empties the field.',
      },
      screenReader:
        'A combobox, collapsed or expanded, and the active option. While somebody types, the number of options is announced.',
    } satisfies Guide,
  },
  decorators: [formWide],
  args: { label: 'Student', name: 'student', options: students, onValueChange: fn() },
  argTypes: { rootRef: { table: { disable: true } } },
} satisfies Meta<ComboboxProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Words match anywhere, without accents; arrow keys move, Enter chooses. */
export const TypeAndChoose: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Student' })
    await expect(canvas.queryByRole('option', { hidden: true })).toBeNull()
    await userEvent.type(input, '9 y')
    await expect(canvas.getByRole('option')).toHaveTextContent('Yusuf Ali')
    await userEvent.clear(input)
    await userEvent.type(input, 'yusuf')
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Amina YusufClass 7',
      'Yusuf AliClass 9',
    ])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const option = canvas.getByRole('option', { name: /Yusuf Ali/ })
    await expect(input).toHaveAttribute('aria-activedescendant', option.id)
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('Yusuf Ali')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 's5', name: 'student' })
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.clear(input)
    await userEvent.type(input, 'emile')
    await userEvent.click(canvas.getByRole('option', { name: /Émile/ }))
    await expect(input).toHaveValue('Émile Zola')
    await expect(input).toHaveFocus()
  },
}

/** When focus leaves, a text that is not an option is replaced by the chosen option; an empty field has no value. */
export const LeavesWithoutAChoice: Story = {
  args: { defaultValue: 's0' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, ' xyz')
    await expect(canvas.getByText('No matches', { selector: 'p' })).toBeVisible()
    await userEvent.tab()
    await expect(input).toHaveValue('Amina Yusuf')
    await userEvent.clear(input)
    await userEvent.type(input, 'BEN CARTER')
    await userEvent.tab()
    await expect(input).toHaveValue('Ben Carter')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 's1', name: 'student' })
    await userEvent.click(input)
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('Ben Carter')
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '', name: 'student' })
  },
}

/** A click shows all options. */
export const Open: Story = {
  args: { defaultValue: 's1' },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('option', { name: /Ben/ })).toBeVisible())
    await expect(canvas.getByRole('option', { name: /Ben/ })).toHaveAttribute('aria-selected', 'true')
  },
}

/** The list shows the first hundred options, and says how many more there are. */
export const ThousandOptions: Story = {
  args: {
    options: Array.from({ length: 1000 }, (_, at) => ({ value: String(at), label: `Student number ${at + 1}` })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getAllByRole('option')).toHaveLength(100)
    await expect(canvas.getByText('900 more. Type to narrow the list.')).toBeInTheDocument()
    await userEvent.keyboard('1000{ArrowDown}{Enter}')
    await expect(canvas.getByRole('combobox')).toHaveValue('Student number 1000')
  },
}

/** The options are suggestions: any other text is accepted. */
export const FreeText: Story = {
  args: { label: 'Subject', name: 'subject', options: ['Biology', 'Chemistry', 'Physics'], freeText: true },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'Astronomy')
    await userEvent.tab()
    await expect(input).toHaveValue('Astronomy')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'Astronomy', name: 'subject' })
  },
}

/** Escape closes the list; the dialog stays open. */
export const InADialog: Story = {
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  render: (args) => (
    <Dialog open heading="Choose a student" onClose={onClose}>
      <Combobox {...args} />
    </Dialog>
  ),
  play: async ({ canvas }) => {
    onClose.mockClear()
    const input = canvas.getByRole('combobox')
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.keyboard('ben')
    await waitFor(() => expect(canvas.getByRole('option', { name: /Ben/ })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await expect(onClose).not.toHaveBeenCalled()
  },
}
const onClose = fn()

/** The summary leads to the field; the form sends the value of the option. */
export const RequiredInAForm: Story = {
  args: { required: true, requiredMessage: 'Choose a student' },
  render: (args) => (
    <Form
      onValidSubmit={({ data }) => onSubmit(Object.fromEntries(data))}
      actions={<Button type="submit">Save</Button>}
    >
      <Combobox {...args} />
    </Form>
  ),
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await userEvent.click(canvas.getByRole('link', { name: 'Choose a student' }))
    const input = canvas.getByRole('combobox')
    await expect(input).toHaveFocus()
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(input).not.toHaveAttribute('aria-invalid')
    await userEvent.click(save)
    await expect(onSubmit).toHaveBeenLastCalledWith({ student: 's1' })
    save.closest('form')?.reset()
    await waitFor(() => expect(input).toHaveValue(''))
  },
}
const onSubmit = fn()

export const WithHint: Story = {
  args: { hint: 'Type a part of the name or the class.', placeholder: 'Amina, class 7' },
}
export const WithError: Story = { args: { error: 'Choose a student', required: true } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 's2' } }
export const LongText: Story = {
  decorators: [narrow],
  args: {
    options: [
      {
        value: 'a',
        label: 'Maximiliane-Alexandrina von Hohenlohe-Schillingsfürst-Waldenburg',
        hint: 'Class 10, the science branch',
      },
      { value: 'b', label: 'Bo' },
    ],
    defaultValue: 'a',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Bo' })).toBeVisible())
  },
}
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { label: 'التلميذ', openLabel: 'كل التلاميذ', options: ['أمينة يوسف', 'محمد علي'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(canvas.getByRole('option', { name: 'محمد علي' })).toBeVisible())
  },
}
