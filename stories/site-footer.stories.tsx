import { SiteFooter } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Guide, onPaper } from './guide.ts'
import { inColumn, longName } from './samples.tsx'

const meta = {
  title: 'Navigation/SiteFooter',
  component: SiteFooter,
  decorators: [inColumn],
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['The end of every page: name, address, links'],
      avoid: ['Actions of the page: put them into PageHeading or the page itself'],
      wording: {
        Links: 'The heading of the page to which the link leads',
        Note: 'One line, such as the year and the name of the school; not ‘All rights reserved’',
      },
      good: {
        shows: <p style={onPaper}>MY SCHOOL, 12 Canal Road, +92 1234567</p>,
        says: 'People look for these details at the end of a page.',
      },
      bad: { shows: <p style={onPaper}>Powered by seven programs</p>, says: 'Nobody looks for this.' },
      keyboard: { Tab: 'Moves through the links.' },
      screenReader: 'The `contentinfo` landmark of the page.',
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: {
    name: 'MY SCHOOL',
    address: (
      <>
        12 Canal Road
        <br />
        <a href="tel:+921234567" dir="ltr">
          +92 1234567
        </a>
      </>
    ),
    links: [
      { href: '#board', label: 'Notice board' },
      { href: '#about', label: 'About' },
      { href: '#contact', label: 'Contact' },
      { href: '#qna', label: 'Q&A' },
    ],
    children: 'Founded in 1990',
  },
} satisfies Meta<typeof SiteFooter>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NameAlone: Story = { args: { address: undefined, links: undefined, children: undefined } }
export const LongText: Story = { args: { name: `The ${longName} Memorial School`, address: longName } }
export const RightToLeft: Story = { args: { name: 'مدرستي' }, globals: { direction: 'rtl' } }
export const Narrow: Story = { parameters: { column: '20rem' } }
