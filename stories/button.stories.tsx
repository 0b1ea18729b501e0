import { Button, PlusIcon, ReportIcon, TrashIcon } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { narrow, rightToLeft, row } from './frames.tsx'
import { type Guide, inRow } from './guide.ts'

const meta = {
  title: 'Actions/Button',
  component: Button,
  parameters: {
    guide: {
      since: '0.1.0',
      use: [
        'An action on this page, such as saving, deleting or opening a dialog',
        'One primary button for the main action of a page, with quiet ones beside it',
      ],
      avoid: [
        'A link to another page: use LinkButton, so that the page can be opened in a new tab',
        'An icon without text: use IconButton, which requires a label',
      ],
      wording: {
        Text: 'A verb, with its object where the page does not make it clear: ‘Save’, ‘Add student’; never ‘OK’ or ‘Submit’',
        Busy: 'The same verb in its -ing form, with an ellipsis: ‘Saving…’',
        Danger: 'The verb that says what is lost: ‘Delete’, not ‘Continue’',
      },
      good: {
        shows: (
          <div style={inRow}>
            <Button>Save student</Button>
            <Button variant="quiet">Cancel</Button>
          </div>
        ),
        says: 'One main action. Its text says what happens.',
      },
      bad: {
        shows: (
          <div style={inRow}>
            <Button>OK</Button>
            <Button>Yes</Button>
            <Button>Submit</Button>
          </div>
        ),
        says: 'Three main actions whose texts say nothing.',
      },
      keyboard: { 'Enter, Space': 'Presses the button.' },
      screenReader: 'Reads its text and says that it is a button. A busy button is disabled.',
    } satisfies Guide,
  },
  args: { children: 'Add student', onClick: fn() },
  argTypes: {
    icon: { control: false },
    onClick: { description: 'It is pressed; as every prop of `<button>`, it reaches the element.' },
    ref: { table: { disable: true } },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add student' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } }
export const Small: Story = { args: { size: 'small', children: 'Details' } }
export const WithIcon: Story = { args: { icon: <PlusIcon />, children: 'Add notice' } }

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** The button is disabled and shows a spinner while its action is running. */
export const Busy: Story = {
  args: { busy: true, busyLabel: 'Saving…', children: 'Save' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Saving…' })
    await expect(button).toBeDisabled()
    await userEvent.click(button, { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** After it was pressed, the button is busy for a moment. */
export const BecomesBusy: Story = {
  render: function BecomesBusy(args) {
    const [busy, setBusy] = useState(false)
    return (
      <Button
        {...args}
        busy={busy}
        busyLabel="Logging in…"
        onClick={() => {
          setBusy(true)
          setTimeout(() => setBusy(false), 400)
        }}
      >
        Login
      </Button>
    )
  },
  play: async ({ canvas }) => {
    // Begins before the click: on a slow machine it may be over before the click returns.
    const wasBusy = waitFor(() => expect(canvas.getByRole('button', { name: 'Logging in…' })).toBeDisabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await wasBusy
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Login' })).toBeEnabled())
  },
}

/** The focus ring is yellow with a dark edge, so that one of the two is visible on every background. */
export const Focused: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const LongText: Story = {
  decorators: [narrow],
  args: { children: 'Add a notice to the board and show it to everybody from tomorrow on' },
}

export const AllVariants: Story = {
  decorators: [row],
  render: () => (
    <>
      <Button>Add</Button>
      <Button variant="quiet">Cancel</Button>
      <Button variant="danger" icon={<TrashIcon />}>
        Delete
      </Button>
      <Button size="small">Details</Button>
      <Button size="small" variant="quiet" icon={<ReportIcon />}>
        Report
      </Button>
      <Button size="small" variant="danger">
        Delete
      </Button>
      <Button size="small" variant="quiet" data-danger icon={<TrashIcon />}>
        Delete
      </Button>
      <Button disabled>Add</Button>
      <Button busy>Add</Button>
      <Button busy variant="quiet">
        Cancel
      </Button>
    </>
  ),
}

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: { icon: <PlusIcon />, children: 'أضف تلميذا' },
}
