import { PeopleIcon, PinIcon, PlusIcon, SideMenu, UserIcon } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Guide } from './guide.ts'
import { inColumn, longName } from './samples.tsx'

const meta = {
  title: 'Navigation/SideMenu',
  component: SideMenu,
  decorators: [inColumn],
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['The pages of one area, such as the administration'],
      avoid: ['Parts of one page: use Tabs', 'The pages of the whole site: use SiteHeader'],
      wording: {
        Label: 'The name of the area: ‘Administration’',
        Groups: 'The things that people work on: ‘Students’, ‘Notices’',
        Links: 'The heading of the page to which the link leads: ‘Add student’',
      },
      good: {
        shows: (
          <SideMenu
            label="Good"
            groups={[
              {
                heading: 'Students',
                links: [
                  { href: '#list', label: 'All students', current: true },
                  { href: '#add', label: 'Add student' },
                ],
              },
            ]}
          />
        ),
        says: 'Each group is about one thing that people work on.',
      },
      bad: {
        shows: (
          <SideMenu
            label="Bad"
            groups={[
              {
                links: [
                  { href: '#1', label: 'Misc' },
                  { href: '#2', label: 'Other' },
                ],
              },
            ]}
          />
        ),
        says: 'The links do not say where they lead.',
      },
      keyboard: { Tab: 'Moves through the links.', 'Enter, Space': 'Opens the menu in a narrow window.' },
      screenReader: 'A navigation landmark with its name. The current page is marked.',
    } satisfies Guide,
    column: '17rem',
  },
  args: {
    label: 'Administration',
    groups: [
      { links: [{ href: '#dashboard', label: 'Dashboard' }] },
      {
        heading: 'Students',
        links: [
          { href: '#students', label: 'All students', icon: <PeopleIcon />, current: true },
          { href: '#add', label: 'Add student', icon: <PlusIcon /> },
        ],
      },
      {
        heading: 'Board',
        links: [
          { href: '#notices', label: 'All notices', icon: <PinIcon /> },
          { href: '#users', label: 'Users', icon: <UserIcon /> },
        ],
      },
    ],
  },
} satisfies Meta<typeof SideMenu>
export default meta
type Story = StoryObj<typeof meta>

/** In a wide window the menu is always open. In a narrow one, a button opens it and Escape closes it. */
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
      await expect(view.getByRole('link', { name: 'All students' })).toHaveAttribute('aria-current', 'page')
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
