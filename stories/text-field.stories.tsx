import { CopyButton, IconButton, RegenerateIcon, TextField } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { formWide, narrow, rightToLeft } from './frames.tsx'
import type { Guide } from './guide.ts'

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['One line of text: a name, a phone number, a password, an e-mail address'],
      avoid: ['A whole number: use NumberField', 'A day: use DateField', 'Several lines: use TextAreaField'],
      wording: {
        Label: 'A noun without a full stop: ‘Name’, ‘Phone’',
        Hint: 'An example of the format: ‘With the country code: +92 300 1234567’',
        Error:
          'For an empty field, what to enter: ‘Enter a name’. For a wrong value, also what is wrong: ‘A phone number has no letters; enter digits’',
      },
      good: {
        shows: <TextField label="Phone" name="good" type="tel" hint="With the country code: +92 300 1234567" />,
        says: 'A label, and a hint with an example.',
      },
      bad: {
        shows: <TextField label="" aria-label="Phone" name="bad" placeholder="Phone e.g. +92 300 1234567" />,
        says: 'The placeholder disappears as soon as somebody types.',
      },
      keyboard: { Tab: 'Moves to the field, then to the button that shows a password.' },
      screenReader: 'A text field with label, hint and error. An error is read with the field.',
    } satisfies Guide,
  },
  decorators: [formWide],
  args: { label: 'Name', name: 'name', onValueChange: fn() },
  argTypes: {
    end: { control: false },
    rootRef: { table: { disable: true } },
    ref: { table: { disable: true } },
  },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Amina')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'Amina', name: 'name' })
  },
}
export const Filled: Story = { args: { defaultValue: 'Amina Yusuf' } }
export const WithHint: Story = {
  args: { hint: 'First and last name, as in the school register' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'First and last name, as in the school register',
    )
  },
}
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toBeRequired()
  },
}
export const WithError: Story = {
  args: { required: true, error: 'Enter a name', hint: 'As in the school register' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/Enter a name/)
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Amina Yusuf' } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Amina Yusuf' } }

/** An id with a button, in a font in which l, 1 and I look different, and so do 0 and O. */
export const MonoWithButtons: Story = {
  args: {
    label: 'User id',
    name: 'userId',
    mono: true,
    readOnly: true,
    defaultValue: 'Amina-Yusuf-4821@mySchool.com',
    end: (
      <>
        <IconButton variant="framed" label="Regenerate user id" icon={<RegenerateIcon />} />
        <CopyButton label="Copy user id" value="Amina-Yusuf-4821@mySchool.com" />
      </>
    ),
  },
}

/** The browser offers the suggestions; people can also type another value. */
export const WithSuggestions: Story = {
  args: { label: 'Category', name: 'category', suggestions: ['Examinations', 'Holidays', 'Sport'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Category' }), 'Music')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'Music', name: 'category' })
  },
}

/** A button shows and hides a password. */
export const Password: Story = {
  args: { label: 'Password', name: 'password', type: 'password', defaultValue: 'lI1O0-secret', autoComplete: 'off' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Password' }))
    await expect(input).toHaveAttribute('type', 'password')
  },
}

export const LongText: Story = {
  decorators: [narrow],
  args: {
    label: 'The name under which the child is known in the register of the school it went to before',
    hint: 'Leave this empty when the child comes to school for the first time in its life',
    error: 'The register of the other school does not know this name: look at the last report',
    defaultValue: 'Maximiliane-Alexandrina von und zu Hohenlohe-Schillingsfürst',
  },
}
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { label: 'الاسم', hint: 'كما في سجل المدرسة', required: true, error: 'اكتب الاسم' },
}
