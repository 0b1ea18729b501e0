import { Button, SiteHeader } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Guide, onPaper } from './guide.ts'
import { inColumn, longName } from './samples.tsx'

const everybody = [
  { href: '#home', label: 'Home', current: true },
  { href: '#notice-board', label: 'Notice board' },
  { href: '#about', label: 'About' },
  { href: '#contact', label: 'Contact' },
  { href: '#qna', label: 'Q&A' },
]
const logout = (
  <Button variant="quiet" size="small">
    Logout
  </Button>
)

const meta = {
  title: 'Navigation/SiteHeader',
  component: SiteHeader,
  decorators: [inColumn],
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['The top of every page: the name and the links to the main pages'],
      avoid: ['More than seven links: group them on pages of their own', 'The pages of one area: use SideMenu'],
      wording: {
        Name: 'The name of the school, as on its letters',
        Links: 'One word each if possible: ‘Home’, ‘Notices’, ‘Contact’',
        Menu: 'The button in a narrow window: ‘Menu’',
      },
      good: {
        shows: <p style={onPaper}>MY SCHOOL · Home · Notice board · Login</p>,
        says: 'The few links that most people use.',
      },
      bad: {
        shows: <p style={onPaper}>Home · News · Blog · Events · Calendar · Gallery · Shop · FAQ · More</p>,
        says: 'Nine links of equal importance: none stands out.',
      },
      keyboard: {
        Tab: 'Moves through the links.',
        'Enter, Space': 'Opens the menu in a narrow window.',
        Escape: 'Closes the menu.',
      },
      screenReader: 'The `banner` landmark with a navigation. The current page is marked.',
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: {
    name: 'MY SCHOOL',
    links: [
      { href: '#home', label: 'Home', current: true },
      { href: '#login', label: 'Login' },
      { href: '#register', label: 'Register' },
    ],
  },
} satisfies Meta<typeof SiteHeader>
export default meta
type Story = StoryObj<typeof meta>

export const LoggedOut: Story = {}
export const Staff: Story = {
  args: { links: [...everybody, { href: '#dashboard', label: 'Dashboard' }], actions: logout },
}
/** The header shows who is logged in, before the actions; on a phone, below the name. A long name is cut off. */
export const LoggedIn: Story = {
  args: { ...Staff.args, user: `${longName} ${longName} ${longName}` },
}
/** A link to something new has larger text and a red dot. Screen readers read a text for the dot. */
export const ReportWaits: Story = {
  args: {
    links: [...everybody, { href: '#report', label: 'Report', badge: { label: 'a report is available' } }],
    actions: logout,
  },
  play: async ({ canvasElement }) => {
    const link = canvasElement.querySelector<HTMLElement>('a[data-badge]')
    await expect(link).toHaveTextContent('Report (a report is available)')
    const size = (element: Element | null) => Number.parseFloat(getComputedStyle(element as Element).fontSize)
    await expect(size(link)).toBeGreaterThan(size(canvasElement.querySelector('a[data-part="link"]')))
  },
}
/** On a phone, one menu contains the links of the staff area and then those of the whole site. */
export const PhoneWithArea: Story = {
  args: {
    ...Staff.args,
    user: longName,
    area: {
      label: 'Office',
      groups: [
        {
          heading: 'Students',
          links: [
            { href: '#students', label: 'All students', current: true },
            { href: '#add', label: 'Add a student' },
          ],
        },
        { heading: 'School office', links: [{ href: '#import', label: 'Import' }] },
      ],
    },
  },
  parameters: { column: '22.5rem' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await userEvent.click(canvasElement.querySelector('summary') as HTMLElement)
    await expect(canvas.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-label'))).toEqual([
      'Office',
      'Menu',
    ])
    const link = canvas.getByRole('link', { name: 'Add a student' })
    await userEvent.click(link)
    await expect(link).not.toBeVisible()
  },
}
/** On a phone, a button opens the menu. Escape closes it and focus returns; a click on a link also closes it. */
export const Phone: Story = {
  args: { ...ReportWaits.args, user: 'علی (حسن).' },
  parameters: { column: '22.5rem' },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement)
    const button = canvasElement.querySelector('summary') as HTMLElement
    await expect(view.queryByRole('link', { name: 'About' })).toBeNull()
    await userEvent.click(button)
    await expect(view.getByRole('link', { name: 'About' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(view.queryByRole('link', { name: 'About' })).toBeNull()
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await userEvent.click(view.getByRole('link', { name: 'About' }))
    await expect(view.queryByRole('link', { name: 'About' })).toBeNull()
  },
}
export const PhoneMenuOpen: Story = {
  args: ReportWaits.args,
  parameters: { column: '22.5rem' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary') as HTMLElement)
    const last = canvas.getByRole('button', { name: 'Logout' })
    await expect(last).toBeVisible()
    // Each on a line of its own, in the order of the header on a desk.
    const tops = [...canvas.getAllByRole('link').slice(1), last].map((one) => one.getBoundingClientRect().top)
    await expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b))
  },
}
export const LongText: Story = {
  args: { name: `The ${longName} Memorial School for Girls and Boys`, links: everybody, actions: logout },
}
export const RightToLeft: Story = {
  args: {
    name: 'مدرستي',
    links: [
      { href: '#home', label: 'الرئيسية', current: true },
      { href: '#board', label: 'لوحة الإعلانات' },
      { href: '#report', label: 'التقرير', badge: { label: 'التقرير متاح' } },
    ],
    menuLabel: 'القائمة',
  },
  globals: { direction: 'rtl' },
}
