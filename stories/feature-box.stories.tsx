import { CalendarIcon, FeatureBox, PeopleIcon, ReportIcon } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from './guide.ts'
import { inColumn, longName } from './samples.tsx'

const meta = {
  title: 'Content/FeatureBox',
  component: FeatureBox,
  args: {
    heading: 'Admissions',
    icon: <PeopleIcon />,
    children: 'Places in every class are given in April. Come and see us at work before you decide.',
  },
  decorators: [inColumn],
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['One thing that the school offers, on a page for visitors'],
      avoid: ['News: use NoticeCard or NoticeTeaser', 'A number that leads to a list: use StatTile'],
      wording: {
        Heading: 'The thing itself, in one to four words: ‘Admissions’',
        Text: 'What the reader gets, in one or two sentences',
        Link: 'Where it leads. The default is ‘Read more’; screen readers hear the heading after it',
      },
      good: {
        shows: <FeatureBox heading="Library">Over 10,000 books, open until four.</FeatureBox>,
        says: 'One thing, described in two lines.',
      },
      bad: {
        shows: <FeatureBox heading="Library, sports, transport and meals">Everything about everything.</FeatureBox>,
        says: 'Four things in one box. Make four boxes.',
      },
      screenReader: 'A section with its heading.',
    } satisfies Guide,
    column: '22rem',
  },
} satisfies Meta<typeof FeatureBox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithLink: Story = { args: { href: '#admissions', linkLabel: 'How to apply' } }
export const NoIcon: Story = { args: { icon: undefined } }
export const ManyItems: Story = {
  decorators: [
    () => (
      <div
        style={{
          display: 'grid',
          gap: '1.5rem',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
        }}
      >
        <FeatureBox heading="Admissions" icon={<PeopleIcon />} href="#a">
          Places in every class are given in April.
        </FeatureBox>
        <FeatureBox heading="Academics" icon={<ReportIcon />} href="#b">
          Ten classes, each with a room of its own and no more than thirty students in it.
        </FeatureBox>
        <FeatureBox heading="Examination" icon={<CalendarIcon />} href="#c">
          Twice a year, and a report for every student after it.
        </FeatureBox>
      </div>
    ),
  ],
  parameters: { column: '70rem' },
}
export const LongText: Story = { args: { heading: longName, children: `${longName} ${longName}` } }
export const RightToLeft: Story = {
  args: { heading: 'القبول', children: 'تعطى الأماكن في شهر أبريل' },
  globals: { direction: 'rtl' },
}
export const Narrow: Story = { parameters: { column: '15rem' } }
