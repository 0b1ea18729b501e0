import { Button, Dialog, Menu, type MenuItem } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { narrow, rightToLeft } from './frames.tsx'
import { type Guide, inRow } from './guide.ts'
import { longName } from './samples.tsx'

const items: MenuItem[] = [
  { key: 'password', label: 'New password' },
  { key: 'sessions', label: 'End sessions' },
  { key: 'factor', label: 'Remove second factor', disabled: true },
  { key: 'report', label: 'Report', href: '#report' },
  { key: 'delete', label: 'Delete', variant: 'danger' },
]

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  parameters: {
    guide: {
      since: '0.2.0',
      status: 'new',
      use: ['Four or more actions on one thing, where there is room for one button', 'Actions that are rarely needed'],
      avoid: [
        'One to three actions: use Button, because buttons are seen at once',
        'A value in a form: use SelectField',
        'The pages of the site: use SiteHeader or SideMenu',
      ],
      wording: {
        Label: 'What the menu contains: ‘Actions’, ‘More’',
        Subject: 'The record that the actions are for: ‘Ayesha Khan’',
        Items: 'A verb for an action, ‘Delete’, or a noun for a page, ‘Report’; the dangerous action last',
      },
      good: {
        shows: <Menu label="Actions" subject="Amina Yusuf" items={items} />,
        says: 'The label says what the menu contains.',
      },
      bad: {
        shows: (
          <span style={inRow}>
            <Menu label="Save" items={[{ key: 'save', label: 'Save' }]} />
          </span>
        ),
        says: 'A single action needs one more press in a menu. Use Button.',
      },
      keyboard: {
        'Enter, Space, Down': 'On the button: opens the menu at the first item.',
        Up: 'On the button: opens the menu at the last item.',
        'Arrow keys, Home, End': 'Move in the menu.',
        'A letter': 'Moves to the next item that begins with it.',
        'Enter, Space': 'On an item: chooses it.',
        'Escape, Tab': 'Closes the menu.',
      },
      screenReader:
        'A button that opens a menu, with label and subject. Each item is read with its position in the menu.',
    } satisfies Guide,
  },
  args: { label: 'Actions', subject: 'Amina Yusuf', items, onAction: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

/** The menu opens and closes with the mouse and the keyboard; focus returns to the button. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Actions Amina Yusuf' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    for (const [key, name] of [
      ['Home', 'New password'],
      ['ArrowUp', 'Delete'],
      ['ArrowDown', 'New password'],
      ['End', 'Delete'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      await expect(canvas.getByRole('menuitem', { name })).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenLastCalledWith({ key: 'delete' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await expect(canvas.queryByRole('menu')).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('menuitem', { name: 'New password' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.queryByRole('menu')).toBeNull()
  },
}
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible())
  },
}
export const Small: Story = { args: { size: 'small' } }
export const Disabled: Story = { args: { disabled: true } }
/** The list and its button have the same right edge. */
const endsWithItsButton: Story['play'] = async ({ canvas }) => {
  const button = canvas.getByRole('button')
  await userEvent.click(button)
  const [buttonBox, list] = [button, canvas.getByRole('menu')].map((one) => one.getBoundingClientRect())
  await expect(Math.abs((buttonBox?.right ?? 0) - (list?.right ?? 99))).toBeLessThan(2)
}
/** At the end of a line, the menu opens towards the start. */
export const AtTheEnd: Story = {
  decorators: [
    (Story) => (
      <div style={{ textAlign: 'end' }}>
        <Story />
      </div>
    ),
  ],
  play: endsWithItsButton,
}
/** Escape closes the menu, and the dialog around it stays open. */
export const InADialog: Story = {
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
  render: (args) => (
    <Dialog open heading="Amina Yusuf" actions={<Button>Save</Button>}>
      <Menu {...args} />
    </Dialog>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions Amina Yusuf' }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('menu')).toBeNull()
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
}
export const LongText: Story = {
  decorators: [narrow],
  args: { items: [{ key: 'a', label: `Send a letter to the parents of ${longName}` }, ...items] },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    const list = canvas.getByRole('menu').getBoundingClientRect()
    await expect(Math.abs(list.left - button.getBoundingClientRect().left)).toBeLessThan(2)
    await expect(list.right).toBeLessThan(innerWidth - 8)
  },
}
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  args: {
    label: 'إجراءات',
    subject: 'أمينة',
    items: [
      { key: 'a', label: 'كلمة مرور جديدة' },
      { key: 'b', label: 'حذف', variant: 'danger' },
    ],
  },
  play: endsWithItsButton,
}
