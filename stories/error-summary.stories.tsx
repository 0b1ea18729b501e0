import { Button, ErrorSummary, TextField } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { formWide, narrow, rightToLeft } from './frames.tsx'
import type { Guide } from './guide.ts'

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['The errors of a long form, at its top; Form contains an ErrorSummary already'],
      avoid: ['A form with one field: its own error is enough', 'A failure of the server: use Alert beside the button'],
      wording: {
        Heading: 'That something must be corrected; the default is ‘There is a problem’',
        Errors: 'Word for word the error at the field, so that people find it again: ‘Enter a name’',
      },
      good: {
        shows: (
          <ErrorSummary
            errors={[
              { field: 'a', message: 'Enter a name' },
              { field: 'b', message: 'Choose a class' },
            ]}
          />
        ),
        says: 'Each line leads to its field and says what to do.',
      },
      bad: {
        shows: <ErrorSummary errors={[{ field: 'c', message: 'Invalid input' }]} />,
        says: 'It does not say what is invalid, or what to enter.',
      },
      keyboard: { Tab: 'Leads through the errors.', Enter: 'Moves focus to the field.' },
      screenReader: 'It is announced and takes focus when errors appear.',
    } satisfies Guide,
  },
  decorators: [formWide],
  args: {
    errors: [
      { field: 'name', message: 'Enter a name' },
      { field: 'fatherName', message: "Enter the father's name" },
    ],
  },
  argTypes: { ref: { table: { disable: true } } },
  render: (args) => (
    <form style={{ display: 'grid', gap: 'var(--kit-space-5)' }}>
      <ErrorSummary {...args} />
      <TextField label="Name" name="name" error={args.errors[0]?.message} />
      <TextField label="Father’s name" name="fatherName" error={args.errors[1]?.message} />
    </form>
  ),
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** It takes focus when it appears; each line links to its field. */
export const Appears: Story = {
  render: function Appears({ errors, ...args }) {
    const [sent, setSent] = useState(false)
    return (
      <form style={{ display: 'grid', gap: 'var(--kit-space-5)' }}>
        <ErrorSummary {...args} errors={sent ? errors : []} />
        <TextField label="Name" name="name" />
        <TextField label="Father’s name" name="fatherName" />
        <Button onClick={() => setSent(true)}>Send</Button>
      </form>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(canvasElement.querySelector('[data-part=box]')).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: "Enter the father's name" }))
    await expect(canvas.getByLabelText('Father’s name')).toHaveFocus()
  },
}
export const NothingWrong: Story = { args: { errors: [] } }
/** An error without a field, such as 'the server cannot be reached'. */
export const WithoutField: Story = {
  args: { errors: [{ message: 'The school cannot be reached. Try again in a minute.' }] },
}
export const LongText: Story = {
  decorators: [narrow],
  args: {
    errors: [
      { field: 'name', message: 'This name is longer than 256 characters, which is more than fits into the register' },
    ],
  },
}
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { heading: 'هناك مشكلة', errors: [{ field: 'name', message: 'اكتب الاسم' }] },
}
