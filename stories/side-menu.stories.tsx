import { BoardIcon, HomeIcon, PeopleIcon, PlusIcon, SideMenu, UserIcon } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inColumn, longName } from './samples.tsx'

const meta = {
  title: 'Frame/SideMenu',
  component: SideMenu,
  decorators: [inColumn],
  parameters: { column: '17rem' },
  args: {
    label: 'Administration',
    groups: [
      { links: [{ href: '#dashboard', label: 'Dashboard', icon: <HomeIcon /> }] },
      {
        heading: 'Students',
        links: [
          { href: '#students', label: 'Student-detail', icon: <PeopleIcon />, current: true },
          { href: '#add', label: 'add-student', icon: <PlusIcon /> },
        ],
      },
      {
        heading: 'Board',
        links: [
          { href: '#notices', label: 'notice-detail', icon: <BoardIcon /> },
          { href: '#users', label: 'UserInfo', icon: <UserIcon /> },
        ],
      },
    ],
  },
} satisfies Meta<typeof SideMenu>
export default meta
type Story = StoryObj<typeof meta>

/** Always open in a wide window. In a narrow one a button opens it and Escape closes it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    if (innerWidth < 960) {
      await expect(view.queryByRole('link', { name: 'Dashboard' })).toBeNull()
      await userEvent.click(canvasElement.querySelector('summary') as HTMLElement)
      await expect(view.getByRole('link', { name: 'Dashboard' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect(view.queryByRole('link', { name: 'Dashboard' })).toBeNull()
    } else {
      await expect(view.getByRole('link', { name: 'Student-detail' })).toHaveAttribute('aria-current', 'page')
    }
  },
}
export const NoHeadings: Story = {
  args: { groups: meta.args.groups.map(({ links }) => ({ links })) },
}
export const LongText: Story = {
  args: { groups: [{ heading: longName, links: [{ href: '#long', label: longName, current: true }] }] },
}
export const RightToLeft: Story = {
  args: {
    label: 'الإدارة',
    groups: [
      {
        heading: 'الطلاب',
        links: [
          { href: '#all', label: 'كل الطلاب', icon: <PeopleIcon />, current: true },
          { href: '#add', label: 'إضافة', icon: <PlusIcon /> },
        ],
      },
    ],
  },
  globals: { direction: 'rtl' },
}
