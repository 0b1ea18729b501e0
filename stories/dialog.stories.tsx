import { Button, Dialog, type DialogProps, TextField } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { type Guide, onPaper } from './guide.ts'

/** A page with a button that opens the dialog; `open` is the state at first. */
function Opening({ open: atFirst, onClose, ...props }: DialogProps) {
  const [open, setOpen] = useState(atFirst)
  return (
    <main>
      <h1>Notice board</h1>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog
        {...props}
        open={open}
        onClose={(event) => {
          onClose?.(event)
          setOpen(false)
        }}
        actions={
          props.actions === undefined ? (
            <>
              <Button onClick={() => setOpen(false)}>Understood</Button>
              <Button variant="quiet" onClick={() => setOpen(false)}>
                Cancel
              </Button>
            </>
          ) : (
            props.actions
          )
        }
      />
    </main>
  )
}

const meta = {
  title: 'Dialogs/Dialog',
  component: Dialog,
  render: (args) => <Opening {...args} />,
  args: {
    open: true,
    heading: 'School closed on Friday',
    onClose: fn(),
    children: <p>All classes meet at eight on the field behind the library. School starts again on Monday.</p>,
  },
  argTypes: {
    children: { control: false },
    actions: { control: false },
    ref: { table: { disable: true } },
  },
  // A modal dialog would cover the documentation page.
  parameters: {
    guide: {
      since: '0.1.0',
      use: [
        'A short task that ends with a choice: search, choose, confirm',
        'A question that must be answered before people go on',
      ],
      avoid: [
        'A long form: give it a page with its own URL',
        'A message: use ToastRegion, or text on the page',
        'A deletion: use ConfirmDeletePrompt',
      ],
      wording: {
        Heading: 'The question or the task: ‘Move to another class’, ‘Issue new passwords?’',
        Text: 'What will happen, in one or two sentences',
        Actions: 'The verb of the heading, and ‘Cancel’; never ‘Yes’ and ‘No’',
      },
      good: {
        shows: <p style={onPaper}>Search students: four fields and two buttons.</p>,
        says: 'One task that fits without scrolling.',
      },
      bad: {
        shows: <p style={onPaper}>Add a student: nineteen fields in a window over the page.</p>,
        says: 'One wrong click closes the dialog, and everything that was typed is lost.',
      },
      keyboard: { Escape: 'Requests to close the dialog.', Tab: 'Moves within the dialog.' },
      screenReader:
        'A modal dialog with its heading; the page behind it cannot be reached. Focus returns to the control that opened it.',
    } satisfies Guide,
    docs: { story: { inline: false, height: '28rem' } },
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Focus moves into the dialog and returns to the button, however it closes. */
export const FocusInAndBack: Story = {
  args: { open: false, children: <TextField label="Name" name="name" /> },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    const ways = {
      escape: () => userEvent.keyboard('{Escape}'),
      button: () => userEvent.click(canvas.getByRole('button', { name: 'Close' })),
      backdrop: () => pressOn(canvas.getByRole('dialog')),
    }
    for (const [reason, close] of Object.entries(ways)) {
      await userEvent.click(opener)
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
      await close()
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason })
      await expect(opener).toHaveFocus()
    }
  },
}

/** The app can keep the dialog open: here it ignores three requests to close it. */
export const StaysOpen: Story = {
  render: function StaysOpen(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Write</Button>
        <Dialog {...args} open={open} actions={<Button>Keep on writing</Button>}>
          <TextField label="Title" name="title" defaultValue="Half a notice" />
        </Dialog>
      </>
    )
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write' }))
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    for (let times = 1; times <= 3; times++) {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledTimes(times)
      await expect(canvas.getByRole('dialog')).toBeVisible()
    }
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

/** A form with `method="dialog"` also requests to close it. */
export const ClosedByAForm: Story = {
  args: {
    actions: (
      <form method="dialog">
        <Button type="submit">Done</Button>
      </form>
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith({ reason: 'cancel' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** A drag from the inside to the outside, as when somebody selects text, does not close it. */
export const DragOutside: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    fireEvent.pointerDown(canvas.getByText(/All classes/))
    fireEvent.click(canvas.getByRole('dialog'))
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
}

export const Small: Story = { args: { size: 'small' } }
export const Large: Story = { args: { size: 'large' } }
export const WithoutActions: Story = { args: { actions: null } }

/** Long content scrolls; the buttons stay at the bottom. */
export const LongText: Story = {
  args: {
    heading: 'A heading that is a good deal longer than what fits into one line of a dialog on a phone',
    children: Array.from({ length: 30 }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same paragraph thirty times
      <p key={at}>All classes meet at eight on the field behind the library. School starts again on Monday.</p>
    )),
  },
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
    heading: 'المدرسة مغلقة يوم الجمعة',
    closeLabel: 'أغلق',
    children: <p>تجتمع كل الصفوف في الساعة الثامنة خلف المكتبة.</p>,
    actions: <Button>حسنا</Button>,
  },
}

/** Clicks the dialog element itself, which is outside its sheet. */
async function pressOn(dialog: HTMLElement) {
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
}
