import { Button, Dialog, Tooltip } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { rightToLeft } from './frames.tsx'
import { type Guide, inRow } from './guide.ts'

const meta = {
  title: 'Dialogs/Tooltip',
  component: Tooltip,
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'new',
      use: ['A few words more about a control whose name already says what it does'],
      avoid: ['Information that people need: use the `hint` of a field, or text; touch screens show no tooltip'],
      wording: {
        Text: 'A few words that add to the name, or the key: ‘Link (Ctrl+K)’; no full stop',
        Name: 'The control has its own name without the tooltip',
      },
      good: {
        shows: (
          <span style={inRow}>
            <Button>Export</Button> The list as a file for a spreadsheet
          </span>
        ),
        says: 'The tooltip says more about a button that is clear without it.',
      },
      bad: {
        shows: (
          <span style={inRow}>
            <Button>X</Button> Deletes the whole class
          </span>
        ),
        says: 'Only the tooltip says what the button does.',
      },
      keyboard: { Tab: 'Moves focus to the control, which shows the tooltip.', Escape: 'Hides the tooltip.' },
      screenReader: 'The description of the control, even while the tooltip is hidden.',
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '6rem 1rem' }}>
        <Story />
      </div>
    ),
  ],
  args: { text: 'The list as a file for a spreadsheet', children: <Button>Export</Button> },
  argTypes: { children: { control: false }, ref: { table: { disable: true } } },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

/** The tooltip is the description of the button, even while it is hidden. The text of the button is its name. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Export' })
    const tip = canvasElement.querySelector('[role=tooltip]')
    await expect(button).toHaveAccessibleDescription('The list as a file for a spreadsheet')
    await userEvent.hover(button)
    await waitFor(() => expect(tip).toBeVisible())
    await userEvent.unhover(button)
    await waitFor(() => expect(tip).not.toBeVisible())
  },
}

/** The tooltip is shown at once, as when the keyboard focus is on the button. */
export const Shown: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus()
    await waitFor(() => expect(canvasElement.querySelector('[role=tooltip]')).toBeVisible())
  },
}
export const Below: Story = { ...Shown, args: { side: 'bottom' } }
export const LongText: Story = {
  ...Shown,
  args: {
    text: 'The whole list, with the rows that are not on this page, as a file for a spreadsheet or a mail merge',
  },
}

const onClose = fn()

/** The first Escape hides the tooltip, the second closes the dialog. */
export const InADialog: Story = {
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
  render: (args) => (
    <Dialog open heading="Students" onClose={onClose}>
      <Tooltip {...args} />
    </Dialog>
  ),
  play: async ({ canvas, canvasElement }) => {
    onClose.mockClear()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus())
    await userEvent.hover(canvas.getByRole('button', { name: 'Export' }))
    const tip = canvasElement.querySelector('[role=tooltip]')
    await waitFor(() => expect(tip).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(tip).not.toBeVisible())
    await expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(onClose).toHaveBeenCalledWith({ reason: 'escape' })
  },
}

export const RightToLeft: Story = {
  ...Shown,
  decorators: [rightToLeft],
  args: { text: 'القائمة كملف', children: <Button>Export</Button> },
}
