import { Button, Dialog, type Toast, ToastRegion } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { type Guide, onPaper } from './guide.ts'

const saved: Toast = { id: 1, tone: 'success', message: 'Student added' }
const available: Toast = { id: 2, tone: 'info', message: 'report is available for this user' }
const failed: Toast = { id: 3, tone: 'danger', message: 'The student could not be saved. Try again.' }

const expiring: Toast = { id: 4, tone: 'warning', message: 'This notice is shown for one more day' }
const closes: Toast = { id: 5, tone: 'neutral', message: 'The office is closed until Monday' }

const meta = {
  title: 'Feedback/ToastRegion',
  component: ToastRegion,
  args: { toasts: [saved], onDismiss: fn(), durations: { success: Infinity, info: Infinity, danger: Infinity } },
  argTypes: { ref: { table: { disable: true } } },
  // It is in the top layer and would cover the documentation page.
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['The result of an action, if nobody needs it later', 'A link to the record that was saved'],
      avoid: [
        'The error of a field: use its `error`',
        'A message that people need later, or with ‘Undo’: use Alert',
        'A question that must be answered: use Dialog',
      ],
      wording: {
        Text: 'What was done, with the name of the record: ‘Deleted: Ayesha Khan’',
        Link: 'The name of the record, not ‘here’',
        Failed: 'What did not happen, and what to do: ‘The session could not be ended. Try again.’',
      },
      anatomy: 'Many',
      good: {
        shows: (
          <p style={onPaper}>
            Student added. <a href="#1">Ayesha Khan</a>
          </p>
        ),
        says: 'It says what happened, and has a link to the record.',
      },
      bad: { shows: <p style={onPaper}>Operation completed successfully!</p>, says: 'It does not say what was done.' },
      keyboard: {
        Tab: 'Moves to the toasts. While focus is on one, none times out.',
        'Enter, Space': 'Dismisses the toast.',
      },
      screenReader: 'Toasts are announced without moving focus: errors at once, others after the current speech.',
    } satisfies Guide,
    docs: { story: { inline: false, height: '20rem' } },
  },
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {}
export const Info: Story = { args: { toasts: [available] } }
export const Failure: Story = { args: { toasts: [failed] } }
/** Every tone, in the order of importance. */
export const Tones: Story = {
  args: {
    toasts: [closes, available, saved, expiring, failed],
    durations: { neutral: Infinity, info: Infinity, success: Infinity, warning: Infinity, danger: Infinity },
  },
}
/** Three toasts are shown, and none is cut off. A line says how many wait; they appear when there is room. */
export const Many: Story = {
  ...Tones,
  render: function Many(args) {
    const [toasts, setToasts] = useState(args.toasts)
    return (
      <ToastRegion
        {...args}
        toasts={toasts}
        onDismiss={({ id }) => setToasts((all) => all.filter((toast) => toast.id !== id))}
      />
    )
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Notifications' })
    await waitFor(() => expect(canvas.getByText('2 more')).toBeVisible())
    await expect(region.scrollHeight).toBe(region.clientHeight)
    await waitFor(() => expect(canvas.getByText(failed.message)).toBeVisible())
    await expect(canvas.getByText(closes.message)).not.toBeVisible()
    for (const text of ['1 more', undefined]) {
      await userEvent.click(canvas.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement)
      if (text) await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
    }
    await waitFor(() => expect(canvas.getByText(closes.message)).toBeVisible())
    await expect(canvas.queryByText('1 more')).toBeNull()
  },
}
/** Without toasts, the live regions exist and do not block the page. */
export const Empty: Story = {
  args: { toasts: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
  },
}
export const LongText: Story = {
  args: {
    toasts: [{ ...failed, message: 'You are logged in already. Log out first to visit this page. '.repeat(3) }],
  },
}

/** A toast times out, except while the pointer is on it. */
export const LeavesByItself: Story = {
  args: { durations: { success: 400 } },
  render: function LeavesByItself(args) {
    const [toasts, setToasts] = useState(args.toasts)
    return (
      <ToastRegion
        {...args}
        toasts={toasts}
        onDismiss={(event) => {
          args.onDismiss(event)
          setToasts((all) => all.filter(({ id }) => id !== event.id))
        }}
      />
    )
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.queryByText('Student added')).toBeNull())
    await expect(args.onDismiss).toHaveBeenCalledWith({ id: 1, reason: 'timeout' })
  },
}

/** After a toast is dismissed with the keyboard, focus returns to where it was. */
export const Dismissed: Story = {
  render: function Dismissed(args) {
    const [toasts, setToasts] = useState(args.toasts)
    return (
      <>
        <Button variant="quiet">Something on the page</Button>
        <ToastRegion
          {...args}
          toasts={toasts}
          durations={{ success: Infinity }}
          onDismiss={({ id }) => setToasts((all) => all.filter((toast) => toast.id !== id))}
        />
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('Student added')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Something on the page' })).toHaveFocus()
  },
}

/** A toast that appears while a dialog is open is above it. */
export const AboveADialog: Story = {
  render: function AboveADialog(args) {
    const [toasts, setToasts] = useState<readonly Toast[]>([])
    return (
      <>
        <ToastRegion {...args} toasts={toasts} />
        <Dialog open heading="Add a notice" actions={<Button onClick={() => setToasts(args.toasts)}>Save</Button>}>
          <p>Save it, and see who lies on top.</p>
        </Dialog>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const toast = await canvas.findByText('Student added')
    await waitFor(() => expect(toast).toBeVisible())
    // In the dialog, since what is outside of it is inert, and above it.
    await expect(canvas.getByRole('dialog')).toContainElement(toast)
    const { x, y, width, height } = toast.getBoundingClientRect()
    await waitFor(() =>
      expect(toast).toContainElement(document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement),
    )
  },
}
export const RightToLeft: Story = {
  args: {
    toasts: [{ id: 1, tone: 'success', message: 'تم الحفظ' }],
    label: 'إشعارات',
    dismissLabel: 'أخف',
    dir: 'rtl',
  },
}
