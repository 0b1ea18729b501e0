import { Breadcrumb } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Guide } from './guide.ts'
import { inColumn, longName } from './samples.tsx'

const links = [
  { href: '#dashboard', label: 'Dashboard' },
  { href: '#students', label: 'Students' },
  { href: '#class-7', label: 'Class 7' },
]

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  parameters: {
    guide: {
      since: '0.1.0',
      status: 'new',
      use: [
        'A page that is three or more levels below the home page',
        'A page that people reach by search or by a link',
      ],
      avoid: [
        'Only one page above this one: use `back` of PageHeading',
        'Steps of a form: name the step in the heading',
        'Pages on the same level: use SideMenu',
      ],
      wording: {
        Links: 'The heading of each page, word for word: ‘Students’, not ‘List’',
        'Last entry': 'The name of the thing that the page is about: ‘Ayesha Khan’',
      },
      good: {
        shows: <Breadcrumb label="Good" links={links.slice(0, 2)} current="Amina Yusuf" />,
        says: 'Each level has the name of its page. Where there is little room, as here, only the page directly above is shown.',
      },
      bad: {
        shows: <Breadcrumb label="Bad" links={[{ href: '#back', label: 'Back' }]} current="Details" />,
        says: '‘Back’ does not say to which page. Write the name of the page.',
      },
      keyboard: { Tab: 'Leads through the links.', Enter: 'Goes to the page.' },
      screenReader:
        'A navigation landmark with its name, and a list in it. The last entry is read as the current page.',
    } satisfies Guide,
  },
  decorators: [inColumn],
  args: { links, current: 'Amina Yusuf' },
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

/** Where there is room, Tab moves through all links; the current page is not a link. */
export const Default: Story = {
  parameters: { column: '60rem' },
  play: async ({ canvasElement }) => {
    const path = within(canvasElement)
    await expect(path.getByText('Amina Yusuf')).toHaveAttribute('aria-current', 'page')
    const shown = path.getAllByRole('link').filter((link) => link.checkVisibility())
    for (const link of shown) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
    await userEvent.tab()
    await expect(path.getByText('Amina Yusuf')).not.toHaveFocus()
  },
}
/** Narrower than 30rem, only the page directly above is shown. Screen readers still read the current page. */
export const Narrow: Story = {
  parameters: { column: '18rem' },
  play: async ({ canvasElement }) => {
    const path = within(canvasElement)
    await expect(path.getAllByRole('link').filter((link) => link.checkVisibility())).toEqual([
      path.getByRole('link', { name: 'Class 7' }),
    ])
    await expect(path.getByText('Amina Yusuf')).toHaveAttribute('aria-current', 'page')
    await expect(path.getAllByRole('listitem').at(-1)?.getBoundingClientRect().width).toBeLessThan(2)
  },
}
/** Without a page above, only the current page is shown, in the narrow form too. */
export const FirstPage: Story = { args: { links: [], current: 'Dashboard' }, parameters: { column: '18rem' } }
export const OneLevel: Story = { args: { links: links.slice(0, 1), current: 'Students' } }
export const ManyLevels: Story = {
  args: {
    links: [...links, { href: '#reports', label: 'Reports' }, { href: '#years', label: 'Earlier years' }],
    current: 'Report of the second term',
  },
  parameters: { column: '40rem' },
}
export const LongNames: Story = {
  args: { links: [...links.slice(0, 2), { href: '#long', label: longName }], current: `The report of ${longName}` },
  parameters: { column: '40rem' },
}
export const LongNameNarrow: Story = { args: LongNames.args, parameters: { column: '18rem' } }
export const RightToLeft: Story = {
  args: {
    links: [
      { href: '#dashboard', label: 'لوحة التحكم' },
      { href: '#students', label: 'الطلاب' },
    ],
    current: 'أمينة يوسف',
    label: 'مسار التنقل',
  },
  globals: { direction: 'rtl' },
}
