import { EmptyState, NoticeCard, PageHeading } from '@my-school/ui-kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { libraryPhoto, noticeText, sciencePhoto, sportsPhoto } from '../samples.tsx'
import { SchoolPage } from './school-page.tsx'

type Notice = { heading: string; photoSrc: string | null }

/** The notice board for visitors: cards on a board in full width. */
function NoticeBoard({ notices }: { notices: readonly Notice[] }) {
  return (
    <SchoolPage current="#board">
      <PageHeading lead="What is happening at school">Notice board</PageHeading>
      {notices.length === 0 ? (
        <EmptyState heading="There are no notices" illustration="board" />
      ) : (
        <ul className="composition-board">
          {notices.map((notice, index) => (
            <li key={notice.heading}>
              <NoticeCard
                {...notice}
                description={noticeText}
                createdAt="2026-11-20T08:00:00.000Z"
                href={`#notice-${index}`}
                headingLevel={2}
              />
            </li>
          ))}
        </ul>
      )}
    </SchoolPage>
  )
}

const meta = {
  title: 'Compositions/Notice board',
  component: NoticeBoard,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NoticeBoard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    notices: [
      { heading: 'Annual sports day', photoSrc: sportsPhoto },
      { heading: 'Library open on Saturdays', photoSrc: libraryPhoto },
      { heading: 'Science fair of classes 6 to 10', photoSrc: sciencePhoto },
      { heading: 'Mid-term examination timetable', photoSrc: null },
    ],
  },
}
export const Empty: Story = { args: { notices: [] } }
