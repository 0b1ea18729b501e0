import { ColorField } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { formWide, narrow, rightToLeft } from './frames.tsx'
import type { Guide } from './guide.ts'

const meta = {
  title: 'Forms/ColorField',
  component: ColorField,
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'new',
      use: ["A school's own colour, such as the colour of its links and buttons"],
      avoid: ['One of a few colours: use RadioGroup, with the name of each colour'],
      wording: {
        Label: 'Where the colour is used: ‘Links and buttons’',
        Error: 'An example of each form: ‘Enter a colour such as #1a5fb4 or #abc’',
      },
      good: {
        shows: <ColorField label="Colour of links" name="good" defaultValue="#1a5fb4" />,
        says: 'The label says where the colour is used.',
      },
      bad: {
        shows: <ColorField label="#1a5fb4" name="bad" defaultValue="#1a5fb4" />,
        says: 'A value is not a label. Say what the colour is for.',
      },
      keyboard: {
        Enter: 'In the text: replaces the short form by the long one, and sends the form.',
        'Enter, Space': 'On the picker: opens it.',
      },
      screenReader: 'A text field with label, hint and error, and a picker whose name is ‘Pick’ and the label.',
    } satisfies Guide,
  },
  decorators: [formWide],
  args: { label: 'Main colour', name: 'primary', defaultValue: '#1a5fb4', onValueChange: fn() },
  argTypes: { rootRef: { table: { disable: true } }, ref: { table: { disable: true } } },
} satisfies Meta<typeof ColorField>

export default meta
type Story = StoryObj<typeof meta>

/** The text and the picker always show the same value. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const text = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Main colour' })
    const picker = canvas.getByLabelText<HTMLInputElement>('Pick Main colour')
    await expect(picker.value).toBe('#1a5fb4')
    await userEvent.clear(text)
    await userEvent.type(text, '#c01c28')
    await expect(picker.value).toBe('#c01c28')
    fireEvent.input(picker, { target: { value: '#26a269' } })
    await expect(text.value).toBe('#26a269')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '#26a269', name: 'primary' })
  },
}
export const Empty: Story = { args: { defaultValue: '', required: true, hint: 'Of links and buttons' } }

/** The short form `#abc` becomes `#aabbcc` when focus leaves the field. */
export const ShortForm: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas }) => {
    const text = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(text, '#Abc')
    await userEvent.tab()
    await waitFor(() => expect(text.value).toBe('#aabbcc'))
  },
}

/** A Form shows this error, and the picker keeps the last colour. */
export const NoColour: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.clear(text)
    await userEvent.type(text, 'blue')
    await expect(text.validationMessage).toBe('Enter a colour such as #1a5fb4 or #abc')
    await expect(canvas.getByLabelText<HTMLInputElement>('Pick Main colour').value).toBe('#ffffff')
  },
}
export const WithError: Story = { args: { required: true, error: 'White text cannot be read on this colour' } }
export const ReadOnly: Story = { args: { readOnly: true } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  decorators: [narrow],
  args: { label: 'Colour of links, buttons and of everything else that can be pressed' },
}
export const RightToLeft: Story = { decorators: [rightToLeft], args: { label: 'اللون الرئيسي', pickLabel: 'اختر' } }
