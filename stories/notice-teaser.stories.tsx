import { NoticeTeaser } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Guide, onPaper } from './guide.ts'
import { inColumn, libraryPhoto, longName, noticeText, sportsPhoto } from './samples.tsx'

const meta = {
  title: 'School/NoticeTeaser',
  component: NoticeTeaser,
  decorators: [inColumn],
  parameters: {
    guide: {
      since: '0.1.0',
      use: ['The newest notices on a home page, in a grid'],
      avoid: ['The whole board: use NoticeCard'],
      wording: {
        Heading: 'The heading of the notice, word for word',
        Text: 'The first sentence of the notice; it is cut off between words',
        Link: '‘Read more’; screen readers hear the heading after it',
      },
      good: {
        shows: (
          <p style={onPaper}>
            <b>Sports day</b>
            <br />
            Races begin at nine …
          </p>
        ),
        says: 'The start of the news, and a link to the rest.',
      },
      bad: {
        shows: (
          <p style={onPaper}>
            <b>News</b>
          </p>
        ),
        says: 'It gives people no reason to open the notice.',
      },
      keyboard: { Enter: 'On the link: opens the notice.' },
      screenReader: 'An article with its heading and one link.',
    } satisfies Guide,
    column: '20rem',
  },
  args: { heading: 'Annual sports day', description: noticeText, href: '#notice', photoSrc: sportsPhoto },
} satisfies Meta<typeof NoticeTeaser>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** An event that is cancelled: a band is over the photo, and the time and place are struck through. */
export const Cancelled: Story = {
  args: { details: 'Fri, Dec 4, 2026, 09:30 · Main ground', cancelled: 'Cancelled', marks: ['On top', 'Sport'] },
}
/** An event that stays at the top of the board and has files. */
export const Event: Story = {
  args: { details: 'Dec 4, 2026, 09:30 · Main ground', marks: ['On top', 'Sport'], fileCount: 2 },
}
export const NoPhoto: Story = { args: { photoSrc: null } }
export const LongText: Story = {
  args: { heading: `Prize for ${longName}`, description: longName, photoSrc: libraryPhoto },
}
export const ShortText: Story = { args: { heading: 'Closed', description: 'Snow.' } }
/** The 60th character has two code units and is not cut in half. */
export const SurrogatePair: Story = { args: { description: `${'a'.repeat(59)}𝒷𝒸` } }
export const ManyItems: Story = {
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'grid',
          gap: '1.5rem',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
        }}
      >
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Story key={key} />
        ))}
      </div>
    ),
  ],
  parameters: { column: '70rem' },
}
export const RightToLeft: Story = {
  args: {
    heading: 'اليوم الرياضي السنوي',
    description: 'يقام اليوم الرياضي السنوي يوم الجمعة في الملعب',
    linkLabel: 'المزيد',
  },
  globals: { direction: 'rtl' },
}
export const Narrow: Story = { parameters: { column: '14rem' } }
