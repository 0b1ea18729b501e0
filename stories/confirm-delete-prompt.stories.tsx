import { Button, ConfirmDeletePrompt, type ConfirmDeletePromptProps } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { type Guide, onPaper } from './guide.ts'

/** A page with a delete button; `open` is the state at first. */
function Deleting({ open: initiallyOpen, onCancel, onConfirm, ...props }: ConfirmDeletePromptProps) {
  const [open, setOpen] = useState(initiallyOpen)
  return (
    <main>
      <h1>Student list</h1>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete Amina
      </Button>
      <ConfirmDeletePrompt
        {...props}
        open={open}
        onConfirm={async () => {
          await onConfirm()
          setOpen(false)
        }}
        onCancel={(event) => {
          onCancel?.(event)
          setOpen(false)
        }}
      />
    </main>
  )
}

const meta = {
  title: 'Dialogs/ConfirmDeletePrompt',
  component: ConfirmDeletePrompt,
  render: (args) => <Deleting {...args} />,
  args: {
    open: true,
    word: 'delete',
    heading: 'Delete student',
    subject: 'Amina Yusuf, class 7',
    onConfirm: fn(async () => {}),
    onCancel: fn(),
  },
  argTypes: {
    ref: { table: { disable: true } },
  },
  // A modal dialog would cover the documentation page.
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['A deletion that cannot be undone: a student with all records, a teacher, a notice'],
      avoid: [
        'A deletion that can be undone: delete at once and offer ‘Undo’ beside the message, as in the pattern ‘List, edit, undo’',
        'A question that is not about deleting: use Dialog',
      ],
      wording: {
        Heading: 'The verb and the kind of record: ‘Delete student’',
        Subject: 'The name of the record, as the list shows it',
        Prompt:
          'The word to type, in quotes, and what is deleted with it: ‘Type "delete" to delete the student, the login and the report’',
        Hint: 'Whether the record can be restored, and for how long',
        'Wrong word': 'What happened; the default is ‘This is not the word’',
      },
      good: {
        shows: <p style={onPaper}>Delete Amina Yusuf, class 7? Type “delete”.</p>,
        says: 'It names the student, so that people notice if they chose the wrong row.',
      },
      bad: {
        shows: <p style={onPaper}>Are you sure? Type “delete”.</p>,
        says: 'It does not say what will be deleted. Set `subject`.',
      },
      keyboard: {
        Enter: 'Deletes the record if the word is right; otherwise shows the error.',
        Escape: 'Closes the prompt, unless the deletion is running.',
        Tab: 'Stays in the dialog.',
      },
      screenReader:
        'A modal dialog with its heading. A wrong word and a failure are announced at once. Focus returns to the control that opened it.',
    } satisfies Guide,
    docs: { story: { inline: false, height: '26rem' } },
  },
} satisfies Meta<typeof ConfirmDeletePrompt>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** After a wrong word nothing is deleted: the error is announced and the field keeps focus. */
export const WrongWord: Story = {
  args: { open: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Amina' }))
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('Delete{Enter}')
    await expect(canvas.getByText('This is not the word').closest('[role=alert]')).not.toBeNull()
    await expect(field).toHaveAccessibleDescription('This is not the word')
    await expect(field).toHaveFocus()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

/** After the right word, focus returns to the button. */
export const Deletes: Story = {
  args: { open: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Delete Amina' })
    await userEvent.click(opener)
    await userEvent.keyboard('delete')
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(opener).toHaveFocus()
  },
}

/** The button that opened the prompt is deleted with its row, so focus moves to the heading. After Cancel it returns to the button. */
export const DeletesItsRow: Story = {
  args: { open: false },
  render: function DeletesItsRow(args) {
    const [rows, setRows] = useState(['Amina', 'Ben'])
    const [open, setOpen] = useState(false)
    const heading = useRef<HTMLHeadingElement>(null)
    return (
      <main>
        <h1 ref={heading}>Student list</h1>
        {rows.map((name) => (
          <Button key={name} variant="danger" onClick={() => setOpen(true)}>
            Delete {name}
          </Button>
        ))}
        <ConfirmDeletePrompt
          {...args}
          open={open}
          finalFocus={heading}
          onCancel={() => setOpen(false)}
          onConfirm={() => {
            setOpen(false)
            setRows(rows.slice(1))
          }}
        />
      </main>
    )
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Delete Amina' })
    await userEvent.click(opener)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await userEvent.keyboard('delete{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Student list' })).toHaveFocus())
    await expect(opener).not.toBeInTheDocument()
  },
}

/** Escape and Cancel close it. The field is empty the next time. */
export const Cancelled: Story = {
  args: { open: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Delete Amina' })
    await userEvent.click(opener)
    await userEvent.keyboard('del{Escape}')
    await expect(args.onCancel).toHaveBeenLastCalledWith({ reason: 'escape' })
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenLastCalledWith({ reason: 'cancel' })
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

/** While the deletion is running, the prompt cannot be closed. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    for (const name of ['Delete', 'Cancel']) await expect(canvas.getByRole('button', { name })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).not.toHaveBeenCalled()
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
}
export const Failed: Story = { args: { failure: 'The student could not be deleted. Try again.' } }

/** When `onConfirm` rejects, the prompt shows the message and the user can try again. */
export const Rejected: Story = {
  args: { open: false, onConfirm: fn(() => Promise.reject(new Error('The school cannot be reached'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Amina' }))
    await userEvent.keyboard('delete{Enter}')
    await expect(await canvas.findByText('The school cannot be reached')).toHaveAttribute('role', 'alert')
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeEnabled()
  },
}

/** The word, the label and the error are props. */
export const Notice: Story = {
  args: {
    word: 'Delete',
    heading: 'Delete notice',
    subject: 'School closed on Friday',
    promptLabel: 'Type "Delete" to delete Notice',
    wrongWordMessage: 'Invalid input',
  },
}

/** If the record can be restored, the prompt says so before the word is typed. */
export const CanBeRestored: Story = {
  args: { hint: 'An admin can restore it within 30 days.' },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox')
    await expect(field).toHaveAccessibleDescription('An admin can restore it within 30 days.')
  },
}
export const LongText: Story = {
  args: { subject: 'Maximiliane-Alexandrina von und zu Hohenlohe-Schillingsfürst-Waldenburg, class 10' },
}
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
  args: {
    word: 'حذف',
    heading: 'حذف التلميذة',
    subject: 'أمينة يوسف',
    promptLabel: 'اكتب «حذف»',
    confirmLabel: 'احذف',
    cancelLabel: 'إلغاء',
    closeLabel: 'أغلق',
  },
}
